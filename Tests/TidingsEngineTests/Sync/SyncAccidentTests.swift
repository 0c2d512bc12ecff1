import FoundationEssentials
import IntentSync
import NewsModel
import SQLite
import SyncTransports
import Synchronization
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// A place at which puts fail when a test says so.
final class FailingTransport: ShardTransport {
    private let inner: FolderTransport
    private let failure = Mutex<TransportError?>(nil)

    init(_ path: String) {
        inner = FolderTransport(at: path)
    }

    func fail(with error: TransportError?) { failure.withLock { $0 = error } }

    var limits: TransportLimits { inner.limits }

    func changes(since token: [UInt8]?) async throws(TransportError) -> TransportChanges {
        try await inner.changes(since: token)
    }

    func shard(named name: String) async throws(TransportError) -> [UInt8]? {
        try await inner.shard(named: name)
    }

    func put(_ bytes: [UInt8], named name: String) async throws(TransportError) -> PutReceipt {
        if let error = failure.withLock({ $0 }) { throw error }
        return try await inner.put(bytes, named: name)
    }

    func remove(named name: String) async throws(TransportError) {
        if let error = failure.withLock({ $0 }) { throw error }
        try await inner.remove(named: name)
    }

    func waitForChange(atMost limit: Duration) async { await inner.waitForChange(atMost: limit) }
}

/// Rounds that end in the middle, and stores that are not what they were.
@Suite struct SyncAccidentTests {
    /// Two readers of one feed that are in step.
    private func pair() async throws -> (world: SyncedReaders, a: SyncedReader, b: SyncedReader) {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        try await world.join(b)
        try await a.follow("x")
        try await world.settle()
        for reader in [a, b] { try await reader.refresh("x", 0..<10) }
        try await world.settle()
        return (world, a, b)
    }

    private func connect(_ reader: SyncedReader) throws -> Connection {
        try Connection(
            path: reader.path, access: .readingAndWriting, busyTimeout: .seconds(1))
    }

    @Test(arguments: [
        TransportError.unreachable(detail: "away"), .full, .refused(detail: "no"), .notReady,
    ])
    func `a round that cannot hand over is made good by the next`(
        error: TransportError
    ) async throws {
        let (world, a, b) = try await pair()
        let transport = FailingTransport(world.place)
        let options = SyncedReader.options("a", a.folder.file("state"), world.clock)
        let keeper = SyncKeeper(store: a.store, options: options, transport: transport)
        transport.fail(with: error)
        try await a.mark("x", [1, 2], .read)
        let report = try await keeper.syncNow()
        #expect(report.badge == (report.failure?.nextTry == nil ? .needsAttention : .offline))
        #expect(report.unsentCount > 0)
        transport.fail(with: nil)
        // The program ends, and begins again.
        _ = try await a.restarted().keeper.syncNow()
        _ = try await b.sync()
        #expect(try await b.unread("x").count == 8)
    }

    @Test func `a crash between the commit and the put loses nothing`() async throws {
        let (world, a, b) = try await pair()
        try await a.mark("x", [1, 2, 3], .read)
        var pull = SyncPull(
            account: "", token: [], limits: FolderTransport(at: world.place).limits,
            spare: ReplicaID(rawValue: 5), label: "a")
        let changes = try await FolderTransport(at: world.place).changes(since: nil)
        (pull.account, pull.token) = (changes.account, changes.token)
        let merge = try await a.store.merge(pull, at: world.clock.now)
        #expect(!merge.puts.isEmpty)
        // Nothing of it was put when the program ended; what was read waits in the store.
        let again = try await a.restarted()
        #expect(try await again.keeper.report().badge != .upToDate)
        _ = try await again.keeper.syncNow()
        _ = try await b.sync()
        #expect(try await b.unread("x").count == 7)
    }

    @Test func `a damaged replica is told, and left behind without a loss`() async throws {
        let (world, a, b) = try await pair()
        try await a.mark("x", [1], .read)
        try await a.sync()
        try await b.mark("x", [2], .read)
        try await b.sync()
        try connect(a).execute("UPDATE sync_replica SET archive = x'0102030405'")
        let (store, keeper) = try await a.restarted()
        // Reading goes on, also what is new.
        try await store.mark([SyncedReader.entry("x", 3)], .read, at: world.clock.now)
        let report = try await keeper.report()
        #expect(report.badge == .needsAttention && report.sentence.contains("rejoin"))
        await #expect(throws: SyncError.self) { try await keeper.syncNow() }
        world.clock.pass()
        _ = try await keeper.rejoin()
        _ = try await keeper.syncNow()
        _ = try await b.sync()
        #expect(try await b.unread("x").count == 7)
        let query = EntryQuery(filter: .unread, limit: 1000)
        #expect(try await store.entries(query).elements.count == 7)
        #expect(try await store.feeds().count == 1)
    }

    @Test func `what waited when the replica broke is decided once it is back`() async throws {
        let (world, a, b) = try await pair()
        try await a.mark("x", [1, 2], .read)
        try await a.store.rename(SyncedReader.key("x"), to: "Mine", at: world.clock.now)
        try await world.settle()
        try connect(a).execute("UPDATE sync_replica SET archive = x'01'")
        let (store, keeper) = try await a.restarted()
        world.clock.pass()
        try await store.mark([SyncedReader.entry("x", 1)], .unread, at: world.clock.now)
        try await store.unfollow(SyncedReader.key("x"), at: world.clock.now)
        _ = try await keeper.rejoin()
        _ = try await keeper.syncNow()
        try await world.settle(rounds: 1)
        #expect(try await store.feeds().isEmpty)
        #expect(try await b.store.feeds().isEmpty)
    }

    @Test func `a copied store takes a name of its own before it writes`() async throws {
        let (world, a, b) = try await pair()
        try await a.mark("x", [1], .read)
        try connect(a).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let copy = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: a.path, toPath: copy.file("copy.store"))
        let store = try await ReaderStore(path: copy.file("copy.store"))
        // The state folder went along, as on a machine that was cloned.
        let keeper = SyncKeeper(
            store: store, options: SyncedReader.options("copy", a.folder.file("state"), world.clock)
        )
        let original = try await a.sync().replica
        try await store.mark([SyncedReader.entry("x", 2)], .read, at: world.clock.now)
        let report = try await keeper.syncNow()
        #expect(report.replica != original && original != nil)
        try await a.mark("x", [3], .read)
        try await world.settle()
        _ = try await keeper.syncNow()
        #expect(try await b.unread("x").count == 7)
        #expect(try await a.unread("x").count == 7)
        let query = EntryQuery(filter: .unread, limit: 1000)
        #expect(try await store.entries(query).elements.count == 7)
    }

    @Test func `a store that was put back to an earlier state takes a new name`() async throws {
        let (world, a, b) = try await pair()
        let backup = try TemporaryFolder()
        try connect(a).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let bytes = try Data(contentsOf: URL(filePath: a.path))
        try await a.mark("x", [1], .read)
        let name = try await a.sync().replica
        // Written back in place, so that the file stays the same to the system.
        try connect(a).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for suffix in ["-wal", "-shm"] {
            try? FileManager.default.moveItem(
                atPath: a.path + suffix, toPath: backup.file("old") + suffix)
        }
        let file = FileHandleWriter(path: a.path)
        try file.write(bytes)
        let (store, keeper) = try await a.restarted()
        let report = try await keeper.syncNow()
        #expect(report.replica != name)
        // What it had decided before is still so everywhere, also here.
        _ = try await b.sync()
        _ = try await keeper.syncNow()
        #expect(try await b.unread("x").count == 9)
        let query = EntryQuery(filter: .unread, limit: 1000)
        #expect(try await store.entries(query).elements.count == 9)
        // Nobody waits for the old name.
        world.clock.pass()
        _ = try await b.sync()
        #expect(try await keeper.syncNow().badge == .upToDate)
        #expect(try await b.sync().badge == .upToDate)
    }

    @Test func `two programs on one store take turns`() async throws {
        let (world, a, b) = try await pair()
        let other = try await a.restarted()
        try await a.mark("x", [1], .read)
        try await other.store.mark([SyncedReader.entry("x", 2)], .read, at: world.clock.now)
        async let first = a.keeper.syncNow()
        async let second = other.keeper.syncNow()
        _ = try await (first, second)
        _ = try await b.sync()
        #expect(try await b.unread("x").count == 8)
    }
}
