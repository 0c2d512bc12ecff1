import IntentSync
import NewsModel
import SQLite

/// Mutes entries as the person's rules say; runs inside a transaction.
struct MuteRules {
    private let connection: Connection
    private let expressions: [MuteExpression]

    /// Reads the rules that stand.
    init(_ connection: Connection) throws(SQLiteError) {
        self.connection = connection
        let table = WishTable(connection: connection)
        expressions = try table.texts(of: .muteRule, .value).compactMap { MuteExpression($0) }
    }

    /// Looks at one entry that is new or has changed.
    func review(_ id: Int64) throws(SQLiteError) {
        // Without rules nothing is muted.
        guard !expressions.isEmpty else { return }
        try review(where: "e.id = ?", id)
    }

    /// Looks at every entry, after the rules have changed.
    ///
    /// - Complexity: O(n) for n entries.
    func reviewAll() throws(SQLiteError) {
        try review(where: "1 OR ?", 0)
    }

    private func review(where condition: String, _ value: Int64) throws(SQLiteError) {
        let changed = try connection.all(
            """
            SELECT e.id, e.is_muted, e.title, e.author,
                coalesce(nullif(f.custom_title, ''), nullif(f.own_title, ''), f.address),
                e.excerpt
            FROM entries AS e CROSS JOIN feeds AS f ON f.id = e.feed WHERE \(condition)
            """, value
        ) { row -> (id: Int64, isMuted: Bool)? in
            let matter = MuteExpression.Matter(
                title: row.text(2), author: row.text(3), feed: row.text(4), text: row.text(5))
            let isMuted = expressions.contains { $0.matches(matter) }
            return isMuted == row.flag(1) ? nil : (row.integer(0), isMuted)
        }
        for case let change? in changed {
            try connection.run(
                "UPDATE entries SET is_muted = ? WHERE id = ?", change.isMuted, change.id)
        }
        try StoryTable(connection: connection)
            .recountStories(of: changed.lazy.compactMap { $0?.id })
    }
}
