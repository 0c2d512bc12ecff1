import IntentSync
import NewsModel
import Testing
import TidingsStore

@Suite struct StoryReportTests {
    /// A story of copies and one report of its own.
    private func fixture() async throws -> (StoreFixture, [EntryKey], StoryKey) {
        let fixture = try await StoreFixture()
        let titles = [
            "Ferry sinks off Norway, crew rescued", "Ferry sinks off Norway, crew rescued - Post",
            "Captain of sunken ferry was warned of ice",
        ]
        var keys: [EntryKey] = []
        for (number, title) in titles.enumerated() {
            let feed = try await fixture.follow("p\(number)")
            let entry = StoreFixture.entry(
                feed, "e\(number)", published: Int64(number), title: title)
            try await fixture.save([entry], of: feed, publisher: "p\(number).example")
            keys.append(entry.key)
        }
        let story = StoryKey(founder: keys[0])
        var update = StoryUpdate()
        update.assignments = keys.map { .init(entry: $0, story: story) }
        try await fixture.store.save(update)
        return (fixture, keys, story)
    }

    @Test func `copies count once, and only a really new report is new`() async throws {
        let (fixture, keys, story) = try await fixture()
        var listing = try #require(try await fixture.store.story(story))
        #expect(listing.entryCount == 3)
        #expect(listing.reportCount == 2)
        #expect(listing.newReportCount == 0)
        try await fixture.store.mark([keys[0]], .read, at: StoreFixture.start)
        listing = try #require(try await fixture.store.story(story))
        #expect(listing.newReportCount == 1)
        try await fixture.store.mark([keys[2]], .read, at: StoreFixture.start)
        listing = try #require(try await fixture.store.story(story))
        #expect(listing.newReportCount == 0)
        #expect(listing.unreadCount == 1)
    }

    @Test func `what is hidden names no publisher, is no report, and gives no title`()
        async throws
    {
        let (fixture, keys, story) = try await fixture()
        try await fixture.store.hide([keys[0]], at: StoreFixture.start)
        var listing = try #require(try await fixture.store.story(story))
        #expect(listing.publishers == ["p1.example", "p2.example"])
        #expect(listing.title.hasPrefix("Ferry sinks off Norway, crew rescued"))
        #expect(listing.newReportCount == 0)
        try await fixture.store.hide([keys[1]], at: StoreFixture.start)
        listing = try #require(try await fixture.store.story(story))
        #expect(listing.title == "Captain of sunken ferry was warned of ice")
        #expect(listing.reportCount == 1)
        #expect(listing.entryCount == 3)
        try await fixture.store.hide([keys[0], keys[1]], false, at: StoreFixture.start)
        listing = try #require(try await fixture.store.story(story))
        #expect(listing.publishers.count == 3)
        #expect(listing.reportCount == 2)
        try await fixture.expectWhole()
    }

    @Test func `what a rule mutes counts in no story`() async throws {
        let (fixture, _, story) = try await fixture()
        _ = try await fixture.store.decide(at: StoreFixture.start) {
            acts throws(ArrangementRefusal) in
            try acts.addMuteRule(RecordID(rawValue: 1), expression: "captain")
        }
        let listing = try #require(try await fixture.store.story(story))
        #expect(Set(listing.publishers) == ["p0.example", "p1.example"])
        #expect(listing.reportCount == 1)
        try await fixture.expectWhole()
    }

    @Test func `the title of a publisher that is not followed any more goes with it`()
        async throws
    {
        let (fixture, _, story) = try await fixture()
        let title = try #require(try await fixture.store.story(story)?.title)
        #expect(title.hasPrefix("Ferry sinks off Norway, crew rescued"))
        for feed in ["p0", "p1"] {
            try await fixture.store.unfollow(
                try StoreFixture.feedKey(feed), at: StoreFixture.start)
        }
        #expect(
            try await fixture.store.story(story)?.title
                == "Captain of sunken ferry was warned of ice")
    }

    @Test func `reading one reads all where that is wanted`() async throws {
        let (fixture, keys, story) = try await fixture()
        try await fixture.store.set(
            ReaderStore.readTogetherSetting, to: "on", at: StoreFixture.start)
        #expect(try await fixture.store.mark([keys[1]], .read, at: StoreFixture.start) == 1)
        #expect(try await fixture.store.story(story)?.unreadCount == 0)
        #expect(try await fixture.store.mark([keys[1]], .unread, at: StoreFixture.start) == 1)
        #expect(try await fixture.store.story(story)?.unreadCount == 1)
        try await fixture.expectWhole()
    }

    @Test func `vectors are of one model only`() async throws {
        let (fixture, keys, _) = try await fixture()
        try await fixture.store.save([keys[0]: [1, -2, 127]], of: "a")
        let ever = Timestamp(seconds: 0)
        #expect(try await fixture.store.vectors(of: "a", since: ever) == [keys[0]: [1, -2, 127]])
        try await fixture.store.save([keys[0]: [3]], of: "b")
        #expect(try await fixture.store.vectors(of: "a", since: ever) == [:])
        #expect(try await fixture.store.vectors(of: "b", since: ever) == [keys[0]: [3]])
    }
}
