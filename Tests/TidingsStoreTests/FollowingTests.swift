import NewsModel
import Testing
import TidingsStore

@Suite struct FollowingTests {
    @Test func `follows a feed once`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a", in: FolderPath(["News"]))
        let again = FollowedFeed(key: key, address: "https://elsewhere.example/")
        #expect(try await fixture.store.follow(again, at: StoreFixture.start) == false)
        let feed = try #require(try await fixture.store.feed(key))
        #expect(feed.address == StoreFixture.address("a"))
        #expect(feed.folder == FolderPath(["News"]))
        #expect(feed.health == FeedHealth())
        try await fixture.expectWhole()
    }

    @Test func `keeps everything that is known of a feed`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        var health = FeedHealth()
        health.lastFetched = StoreFixture.time(1)
        health.lastGood = StoreFixture.time(2)
        health.lastStatus = 200
        health.lastError = "It's \"odd\"; DROP TABLE feeds"
        health.failureCount = 3
        health.nextCheck = StoreFixture.time(4)
        health.isGone = true
        health.validators = Validators(entityTag: [0x22, 0xFF, 0x00, 0x22], lastModified: [])
        health.validatorsSince = StoreFixture.time(5)
        health.bodyDigest = [1, 2, 3]
        health.movedTo = "https://b.example/"
        health.movedDayCount = 2
        health.movedLastDay = 20_000
        let facts = FeedFacts(
            title: "Own", siteAddress: "https://a.example/", language: "de", publisher: "a.example")
        let log = FetchLogLine(feed: key, time: StoreFixture.start, outcome: "changed")
        let refresh = FeedRefresh(
            health: health, facts: facts, log: log, newAddress: "https://new.example/feed#x")
        try await fixture.store.save(refresh, for: key)
        let feed = try #require(try await fixture.store.feed(key))
        #expect(feed.health == health)
        #expect(feed.ownTitle == "Own")
        #expect(feed.siteAddress == "https://a.example/")
        #expect(feed.language == "de")
        #expect(feed.publisher == "a.example")
        #expect(try await fixture.store.feed(address: "HTTPS://new.example:443/feed")?.key == key)
        #expect(try await fixture.store.feed(address: StoreFixture.address("a")) == nil)
    }

    @Test func `lists feeds by folder in the order made, then by title`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.follow("m", in: FolderPath(["Zoo"]))
        try await fixture.follow("c", in: FolderPath(["Arts", "Film"]))
        try await fixture.follow("b", in: FolderPath(["Zoo", "Birds"]))
        try await fixture.follow("d", in: FolderPath(["Arts"]))
        try await fixture.follow("z")
        let key = try await fixture.follow("k", in: FolderPath(["Zoo"]))
        try await fixture.store.rename(key, to: "aardvark", at: StoreFixture.start)
        let titles = try await fixture.store.feeds().map { String($0.title.suffix(13)) }
        #expect(
            titles
                == [
                    "/z.example/feed", "aardvark", "/m.example/feed", "/b.example/feed",
                    "/d.example/feed", "/c.example/feed",
                ].map { String($0.suffix(13)) })
        let folders = try await fixture.store.folders().map(\.description)
        #expect(folders == ["Zoo", "Zoo/Birds", "Arts", "Arts/Film"])
    }

    @Test func `takes the person's title back`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save([], of: key)
        try await fixture.store.rename(key, to: "Mine", at: StoreFixture.start)
        #expect(try await fixture.store.feed(key)?.title == "Mine")
        try await fixture.store.rename(key, to: nil, at: StoreFixture.start)
        #expect(try await fixture.store.feed(key)?.title == "Own title")
    }

    @Test func `knows no feed that is not followed`() async throws {
        let fixture = try await StoreFixture()
        let key = try StoreFixture.feedKey("stranger")
        let store = fixture.store
        await #expect(throws: StoreError.notFound) {
            try await store.unfollow(key, at: StoreFixture.start)
        }
        await #expect(throws: StoreError.notFound) {
            try await store.rename(key, to: "x", at: StoreFixture.start)
        }
        await #expect(throws: StoreError.notFound) {
            try await store.move(key, to: .top, at: StoreFixture.start)
        }
        await #expect(throws: StoreError.notFound) { try await fixture.save([], of: key) }
        #expect(try await store.feed(key) == nil)
    }

    @Test func `moving a feed moves its entries`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a", in: FolderPath(["Old"]))
        try await fixture.save([StoreFixture.entry(key, "1")], of: key)
        try await fixture.store.move(key, to: FolderPath(["New", "Inner"]), at: StoreFixture.start)
        #expect(try await fixture.all(.folder(FolderPath(["Old"]))).isEmpty)
        #expect(try await fixture.all(.folder(FolderPath(["New"]))).count == 1)
        #expect(try await fixture.all(.folder(FolderPath(["New", "Inner"]))).count == 1)
        #expect(try await fixture.all(.folder(.top)).count == 1)
    }

    @Test func `folds folders past the deepest`() async throws {
        let fixture = try await StoreFixture()
        let deep = FolderPath((0..<5000).map { "level \($0)" })
        let key = try await fixture.follow("a", in: deep)
        #expect(try await fixture.store.feed(key)?.folder.names.count == 32)
        #expect(try await fixture.all(.folder(deep)).isEmpty)
        try await fixture.save([StoreFixture.entry(key, "1")], of: key)
        #expect(try await fixture.all(.folder(deep)).count == 1)
    }

    @Test func `unfollowing keeps what is saved and remembers what is read`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a", in: FolderPath(["News"]))
        let entries = ["kept", "read", "unread"].map { StoreFixture.entry(key, $0) }
        try await fixture.save(entries, of: key)
        try await fixture.store.mark([entries[0].key], .saved, at: StoreFixture.start)
        try await fixture.store.mark([entries[1].key], .read, at: StoreFixture.start)
        try await fixture.store.unfollow(key, at: StoreFixture.start)
        #expect(try await fixture.store.feeds().isEmpty)
        #expect(try await fixture.all(.everything, .saved).map(\.key) == [entries[0].key])
        #expect(try await fixture.all().count == 1)
        #expect(try await fixture.store.entry(entries[0].key)?.html == "<p></p>")
        try await fixture.expectWhole()

        try await fixture.follow("a")
        #expect(try await fixture.save(entries, of: key) == [])
        #expect(try await fixture.all(.feed(key), .unread).count == 2)
        #expect(try await fixture.store.entry(entries[1].key)?.listing.isRead == true)
        try await fixture.expectWhole()
    }

    @Test func `lists what is due, longest first`() async throws {
        let fixture = try await StoreFixture()
        for (name, due) in [("a", 30), ("b", 10), ("c", 20), ("late", 99), ("gone", 5)] {
            let key = try await fixture.follow(name)
            var health = FeedHealth()
            health.nextCheck = StoreFixture.time(Int64(due))
            health.isGone = name == "gone"
            let log = FetchLogLine(feed: key, time: StoreFixture.start, outcome: "failed")
            try await fixture.store.save(FeedRefresh(health: health, log: log), for: key)
        }
        let due = try await fixture.store.feedsDue(at: StoreFixture.time(30), limit: 10)
        #expect(due.map(\.publisher) == ["b.example", "c.example", "a.example"])
        let two = try await fixture.store.feedsDue(at: StoreFixture.time(30), limit: 2)
        #expect(two.count == 2)
    }
}
