import FoundationEssentials
import IntentSync
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Readers that meet in a folder.
@Suite struct SyncKeeperTests {
    @Test func `what one reader decides, the other shows`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        try await world.join(b)
        try await a.follow("x", in: FolderPath(["News", "Local"]))
        try await a.follow("y", in: FolderPath(["News"]))
        try await a.follow("z", in: FolderPath(["News"]))
        try await a.store.place(
            SyncedReader.key("z"), after: nil, at: world.clock.now)
        try await a.store.rename(SyncedReader.key("x"), to: "Mine", at: world.clock.now)
        try await a.store.set("lists.open", to: "yes", at: world.clock.now)
        try await world.settle()
        for reader in [a, b] {
            for feed in ["x", "y", "z"] { try await reader.refresh(feed, 0..<30) }
        }
        try await a.mark("x", [1, 2, 9], .read)
        try await b.mark("y", [3], .saved)
        _ = try await b.store.markAllRead(
            in: .feed(SyncedReader.key("z")), firstSeenBy: world.clock.now, at: world.clock.now)
        try await world.settle()
        let sight = try await a.sight()
        #expect(try await b.sight() == sight)
        #expect(sight.entries.filter { $0.hasSuffix("saved") } == ["y 3 unread saved"])
        #expect(try await b.unread("x").count == 27)
        #expect(try await a.unread("z") == [])
        // Taken back on the other side.
        try await b.mark("x", [1], .unread)
        try await a.mark("y", [3], .unsaved)
        try await b.store.unfollow(SyncedReader.key("z"), at: world.clock.now)
        try await b.store.move(SyncedReader.key("x"), to: .top, at: world.clock.now)
        try await world.settle()
        #expect(try await a.sight() == b.sight())
        #expect(try await a.unread("x").count == 28)
        #expect(try await a.store.savedCount() == 0)
        #expect(
            try await a.store.feeds().map(\.key) == [SyncedReader.key("x"), SyncedReader.key("y")])
        for reader in [a, b] { #expect(try await reader.store.examine().problems == []) }
    }

    @Test func `a new reader finds the right entries read, saved, filed, and ordered`() async throws
    {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        try await a.follow("x", in: FolderPath(["News"]))
        try await a.follow("y")
        try await a.refresh("x", 0..<40)
        try await a.refresh("y", 0..<5)
        try await a.mark("x", Array(0..<30), .read)
        try await a.mark("x", [7], .unread)
        try await a.mark("x", [3], .saved)
        try await a.store.place(SyncedReader.key("y"), after: nil, at: world.clock.now)
        try await world.join(a)
        let b = try await world.add("b")
        try await world.join(b)
        #expect(try await b.store.feeds().map(\.key) == a.store.feeds().map(\.key))
        #expect(try await b.store.feeds().map(\.folder) == a.store.feeds().map(\.folder))
        // What was saved is here before its feed was ever fetched.
        #expect(try await b.store.savedCount() == 1)
        // It refreshes its own entries, one of which the first reader never saw.
        try await b.refresh("x", 0..<41)
        try await b.refresh("y", 0..<5)
        let expected = try await a.unread("x") + ["x 40"]
        #expect(try await b.unread("x") == expected.sorted())
        #expect(try await b.store.savedCount() == 1)
        try await world.settle()
        #expect(try await a.unread("x") == b.unread("x").filter { $0 != "x 40" })
    }

    @Test func `two full readers join without losing a mark`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        for reader in [a, b] {
            try await reader.follow("x", in: FolderPath(["News"]))
            try await reader.refresh("x", 0..<20)
        }
        try await b.follow("y", in: FolderPath(["news"]))
        try await a.mark("x", Array(0..<8), .read)
        try await b.mark("x", Array(5..<12), .read)
        try await a.mark("x", [15], .saved)
        try await b.mark("x", [16], .saved)
        try await b.store.rename(SyncedReader.key("x"), to: "Mine", at: world.clock.now)
        try await world.join(a)
        try await world.join(b)
        try await world.settle()
        #expect(try await a.sight() == b.sight())
        #expect(try await a.unread("x").count == 8)
        #expect(try await a.store.savedCount() == 2)
        #expect(try await a.store.feed(SyncedReader.key("x"))?.customTitle == "Mine")
        #expect(try await a.store.feeds().count == 2)
    }

    @Test func `what waits is never overwritten by what comes in`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await a.follow("x")
        try await a.refresh("x", 0..<5)
        try await world.join(a)
        try await world.join(b)
        try await b.refresh("x", 0..<5)
        try await a.mark("x", [1], .read)
        try await world.settle()
        // Decided after it was seen, and not sent: the pull brings the old mark again.
        try await b.mark("x", [1], .unread)
        try await b.mark("x", [2], .read)
        try await a.mark("x", [3], .read)
        _ = try await a.sync()
        _ = try await b.sync()
        #expect(try await b.unread("x") == ["x 0", "x 1", "x 4"])
        try await world.settle()
        #expect(try await a.unread("x") == ["x 0", "x 1", "x 4"])
    }

    @Test func `the badge never says up to date while something is pending`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        #expect(try await a.keeper.report().badge == .off)
        try await world.join(a)
        try await world.join(b)
        try await world.settle()
        #expect(try await a.keeper.report().badge == .upToDate)
        try await a.follow("x")
        let waiting = try await a.keeper.report()
        #expect(waiting.badge == .waiting(for: "a"))
        #expect(waiting.pendingCount > 0)
        let sent = try await a.sync()
        #expect(sent.badge == .waiting(for: "b"))
        #expect(sent.pendingCount == 0 && sent.unconfirmedCount > 0)
        _ = try await b.sync()
        let done = try await a.sync()
        #expect(done.badge == .upToDate)
        #expect(done.confirmedBy == ["b"] && done.lastConfirmed != nil)
        #expect(done.peers.map(\.platform) == ["Linux"] && done.peers.map(\.version) == ["1"])
        #expect(done.budget.bytes > 0 && done.budget.shares.contains { $0.kind == "log" })
        // The place goes away: nothing is up to date any more, and nothing is lost.
        try FileManager.default.moveItem(atPath: world.place, toPath: world.place + ".away")
        try await a.store.rename(SyncedReader.key("x"), to: "Mine", at: world.clock.now)
        let offline = try await a.sync()
        #expect(offline.badge == .offline && offline.pendingCount > 0)
        #expect(offline.failure?.nextTry != nil)
        try FileManager.default.moveItem(atPath: world.place + ".away", toPath: world.place)
        try await world.settle()
        #expect(try await b.store.feed(SyncedReader.key("x"))?.customTitle == "Mine")
        #expect(try await a.keeper.report().badge == .upToDate)
    }

    @Test func `no secret leaves`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        let address = try #require(WebAddress("https://user:PLANTED@a.example/feed"))
        let feed = FollowedFeed(key: FeedKey(following: address), address: address.description)
        try await a.store.follow(feed, at: world.clock.now)
        try await world.join(a)
        try await a.store.set("api.token", to: "PLANTED", at: world.clock.now)
        try await a.store.set("theme", to: "PLANTED", at: world.clock.now)
        try await a.store.rename(feed.key, to: "Visible", at: world.clock.now)
        _ = try await a.sync()
        let bytes = String(decoding: try world.bytesAtPlace(), as: UTF8.self)
        #expect(!bytes.contains("PLANTED"))
        #expect(bytes.contains("Visible"))
        let document = try await a.store.exportDecisions(at: world.clock.now)
        #expect(!String(decoding: document, as: UTF8.self).contains("PLANTED"))
    }
}
