import IntentSync
import NewsModel
import StoryGrouping
import Testing
import TidingsEngine
import TidingsStore

@Suite struct StoryCorrectingTests {
    private static let title = "Volcano erupts on Iceland after weeks of tremors"

    private func desk() async throws -> (desk: NewsDesk, entries: [EntryKey]) {
        let desk = try await NewsDesk()
        var entries: [EntryKey] = []
        for (number, publisher) in ["a.example", "b.example", "c.example"].enumerated() {
            entries.append(
                try await desk.report(
                    "\(Self.title), says desk\(number)", by: publisher, hours: 10 - number))
        }
        try await desk.engine.group()
        let stories = try await desk.stories(entries[0], entries[1], entries[2])
        #expect(Set(stories).count == 1)
        return (desk, entries)
    }

    @Test func `not this one leaves its story, also for a later engine`() async throws {
        let (desk, entries) = try await desk()
        #expect(try await desk.engine.separate(entries[1]))
        var stories = try await desk.stories(entries[0], entries[1], entries[2])
        #expect(stories[0] == stories[2])
        #expect(stories[1] == StoryKey(founder: entries[1]))
        let late = try await desk.report("\(Self.title), again", by: "d.example", hours: 0)
        try await NewsDesk.engine(desk.store).group()
        stories = try await desk.stories(entries[0], entries[1], late)
        #expect(stories[0] != stories[1])
        #expect(stories[2] != nil)
        let reason = try #require(try await desk.engine.reason(entries[0], entries[1]))
        #expect(reason.wish == .apart)
        #expect(!reason.isOneStory)
    }

    @Test func `the founder can leave, and the others stay together`() async throws {
        let (desk, entries) = try await desk()
        #expect(try await desk.engine.separate(entries[0]))
        let stories = try await desk.stories(entries[0], entries[1], entries[2])
        #expect(stories[0] == StoryKey(founder: entries[0]))
        #expect(stories[1] == stories[2])
        #expect(stories[1] != stories[0])
    }

    @Test func `split here makes two, and merge these one again`() async throws {
        let (desk, entries) = try await desk()
        #expect(try await desk.engine.split(at: entries[0]) == false)
        #expect(try await desk.engine.split(at: entries[1]))
        var stories = try await desk.stories(entries[0], entries[1], entries[2])
        #expect(stories[0] != stories[1])
        #expect(stories[1] == stories[2])
        let keys = stories.compactMap(\.self)
        #expect(try await desk.engine.merge([keys[0], keys[1]]))
        stories = try await desk.stories(entries[0], entries[1], entries[2])
        #expect(Set(stories).count == 1)
    }

    /// Two unlike reports whose stories were merged, and the keys these had.
    private func mergedUnlike() async throws -> (
        desk: NewsDesk, one: EntryKey, other: EntryKey, keys: [StoryKey]
    ) {
        let desk = try await NewsDesk()
        let one = try await desk.report(Self.title, by: "a.example", hours: 3)
        let other = try await desk.report(
            "Flights cancelled across northern Europe", by: "b.example", hours: 2)
        try await desk.engine.group()
        let keys = try await desk.stories(one, other).compactMap(\.self)
        #expect(try await desk.engine.merge(keys))
        return (desk, one, other, keys)
    }

    @Test func `unlike stories are merged and stay so`() async throws {
        let (desk, one, other, keys) = try await mergedUnlike()
        try await NewsDesk.engine(desk.store).group()
        let stories = try await desk.stories(one, other)
        #expect(stories[0] == stories[1])
        #expect(stories[0] == keys[0])
        #expect(try await desk.engine.uncorrect(one))
        #expect(try await desk.engine.uncorrect(one) == false)
    }

    @Test func `what was merged stays whole in another way of grouping`() async throws {
        let (desk, entries) = try await desk()
        let ferry = "Ferry to the islands runs again after a strike of nine days"
        let one = try await desk.report("\(ferry), says desk3", by: "d.example", hours: 4)
        let two = try await desk.report("\(ferry), says desk4", by: "e.example", hours: 3)
        try await desk.engine.group()
        let keys = try await desk.stories(entries[0], one).compactMap(\.self)
        #expect(Set(keys).count == 2)
        #expect(try await desk.engine.merge(keys))
        let options = GroupingOptions(algorithm: .letters, threshold: 1)
        try await desk.engine.setGrouping(of: .top, to: .options(options))
        let stories = try await desk.stories(entries[0], entries[1], entries[2], one, two)
        #expect(Set(stories) == [keys[0]])
    }

    @Test func `a story is called anew when the entry leaves that named it`() async throws {
        let desk = try await NewsDesk()
        let founder = try await desk.report(
            Self.title + ", says a desk in Oslo", by: "a.example", hours: 9)
        let middle = try await desk.report(Self.title, by: "b.example", hours: 8)
        try await desk.report(Self.title + ", officials warn", by: "c.example", hours: 7)
        try await desk.engine.group()
        let key = StoryKey(founder: founder)
        #expect(try await desk.store.story(key)?.title == Self.title)
        #expect(try await desk.engine.separate(middle))
        let title = try #require(try await desk.store.story(key)?.title)
        #expect(title != Self.title)
        #expect(title.hasPrefix(Self.title))
    }

    /// Reports of one event by many publishers, oldest first, all in one story.
    private func largeStory(_ count: Int) async throws -> (desk: NewsDesk, entries: [EntryKey]) {
        let desk = try await NewsDesk()
        var entries: [EntryKey] = []
        for number in 0..<count {
            entries.append(
                try await desk.report(
                    "\(Self.title), says desk\(number)", by: "p\(number).example",
                    hours: (count - number) / 4))
        }
        try await desk.engine.group()
        let story = try #require(try await desk.store.stories(of: entries)[entries[0]])
        let members = try await desk.store.members(of: story).map(\.entry)
        #expect(Set(members) == Set(entries))
        return (desk, members)
    }

    @Test func `not this one leaves a story of 60 alone`() async throws {
        let (desk, entries) = try await largeStory(60)
        #expect(try await desk.engine.separate(entries[2]))
        try await NewsDesk.engine(desk.store).group()
        let stories = try await desk.store.stories(of: entries)
        let rest = entries.filter { $0 != entries[2] }
        #expect(Set(rest.map { stories[$0] }) == [StoryKey(founder: entries[0])])
        #expect(stories[entries[2]] == StoryKey(founder: entries[2]))
    }

    @Test func `a split outlives the feed of its first entry and what leaves it later`()
        async throws
    {
        let (desk, entries) = try await largeStory(12)
        #expect(try await desk.engine.split(at: entries[6]))
        #expect(try await desk.engine.separate(entries[6]))
        #expect(try await desk.engine.separate(entries[5]))
        let first = try #require(try await desk.store.entry(entries[0])?.listing)
        try await desk.store.unfollow(first.feed, at: NewsDesk.now)
        let options = GroupingOptions(algorithm: .letters, threshold: 0.5)
        try await desk.engine.setGrouping(of: .top, to: .options(options))
        let stories = try await desk.store.stories(of: entries)
        let earlier = Set(entries[1..<5].map { stories[$0] })
        let later = Set(entries[7...].map { stories[$0] })
        #expect(earlier.count == 1)
        #expect(later.count == 1)
        #expect(earlier.isDisjoint(with: later))
    }

    @Test func `a split takes back that its sides belong together`() async throws {
        let (desk, one, other, _) = try await mergedUnlike()
        #expect(try await desk.engine.split(at: other))
        let reason = try #require(try await desk.engine.reason(one, other))
        #expect(reason.wish == .apart)
        #expect(try await desk.store.storyCorrections().map(\.isApart) == [true])
        #expect(try await desk.engine.uncorrect(one))
        #expect(try await desk.engine.reason(one, other)?.wish == nil)
    }

    @Test func `what was split is left to the grouping as a whole`() async throws {
        let (desk, entries) = try await largeStory(6)
        #expect(try await desk.engine.split(at: entries[3]))
        #expect(try await desk.engine.uncorrect(entries[4]))
        #expect(try await desk.store.storyCorrections().isEmpty)
    }

    @Test func `a correction that comes from elsewhere is followed`() async throws {
        let (desk, entries) = try await desk()
        _ = try await desk.store.decide(at: NewsDesk.now) { acts in
            guard let pair = StoryPair(entries[0], entries[2]) else { return [] }
            return acts.split(pair)
        }
        try await desk.engine.group()
        let stories = try await desk.stories(entries[0], entries[2])
        #expect(stories[0] != stories[1])
    }

    @Test func `reasons name rare words and time`() async throws {
        let (desk, entries) = try await desk()
        let reason = try #require(
            try await NewsDesk.engine(desk.store).reason(entries[0], entries[1]))
        let likeness = try #require(reason.likeness)
        #expect(reason.isOneStory)
        #expect(likeness.sharedWords.contains("Volcano"))
        #expect(likeness.hoursApart == 1)
        #expect((0.5...1).contains(likeness.confidence))
        #expect(try await desk.engine.reason(entries[0], EntryKey(rawValue: 1)) == nil)
    }
}
