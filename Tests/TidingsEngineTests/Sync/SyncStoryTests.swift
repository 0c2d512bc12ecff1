import Fetching
import NewsModel
import Testing
import TidingsEngine
import TidingsStore

/// What a person says about stories on one replica, and what the groupers of another make of it.
@Suite struct SyncStoryTests {
    private static let eruption = "Volcano erupts on Iceland after weeks of tremors"
    private static let feeds = ["x", "y", "z"]

    /// Two replicas that follow the same feeds and have synced once.
    private func pair() async throws -> (world: SyncedReaders, a: SyncedReader, b: SyncedReader) {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        for feed in Self.feeds { try await a.follow(feed) }
        try await world.join(a)
        try await world.join(b)
        try await world.settle()
        return (world, a, b)
    }

    /// Each feed reports the eruption, an hour after the other.
    private func reportEruption(_ readers: SyncedReader...) async throws -> [EntryKey] {
        var entries: [EntryKey] = []
        for reader in readers {
            entries = []
            for (hour, feed) in Self.feeds.enumerated() {
                entries.append(
                    try await reader.report("\(Self.eruption), says \(feed)", in: feed, hour))
            }
        }
        return entries
    }

    @Test func `not this one holds elsewhere, for later runs and later reports`() async throws {
        let (world, a, b) = try await pair()
        let entries = try await reportEruption(a, b)
        let (desk, other) = (a.engine(), b.engine())
        for engine in [desk, other] { try await engine.group() }
        #expect(Set(try await b.stories(entries)).count == 1)
        #expect(try await desk.separate(entries[1]))
        try await world.settle()
        try await other.group()
        for reader in [a, b] {
            let stories = try await reader.stories(entries)
            #expect(stories[0] == stories[2] && stories[0] != stories[1])
        }
        // A program that starts anew, with something new to group.
        let late = try await b.report("\(Self.eruption), once more", in: "x", 4)
        let next = try await b.restarted()
        try await SyncedReader.engine(next.store, b.clock).group()
        let stories = try await b.stories(entries + [late])
        #expect(stories[0] == stories[2] && stories[0] != stories[1])
        #expect(stories[3] != nil)
        // Taken back on the other replica, it is on this one.
        #expect(try await other.uncorrect(entries[1]))
        try await world.settle()
        #expect(try await a.store.storyCorrections().isEmpty)
    }

    @Test func `what was said elsewhere is followed without anything new`() async throws {
        let (world, a, b) = try await pair()
        let entries = try await reportEruption(a, b)
        let (desk, other) = (a.engine(), b.engine())
        for engine in [desk, other] { try await engine.group() }
        #expect(try await desk.separate(entries[1]))
        try await world.settle()
        #expect(Set(try await b.stories(entries)).count == 1)
        let next = try await b.restarted()
        try await SyncedReader.engine(next.store, b.clock).followStoryWishes()
        let stories = try await b.stories(entries)
        #expect(stories[0] == stories[2] && stories[0] != stories[1])
        // Once: a report that came meanwhile waits for the next refresh.
        let late = try await b.report("\(Self.eruption), once more", in: "x", 4)
        try await other.followStoryWishes()
        #expect(try await b.stories([late]) == [nil])
    }

    @Test func `split here holds for a replica that has not fetched the reports yet`() async throws
    {
        let (world, a, b) = try await pair()
        let entries = try await reportEruption(a)
        let desk = a.engine()
        try await desk.group()
        #expect(try await desk.split(at: entries[1]))
        try await world.settle()
        _ = try await reportEruption(b)
        try await b.engine().group()
        for reader in [a, b] {
            let stories = try await reader.stories(entries)
            #expect(stories[0] != stories[1] && stories[1] == stories[2])
        }
    }

    @Test func `merge these holds elsewhere, whatever the headlines say`() async throws {
        let (world, a, b) = try await pair()
        var entries: [EntryKey] = []
        for reader in [a, b] {
            entries = [
                try await reader.report(Self.eruption, in: "x", 0),
                try await reader.report("Flights cancelled across northern Europe", in: "y", 1),
            ]
        }
        let (desk, other) = (a.engine(), b.engine())
        for engine in [desk, other] { try await engine.group() }
        let keys = try await a.stories(entries).compactMap(\.self)
        #expect(Set(keys).count == 2)
        #expect(try await desk.merge(keys))
        try await world.settle()
        try await other.group()
        #expect(try await b.stories(entries) == [keys[0], keys[0]])
        let next = try await b.restarted()
        try await SyncedReader.engine(next.store, b.clock).group()
        #expect(try await b.stories(entries) == [keys[0], keys[0]])
    }

    @Test func `said at once, apart wins on both`() async throws {
        let (world, a, b) = try await pair()
        var entries: [EntryKey] = []
        for reader in [a, b] {
            entries = [
                try await reader.report(Self.eruption, in: "x", 0),
                try await reader.report("\(Self.eruption), says y", in: "y", 1),
                try await reader.report("Flights cancelled across northern Europe", in: "z", 2),
            ]
        }
        let engines = [a.engine(), b.engine()]
        for engine in engines { try await engine.group() }
        #expect(try await engines[0].separate(entries[1]))
        let keys = try await b.stories(entries).compactMap(\.self)
        #expect(try await engines[1].merge([keys[0], keys[2]]))
        try await world.settle()
        for engine in engines { try await engine.group() }
        for reader in [a, b] {
            let stories = try await reader.stories(entries)
            #expect(stories[0] != stories[1])
            #expect(stories[0] == stories[2])
        }
    }
}

extension SyncedReader {
    /// An engine on a store, which fetches nothing.
    fileprivate static func engine(_ store: ReaderStore, _ clock: Clock) -> ReaderEngine {
        ReaderEngine(store: store, fetcher: Fetcher(), clock: { clock.now })
    }

    fileprivate func engine() -> ReaderEngine { Self.engine(store, clock) }

    /// Saves what a feed brought, published `hour` hours after the first.
    fileprivate func report(
        _ title: String, in feed: String, _ hour: Int
    ) async throws -> EntryKey {
        clock.pass()
        let key = EntryKey(feed: Self.key(feed), identity: title)
        var entry = PreparedEntry(key: key, title: title)
        entry.published = Self.start - .seconds((10 - hour) * 3600)
        entry.excerpt = title
        let facts = FeedFacts(
            title: feed, siteAddress: nil, language: "en", publisher: "\(feed).example")
        let log = FetchLogLine(feed: Self.key(feed), time: clock.now, outcome: "changed")
        _ = try await store.save(
            FeedRefresh(health: FeedHealth(), facts: facts, entries: [entry], log: log),
            for: Self.key(feed))
        return key
    }

    fileprivate func stories(_ entries: [EntryKey]) async throws -> [StoryKey?] {
        let stories = try await store.stories(of: entries)
        return entries.map { stories[$0] }
    }
}
