import FoundationEssentials
import NewsModel
import TestSupport
import Testing
import TidingsStore

@Suite struct FeedSettingsTests {
    private static func settings() throws -> FeedSettings {
        var settings = FeedSettings()
        settings.interval = .seconds(7200)
        settings.userAgent = "Mine/1"
        settings.userName = "ann"
        settings.password = "hush-hush"
        settings.fields = [
            try #require(FeedSettings.Field("X-Key", "hidden-value")),
            try #require(FeedSettings.Field("X-Empty", "")),
        ]
        settings.ignoresCache = true
        settings.wantsFullText = true
        return settings
    }

    @Test func `settings come back as they were given, for followed feeds alone`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.follow("b")
        let settings = try Self.settings()
        try await fixture.store.set(settings, of: key)
        #expect(try await fixture.store.settings(of: key) == settings)
        #expect(try await fixture.open().feedSettings() == [key: settings])
        await #expect(throws: StoreError.notFound) {
            try await fixture.store.set(settings, of: FeedKey(rawValue: 7))
        }
        try await fixture.store.set(FeedSettings(), of: key)
        #expect(try await fixture.store.feedSettings().isEmpty)
    }

    @Test func `who follows no more leaves no password behind`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entry = StoreFixture.entry(key, "1")
        try await fixture.save([entry], of: key)
        try await fixture.store.mark([entry.key], .saved, at: StoreFixture.start)
        try await fixture.store.set(try Self.settings(), of: key)
        try await fixture.store.unfollow(key, at: StoreFixture.start)
        #expect(try await fixture.store.feedSettings().isEmpty)
    }

    @Test func `no export, and no print, shows a secret`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let settings = try Self.settings()
        try await fixture.store.set(settings, of: key)
        let export = try await fixture.store.exportDecisions(at: StoreFixture.start)
        var printed = String(decoding: export, as: UTF8.self) + "\(settings)"
        dump(settings, to: &printed)
        dump(settings.fields, to: &printed)
        printed += String(reflecting: settings) + String(reflecting: settings.fields)
        #expect(!printed.contains("hush") && !printed.contains("hidden"))
        #expect(printed.contains("X-Key"))
    }

    @Test func `another way to ask makes a feed due, another interval moves it`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        var health = FeedHealth()
        health.lastFetched = StoreFixture.time(0)
        health.nextCheck = StoreFixture.time(86_400)
        let log = FetchLogLine(feed: key, time: StoreFixture.start, outcome: "not modified")
        try await fixture.store.save(FeedRefresh(health: health, log: log), for: key)
        var settings = FeedSettings()
        settings.interval = .seconds(3600)
        try await fixture.store.set(settings, of: key)
        #expect(
            try await fixture.store.feed(key)?.health.nextCheck == StoreFixture.time(3600))
        settings.userName = "ann"
        try await fixture.store.set(settings, of: key)
        #expect(try await fixture.store.feedsDue(at: StoreFixture.start, limit: 9).count == 1)
    }

    @Test(arguments: [
        ("", "x"), ("a b", "x"), ("a:", "x"), ("é", "x"), ("Host", "x"), ("content-LENGTH", "1"),
        ("If-None-Match", "x"), ("X", "a\r\nY: b"), ("X", "\u{0}"), ("User-Agent", "x"),
    ])
    func `what would break a request is no field`(name: String, value: String) {
        #expect(FeedSettings.Field(name, value) == nil)
    }

    @Test func `health comes back as it was saved`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        var health = FeedHealth()
        health.interval = .seconds(5400)
        health.pace.interval = .seconds(600)
        health.pace.quietHours = [0, 5, 23]
        health.pace.quietDays = [0, 6]
        health.validators.entityTag = [0x22, 0xFF]
        health.validatorsSince = StoreFixture.time(1)
        health.validatorsAddress = "https://cdn.example/x"
        let log = FetchLogLine(feed: key, time: StoreFixture.start, outcome: "changed")
        try await fixture.store.save(FeedRefresh(health: health, log: log), for: key)
        #expect(try await fixture.store.feed(key)?.health == health)
    }

    @Test func `a feed that moved to one that is followed is asked no more`() async throws {
        let fixture = try await StoreFixture()
        let (a, b) = (try await fixture.follow("a"), try await fixture.follow("b"))
        let log = FetchLogLine(feed: a, time: StoreFixture.start, outcome: "not modified")
        var refresh = FeedRefresh(health: FeedHealth(), log: log)
        refresh.newAddress = StoreFixture.address("b")
        try await fixture.store.save(refresh, for: a)
        let moved = try #require(try await fixture.store.feed(a))
        #expect(moved.address == StoreFixture.address("a") && moved.health.isGone)
        #expect(moved.health.lastError?.contains("which you follow too") == true)
        #expect(
            try await fixture.store.feedsDue(at: StoreFixture.start, limit: 9).map(\.key) == [b])
        refresh.newAddress = "https://c.example/feed"
        try await fixture.store.save(refresh, for: a)
        #expect(try await fixture.store.feed(a)?.address == "https://c.example/feed")
    }

    @Test(arguments: [("https://a.example/new", true), ("https://b.example/feed", false)])
    func `secrets stay with the host they are for`(target: String, stay: Bool) async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let settings = try Self.settings()
        try await fixture.store.set(settings, of: key)
        let log = FetchLogLine(feed: key, time: StoreFixture.start, outcome: "not modified")
        var refresh = FeedRefresh(health: FeedHealth(), log: log)
        refresh.newAddress = target
        try await fixture.store.save(refresh, for: key)
        let after = try await fixture.store.settings(of: key)
        #expect((after.password != nil) == stay && after.fields.isEmpty != stay)
        #expect(after.userAgent == settings.userAgent)
    }

    @Test func `the longer pause of a publisher is kept until it is over`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        for (time, until) in [(0, 600), (1, 60), (700, 800)] as [(Int64, Int64)] {
            let log = FetchLogLine(feed: key, time: StoreFixture.time(time), outcome: "failed")
            var refresh = FeedRefresh(health: FeedHealth(), log: log)
            refresh.pause = DomainPause(
                domain: "a.example", until: StoreFixture.time(until), reason: "is tired")
            try await fixture.store.save(refresh, for: key)
            let pauses = try await fixture.store.domainPauses(at: StoreFixture.time(time))
            #expect(pauses.map(\.until) == [StoreFixture.time(max(until, time < 600 ? 600 : 0))])
        }
        #expect(try await fixture.store.domainPauses(at: StoreFixture.time(800)).isEmpty)
    }
}
