import IntentSync
import NewsModel
import SQLite
import TestSupport
import Testing
import TidingsStore

extension StoreFixture {
    static let limits = TransportLimits(
        totalInBytes: nil, shardCount: nil, shardInBytes: 1 << 20, nameInBytes: 64, pause: .zero)

    static func pull(_ shown: [(name: String, bytes: [UInt8])] = [], spare: UInt64 = 99) -> SyncPull
    {
        var pull = SyncPull(
            account: "home", token: [1], limits: limits, spare: ReplicaID(rawValue: spare),
            label: "test")
        pull.shown = shown
        return pull
    }

    /// Makes the store a replica that nobody else has joined.
    @discardableResult
    func startSync(as id: UInt64 = 1) async throws -> SyncMerge {
        try await store.startSync(
            as: ReplicaID(rawValue: id),
            at: SyncPlace(.folder, path: "/nowhere", isSealed: false), with: Self.pull(),
            time: Self.start)
    }

    /// The decisions that wait, in order.
    func outbox() throws -> [Intent] {
        let connection = try Connection(path: path, access: .reading, busyTimeout: .seconds(1))
        return try connection.all("SELECT intent FROM outbox ORDER BY sequence") { row in
            row.bytes(0)
        }.map { try Intent(encoded: $0) }
    }

    /// One number from the store.
    func number(_ sql: String) throws -> Int64 {
        try Connection(path: path, access: .reading, busyTimeout: .seconds(1)).integer(sql)
    }
}
