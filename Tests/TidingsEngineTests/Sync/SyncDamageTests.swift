import FoundationEssentials
import IntentSync
import NewsModel
import SyncTransports
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Places in which something was damaged or lost, and what the person is told.
@Suite struct SyncDamageTests {
    /// Two readers that have everything of each other.
    private func pair(
        _ world: inout SyncedReaders
    ) async throws -> (a: SyncedReader, b: SyncedReader) {
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await a.follow("x")
        try await world.join(a)
        try await world.join(b)
        try await world.settle()
        return (a, b)
    }

    private func folder(_ world: SyncedReaders) -> String { world.place + "/tidings/v1" }

    /// The path of the file with what a reader decided lately.
    private func log(of reader: SyncedReader, _ world: SyncedReaders) async throws -> String {
        let id = try #require(try await reader.keeper.report().replica)
        return "\(folder(world))/l.\(id).0.shard"
    }

    private func damage(_ path: String) throws {
        let bytes = try #require(FileManager.default.contents(atPath: path))
        try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
    }

    /// Makes a file look as if it was written a minute ago.
    private func age(_ path: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
    }

    @Test func `another's damaged file is named, also by the next program`() async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        try damage(try await log(of: b, world))
        let report = try await a.sync()
        #expect(report.badge == .waiting(for: "b"))
        #expect(report.sentence.contains("A file of “b”"))
        #expect(report.sentence.contains("by itself when it syncs"))
        #expect(report.damagedNames.count == 1 && report.damages.map(\.owner) == ["b"])
        let next = try await a.restarted()
        #expect(try await next.keeper.syncNow().badge == .waiting(for: "b"))
        #expect(try await next.keeper.report().sentence == report.sentence)
        // Its owner puts it again, and says nothing of it.
        #expect(try await b.sync().damagedNames.isEmpty)
        #expect(try await next.keeper.syncNow().badge == .upToDate)
        #expect(try await next.keeper.report().damages.isEmpty)
    }

    @Test func `one's own damaged file is there again after one sync`() async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        try damage(try await log(of: a, world))
        let report = try await a.sync()
        #expect(report.badge == .upToDate && report.damagedNames.isEmpty)
        #expect(try await b.sync().badge == .upToDate)
    }

    @Test func `what has not arrived yet of another's decisions is waited for`() async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        try await a.refresh("x", 0..<4)
        try await a.mark("x", [1, 2], .saved)
        try await a.sync()
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder(world))
                .first { $0.hasPrefix("v.") })
        let (there, away) = ("\(folder(world))/\(name)", world.place + ".away")
        try FileManager.default.moveItem(atPath: there, toPath: away)
        let report = try await b.sync()
        #expect(report.badge == .waiting(for: "a"))
        #expect(report.sentence.contains("Not all that “a” decided has arrived"))
        try FileManager.default.moveItem(atPath: away, toPath: there)
        try await world.settle()
        #expect(try await b.sync().badge == .upToDate)
    }

    @Test func `damaged files of nobody are told of once, however many`() async throws {
        var world = try SyncedReaders()
        let (a, _) = try await pair(&world)
        for number in 1...40 {
            let path = "\(folder(world))/l.\(ReplicaID(rawValue: UInt64(number))).0.shard"
            try Data("x".utf8).write(to: URL(filePath: path))
            try age(path)
        }
        let report = try await a.sync()
        #expect(report.damagedNames.count == 40)
        #expect(report.damages.map(\.names.count) == [40])
        #expect(report.sentence.utf8.count < 300)
    }

    @Test func `what a retired replica left damaged needs the person`() async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        let path = try await log(of: b, world)
        let id = try #require(try await b.keeper.report().replica)
        try await a.keeper.retire(id)
        try damage(path)
        let report = try await a.sync()
        #expect(report.badge == .needsAttention)
        #expect(report.sentence.contains("delete \(path)"))
        try FileManager.default.removeItem(atPath: path)
        #expect(try await a.sync().badge == .upToDate)
    }

    @Test func `an emptied place is set up again by joining, and the others go on`() async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        try FileManager.default.removeItem(atPath: world.place)
        #expect(try await a.sync().sentence.contains("connect it"))
        try FileManager.default.createDirectory(
            atPath: world.place, withIntermediateDirectories: false)
        let report = try await a.sync()
        #expect(report.badge == .needsAttention)
        #expect(report.sentence.contains("tidings sync join"))
        let joining = try await a.keeper.join()
        #expect(joining.isSetUpAgain && joining.report.failure == nil)
        try await world.settle()
        #expect(try await b.sync().badge == .upToDate)
        #expect(try await !a.keeper.join().isSetUpAgain)
        var others = world
        let c = try await others.add("c")
        try await world.join(c)
        #expect(try await c.store.feeds().count == 1)
    }

    @Test(arguments: [false, true])
    func `a sealed place that was emptied stays sealed`(isKnown: Bool) async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        try await a.follow("x")
        let setup = try await a.keeper.setUp(.folder, path: world.place, sealing: .newKey)
        let words = try #require(setup.recoveryWords)
        if !isKnown { try forgetPlace(of: a) }
        try FileManager.default.removeItem(atPath: world.place + "/tidings")
        let next = try await a.restarted()
        #expect(try await next.keeper.join().isSetUpAgain)
        let b = try await world.add("b")
        await #expect(throws: SyncError.needsWords) {
            try await b.keeper.setUp(.folder, path: world.place)
        }
        _ = try await b.keeper.setUp(.folder, path: world.place, sealing: .words(words))
        #expect(try await b.store.feeds().count == 1)
    }

    /// Makes the record of a reader one that an earlier version wrote.
    private func forgetPlace(of reader: SyncedReader) throws {
        let state = reader.folder.file("state")
        for name in try FileManager.default.contentsOfDirectory(atPath: state)
        where name.hasPrefix("replica-") {
            let path = "\(state)/\(name)"
            let bytes = try #require(FileManager.default.contents(atPath: path))
            let text = String(decoding: bytes, as: UTF8.self)
            let shorter = text.replacing(#/,"universe":"[^"]*"/#, with: "")
                .replacing(#/"universe":"[^"]*",?/#, with: "")
            #expect(shorter != text)
            try Data(shorter.utf8).write(to: URL(filePath: path))
        }
    }

    @Test(arguments: [false, true])
    func `a damaged universe is put back by whoever knows it`(isRunning: Bool) async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        let path = folder(world) + "/universe"
        let universe = FileManager.default.contents(atPath: path)
        try damage(path)
        let keeper = isRunning ? a.keeper : try await a.restarted().keeper
        // It may still be on its way.
        #expect(try await keeper.syncNow().badge == .offline)
        try age(path)
        #expect(try await keeper.syncNow().badge == .upToDate)
        #expect(FileManager.default.contents(atPath: path) == universe)
        #expect(try await b.sync().badge == .upToDate)
    }

    @Test func `a newcomer says what to do about a damaged universe`() async throws {
        var world = try SyncedReaders()
        _ = try await pair(&world)
        try damage(folder(world) + "/universe")
        let c = try await world.add("c")
        let place = SyncPlace(.folder, path: world.place, isSealed: false)
        await #expect(throws: SyncError.unreadable(place)) { try await world.join(c) }
        #expect(SyncError.unreadable(place).explanation.contains("tidings sync now"))
    }

    @Test func `a key-value store with a damaged universe gets it back`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        let place = world.meeting.file("values")
        try await a.follow("x")
        let setup = try await a.keeper.setUp(.keyValue, path: place)
        try EmulatedKeyValueStore.change(at: place) { server in
            _ = server.write(
                Array("tidings univ".utf8), named: "t1-universe", stamp: .max, byStamp: false)
        }
        let next = try await a.restarted()
        #expect(try await next.keeper.syncNow().failure == nil)
        let b = try await world.add("b")
        let words = try #require(setup.recoveryWords)
        _ = try await b.keeper.setUp(.keyValue, path: place, sealing: .words(words))
        #expect(try await b.store.feeds().count == 1)
    }

    @Test func `who is silent for a month is asked about`() async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        try await a.follow("y")
        let id = try #require(try await b.keeper.report().replica)
        #expect(try await !a.sync().sentence.contains("retire"))
        world.clock.pass(31 * 86_400)
        let report = try await a.sync()
        #expect(report.badge == .waiting(for: "b"))
        #expect(report.sentence.contains("31 days") || report.sentence.contains("30 days"))
        #expect(report.sentence.contains("tidings sync retire \(id)"))
    }

    @Test func `who has this device's name is asked about at once`() async throws {
        var world = try SyncedReaders()
        let (a, other) = (try await world.add("a"), try await world.add("A"))
        try await world.join(a)
        try await world.join(other)
        try await world.settle()
        #expect(try await a.sync().badge == .upToDate)
        try await a.follow("x")
        let id = try #require(try await other.keeper.report().replica)
        let report = try await a.sync()
        #expect(report.sentence.contains("name of this device"))
        #expect(report.sentence.contains("'tidings sync retire \(id)'"))
        #expect(report.peers.first?.isNamed(like: "a") == true)
    }

    @Test func `a store that cannot be written is never up to date`() async throws {
        var world = try SyncedReaders()
        let (a, _) = try await pair(&world)
        #expect(try await a.sync().badge == .upToDate)
        var options = SyncedReader.options("a", a.folder.file("state"), world.clock)
        options.canWrite = { _ in false }
        let report = try await SyncKeeper(store: a.store, options: options).report()
        #expect(report.badge == .needsAttention && report.sentence.contains("make room"))
    }

    @Test func `what was changed here and removed there is in the journal`() async throws {
        var world = try SyncedReaders()
        let (a, b) = try await pair(&world)
        let feed = SyncedReader.key("x")
        world.clock.pass(60)
        try await a.store.rename(feed, to: "Renamed", at: world.clock.now)
        try await b.store.unfollow(feed, at: world.clock.now)
        try await world.settle()
        for reader in [a, b] {
            #expect(try await reader.store.feeds().isEmpty)
            let outcomes = try await reader.store.outcomes(limit: 10)
            #expect(outcomes.count == 1)
            #expect(
                outcomes.first?.sentence
                    == "“Renamed” was changed on one device and unfollowed on another; it is "
                    + "unfollowed. Undoing brings it back.")
        }
        let number = try #require(try await a.store.outcomes(limit: 1).first).number
        try await a.store.undoOutcome(number, at: world.clock.now)
        try await world.settle()
        for reader in [a, b] {
            #expect(try await reader.store.feed(feed)?.customTitle == "Renamed")
        }
    }
}
