import IntentSync
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Entries that go, come back, and change their keys.
@Suite struct SyncEntryTests {
    @Test func `a mark reaches an entry that retention dropped`() async throws {
        var options = StoreOptions()
        options.retention.entriesPerFeed = 3
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b", options: options))
        try await a.follow("x")
        try await a.refresh("x", 0..<8)
        try await world.join(a)
        try await world.join(b)
        try await b.refresh("x", 0..<8)
        try await b.mark("x", [7], .read)
        try await b.refresh("x", 5..<8)
        #expect(try await b.store.prune(at: world.clock.now) == 5)
        try await world.settle()
        try await a.mark("x", [0, 1, 2], .read)
        try await a.mark("x", [3], .saved)
        try await world.settle()
        // Saved elsewhere: it is here again, by what was sent of it.
        #expect(try await b.store.savedCount() == 1)
        try await b.refresh("x", 0..<8)
        #expect(try await b.unread("x") == ["x 3", "x 4", "x 5", "x 6"])
        #expect(try await a.unread("x") == ["x 3", "x 4", "x 5", "x 6"])
        try await b.mark("x", [0], .unread)
        try await world.settle()
        #expect(try await a.unread("x") == ["x 0", "x 3", "x 4", "x 5", "x 6"])
        #expect(try await b.store.examine().problems == [])
    }

    @Test func `a publisher that changes every key takes no mark away`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await a.follow("x")
        try await world.join(a)
        try await world.join(b)
        for reader in [a, b] { try await reader.refresh("x", 0..<8) }
        try await a.mark("x", [1, 2], .read)
        try await a.mark("x", [3], .saved)
        try await world.settle()
        // One reader sees the new keys, the other still has the old ones.
        try await a.refresh("x", 0..<8, renamed: "new-")
        try await a.mark("x", [4], .read)
        try await b.mark("x", [5], .read)
        try await world.settle()
        #expect(try await a.unread("x") == ["x 0", "x 3", "x 6", "x 7"])
        #expect(try await b.unread("x") == ["x 0", "x 3", "x 6", "x 7"])
        // A reader that comes later knows only the new ones.
        let c = try await world.add("c")
        try await world.join(c)
        try await c.refresh("x", 0..<8, renamed: "new-")
        try await world.settle()
        #expect(try await c.unread("x") == ["x 0", "x 3", "x 5", "x 6", "x 7"])
        try await b.refresh("x", 0..<8, renamed: "new-")
        try await world.settle()
        #expect(try await c.unread("x") == ["x 0", "x 3", "x 6", "x 7"])
        #expect(try await b.unread("x") == ["x 0", "x 3", "x 6", "x 7"])
        for reader in [a, b, c] { #expect(try await reader.store.examine().problems == []) }
    }

    @Test func `tags, rules, and what is put away go around`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await a.follow("x")
        try await world.join(a)
        try await world.join(b)
        for reader in [a, b] { try await reader.refresh("x", 0..<8) }
        let now = world.clock.now
        try await a.store.archive([SyncedReader.entry("x", 1)], at: now)
        try await a.store.tag([SyncedReader.entry("x", 2)], "Later", at: now)
        let refusal = try await a.store.decide(at: now) { acts throws(ArrangementRefusal) in
            try acts.addMuteRule(RecordID(rawValue: 7), expression: "title: Sport")
        }
        #expect(refusal == nil)
        try await world.settle()
        let arrangement = try await b.store.arrangement()
        #expect(arrangement.tags.map(\.name) == ["Later"])
        #expect(arrangement.muteRules.map(\.expression) == ["title: Sport"])
        #expect(arrangement.entries.map(\.name.key) == [SyncedReader.entry("x", 2)])
        let document = try await b.store.exportDecisions(at: now)
        #expect(String(decoding: document, as: UTF8.self).contains("\"archived\" : true"))
    }
}
