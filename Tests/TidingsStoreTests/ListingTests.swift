import NewsModel
import Testing
import TidingsStore

@Suite struct ListingTests {
    @Test func `every scope and filter lists what it says, newest first`() async throws {
        let fixture = try await StoreFixture()
        let a = try await fixture.follow("a", in: FolderPath(["News"]))
        let b = try await fixture.follow("b", in: FolderPath(["News", "Local"]))
        let c = try await fixture.follow("c")
        var all: [PreparedEntry] = []
        for (number, feed) in [a, b, c].enumerated() {
            let entries = (0..<20).map {
                StoreFixture.entry(feed, "\($0)", published: Int64(($0 * 7 + number * 3) % 23))
            }
            all += entries
            try await fixture.save(entries, of: feed, at: 100)
        }
        let read = all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element.key)
        let saved = all.enumerated().filter { $0.offset % 4 == 0 }.map(\.element.key)
        try await fixture.store.mark(read, .read, at: StoreFixture.start)
        try await fixture.store.mark(saved, .saved, at: StoreFixture.start)
        let scopes: [(EntryQuery.Scope, [PreparedEntry])] = [
            (.everything, all), (.feed(b), Array(all[20..<40])),
            (.folder(FolderPath(["News"])), Array(all[..<40])),
            (.folder(FolderPath(["News", "Local"])), Array(all[20..<40])),
            (.folder(.top), all), (.folder(FolderPath(["Nowhere"])), []),
        ]
        for (scope, entries) in scopes {
            for (filter, kept) in [
                (EntryQuery.Filter.all, entries.map(\.key)),
                (.unread, entries.map(\.key).filter { !read.contains($0) }),
                (.saved, entries.map(\.key).filter { saved.contains($0) }),
            ] {
                let listed = try await fixture.all(scope, filter)
                let order = listed.map { ($0.order.seconds, $0.key) }
                #expect(Set(listed.map(\.key)) == Set(kept), "\(scope) \(filter)")
                #expect(listed.count == kept.count, "\(scope) \(filter)")
                #expect(zip(order, order.dropFirst()).allSatisfy { $0 > $1 })
            }
        }
        #expect(try await fixture.store.savedCount() == saved.count)
    }

    @Test(arguments: [1, 9, 10, 11])
    func `a page ends where its limit says`(limit: Int) async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save((0..<10).map { StoreFixture.entry(key, "\($0)") }, of: key)
        let page = try await fixture.store.entries(EntryQuery(limit: limit))
        #expect(page.elements.count == min(limit, 10))
        #expect((page.next != nil) == (limit < 10))
    }

    @Test func `a list goes on after its last entry was dropped`() async throws {
        let fixture = try await StoreFixture()
        let (a, b) = (try await fixture.follow("a"), try await fixture.follow("b"))
        try await fixture.save(
            (0..<10).map { StoreFixture.entry(a, "\($0)", published: Int64($0)) }, of: a, at: 99)
        try await fixture.save([StoreFixture.entry(b, "x", published: 5)], of: b, at: 99)
        let first = try await fixture.store.entries(EntryQuery(.feed(a), limit: 4))
        let cursor = try #require(first.next)
        try await fixture.store.unfollow(a, at: StoreFixture.start)
        let rest = try await fixture.store.entries(EntryQuery(after: cursor, limit: 4))
        #expect(rest.elements.map(\.title) == ["Title x"])
    }

    @Test func `pages of 50,000 entries have no gap and no repeat while more arrive`() async throws
    {
        let fixture = try await StoreFixture()
        var feeds: [FeedKey] = []
        for number in 0..<10 {
            let folder = FolderPath(["News", "Part \(number % 3)"])
            feeds.append(try await fixture.follow("f\(number)", in: folder))
        }
        var expected: Set<EntryKey> = []
        for feed in feeds {
            // Many share a second.
            let entries = (0..<5000).map {
                StoreFixture.entry(feed, "\($0)", published: Int64($0 % 100))
            }
            expected.formUnion(entries.map(\.key))
            try await fixture.save(entries, of: feed, at: 1000)
        }
        var query = EntryQuery(.folder(FolderPath(["News"])), limit: 1000)
        var seen: [EntryKey] = []
        var round = 0
        repeat {
            let page = try await fixture.store.entries(query)
            seen += page.elements.map(\.key)
            query.after = page.next
            round += 1
            let late = StoreFixture.entry(feeds[0], "late \(round)", published: 2000)
            try await fixture.save([late], of: feeds[0], at: 3000)
        } while query.after != nil
        #expect(seen.count == 50_000)
        #expect(Set(seen) == expected)
    }

    @Test func `counters follow every change`() async throws {
        let fixture = try await StoreFixture()
        let (a, b) = (try await fixture.follow("a"), try await fixture.follow("b"))
        let entries = (0..<5).map { StoreFixture.entry(a, "\($0)") }
        try await fixture.save(entries, of: a)
        try await fixture.save([StoreFixture.entry(b, "1")], of: b)
        try await fixture.store.mark(entries.prefix(2).map(\.key), .read, at: StoreFixture.start)
        #expect(try await fixture.store.unreadCounts() == [a: 3, b: 1])
        #expect(try await fixture.store.feed(a)?.unreadCount == 3)
        try await fixture.store.mark(entries.map(\.key), .read, at: StoreFixture.start)
        #expect(try await fixture.store.unreadCounts() == [b: 1])
        try await fixture.store.mark([entries[0].key], .unread, at: StoreFixture.start)
        #expect(try await fixture.store.unreadCounts() == [a: 1, b: 1])
        try await fixture.expectWhole()
    }
}
