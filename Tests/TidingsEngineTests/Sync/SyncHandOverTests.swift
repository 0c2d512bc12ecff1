import IntentSync
import NewsModel
import SyncTransports
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// A key-value store from which a program takes its leave without sending what waits.
private struct KilledTransport: ShardTransport {
    private let inner: KeyValueTransport

    init(_ path: String) async throws {
        let store = EmulatedKeyValueStore(path: path)
        let universe = try await KeyValueTransport.universe(in: store)
        inner = KeyValueTransport(store: store, universe: try #require(universe))
    }

    var limits: TransportLimits { inner.limits }

    func changes(since token: [UInt8]?) async throws(TransportError) -> TransportChanges {
        try await inner.changes(since: token)
    }

    func shard(named name: String) async throws(TransportError) -> [UInt8]? {
        try await inner.shard(named: name)
    }

    func put(_ bytes: [UInt8], named name: String) async throws(TransportError) -> PutReceipt {
        try await inner.put(bytes, named: name)
    }

    func remove(named name: String) async throws(TransportError) {
        try await inner.remove(named: name)
    }

    func waitForChange(atMost limit: Duration) async {}
}

/// Places that take something and do not say whether it arrived.
@Suite struct SyncHandOverTests {
    private func pair(
        _ place: String, _ world: inout SyncedReaders
    ) async throws -> (a: SyncedReader, b: SyncedReader) {
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await a.follow("x")
        _ = try await a.keeper.setUp(.keyValue, path: place, sealing: .open)
        _ = try await b.keeper.setUp(.keyValue, path: place, sealing: .open)
        return (a, b)
    }

    @Test func `setting up sends everything before it returns`() async throws {
        var world = try SyncedReaders()
        let (_, b) = try await pair(world.meeting.file("kvs"), &world)
        #expect(try await b.store.feeds().map(\.key) == [SyncedReader.key("x")])
    }

    @Test(arguments: [false, true])
    func `what was lost on its way is put again`(roundBefore: Bool) async throws {
        var world = try SyncedReaders()
        let place = world.meeting.file("kvs")
        let (a, b) = try await pair(place, &world)
        try await world.settle()
        try await a.store.rename(SyncedReader.key("x"), to: "Mine", at: world.clock.now)
        world.clock.pass(60)
        let killed = SyncKeeper(
            store: a.store,
            options: SyncedReader.options("a", a.folder.file("state"), world.clock),
            transport: try await KilledTransport(place))
        #expect(try await killed.syncNow().unsentCount == 0)
        try await b.sync()
        #expect(try await b.store.feed(SyncedReader.key("x"))?.customTitle == nil)
        if roundBefore {
            try await a.follow("y")
            world.clock.pass(60)
        }
        let next = try await a.restarted()
        _ = try await next.keeper.syncNow()
        try await b.sync()
        #expect(try await b.store.feed(SyncedReader.key("x"))?.customTitle == "Mine")
        // What arrived is not looked at for ever.
        let report = try await next.keeper.syncNow()
        #expect(report.pendingCount == 0 && report.unsentCount == 0)
    }
}
