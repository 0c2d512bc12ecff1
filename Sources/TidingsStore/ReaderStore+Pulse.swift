import SQLite

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
    /// The number of the entry that came last, 0 where there is none; later ones have higher numbers.
    public func latestArrival() async throws(StoreError) -> Int64 {
        try await read { connection throws(SQLiteError) in
            try connection.integer("SELECT coalesce(max(id), 0) FROM entries")
        }
    }

    /// The numbers that change while a page is open.
    ///
    /// - Parameter latest: Entries that came after this one, by `latestArrival`, are new.
    /// - Returns: The numbers now.
    /// - Throws: `StoreError`.
    public func pulse(after latest: Int64) async throws(StoreError) -> StorePulse {
        try await read { connection throws(SQLiteError) in
            StorePulse(
                unreadCount: Int(
                    try connection.integer("SELECT coalesce(sum(unread_count), 0) FROM feeds")),
                savedCount: Int(
                    try connection.integer(
                        """
                        SELECT count(*) FROM entries INDEXED BY entries_saved WHERE is_saved = 1
                        """)),
                arrivedCount: Int(
                    try connection.integer(
                        """
                        SELECT count(*) FROM (SELECT 1 FROM entries AS e
                            WHERE e.id > ? AND e.is_read = 0
                                AND \(Schema.isInSight("e")) LIMIT 1000)
                        """, latest)))
        }
    }
}
