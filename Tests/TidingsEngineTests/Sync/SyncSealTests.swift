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
        #expect(try await a.sync().badge == .offline)
        #expect(!FileManager.default.fileExists(atPath: place))
    }
}
