import IntentSync
import NewsModel
import Testing
import TidingsStore

/// Smart groups, tags on entries, and what is listed for the day.
@Suite struct GroupTests {
    /// Two feeds in two folders and two languages, three entries each, one a day.
    private func filled() async throws -> StoreFixture {
        let fixture = try await StoreFixture()
        let post = try await fixture.follow("post", in: FolderPath(["News"]))
        let blog = try await fixture.follow("blog")
        try await fixture.save(
            (0..<3).map { day in
                StoreFixture.entry(
                    post, "p\(day)", published: -Int64(day) * 86_400, text: "storm \(day)")
            }, of: post)
        try await fixture.save(
            (0..<3).map { day in
                StoreFixture.entry(
                    blog, "b\(day)", published: -Int64(day) * 86_400 - 60, text: "calm \(day)")
            }, of: blog, language: "ja-JP")
        return fixture
    }

    private func titles(_ text: String, in fixture: StoreFixture) async throws -> [String] {
        var titles: [String] = []
        var after: EntryCursor?
        repeat {
            let page = try await fixture.store.entries(
                matching: SmartExpression(text), at: StoreFixture.time(10), after: after, limit: 2)
            titles += page.elements.map { String($0.title.dropFirst(6)) }
            after = page.next
        } while after != nil
        return titles
    }

    @Test(arguments: [
        ("folder:News", ["p0", "p1", "p2"]), ("lang:ja", ["b0", "b1", "b2"]),
        ("age:1d", ["p0", "b0"]), ("storm", ["p0", "p1", "p2"]), ("storm age:30h", ["p0", "p1"]),
        ("feed:own is:unread", ["p0", "b0", "p1", "b1", "p2", "b2"]), ("lang:ja storm", []),
        ("feed:nobody", []), ("tag:none", []), ("is:read", []),
    ])
    func `entries that fit are listed, newest first`(text: String, expected: [String]) async throws
    {
        let fixture = try await filled()
        #expect(try await titles(text, in: fixture) == expected)
    }

    @Test func `states are those of the lists`() async throws {
        let fixture = try await filled()
        let keys = try await fixture.all().map(\.key)
        try await fixture.store.mark([keys[0]], .read, at: StoreFixture.start)
        try await fixture.store.mark([keys[1]], .saved, at: StoreFixture.start)
        try await fixture.store.archive([keys[2]], at: StoreFixture.start)
        try await fixture.store.hide([keys[3]], at: StoreFixture.start)
        #expect(try await titles("is:read", in: fixture) == ["p0"])
        #expect(try await titles("is:saved", in: fixture) == ["b0"])
        #expect(try await titles("is:archived", in: fixture) == ["p1"])
        #expect(try await titles("is:hidden", in: fixture) == ["b1"])
        #expect(try await titles("is:unread", in: fixture) == ["b0", "p2", "b2"])
        #expect(try await titles("age:9d", in: fixture) == ["p0", "b0", "p2", "b2"])
    }

    @Test func `tags are on entries, and in groups`() async throws {
        let fixture = try await filled()
        let key = try #require(try await fixture.all().last?.key)
        #expect(try await fixture.store.tags(on: key) == [])
        try await fixture.store.tag([key], "Boats", at: StoreFixture.start)
        #expect(try await fixture.store.tags(on: key).map(\.name) == ["Boats"])
        #expect(try await titles("tag:boats", in: fixture) == ["b2"])
        try await fixture.store.tag([key], "boats", isOn: false, at: StoreFixture.start)
        #expect(try await fixture.store.tags(on: key) == [])
    }

    @Test func `a group keeps its name and what it asks for`() async throws {
        let fixture = try await filled()
        #expect(try await fixture.store.smartGroups() == [])
        let refusal = try await fixture.store.decide(at: StoreFixture.start) {
            acts throws(ArrangementRefusal) in
            var dice = SystemRandomNumberGenerator()
            return try acts.addSmartGroup(
                RecordID(rawValue: 7), named: "Storms", expression: "storm is:unread",
                choosing: &dice)
        }
        #expect(refusal == nil)
        let groups = try await fixture.store.smartGroups()
        #expect(groups.map(\.name) == ["Storms"])
        #expect(groups.first?.expression == SmartExpression("storm is:unread"))
    }

    @Test func `feeds that rarely speak are those with few entries`() async throws {
        let fixture = try await StoreFixture()
        let rare = try await fixture.follow("rare")
        let often = try await fixture.follow("often")
        let old = StoreFixture.entry(rare, "old", published: -50 * 86_400)
        try await fixture.save([old], of: rare, at: -50 * 86_400)
        let more = (0..<9).map {
            StoreFixture.entry(often, "o\($0)", published: -40 * 86_400 + Int64($0) * 86_400)
        }
        try await fixture.save(more, of: often, at: -20 * 86_400)
        try await fixture.save([StoreFixture.entry(rare, "new", published: 0), old], of: rare)
        try await fixture.save([StoreFixture.entry(often, "o10", published: 0)] + more, of: often)
        let quiet = try await fixture.store.entriesOfQuietFeeds(
            since: StoreFixture.time(-3 * 86_400), few: 6, since: StoreFixture.time(-60 * 86_400),
            limit: 5)
        #expect(quiet.map(\.title) == ["Title new"])
    }

    @Test func `only what is old is marked where that is asked`() async throws {
        let fixture = try await filled()
        let marked = try await fixture.store.markAllRead(
            in: .everything, firstSeenBy: StoreFixture.time(100),
            before: StoreFixture.time(-86_400 + 10), at: StoreFixture.time(100))
        #expect(marked.count == 4)
        #expect(
            try await fixture.all(.everything, .unread).map(\.title) == ["Title p0", "Title b0"])
    }

    @Test func `a pulse says what is new after an entry`() async throws {
        let fixture = try await filled()
        let latest = try await fixture.store.latestArrival()
        let before = try await fixture.store.pulse(after: latest)
        #expect(before.arrivedCount == 0)
        #expect(before.unreadCount == 6)
        let feed = try StoreFixture.feedKey("post")
        try await fixture.save([StoreFixture.entry(feed, "p9", published: 9)], of: feed, at: 10)
        var after = try await fixture.store.pulse(after: latest)
        #expect(after.arrivedCount == 1)
        #expect(after.unreadCount == 7)
        // What comes in the same second is new, and may be as old as it likes.
        let now = try await fixture.store.latestArrival()
        try await fixture.save([StoreFixture.entry(feed, "p8", published: -50)], of: feed, at: 10)
        after = try await fixture.store.pulse(after: now)
        #expect(after.arrivedCount == 1)
        let last = try await fixture.store.latestArrival()
        #expect(try await fixture.store.pulse(after: last).arrivedCount == 0)
        #expect(ArrivalMark(last.description) == last)
        #expect(ArrivalMark("7") == nil && ArrivalMark("a.b") == nil)
    }
}
