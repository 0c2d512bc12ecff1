import IntentSync
import NewsModel
import Testing
import TidingsStore

/// How many entries at once become marks on spans.
@Suite struct SpanMarkTests {
    private let time = StoreFixture.time(1_000)

    private struct Shelf {
        let fixture: StoreFixture
        let feed: FeedKey

        func key(_ identity: String) -> EntryKey { EntryKey(feed: feed, identity: identity) }

        func digest(_ identities: [String]) -> UInt32 {
            identities.reduce(0) { $0 ^ UInt32(key($1).rawValue >> 32) }
        }

        func span(_ start: Int64, _ end: Int64, isRead: Bool, _ identities: [String]) -> Intent {
            let base = StoreFixture.start.seconds
            return .markSpan(
                SpanMark(
                    feed: feed, start: base + start, end: base + end, isRead: isRead,
                    count: UInt32(identities.count), digest: digest(identities)))
        }

        func mark(_ identity: String, _ position: Int64?, isRead: Bool) -> Intent {
            let position = position.map { StoreFixture.start.seconds + $0 }
            return .mark(
                EntryReference(feed: feed, position: position, key: key(identity)), isRead: isRead)
        }
    }

    /// Entries `0`, `1`, … published a second apart, and sync on.
    private func shelf(_ count: Int, seen: (Int) -> Int64 = { _ in 0 }) async throws -> Shelf {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        let groups = Dictionary(grouping: 0..<count, by: seen)
        for (seconds, numbers) in groups.sorted(by: { $0.key < $1.key }) {
            let entries = numbers.map {
                StoreFixture.entry(feed, "\($0)", published: Int64($0) - 500)
            }
            try await fixture.save(entries, of: feed, at: seconds)
        }
        try await fixture.startSync()
        return Shelf(fixture: fixture, feed: feed)
    }

    @Test func `marking all is one mark on the span`() async throws {
        let shelf = try await shelf(6)
        let changed = try await shelf.fixture.store.markAllRead(
            in: .feed(shelf.feed), firstSeenBy: time, at: time)
        let all = (0..<6).map(String.init)
        #expect(try shelf.fixture.outbox() == [shelf.span(-500, -495, isRead: true, all)])
        try await shelf.fixture.store.mark(changed, .unread, at: time)
        #expect(
            try shelf.fixture.outbox().last == shelf.span(-500, -495, isRead: false, all))
    }

    @Test func `few entries are marked one by one`() async throws {
        let shelf = try await shelf(3)
        _ = try await shelf.fixture.store.markAllRead(
            in: .everything, firstSeenBy: time, at: time)
        #expect(
            try shelf.fixture.outbox()
                == (0..<3).map { shelf.mark("\($0)", Int64($0) - 500, isRead: true) })
    }

    @Test func `a span goes around what stays unread, and counts what was read`() async throws {
        // Entry 5 comes after the list was shown; entry 1 is read before.
        let shelf = try await shelf(11) { $0 == 5 ? 900 : 0 }
        try await shelf.fixture.store.mark([shelf.key("1")], .read, at: time)
        let before = try shelf.fixture.outbox().count
        _ = try await shelf.fixture.store.markAllRead(
            in: .feed(shelf.feed), firstSeenBy: StoreFixture.time(800), at: time)
        #expect(
            try shelf.fixture.outbox().dropFirst(before) == [
                shelf.span(-500, -496, isRead: true, ["0", "1", "2", "3", "4"]),
                shelf.span(-494, -490, isRead: true, ["6", "7", "8", "9", "10"]),
            ])
    }

    @Test func `entries without a date, and those in the second of an unread one, stand alone`()
        async throws
    {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        let dated = (0..<5).map {
            StoreFixture.entry(feed, "\($0)", published: $0 < 4 ? -Int64($0) : -3)
        }
        try await fixture.save(
            dated.dropLast() + [StoreFixture.entry(feed, "undated")], of: feed, at: 0)
        try await fixture.save(dated, of: feed, at: 900)
        try await fixture.startSync()
        _ = try await fixture.store.markAllRead(
            in: .feed(feed), firstSeenBy: StoreFixture.time(800), at: time)
        let shelf = Shelf(fixture: fixture, feed: feed)
        #expect(
            Set(try fixture.outbox()) == [
                shelf.mark("undated", nil, isRead: true), shelf.mark("3", -3, isRead: true),
                shelf.mark("2", -2, isRead: true), shelf.mark("1", -1, isRead: true),
                shelf.mark("0", 0, isRead: true),
            ])
    }
}
