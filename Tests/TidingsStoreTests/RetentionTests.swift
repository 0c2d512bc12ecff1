import NewsModel
import Testing
import TidingsStore

@Suite struct RetentionTests {
    private static let day: Int64 = 86_400

    private static func options(entriesPerFeed: Int) -> StoreOptions {
        var options = StoreOptions()
        options.retention.entriesPerFeed = entriesPerFeed
        return options
    }

    @Test func `keeps the newest of each feed and what the document still names`() async throws {
        let fixture = try await StoreFixture(options: Self.options(entriesPerFeed: 3))
        let key = try await fixture.follow("a")
        let entries = (0..<10).map { StoreFixture.entry(key, "\($0)", published: Int64($0)) }
        try await fixture.save(entries, of: key, at: 100)
        try await fixture.save([entries[1]], of: key, at: 200)
        try await fixture.store.mark([entries[2].key], .saved, at: StoreFixture.time(200))
        #expect(try await fixture.store.prune(at: StoreFixture.time(300)) == 5)
        #expect(try await fixture.all().map(\.key) == [9, 8, 7, 2, 1].map { entries[$0].key })
        #expect(try await fixture.found("title 0") == [])
        #expect(try await fixture.found("title 9") == ["Title 9"])
        #expect(try await fixture.store.prune(at: StoreFixture.time(300)) == 0)
        try await fixture.expectWhole()
    }

    @Test func `drops what is older than a year and a day`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let now = 400 * Self.day
        let times: [Int64] = [0, 34 * Self.day - 1, 34 * Self.day, 399 * Self.day]
        let entries = times.map {
            StoreFixture.entry(key, "\($0)", published: $0)
        }
        try await fixture.save(entries, of: key, at: now)
        try await fixture.save([], of: key, at: now)
        #expect(try await fixture.store.prune(at: StoreFixture.time(now)) == 2)
        #expect(try await fixture.all().map(\.key) == [entries[3].key, entries[2].key])
    }

    @Test func `what comes back is not new and as it was`() async throws {
        let fixture = try await StoreFixture(options: Self.options(entriesPerFeed: 1))
        let key = try await fixture.follow("a")
        let entries = (0..<3).map { StoreFixture.entry(key, "\($0)", published: Int64($0)) }
        try await fixture.save(entries, of: key, at: 100)
        try await fixture.store.mark([entries[0].key], .read, at: StoreFixture.time(150))
        try await fixture.save([entries[2]], of: key, at: 200)
        #expect(try await fixture.store.prune(at: StoreFixture.time(300)) == 2)
        // A mark made elsewhere can arrive while the entry is gone.
        #expect(try await fixture.store.mark([entries[1].key], .read, at: .init(seconds: 1)) == 0)
        #expect(try await fixture.save(entries, of: key, at: 400) == [])
        let back = try await fixture.all()
        #expect(back.map(\.isRead) == [false, true, true])
        #expect(back.map(\.firstSeen) == [100, 100, 100].map(StoreFixture.time))
        try await fixture.expectWhole()
    }

    @Test(arguments: [(days: 183, isNew: false), (days: 184, isNew: true)])
    func `marks are remembered for half a year`(days: Int64, isNew: Bool) async throws {
        let fixture = try await StoreFixture(options: Self.options(entriesPerFeed: 1))
        let key = try await fixture.follow("a")
        let entries = (0..<2).map { StoreFixture.entry(key, "\($0)", published: Int64($0)) }
        try await fixture.save(entries, of: key, at: 100)
        try await fixture.save([entries[1]], of: key, at: 100)
        try await fixture.store.prune(at: StoreFixture.time(0))
        try await fixture.store.prune(at: StoreFixture.time(days * Self.day))
        let new = try await fixture.save(entries, of: key, at: days * Self.day)
        #expect(new == (isNew ? [entries[0].key] : []))
    }

    @Test func `what is saved no longer goes with its feed`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entry = StoreFixture.entry(key, "1")
        try await fixture.save([entry], of: key)
        try await fixture.store.mark([entry.key], .saved, at: StoreFixture.start)
        try await fixture.store.unfollow(key, at: StoreFixture.start)
        #expect(try await fixture.store.prune(at: StoreFixture.start) == 0)
        try await fixture.store.mark([entry.key], .unsaved, at: StoreFixture.start)
        #expect(try await fixture.store.prune(at: StoreFixture.start) == 1)
        #expect(try await fixture.all().isEmpty)
        try await fixture.expectWhole()
    }
}
