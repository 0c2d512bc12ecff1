import NewsModel
import SQLite

/// Finds what retention does not keep, feed by feed, and drops it in small transactions, so that a
/// mark never waits for long.
struct RetentionSweep {
    /// How many entries one transaction drops.
    static let batchSize = 200

    let connection: Connection
    let retention: Retention
    let time: Timestamp

    /// Every feed with entries, followed or not.
    func feeds() throws(SQLiteError) -> [FeedKey] {
        try connection.all("SELECT id FROM feeds WHERE entry_count > 0") { row in
            FeedKey(stored: row.integer(0))
        }
    }

    /// The rows of the entries of `feed` that are not kept, oldest first.
    func expired(of feed: FeedKey) throws(SQLiteError) -> [Int64] {
        guard let bound = try bound(of: feed) else { return [] }
        let document = try connection.first(
            "SELECT keys FROM documents WHERE feed = ?", feed.stored
        ) { row in DocumentKeys.read(row.bytes(0)) }
        let entries = try connection.all(
            """
            SELECT id, key FROM entries INDEXED BY entries_feed
            WHERE feed = ? AND id < ? AND is_saved = 0 ORDER BY id
            """, feed.stored, bound
        ) { row in (id: row.integer(0), key: EntryKey(stored: row.integer(1))) }
        return entries.filter { document?.contains($0.key) != true }.map(\.id)
    }

    /// The row before which entries may be dropped, or `nil` where none is.
    private func bound(of feed: FeedKey) throws(SQLiteError) -> Int64? {
        let facts = "SELECT is_followed, entry_count FROM feeds WHERE id = ?"
        let feedFacts = try connection.first(facts, feed.stored) { row in
            (isFollowed: row.flag(0), count: row.integer(1))
        }
        guard let feedFacts else { return nil }
        guard feedFacts.isFollowed else { return .max }
        let oldest = EntryPlace(start: time - retention.age).id
        guard feedFacts.count > retention.entriesPerFeed else { return oldest }
        let lastKept = try connection.integer(
            """
            SELECT id FROM entries INDEXED BY entries_feed WHERE feed = ?
            ORDER BY id DESC LIMIT 1 OFFSET ?
            """, feed.stored, max(retention.entriesPerFeed, 1) - 1)
        return max(oldest, lastKept)
    }

    /// Forgets marks that are old enough, articles and lines of the log that are too many, and feeds
    /// that nothing is left of.
    func forget() throws(SQLiteError) {
        try connection.run(
            "DELETE FROM remembered WHERE since < ?", (time - retention.markAge).seconds)
        try FetchLog(connection: connection).trim()
        try ArticleTable(connection: connection).trim(at: time)
        try FeedTable(connection: connection).dropEmptyUnfollowed()
    }
}
