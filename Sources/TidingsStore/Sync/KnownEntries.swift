import IntentSync
import NewsModel
import SQLite

/// The entries a store knows, as sync speaks of them: those it has, and those it remembers.
///
/// Retention takes entries away whose publisher may still list them; they stay known while their
/// marks are remembered, so that a mark of another replica reaches them, too.
struct KnownEntries: EntryLibrary {
    /// A known entry and its mark.
    struct Entry {
        var reference: EntryReference
        var isRead: Bool
    }

    /// What was asked last; the engine asks for one span again for each entry that was found in it.
    private final class Memory {
        var feed: FeedKey?
        var positions: ClosedRange<Int64> = 0...0
        var isUndated = false
        var entries: [EntryReference] = []
    }

    private let connection: Connection
    private let memory = Memory()

    /// The entries of a store, none of which comes or goes while this value lives.
    init(connection: Connection) {
        self.connection = connection
    }

    func feeds() throws(SQLiteError) -> [FeedKey] {
        let sql = """
            SELECT id FROM feeds WHERE entry_count > 0
            UNION SELECT feed FROM remembered WHERE feed IS NOT NULL
            """
        return try connection.all(sql) { row in FeedKey(stored: row.integer(0)) }.sorted()
    }

    func entries(
        of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool
    ) throws(SQLiteError) -> [EntryReference] {
        if memory.feed == feed, memory.positions == positions, memory.isUndated == undated {
            return memory.entries
        }
        let entries = try marked(of: feed, in: positions, undated: undated).map(\.reference)
        (memory.feed, memory.positions, memory.isUndated) = (feed, positions, undated)
        memory.entries = entries
        return entries
    }

    /// The same entries with their marks.
    func marked(
        of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool = false
    ) throws(SQLiteError) -> [Entry] {
        let (low, high) = (positions.lowerBound, positions.upperBound)
        var known: Set<UInt32> = []
        var found: [Entry] = []
        for table in ["entries", "remembered"] {
            let sql = """
                SELECT key, position, is_read FROM \(table) INDEXED BY \(table)_position
                WHERE feed = ?1 AND position BETWEEN ?2 AND ?3
                """
            found += try connection.all(sql, feed.stored, low, high) { row in
                Self.entry(row, of: feed)
            }
            guard undated else { continue }
            let rest = """
                SELECT key, position, is_read FROM \(table) INDEXED BY \(table)_position
                WHERE feed = ? AND position IS NULL
                """
            found += try connection.all(rest, feed.stored) { row in Self.entry(row, of: feed) }
        }
        // Two entries of one feed whose hashes are the same are one entry to sync.
        return found.filter { known.insert($0.reference.hash).inserted }
    }

    private static func entry(_ row: borrowing Row, of feed: FeedKey) -> Entry {
        let key = EntryKey(stored: row.integer(0))
        let position = row.optionalInteger(1)
        return Entry(
            reference: EntryReference(feed: feed, position: position, key: key),
            isRead: row.flag(2))
    }
}
