package import NewsModel
import SQLite

/// An entry that links to a page which was not read yet.
package struct LinkedPage: Hashable, Sendable {
    /// The entry's key.
    package var entry: EntryKey
    /// The address of the page.
    package var link: String
    /// How many characters of text the feed gives.
    package var textLength: Int
}

/// What was extracted from the pages that entries link to.
extension ReaderStore {
    /// The unread entries among the newest 50 of a feed whose pages were not read, newest first.
    package func pagesToRead(
        of feed: FeedKey, limit: Int
    ) async throws(StoreError) -> [LinkedPage] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                """
                SELECT e.key, e.link, length(b.text) FROM entries AS e
                JOIN bodies AS b ON b.id = e.id
                WHERE e.id IN (SELECT id FROM entries WHERE feed = ? ORDER BY id DESC LIMIT 50)
                    AND e.link IS NOT NULL AND e.is_read = 0
                    AND NOT EXISTS (SELECT 1 FROM articles AS a WHERE a.id = e.id)
                ORDER BY e.id DESC LIMIT ?
                """, feed.stored, limit
            ) { row in
                LinkedPage(
                    entry: EntryKey(stored: row.integer(0)), link: row.text(1),
                    textLength: Int(row.integer(2)))
            }
        }
    }

    /// Saves what was extracted: sanitized HTML, or `nil` where the page has no more than the feed.
    package func save(
        articles: [EntryKey: String?], log line: FetchLogLine
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            for (key, html) in articles {
                try connection.run(
                    """
                    INSERT OR REPLACE INTO articles (id, html, time)
                    SELECT id, ?, ? FROM entries WHERE key = ?
                    """, html, line.time.seconds, key.stored)
            }
            try FetchLog(connection: connection).add(line)
        }
    }
}
