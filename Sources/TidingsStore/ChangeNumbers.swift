import SQLite

/// Numbers that change when the store does, whichever program changes it.
package struct ChangeNumbers: Hashable, Sendable {
    /// Changes when something was decided here.
    package var decisions: Int64
    /// Changes when a feed was asked.
    package var fetches: Int64
    /// Changes when a round of sync ended.
    package var rounds: String
}

extension ReaderStore {
    /// The numbers as they stand.
    package func changeNumbers() async throws(StoreError) -> ChangeNumbers {
        try await read { connection throws(SQLiteError) in
            let times = ["pulled", "merged", "published", "confirmed", "failure_count"]
                .map { "coalesce(\($0), '')" }.joined(separator: " || ' ' || ")
            let sql = "SELECT is_on || ' ' || \(times) FROM sync_state"
            let rounds = try connection.first(sql) { $0.text(0) }
            return ChangeNumbers(
                decisions: try connection.integer("SELECT max(sequence) FROM intents"),
                fetches: try connection.integer("SELECT max(id) FROM fetch_log"),
                rounds: rounds ?? "")
        }
    }
}
