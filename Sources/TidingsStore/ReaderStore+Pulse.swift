public import NewsModel
import SQLite

/// What an open page is told of.
public struct StorePulse: Hashable, Sendable {
    /// How many entries are unread.
    public var unreadCount: Int
    /// How many entries are saved.
    public var savedCount: Int
    /// How many unread entries that lists show came since a time, 1,000 at most.
    public var arrivedCount: Int
}

extension ReaderStore {
    /// The numbers that change while a page is open.
    ///
    /// - Parameter since: Entries that came later are new.
    /// - Returns: The numbers now.
    /// - Throws: `StoreError`.
    public func pulse(since: Timestamp) async throws(StoreError) -> StorePulse {
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
                        SELECT count(*) FROM (SELECT 1 FROM entries AS e INDEXED BY entries_arrived
                            WHERE e.first_seen > ? AND e.is_read = 0
                                AND \(Schema.isInSight("e")) LIMIT 1000)
                        """, since.seconds)))
        }
    }
}
