import NewsModel
import Testing
import TidingsStore

@Suite struct RefreshingTests {
    @Test func `new entries are named in the document's order`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entries = ["2", "1", "2", "3"].map { StoreFixture.entry(key, $0) }
        let new = try await fixture.save(entries, of: key)
        #expect(new == [entries[0].key, entries[1].key, entries[3].key])
        #expect(try await fixture.save(entries, of: key) == [])
        #expect(try await fixture.store.feed(key)?.entryCount == 3)
        try await fixture.expectWhole()
    }

    @Test func `an entry comes back as it was saved`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        var entry = StoreFixture.entry(key, "1", published: 10, text: "Body")
        entry.author = "A, B"
        entry.enclosures = [
            Enclosure(address: "https://x/1.mp3", mediaType: "audio/mpeg", sizeInBytes: 7),
            Enclosure(address: "https://x/2"),
        ]
        entry.categories = ["Ünïcode / \"quotes\"", "b"]
        entry.commentsAddress = "https://x/comments"
        try await fixture.save([entry], of: key, at: 20)
        let detail = try #require(try await fixture.store.entry(entry.key))
        #expect(detail.html == "<p>Body</p>")
        #expect(detail.enclosures == entry.enclosures)
        #expect(detail.categories == entry.categories)
        #expect(detail.commentsAddress == entry.commentsAddress)
        #expect(
            detail.listing
                == EntryListing(
                    key: entry.key, feed: key, feedTitle: "Own title", title: "Title 1",
                    excerpt: "Body", link: "https://site.example/1", author: "A, B",
                    published: StoreFixture.time(10), firstSeen: StoreFixture.time(20),
                    order: StoreFixture.time(10), isRead: false, isSaved: false, story: nil))
        #expect(try await fixture.store.entry(EntryKey(rawValue: 1)) == nil)
    }

    @Test(arguments: [
        (published: Int64?.none, order: Int64(100)), (99, 99), (100, 100), (101, 100),
        (9_000_000_000_000, 100), (-9_000_000_000_000, -9_000_000_000_000),
    ])
    func `no entry is ordered after it was first seen`(published: Int64?, order: Int64) async throws
    {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save(
            [StoreFixture.entry(key, "1", published: published)], of: key, at: 100)
        let listing = try #require(try await fixture.all().first)
        #expect(listing.order == StoreFixture.time(order))
        #expect(listing.published == published.map(StoreFixture.time))
        #expect(listing.firstSeen == StoreFixture.time(100))
    }

    @Test func `a changed entry is found anew and stays read`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        var entry = StoreFixture.entry(key, "1", published: 1, title: "Before", text: "walrus")
        try await fixture.save([entry], of: key)
        try await fixture.store.mark([entry.key], .read, at: StoreFixture.start)
        entry.title = "After"
        entry.text = "narwhal"
        entry.published = StoreFixture.time(500)
        #expect(try await fixture.save([entry], of: key, at: 1000) == [])
        let listing = try #require(try await fixture.all().first)
        #expect(listing.isRead)
        #expect(listing.title == "After")
        #expect(listing.published == StoreFixture.time(500))
        #expect(listing.order == StoreFixture.time(0), "an entry keeps its place")
        #expect(try await fixture.found("walrus") == [])
        #expect(try await fixture.found("before") == [])
        #expect(try await fixture.found("narwhal after") == ["After"])
        try await fixture.expectWhole()
    }

    @Test func `an entry of another feed is left alone`() async throws {
        let fixture = try await StoreFixture()
        let (a, b) = (try await fixture.follow("a"), try await fixture.follow("b"))
        let entry = StoreFixture.entry(a, "1", title: "Mine")
        try await fixture.save([entry], of: a)
        var forged = entry
        forged.title = "Forged"
        #expect(try await fixture.save([forged], of: b) == [])
        #expect(try await fixture.all().map(\.title) == ["Mine"])
    }

    @Test func `without a document nothing but the health changes`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save([StoreFixture.entry(key, "1")], of: key)
        var health = FeedHealth()
        health.failureCount = 2
        let log = FetchLogLine(
            feed: key, time: StoreFixture.time(9), outcome: "failed", detail: "no route",
            status: 503, bodyBytes: 12)
        #expect(
            try await fixture.store.save(FeedRefresh(health: health, log: log), for: key) == [])
        let feed = try #require(try await fixture.store.feed(key))
        #expect(feed.health.failureCount == 2)
        #expect(feed.ownTitle == "Own title")
        #expect(try await fixture.store.fetchLog(of: key, limit: 1) == [log])
        #expect(try await fixture.store.fetchLog(of: nil, limit: 9).map(\.newEntryCount) == [0, 1])
    }

    @Test func `what is remembered of a document comes back with what is stored of it`()
        async throws
    {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        #expect(try await fixture.store.knownDocument(of: feed) == KnownDocument())
        var entries = ["1", "2"].map { StoreFixture.entry(feed, $0) }
        for index in entries.indices { entries[index].sourceDigest = UInt64.max - UInt64(index) }
        func refresh(_ memory: DocumentMemory?) -> FeedRefresh {
            let log = FetchLogLine(feed: feed, time: StoreFixture.start, outcome: "changed")
            var refresh = FeedRefresh(
                health: FeedHealth(), entries: [entries[0]], unchanged: [entries[1].key], log: log)
            refresh.memory = memory
            return refresh
        }
        let memory = DocumentMemory(
            frame: .max,
            entries: [
                1: .init(key: entries[0].key, sourceDigest: .max, time: StoreFixture.start),
                .max: .init(key: entries[1].key, sourceDigest: 0, time: nil),
            ])
        try await fixture.store.save(refresh(memory), for: feed)
        let known = try await fixture.store.knownDocument(of: feed)
        // The other one is named, and not stored.
        #expect(known.digests == [entries[0].key: .max])
        #expect(known.memory == memory)
        try await fixture.store.save(refresh(nil), for: feed)
        #expect(try await fixture.store.knownDocument(of: feed).memory == nil)
        try await fixture.store.unfollow(feed, at: StoreFixture.start)
        #expect(try await fixture.store.knownDocument(of: feed) == KnownDocument())
    }

    @Test func `the fetch log keeps the newest 200 lines of a feed`() async throws {
        let fixture = try await StoreFixture()
        let (a, b) = (try await fixture.follow("a"), try await fixture.follow("b"))
        try await fixture.store.log(
            FetchLogLine(feed: b, time: StoreFixture.start, outcome: "skipped"))
        for number in 0..<230 {
            let line = FetchLogLine(
                feed: a, time: StoreFixture.time(Int64(number)), outcome: "not modified",
                detail: String(repeating: "x", count: 1000))
            try await fixture.store.log(line)
        }
        #expect(try await fixture.store.fetchLog(of: a, limit: 1000).count >= 200)
        try await fixture.store.prune(at: StoreFixture.time(1))
        let lines = try await fixture.store.fetchLog(of: a, limit: 1000)
        #expect(lines.count == 200)
        #expect(lines.first?.time == StoreFixture.time(229))
        #expect(lines.first?.detail.count == 500)
        #expect(try await fixture.store.fetchLog(of: nil, limit: 1000).count == 201)
    }
}
