import NewsModel
import SQLite
import Testing
import TidingsStore

@Suite struct MarkingTests {
    @Test func `counts the keys that name an entry`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entries = (0..<3).map { StoreFixture.entry(key, "\($0)") }
        try await fixture.save(entries, of: key)
        let keys = entries.map(\.key) + [EntryKey(rawValue: .max)]
        for mark in [EntryMark.read, .read, .unread, .saved, .unsaved] {
            #expect(try await fixture.store.mark(keys, mark, at: StoreFixture.start) == 3)
        }
        #expect(try await fixture.store.mark([], .read, at: StoreFixture.start) == 0)
    }

    @Test func `marking everything spares what was not seen, and can be undone`() async throws {
        let fixture = try await StoreFixture()
        let folder = FolderPath(["News"])
        let a = try await fixture.follow("a", in: folder)
        let b = try await fixture.follow("b", in: FolderPath(["News", "Local"]))
        let c = try await fixture.follow("c")
        for feed in [a, b, c] {
            try await fixture.save([StoreFixture.entry(feed, "early")], of: feed, at: 100)
            try await fixture.save([StoreFixture.entry(feed, "late")], of: feed, at: 101)
        }
        let changed = try await fixture.store.markAllRead(
            in: .folder(folder), firstSeenBy: StoreFixture.time(100), at: StoreFixture.time(102))
        #expect(Set(changed) == Set([a, b].map { EntryKey(feed: $0, identity: "early") }))
        #expect(try await fixture.store.unreadCounts() == [a: 1, b: 1, c: 2])
        try await fixture.store.mark(changed, .unread, at: StoreFixture.time(103))
        #expect(try await fixture.store.unreadCounts() == [a: 2, b: 2, c: 2])
        let feedChanged = try await fixture.store.markAllRead(
            in: .feed(c), firstSeenBy: StoreFixture.time(999), at: StoreFixture.time(104))
        #expect(feedChanged.count == 2)
        let rest = try await fixture.store.markAllRead(
            in: .everything, firstSeenBy: StoreFixture.time(999), at: StoreFixture.time(105))
        #expect(rest.count == 4)
        #expect(try await fixture.store.unreadCounts() == [:])
        try await fixture.expectWhole()
    }

    @Test func `the latest wish about each subject is recorded once`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a", in: FolderPath(["News", "Local"]))
        let entry = StoreFixture.entry(key, "1")
        try await fixture.save([entry], of: key)
        for mark in [EntryMark.read, .unread, .read, .read, .saved] {
            try await fixture.store.mark([entry.key], mark, at: StoreFixture.time(1))
        }
        try await fixture.store.rename(key, to: "Mine", at: StoreFixture.time(2))
        try await fixture.store.set("theme", to: "dark", at: StoreFixture.time(3))
        try await fixture.store.set("theme", to: nil, at: StoreFixture.time(4))
        let connection = try Connection(
            path: fixture.path, access: .reading, busyTimeout: .seconds(1))
        let intents = try connection.all(
            "SELECT kind, time - ?, value, sequence FROM intents ORDER BY sequence",
            StoreFixture.start.seconds
        ) { row in "\(row.integer(0)) \(row.integer(1)) \(row.optionalText(2) ?? "none")" }
        #expect(
            intents == [
                "3 0 https://a.example/feed", "5 0 News\u{1F}Local", "1 1 1", "2 1 1", "4 2 Mine",
                "6 4 none",
            ])
    }

    @Test func `settings are kept and forgotten`() async throws {
        let fixture = try await StoreFixture()
        #expect(try await fixture.store.setting("theme") == nil)
        try await fixture.store.set("theme", to: "dark", at: StoreFixture.start)
        try await fixture.store.set("theme", to: "", at: StoreFixture.start)
        #expect(try await fixture.store.setting("theme") == "")
        try await fixture.store.set("theme", to: nil, at: StoreFixture.start)
        #expect(try await fixture.store.setting("theme") == nil)
    }
}
