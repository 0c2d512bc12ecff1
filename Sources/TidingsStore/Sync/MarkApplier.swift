import IntentSync
import NewsModel
import SQLite

/// Gives entries the marks that a replica says they have; runs inside a transaction.
///
/// Only rows whose mark differs are written. An entry is read where it is under any key it ever had.
struct MarkApplier {
    /// A row to look at.
    private struct Candidate {
        var id: Int64
        var reference: EntryReference
        var isRead: Bool
    }

    /// Where known entries are kept, and what their rows are called by.
    private enum Table: String, CaseIterable {
        case entries
        case remembered

        var id: String { self == .entries ? "id" : "key" }
    }

    private let connection: Connection
    private let replica: Replica
    private let formerKeys: [Int64: [EntryKey]]

    /// Applies the marks of `replica`.
    init(_ replica: Replica, to connection: Connection) throws(SQLiteError) {
        self.connection = connection
        self.replica = replica
        let aliases = try connection.all("SELECT entry, key FROM entry_aliases") { row in
            (row.integer(0), EntryKey(stored: row.integer(1)))
        }
        formerKeys = Dictionary(grouping: aliases, by: \.0).mapValues { $0.map(\.1) }
    }

    /// Applies what may have changed.
    func apply(_ changes: Replica.Changes) throws(SQLiteError) {
        if changes.everyMark { return try applyAll() }
        for span in changes.spans { try apply(span) }
        try apply(changes.entries)
    }

    private func applyAll() throws(SQLiteError) {
        for table in Table.allCases {
            let sql = """
                SELECT \(table.id), feed, position, key, is_read FROM \(table.rawValue)
                WHERE feed IS NOT NULL
                """
            try update(connection.all(sql, read: Self.candidate), in: table)
        }
    }

    private func apply(_ span: SpanMark) throws(SQLiteError) {
        for table in Table.allCases {
            let sql = """
                SELECT \(table.id), feed, position, key, is_read FROM \(table.rawValue)
                WHERE feed = ? AND position BETWEEN ? AND ?
                """
            try update(
                connection.all(sql, span.feed.stored, span.start, span.end, read: Self.candidate),
                in: table)
        }
    }

    private func apply(_ references: [EntryReference]) throws(SQLiteError) {
        for reference in references {
            // All keys that begin with the hash.
            let first = Int64(bitPattern: UInt64(reference.hash) << 32)
            let last = first | 0xFFFF_FFFF
            for table in Table.allCases {
                let sql = """
                    SELECT \(table.id), feed, position, key, is_read FROM \(table.rawValue)
                    WHERE key BETWEEN ? AND ? AND feed = ?
                    """
                try update(
                    connection.all(sql, first, last, reference.feed.stored, read: Self.candidate),
                    in: table)
            }
            guard !formerKeys.isEmpty else { continue }
            let former = """
                SELECT e.id, e.feed, e.position, e.key, e.is_read
                FROM entry_aliases AS a JOIN entries AS e ON e.id = a.entry
                WHERE a.key BETWEEN ? AND ? AND e.feed = ?
                """
            try update(
                connection.all(former, first, last, reference.feed.stored, read: Self.candidate),
                in: .entries)
        }
    }

    private static func candidate(_ row: borrowing Row) -> Candidate {
        Candidate(
            id: row.integer(0),
            reference: EntryReference(
                feed: FeedKey(stored: row.integer(1)), position: row.optionalInteger(2),
                key: EntryKey(stored: row.integer(3))), isRead: row.flag(4))
    }

    private func update(_ candidates: [Candidate], in table: Table) throws(SQLiteError) {
        let sql = "UPDATE \(table.rawValue) SET is_read = ? WHERE \(table.id) = ?"
        for candidate in candidates {
            let isRead = isRead(candidate, in: table)
            guard isRead != candidate.isRead else { continue }
            try connection.run(sql, isRead, candidate.id)
        }
    }

    private func isRead(_ candidate: Candidate, in table: Table) -> Bool {
        if replica.isRead(candidate.reference) { return true }
        guard table == .entries, let former = formerKeys[candidate.id] else { return false }
        let (feed, position) = (candidate.reference.feed, candidate.reference.position)
        return former.contains { key in
            replica.isRead(EntryReference(feed: feed, position: position, key: key))
        }
    }
}
