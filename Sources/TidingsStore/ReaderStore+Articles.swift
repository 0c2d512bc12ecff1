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
    /// How many articles of entries that are not saved are kept, the latest read.
    package static let articleCount = 5000
    /// How long the article of an entry that is not saved is kept.
    package static let articleAge = Duration.seconds(90 * 86_400)

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
                """, feed.stored, limit, read: Self.linkedPage)
        }
    }

    /// The page that an entry links to, whether it was read or not; `nil` where there is none.
    package func page(of entry: EntryKey) async throws(StoreError) -> LinkedPage? {
        try await read { connection throws(SQLiteError) in
            guard let id = try EntryLister(connection: connection).row(of: entry) else {
                return nil
            }
            return try connection.first(
                """
                SELECT e.key, e.link, length(b.text) FROM entries AS e
                JOIN bodies AS b ON b.id = e.id WHERE e.id = ? AND e.link IS NOT NULL
                """, id, read: Self.linkedPage)
        }
    }

    private static func linkedPage(_ row: borrowing Row) -> LinkedPage {
        LinkedPage(
            entry: EntryKey(stored: row.integer(0)), link: row.text(1),
            textLength: Int(row.integer(2)))
    }

    /// Saves what came of reading pages; `unread` forgets.
    package func save(
        articles: [EntryKey: ArticleReading], log line: FetchLogLine
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            let table = ArticleTable(connection: connection)
            for (key, reading) in articles { try table.save(reading, of: key, at: line.time) }
            try FetchLog(connection: connection).add(line)
        }
    }
}

/// What is known of the pages that entries link to.
struct ArticleTable {
    let connection: Connection

    /// Saves what came of reading the page of an entry; runs inside a transaction.
    func save(
        _ reading: ArticleReading, of entry: EntryKey, at time: Timestamp
    ) throws(SQLiteError) {
        var (html, failure): (String?, String?)
        switch reading {
        case .unread:
            try connection.run(
                "DELETE FROM articles WHERE id = (SELECT id FROM entries WHERE key = ?)",
                entry.stored)
            return
        case .article(let text): html = text
        case .nothingMore: break
        case .failed(let reason, _): failure = reason.rawValue
        }
        try connection.run(
            """
            INSERT OR REPLACE INTO articles (id, html, time, failure)
            SELECT id, ?, ?, ? FROM entries WHERE key = ?
            """, html, time.seconds, failure, entry.stored)
    }

    /// Forgets articles that are old or too many, but for those of saved entries; runs inside a
    /// transaction.
    func trim(at time: Timestamp) throws(SQLiteError) {
        let unsaved =
            "id NOT IN (SELECT id FROM entries INDEXED BY entries_saved WHERE is_saved = 1)"
        try connection.run(
            "DELETE FROM articles WHERE time < ? AND \(unsaved)",
            (time - ReaderStore.articleAge).seconds)
        try connection.run(
            """
            DELETE FROM articles WHERE \(unsaved) AND id IN (
                SELECT id FROM articles ORDER BY time DESC, id DESC LIMIT -1 OFFSET ?)
            """, ReaderStore.articleCount)
    }

    /// What a row says: the text, why there is none, and when; `nil` times are of no row.
    static func reading(html: String?, failure: String?, time: Timestamp?) -> ArticleReading {
        guard let time else { return .unread }
        if let html { return .article(html) }
        guard let failure else { return .nothingMore }
        return .failed(ArticleFailure(rawValue: failure) ?? .broken, time)
    }
}
