import NewsModel
import Testing
import TidingsStore

@Suite struct StoryTests {
    /// Three publishers with four entries each, which are told at 0, 10, 20 and so on.
    private func fixture() async throws -> (StoreFixture, [[PreparedEntry]]) {
        let fixture = try await StoreFixture()
        var all: [[PreparedEntry]] = []
        for (number, name) in ["a", "b", "c"].enumerated() {
            let key = try await fixture.follow(name, in: FolderPath(["News"]))
            let entries = (0..<4).map {
                StoreFixture.entry(
                    key, "\(name)\($0)", published: Int64($0 * 30 + number * 10),
                    text: "About \(name)\($0)")
            }
            all.append(entries)
            try await fixture.save(
                entries, of: key, at: 1000, language: number == 2 ? "de" : "en",
                publisher: "\(name).example")
        }
        return (fixture, all)
    }

    private func update(
        _ assignments: [(EntryKey, StoryKey)], titles: [StoryKey: String] = [:],
        aliases: [StoryKey: StoryKey] = [:]
    ) -> StoryUpdate {
        var update = StoryUpdate()
        update.assignments = assignments.map { StoryUpdate.Assignment(entry: $0, story: $1) }
        update.titles = titles
        update.aliases = aliases
        return update
    }

    @Test func `a story shows who told it, first to report first`() async throws {
        let (fixture, entries) = try await fixture()
        let story = StoryKey(founder: entries[1][0].key)
        let told = [entries[1][0], entries[2][0], entries[1][1], entries[0][2]].map(\.key)
        try await fixture.store.save(update(told.map { ($0, story) }))
        try await fixture.store.mark([told[0]], .read, at: StoreFixture.start)
        let listing = try #require(try await fixture.store.story(story))
        var expected = StoryListing(
            key: story, title: "Title b0", excerpt: "About a2",
            publishers: ["b.example", "c.example", "a.example"], entryCount: 4, unreadCount: 3,
            first: StoreFixture.time(10), latest: StoreFixture.time(60), languages: ["en", "de"])
        expected.newReportCount = 3
        #expect(listing == expected)
        #expect(try await fixture.all(.story(story)).map(\.key) == told.reversed())
        #expect(try await fixture.all(.story(story), .unread).count == 3)
        #expect(try await fixture.store.entry(told[3])?.listing.story == story)
        try await fixture.expectWhole()
    }

    @Test func `lists stories told by enough publishers, latest first`() async throws {
        let (fixture, entries) = try await fixture()
        var assignments: [(EntryKey, StoryKey)] = []
        for number in 0..<4 {
            let story = StoryKey(founder: entries[0][number].key)
            for publisher in 0..<min(number + 1, 3) {
                assignments.append((entries[publisher][number].key, story))
            }
        }
        // As without the name of a publisher.
        let given = String(entries[0][0].title.dropFirst())
        try await fixture.store.save(update(assignments, titles: [assignments[0].1: given]))
        for (minimum, counts) in [
            (0, [3, 3, 2, 1]), (1, [3, 3, 2, 1]), (2, [3, 3, 2]), (3, [3, 3]), (4, []),
        ] {
            var listed: [StoryListing] = []
            var after: EntryCursor?
            repeat {
                let page = try await fixture.store.stories(
                    minimumPublishers: minimum, after: after, limit: 1)
                listed += page.elements
                after = page.next
            } while after != nil
            #expect(listed.map(\.publishers.count) == counts)
        }
        #expect(try await fixture.store.story(assignments[0].1)?.title == given)
    }

    @Test func `a story that ended leads to the one it ended in`() async throws {
        let (fixture, entries) = try await fixture()
        let keys = (0..<3).map { StoryKey(founder: entries[$0][0].key) }
        try await fixture.store.save(
            update((0..<3).map { (entries[$0][0].key, keys[$0]) }))
        try await fixture.store.save(update([], aliases: [keys[0]: keys[1]]))
        try await fixture.store.save(update([], aliases: [keys[1]: keys[2]]))
        for key in keys {
            let story = try #require(try await fixture.store.story(key))
            #expect(story.key == keys[2])
            #expect(story.entryCount == 3)
            #expect(try await fixture.all(.story(key)).count == 3)
        }
        // Two stories that each end in the other do not go round in circles.
        try await fixture.store.save(update([], aliases: [keys[2]: keys[0]]))
        #expect(try await fixture.store.story(keys[1])?.key == keys[0])
        #expect(try await fixture.store.story(keys[2])?.key == keys[0])
        // Entries of its own make a story stand for itself again.
        try await fixture.store.save(update([(entries[1][0].key, keys[1])]))
        #expect(try await fixture.store.story(keys[1])?.entryCount == 1)
        #expect(try await fixture.store.story(keys[0])?.entryCount == 2)
        try await fixture.expectWhole()
    }

    @Test func `an empty story is gone`() async throws {
        let (fixture, entries) = try await fixture()
        let (old, new) = (StoryKey(rawValue: 1), StoryKey(rawValue: 2))
        try await fixture.store.save(update([(entries[0][0].key, old)]))
        try await fixture.store.save(update([(entries[0][0].key, new)]))
        #expect(try await fixture.store.story(old) == nil)
        try await fixture.store.unfollow(StoreFixture.feedKey("a"), at: StoreFixture.start)
        #expect(try await fixture.store.story(new) == nil)
        try await fixture.expectWhole()
    }

    @Test func `marking everything in a story leaves the rest`() async throws {
        let (fixture, entries) = try await fixture()
        let story = StoryKey(founder: entries[0][0].key)
        try await fixture.store.save(update(entries[0].map { ($0.key, story) }))
        let changed = try await fixture.store.markAllRead(
            in: .story(story), firstSeenBy: StoreFixture.time(2000), at: StoreFixture.start)
        #expect(Set(changed) == Set(entries[0].map(\.key)))
        #expect(try await fixture.store.story(story)?.unreadCount == 0)
        #expect(try await fixture.all(.everything, .unread).count == 8)
        try await fixture.expectWhole()
    }

    @Test func `headlines come oldest first, with what grouping needs`() async throws {
        let (fixture, entries) = try await fixture()
        let story = StoryKey(rawValue: 7)
        try await fixture.store.save(update([(entries[2][3].key, story)]))
        let headlines = try await fixture.store.headlines(since: StoreFixture.time(90))
        #expect(
            headlines == [
                headline(entries[0][3], 90, "en", "a.example", nil),
                headline(entries[1][3], 100, "en", "b.example", nil),
                headline(entries[2][3], 110, "de", "c.example", story),
            ])
    }

    private func headline(
        _ entry: PreparedEntry, _ time: Int64, _ language: String, _ publisher: String,
        _ story: StoryKey?
    ) -> GroupedHeadline {
        GroupedHeadline(
            entry: entry.key, title: entry.title, order: StoreFixture.time(time),
            language: language, publisher: publisher, folder: FolderPath(["News"]), story: story)
    }
}
