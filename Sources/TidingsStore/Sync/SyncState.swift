public import IntentSync
public import NewsModel
import SQLite

/// What a store knows of its sync besides the replica itself.
public struct SyncState: Hashable, Sendable {
    /// Whether sync is on.
    public var isOn = false
    /// How often the replica was changed.
    public var generation: Int64 = 0
    /// The name of the replica, also of one that was ended; `nil` where there never was one.
    public var replica: ReplicaID?
    /// Where the shards are.
    public var place: SyncPlace?
    /// What to ask the place for changes with.
    public var token: [UInt8]?
    /// Whose storage it was the last time.
    public var account: String?
    /// When everything at the place was last taken in.
    public var pulled: Timestamp?
    /// When it was last merged with what was decided here.
    public var merged: Timestamp?
    /// When everything decided here was last handed to the place.
    public var published: Timestamp?
    /// When another replica last confirmed more than before.
    public var confirmed: Timestamp?
    /// What it had confirmed then.
    public var confirmedVersion: Int64 = 0
    /// What went wrong in the last round, one plain sentence, or `nil`.
    public var failure: String?
    /// How many rounds failed in a row.
    public var failureCount = 0
    /// When the next round may be tried after failures, or `nil` where only the person can help.
    public var nextTry: Timestamp?

    /// The state of a store that does not sync.
    public init() {}
}

/// Where the store keeps it.
struct SyncStateTable {
    let connection: Connection

    func load() throws(SQLiteError) -> SyncState {
        let sql = """
            SELECT is_on, generation, place, path, is_sealed, token, account, pulled, merged,
                published, confirmed, confirmed_version, failure, failure_count, next_try,
                replica
            FROM sync_state
            """
        return try connection.first(sql, read: Self.state) ?? SyncState()
    }

    private static func state(_ row: borrowing Row) -> SyncState {
        func time(_ column: Int) -> Timestamp? {
            row.optionalInteger(column).map(Timestamp.init(seconds:))
        }
        var state = SyncState()
        state.isOn = row.flag(0)
        state.generation = row.integer(1)
        state.place = row.optionalText(2).flatMap(SyncPlace.Kind.init).map {
            SyncPlace($0, path: row.text(3), isSealed: row.flag(4))
        }
        state.token = row.optionalBytes(5)
        state.account = row.optionalText(6)
        state.pulled = time(7)
        state.merged = time(8)
        state.published = time(9)
        state.confirmed = time(10)
        state.confirmedVersion = row.integer(11)
        state.failure = row.optionalText(12)
        state.failureCount = Int(row.integer(13))
        state.nextTry = time(14)
        state.replica = row.optionalInteger(15).map {
            ReplicaID(rawValue: UInt64(bitPattern: $0))
        }
        return state
    }

    func store(_ state: SyncState) throws(SQLiteError) {
        try connection.run(
            """
            UPDATE sync_state SET is_on = ?, generation = ?, place = ?, path = ?, is_sealed = ?,
                token = ?, account = ?, pulled = ?, merged = ?, published = ?, confirmed = ?,
                confirmed_version = ?, failure = ?, failure_count = ?, next_try = ?, replica = ?
            """, state.isOn, state.generation, state.place?.kind.rawValue, state.place?.path,
            state.place?.isSealed ?? false, state.token, state.account, state.pulled?.seconds,
            state.merged?.seconds, state.published?.seconds, state.confirmed?.seconds,
            state.confirmedVersion, state.failure, state.failureCount, state.nextTry?.seconds,
            state.replica.map { Int64(bitPattern: $0.rawValue) })
    }

    /// The bytes of the replica, or `nil` where there is none.
    func archive() throws(SQLiteError) -> [UInt8]? {
        try connection.first("SELECT archive FROM sync_replica") { row in row.bytes(0) }
    }

    func store(archive: [UInt8]) throws(SQLiteError) {
        try connection.run(
            "INSERT OR REPLACE INTO sync_replica (id, archive) VALUES (1, ?)", archive)
    }
}
