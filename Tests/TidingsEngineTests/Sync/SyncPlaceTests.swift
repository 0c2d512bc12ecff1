import FoundationEssentials
import IntentSync
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Where readers meet, and what opens it.
@Suite struct SyncPlaceTests {
    @Test func `a key-value store is sealed, and the words open it`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        let place = world.meeting.file("kvs")
        try await a.follow("x")
        try await a.store.rename(SyncedReader.key("x"), to: "Confidential", at: world.clock.now)
        let setup = try await a.keeper.setUp(.keyValue, path: place)
        let words = try #require(setup.recoveryWords)
        #expect(try await a.keeper.recoveryWords() == words)
        #expect(setup.report.place?.isSealed == true)
        _ = try await a.sync()
        await #expect(throws: SyncError.needsWords) {
            try await b.keeper.setUp(.keyValue, path: place)
        }
        await #expect(throws: SyncError.wrongWords) {
            try await b.keeper.setUp(.keyValue, path: place, sealing: .words("bado gifu"))
        }
        #expect(try await b.keeper.report().badge == .off)
        _ = try await b.keeper.setUp(.keyValue, path: place, sealing: .words(words))
        _ = try await b.sync()
        #expect(try await b.store.feed(SyncedReader.key("x"))?.customTitle == "Confidential")
        let bytes = try #require(FileManager.default.contents(atPath: place))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("Confidential"))
        let report = try await a.keeper.report()
        #expect(report.budget.limitInBytes != nil)
        // Also where the program has only just started.
        let next = try await a.restarted()
        #expect(try await next.keeper.report().budget.limitInBytes == report.budget.limitInBytes)
        #expect(try await next.keeper.report().budget.shardLimit == 1023)
    }

    @Test func `the key stays in a file of its owner, and goes with the replica`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        _ = try await a.keeper.setUp(.folder, path: world.place, sealing: .newKey)
        let state = a.folder.file("state")
        let names = try FileManager.default.contentsOfDirectory(atPath: state)
            .filter { $0.hasPrefix("replica-") }
        #expect(names.count == 1)
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(state)/\(names[0])")
        let mode = attributes[.posixPermissions]
        #expect((mode as? Int ?? (mode as? UInt16).map(Int.init)) == 0o600)
        try await a.keeper.turnOff()
        #expect(try await a.keeper.report().badge == .off)
        await #expect(throws: SyncError.notSetUp) { try await a.keeper.syncNow() }
        let rest = try FileManager.default.contentsOfDirectory(atPath: state)
        #expect(!rest.contains { $0.hasPrefix("replica-") })
    }

    @Test func `a passphrase opens what it sealed`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await a.follow("x")
        let phrase = SyncKeeper.Sealing.passphrase("quite a long phrase")
        _ = try await a.keeper.setUp(.folder, path: world.place, sealing: phrase)
        await #expect(throws: SyncError.wrongWords) {
            try await b.keeper.setUp(
                .folder, path: world.place, sealing: .passphrase("another long phrase"))
        }
        _ = try await b.keeper.setUp(.folder, path: world.place, sealing: phrase)
        #expect(try await b.store.feeds().count == 1)
    }

    @Test func `sync is set up once, and anew after it was ended`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        try await world.join(b)
        await #expect(throws: SyncError.self) { try await world.join(a) }
        try await a.follow("x")
        try await a.refresh("x", 0..<10)
        try await world.settle()
        try await a.keeper.turnOff()
        try await a.mark("x", [1, 2], .read)
        try await world.join(a)
        try await world.settle()
        try await b.refresh("x", 0..<10)
        #expect(try await b.unread("x").count == 8)
        // Nobody waits for the name it had before.
        #expect(try await b.sync().badge == .upToDate)
    }

    @Test func `a replica that will not come back is retired`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        try await world.join(b)
        try await world.settle()
        let peer = try #require(try await a.keeper.report().peers.first)
        #expect(peer.label == "b")
        try await a.follow("x")
        #expect(try await a.sync().badge == .waiting(for: "b"))
        try await a.keeper.retire(peer.id)
        #expect(try await a.sync().badge == .upToDate)
        #expect(try await a.keeper.report().peers.map(\.isRetired) == [true])
        await #expect(throws: SyncError.notFound) {
            try await a.keeper.retire(ReplicaID(rawValue: 1))
        }
        // It comes back all the same, under another name.
        try await world.settle(rounds: 4)
        #expect(try await b.store.feeds().count == 1)
    }

    @Test func `a replica is called what the person calls it, from the next round on`() async throws
    {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        try await world.join(b)
        try await world.settle()
        #expect(try await b.keeper.report().peers.map(\.label) == ["a"])
        let other = try await a.restarted()
        try await other.store.set(SyncOptions.deviceName, to: "Attic", at: world.clock.now)
        try await world.settle()
        #expect(try await b.keeper.report().peers.map(\.label) == ["Attic"])
        #expect(try await a.keeper.report().label == "Attic")
        #expect(try await b.store.setting(SyncOptions.deviceName) == nil)
        try await a.store.set(SyncOptions.deviceName, to: nil, at: world.clock.now)
        try await world.settle()
        #expect(try await b.keeper.report().peers.map(\.label) == ["a"])
    }

    @Test func `a conflict is in the journal, and can be undone`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await a.follow("x")
        try await world.join(a)
        try await world.join(b)
        try await world.settle()
        world.clock.pass(60)
        try await a.store.rename(SyncedReader.key("x"), to: "First", at: world.clock.now)
        _ = try await a.sync()
        world.clock.pass(600)
        try await b.store.rename(SyncedReader.key("x"), to: "Second", at: world.clock.now)
        try await world.settle()
        #expect(try await a.store.feed(SyncedReader.key("x"))?.customTitle == "Second")
        let outcomes = try await b.store.outcomes(limit: 10) + a.store.outcomes(limit: 10)
        let outcome = try #require(outcomes.first)
        #expect(outcome.sentence.contains("“First”") && outcome.sentence.contains("“Second”"))
        let owner = try await b.store.outcomes(limit: 10).isEmpty ? a : b
        try await owner.store.undoOutcome(outcome.number, at: world.clock.now)
        #expect(try await owner.store.feed(SyncedReader.key("x"))?.customTitle == "First")
        await #expect(throws: StoreError.notFound) {
            try await owner.store.undoOutcome(outcome.number, at: world.clock.now)
        }
        try await world.settle()
        #expect(try await a.store.feed(SyncedReader.key("x"))?.customTitle == "First")
        #expect(try await b.store.feed(SyncedReader.key("x"))?.customTitle == "First")
    }

    @Test func `who asks for a seal never joins an open place`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        await #expect(throws: SyncError.notSealed) {
            try await b.keeper.setUp(.folder, path: world.place, sealing: .newKey)
        }
        #expect(try await b.keeper.report().badge == .off)
    }

    @Test func `who says nothing never joins an open key-value store`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        let place = world.meeting.file("values")
        _ = try await a.keeper.setUp(.keyValue, path: place, sealing: .open)
        await #expect(throws: SyncError.notSealed) {
            try await b.keeper.setUp(.keyValue, path: place, sealing: .standard)
        }
        #expect(try await b.keeper.report().badge == .off)
        _ = try await b.keeper.setUp(.keyValue, path: place, sealing: .open)
    }

    @Test func `in the background, what one decides comes to the other`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        try await world.join(b)
        let work = [a, b].map { reader in
            Task {
                var options = SyncedReader.options(
                    reader.name, reader.folder.file("state"), reader.clock)
                options.glance = .milliseconds(50)
                await SyncKeeper(store: reader.store, options: options).run()
            }
        }
        try await a.follow("x")
        // As long as it takes; a test that hangs is ended from outside.
        while try await b.store.feeds().isEmpty {
            world.clock.pass()
            try await Task.sleep(for: .milliseconds(50))
        }
        for task in work { task.cancel() }
        for task in work { await task.value }
        #expect(try await b.store.feeds().map(\.key) == [SyncedReader.key("x")])
    }

    @Test func `what an entry looked like is cleared long after it was unsaved`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        try await a.follow("x")
        try await a.refresh("x", 0..<3)
        try await world.join(a)
        try await a.mark("x", [1, 2], .saved)
        try await a.mark("x", [1], .unsaved)
        try await a.sync()
        world.clock.pass(59 * 86_400)
        try await a.sync()
        #expect(String(decoding: try world.bytesAtPlace(), as: UTF8.self).contains("Text of 1"))
        world.clock.pass(2 * 86_400)
        try await a.sync()
        let bytes = String(decoding: try world.bytesAtPlace(), as: UTF8.self)
        #expect(!bytes.contains("Text of 1"))
        #expect(bytes.contains("Text of 2"))
    }
}
