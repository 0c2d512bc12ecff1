import SQLite

/// Where the entries end that have come so far: at a second, with so many of them in it.
public struct ArrivalMark: Hashable, Sendable, LosslessStringConvertible {
    /// The second in which the latest came.
    public var second: Int64
    /// How many came in that second, `countLimit` at most.
    public var count: Int64

    /// More entries of one second are not told apart, since every page would have to count them.
    static let countLimit: Int64 = 5000

    /// Both numbers with a point between them.
    public var description: String { "\(second).\(count)" }

    init(second: Int64, count: Int64) {
        (self.second, self.count) = (second, count)
    }

    /// The mark that counts what the store has of `second` by now.
    init(counting second: Int64, _ connection: Connection) throws(SQLiteError) {
        let sql = "SELECT count(*) FROM (SELECT 1 FROM entries WHERE first_seen = ? LIMIT ?)"
        self.init(
            second: second, count: try connection.integer(sql, second, Self.countLimit))
    }

    /// Where the entries end that the store has.
    init(latest connection: Connection) throws(SQLiteError) {
        let second = try connection.integer("SELECT coalesce(max(first_seen), 0) FROM entries")
        try self.init(counting: second, connection)
    }

    /// The mark that `description` is of, or `nil`.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let second = Int64(parts[0]), let count = Int64(parts[1]) else {
            return nil
        }
        self.init(second: second, count: count)
    }
}

/// What an open page is told of.
public struct StorePulse: Hashable, Sendable {
    /// How many entries are unread.
    public var unreadCount: Int
    /// How many entries are saved.
    public var savedCount: Int
    /// How many unread entries that lists show came after a given one, 1,000 at most.
    public var arrivedCount: Int
}

extension ReaderStore {
    /// Where the entries end that have come so far.
    public func latestArrival() async throws(StoreError) -> ArrivalMark {
        try await read { connection throws(SQLiteError) in try ArrivalMark(latest: connection) }
    }

    /// The numbers that change while a page is open.
    ///
    /// - Parameter latest: Where the entries ended that are not new.
    /// - Returns: The numbers now.
    /// - Throws: `StoreError`.
    public func pulse(after latest: ArrivalMark) async throws(StoreError) -> StorePulse {
        try await read { connection throws(SQLiteError) in
            let arrived = try connection.integer(
                """
                SELECT count(*) FROM (SELECT 1 FROM entries AS e INDEXED BY entries_arrived
                    WHERE e.first_seen > ? AND e.is_read = 0
                        AND \(Schema.isInSight("e")) LIMIT 1000)
                """, latest.second)
            let beside = try ArrivalMark(counting: latest.second, connection).count
            return StorePulse(
                unreadCount: Int(
                    try connection.integer("SELECT coalesce(sum(unread_count), 0) FROM feeds")),
                savedCount: Int(
                    try connection.integer(
                        """
                        SELECT count(*) FROM entries INDEXED BY entries_saved WHERE is_saved = 1
                        """)),
                arrivedCount: Int(min(1000, arrived + max(0, beside &- latest.count))))
        }
    }
}
