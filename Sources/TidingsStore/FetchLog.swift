import NewsModel
import SQLite

/// What was asked of whom, and what came of it; the oldest lines make room for new ones.
struct FetchLog {
    /// How many lines of one feed are kept at least.
    static let linesPerFeed = 200
    /// How many lines are kept in all.
    static let lines = 20_000
    /// After how many new lines the oldest are dropped, since one look costs as much as a line.
    static let patience: Int64 = 64
    /// How many characters of an outcome or a detail are kept.
    static let maximumLength = 500

    let connection: Connection

    /// Adds a line; runs inside a transaction.
    func add(_ line: FetchLogLine) throws(SQLiteError) {
        let number = try connection.integer(
            """
            INSERT INTO fetch_log
                (feed, time, outcome, detail, status, body_bytes, new_entry_count)
            VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id
            """, line.feed.stored, line.time.seconds,
            String(line.outcome.prefix(Self.maximumLength)),
            String(line.detail.prefix(Self.maximumLength)), line.status, line.bodyBytes,
            line.newEntryCount)
        guard number % Self.patience == 0 else { return }
        try connection.run("DELETE FROM fetch_log WHERE id <= ?", number - Int64(Self.lines))
    }

    /// Drops what is too old of feeds that have many lines; runs inside a transaction.
    func trim() throws(SQLiteError) {
        let crowded = "SELECT feed FROM fetch_log GROUP BY feed HAVING count(*) > ?"
        for feed in try connection.all(crowded, Self.linesPerFeed, read: { $0.integer(0) }) {
            try connection.run(
                """
                DELETE FROM fetch_log WHERE feed = ?1 AND id <=
                    (SELECT id FROM fetch_log WHERE feed = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
                """, feed, Self.linesPerFeed)
        }
    }

    /// The newest lines, newest first.
    func newest(of feed: FeedKey?, limit: Int) throws(SQLiteError) -> [FetchLogLine] {
        let columns = "feed, time, outcome, detail, status, body_bytes, new_entry_count"
        let limit = min(max(limit, 0), Self.lines)
        if let feed {
            let sql = "SELECT \(columns) FROM fetch_log WHERE feed = ? ORDER BY id DESC LIMIT ?"
            return try connection.all(sql, feed.stored, limit, read: Self.line)
        }
        let sql = "SELECT \(columns) FROM fetch_log ORDER BY id DESC LIMIT ?"
        return try connection.all(sql, limit, read: Self.line)
    }

    private static func line(_ row: borrowing Row) -> FetchLogLine {
        FetchLogLine(
            feed: FeedKey(stored: row.integer(0)), time: Timestamp(seconds: row.integer(1)),
            outcome: row.text(2), detail: row.text(3), status: row.optionalInteger(4).map(Int.init),
            bodyBytes: Int(row.integer(5)), newEntryCount: Int(row.integer(6)))
    }
}
