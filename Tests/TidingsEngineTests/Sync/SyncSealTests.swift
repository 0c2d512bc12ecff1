import FoundationEssentials
import IntentSync
import NewsModel
import SyncTransports
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Places whose record of themselves was changed, lost, or taken away.
@Suite struct SyncSealTests {
    private static let secret = "Confidential"

    /// A reader that seals what it sends, with something to send.
    private func sealedReader(
        _ kind: SyncPlace.Kind, _ place: String, _ world: inout SyncedReaders
    ) async throws -> (reader: SyncedReader, words: String) {
        let reader = try await world.add("a")
        try await reader.follow("x")
        let setup = try await reader.keeper.setUp(kind, path: place, sealing: .newKey)
        try await reader.sync()
        try await reader.store.rename(
            SyncedReader.key("x"), to: Self.secret, at: world.clock.now)
        world.clock.pass(60)
        return (reader, try #require(setup.recoveryWords))
    }

    /// Replaces what the place says of itself by a universe that is not sealed.
    private func unseal(_ kind: SyncPlace.Kind, _ place: String) throws {
        var dice = SplitMix(seed: 1)
        let text = Universe(using: &dice).text
        switch kind {
        case .folder:
            let names = try FileManager.default.subpathsOfDirectory(atPath: place)
            let name = try #require(names.first { $0.contains("universe") })
            try Data(text).write(to: URL(filePath: "\(place)/\(name)"))
        case .keyValue:
            try EmulatedKeyValueStore.change(at: place) { server in
                _ = server.write(text, named: "t1-universe", stamp: .max, byStamp: false)
            }
        }
    }

    @Test(arguments: SyncPlace.Kind.allCases, [false, true])
    func `a place that was unsealed behind one's back gets nothing in the clear`(
        kind: SyncPlace.Kind, isRunning: Bool
    ) async throws {
        var world = try SyncedReaders()
        let place = world.meeting.file("place")
        let (a, _) = try await sealedReader(kind, place, &world)
        try unseal(kind, place)
        let keeper = isRunning ? a.keeper : try await a.restarted().keeper
        let report = try await keeper.syncNow()
        #expect(report.badge == .needsAttention)
        if !isRunning { #expect(report.sentence == SyncError.noLongerSealed.explanation) }
        if !isRunning {
            await #expect(throws: SyncError.noLongerSealed) { try await keeper.join() }
        }
        let bytes =
            kind == .folder
            ? try world.bytesAtPlace()
            : Array(try #require(FileManager.default.contents(atPath: place)))
        #expect(!String(decoding: bytes, as: UTF8.self).contains(Self.secret))
        #expect(try await a.store.feed(SyncedReader.key("x"))?.customTitle == Self.secret)
    }

    @Test(arguments: SyncPlace.Kind.allCases, [false, true])
    func `another sealed place is called so, and joined with its words`(
        kind: SyncPlace.Kind, isRunning: Bool
    ) async throws {
        var world = try SyncedReaders()
        let place = world.meeting.file("place")
        let (a, words) = try await sealedReader(kind, place, &world)
        try FileManager.default.removeItem(atPath: place)
        if isRunning { try await a.sync() }
        let b = try await world.add("b")
        let setup = try await b.keeper.setUp(kind, path: place, sealing: .newKey)
        let other = SyncError.anotherPlace(SyncPlace(kind, path: place, isSealed: true))
        let keeper = isRunning ? a.keeper : try await a.restarted().keeper
        let report = try await keeper.syncNow()
        #expect(report.badge == .needsAttention && report.sentence == other.explanation)
        #expect(other.explanation.contains("another place"))
        await #expect(throws: other) { try await keeper.join() }
        // These are right, and those of the other place.
        await #expect(throws: SyncError.wrongWords) { try await keeper.useWords(words) }
        try await keeper.useWords(try #require(setup.recoveryWords))
        #expect(try await keeper.syncNow().sentence.contains("tidings sync join"))
        #expect(try await keeper.join().report.failure == nil)
        try await b.sync()
        #expect(try await b.store.feed(SyncedReader.key("x"))?.customTitle == Self.secret)
    }

    @Test func `a key-value store that was wiped gets everything back`() async throws {
        var world = try SyncedReaders()
        let place = world.meeting.file("place")
        let (a, words) = try await sealedReader(.keyValue, place, &world)
        try EmulatedKeyValueStore.change(at: place) { server in
            for name in server.values.keys.sorted() {
                _ = server.write(nil, named: name, stamp: .max, byStamp: false)
            }
        }
        let next = try await a.restarted()
        let report = try await next.keeper.syncNow()
        #expect(report.failure == nil)
        let b = try await world.add("b")
        _ = try await b.keeper.setUp(.keyValue, path: place, sealing: .words(words))
        #expect(try await b.store.feed(SyncedReader.key("x"))?.customTitle == Self.secret)
    }

    @Test func `a key-value store that vanished is out of reach, and none is made`() async throws {
        var world = try SyncedReaders()
        let place = world.meeting.file("place")
        let (a, _) = try await sealedReader(.keyValue, place, &world)
        try FileManager.default.removeItem(atPath: place)
        let next = try await a.restarted()
        #expect(try await next.keeper.syncNow().badge == .offline)
        let report = try await a.sync()
        #expect(report.badge == .offline && report.sentence.contains("tidings sync join"))
        #expect(!FileManager.default.fileExists(atPath: place))
    }

    @Test(arguments: [nil, [], Array("gone wrong".utf8)] as [[UInt8]?])
    func `a key-value store that is lost is made anew, and the others go on`(
        bytes: [UInt8]?
    ) async throws {
        var world = try SyncedReaders()
        let place = world.meeting.file("place")
        let (a, words) = try await sealedReader(.keyValue, place, &world)
        let b = try await world.add("b")
        _ = try await b.keeper.setUp(.keyValue, path: place, sealing: .words(words))
        try await world.settle()
        try FileManager.default.removeItem(atPath: place)
        if let bytes { try Data(bytes).write(to: URL(filePath: place)) }
        for reader in [a, b] {
            let report = try await reader.sync()
            #expect(report.sentence.contains("tidings sync join"))
            #expect(!report.sentence.contains("folder there"))
        }
        if bytes?.isEmpty == false {
            let damaged = SyncError.damagedStore(SyncPlace(.keyValue, path: place, isSealed: true))
            #expect(try await a.sync().sentence == damaged.explanation)
            await #expect(throws: damaged) { try await a.keeper.join() }
            try FileManager.default.removeItem(atPath: place)
        }
        let joining = try await a.keeper.join()
        #expect(joining.isSetUpAgain && joining.report.failure == nil)
        try await b.follow("y")
        for _ in 0..<3 {
            world.clock.pass(60)
            try await world.settle(rounds: 1)
        }
        #expect(try await a.store.feeds().count == 2)
        let c = try await world.add("c")
        _ = try await c.keeper.setUp(.keyValue, path: place, sealing: .words(words))
        #expect(try await c.store.feed(SyncedReader.key("x"))?.customTitle == Self.secret)
    }

    @Test func `a copy that was given the words leaves the original its name`() async throws {
        var world = try SyncedReaders()
        let place = world.meeting.file("place")
        let (a, words) = try await sealedReader(.keyValue, place, &world)
        let original = try await a.sync().replica
        let folder = try TemporaryFolder()
        for end in ["", "-wal"] where FileManager.default.fileExists(atPath: a.path + end) {
            try FileManager.default.copyItem(
                atPath: a.path + end, toPath: folder.file("copy.store" + end))
        }
        let copy = SyncKeeper(
            store: try await ReaderStore(path: folder.file("copy.store")),
            options: SyncedReader.options("copy", folder.file("state"), world.clock))
        await #expect(throws: SyncError.needsWords) { try await copy.syncNow() }
        try await copy.useWords(words)
        let report = try await copy.syncNow()
        #expect(report.replica != original && original != nil)
        let after = try await a.sync()
        #expect(after.replica == original)
        #expect(after.peers.map(\.isRetired) == [false])
    }
}
