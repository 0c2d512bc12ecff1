public import FeedParsing
import NewsModel
import SQLite

/// The file `cache.db` of newsboat: every entry it saw, read or not, with the flags on it.
public enum NewsboatCache {
    /// How such a file begins.
    private static let magic = Array("SQLite format 3\0".utf8)
    /// The most bytes of all texts that are taken from it.
    private static let textLimitInBytes = 256_000_000
    private static let columns: Set<String> = [
        "guid", "title", "author", "url", "feedurl", "pubDate", "unread", "flags", "deleted",
        "content",
    ]

    /// Whether some bytes look like one.
    public static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    /// The entries that are read or flagged, whichever letters the flags are; at most
    /// `ForeignEntry.limit`.
    ///
    /// Flags are set by hand only, so an entry that has one is taken as saved. What was deleted is
    /// read.
    ///
    /// - Returns: The entries, or `nil` where the bytes are no such file, or are damaged.
    public static func entries(of bytes: [UInt8]) -> [ForeignEntry]? {
        guard isOne(bytes) else { return nil }
        do throws(SQLiteError) {
            return try entries(on: Connection(image: bytes))
        } catch {
            return nil
        }
    }

    private static func entries(on connection: Connection) throws(SQLiteError) -> [ForeignEntry]? {
        // A plain table: nothing of the file may run while it is read.
        let isTable = """
            SELECT count(*) FROM sqlite_schema
            WHERE name = 'rss_item' AND type = 'table' AND rootpage > 0
            """
        guard try connection.integer(isTable) == 1 else { return nil }
        let found = try connection.all(
            "SELECT name, hidden FROM pragma_table_xinfo('rss_item') LIMIT 100"
        ) { row in (row.text(0), row.integer(1)) }
        guard found.allSatisfy({ $0.1 == 0 }), columns.isSubset(of: found.map(\.0)) else {
            return nil
        }
        var size = 0
        return try connection.all(
            """
            SELECT guid, title, author, url, feedurl, pubDate, unread, coalesce(flags, ''), deleted,
                CASE WHEN coalesce(flags, '') <> '' THEN content ELSE '' END
            FROM rss_item WHERE unread = 0 OR deleted = 1 OR coalesce(flags, '') <> '' LIMIT ?
            """, ForeignEntry.limit
        ) { (row) throws(SQLiteError) in
            var entry = ForeignEntry()
            entry.id = row.optionalText(0)
            entry.title = DisplayedLine.of(row.text(1))
            entry.author = DisplayedLine.of(row.text(2))
            entry.link = row.optionalText(3)
            entry.feedAddress = row.optionalText(4)
            let seconds = row.integer(5)
            entry.published = seconds > 0 ? Timestamp(seconds: seconds) : nil
            entry.isRead = row.integer(6) == 0 || row.flag(8)
            entry.isSaved = !row.text(7).isEmpty
            let body = row.text(9)
            if body.utf8.count <= ForeignEntry.bodyLimitInBytes { entry.html = body }
            for text in [entry.id, entry.link, entry.feedAddress, row.text(1), row.text(2), body] {
                size += text?.utf8.count ?? 0
            }
            guard size <= textLimitInBytes else {
                throw SQLiteError(code: 11, message: "the texts are longer than the file")
            }
            return entry
        }
    }
}

/// A title as newsboat keeps it: plain text that may have line breaks.
private enum DisplayedLine {
    static func of(_ text: String) -> String {
        text.prefix(2000).split(whereSeparator: \.isWhitespace).joined(separator: " ").printable
    }
}
