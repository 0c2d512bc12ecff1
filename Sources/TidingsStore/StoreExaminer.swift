import NewsModel
import SQLite

/// Examines a store from end to end.
struct StoreExaminer {
    /// How many problems are named; one is enough to act on.
    private static let problemLimit = 100

    let connection: Connection

    /// What is damaged; empty where the store is whole.
    func problems() throws(SQLiteError) -> [String] {
        var problems = try connection.all("PRAGMA integrity_check(\(Self.problemLimit))") { row in
            row.text(0)
        }.filter { $0 != "ok" }
        problems += try connection.all("PRAGMA foreign_key_check") { row in
            "row \(row.integer(1)) of \(row.text(0)) refers to a missing row of \(row.text(2))"
        }.prefix(Self.problemLimit)
        problems += try counterProblems()
        return problems
    }

    /// Counters that differ from what they count.
    private func counterProblems() throws(SQLiteError) -> [String] {
        let feeds = try connection.all(
            """
            SELECT f.id, f.entry_count, coalesce(a.number, 0), f.unread_count,
                coalesce(u.number, 0)
            FROM feeds AS f
            LEFT JOIN (SELECT feed, count(*) AS number FROM entries INDEXED BY entries_feed
                GROUP BY feed) AS a ON a.feed = f.id
            LEFT JOIN (SELECT feed, count(*) AS number FROM entries INDEXED BY entries_feed_unread
                WHERE is_read = 0 AND \(Schema.isInSight("entries"))
                GROUP BY feed) AS u ON u.feed = f.id
            WHERE f.entry_count <> coalesce(a.number, 0) OR f.unread_count <> coalesce(u.number, 0)
            LIMIT \(Self.problemLimit)
            """
        ) { row in
            "feed \(FeedKey(stored: row.integer(0))) counts \(row.integer(1)) entries, "
                + "\(row.integer(3)) unread, and has \(row.integer(2)), \(row.integer(4)) unread"
        }
        let stories = try connection.all(
            """
            SELECT s.key FROM stories AS s LEFT JOIN entries AS e ON e.story = s.key
            GROUP BY s.key HAVING s.entry_count <> count(e.id)
                OR s.unread_count <> count(
                    CASE WHEN e.is_read = 0 AND \(Schema.isInSight("e")) THEN 1 END)
            LIMIT \(Self.problemLimit)
            """
        ) { row in "story \(StoryKey(stored: row.integer(0))) miscounts its entries" }
        let bodies = try connection.integer(
            "SELECT count(*) FROM entries WHERE id NOT IN (SELECT id FROM bodies)")
        return feeds + stories + (bodies > 0 ? ["\(bodies) entries have no body"] : [])
    }
}
