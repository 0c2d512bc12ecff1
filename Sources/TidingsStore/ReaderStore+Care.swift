import IntentSync
public import NewsModel
import SQLite

/// Settings, and the health of the file.
extension ReaderStore {
    /// The value of a setting, or `nil` where it was never set.
    public func setting(_ name: String) async throws(StoreError) -> String? {
        try await read { connection throws(SQLiteError) in
            try connection.first("SELECT value FROM settings WHERE name = ?", name) { row in
                row.text(0)
            }
        }
    }

    /// Sets a setting, or with `nil` forgets it.
    public func set(_ name: String, to value: String?, at time: Timestamp) async throws(StoreError)
    {
        try await write { connection throws(SQLiteError) in
            try SettingTable(connection: connection).set(name, to: value, at: time)
            try IntentLog(connection: connection, time: time).record(.setting, name, value)
            guard SettingScope.travels(name) else { return }
            let value = value.map { RegisterValue.text($0) } ?? .nothing
            try Outbox(connection).add([.write(Register(.setting(name), .value), value)], at: time)
        }
    }

    /// Keeps something under the name of a setting that stays here and that nobody decided; with `nil`
    /// forgets it.
    public func note(
        _ name: String, _ value: String?, at time: Timestamp
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            try SettingTable(connection: connection).set(name, to: value, at: time)
            try IntentLog(connection: connection, time: time).forget(.setting, name)
        }
    }

    /// Examines the file from end to end.
    ///
    /// Reads everything, which takes seconds for a large store; lists and changes go on meanwhile,
    /// but for the part about search.
    ///
    /// - Returns: What was found; damage is a finding, not an error.
    /// - Throws: `StoreError` where the file cannot be read at all.
    public func examine() async throws(StoreError) -> StoreExamination {
        var examination = StoreExamination(
            problems: [], schemaVersion: 0, libraryVersion: Connection.libraryVersion,
            sizeInBytes: file.sizeInBytes, feedCount: 0, entryCount: 0)
        do throws(StoreError) {
            let numbers = try await read { connection throws(SQLiteError) in
                let feeds = "SELECT count(*) FROM feeds WHERE is_followed = 1"
                let entries = "SELECT count(*) FROM entries"
                return [
                    try connection.schemaVersion, Int(try connection.integer(feeds)),
                    Int(try connection.integer(entries)),
                ]
            }
            (examination.schemaVersion, examination.feedCount) = (numbers[0], numbers[1])
            examination.entryCount = numbers[2]
            examination.problems = try await read { connection throws(SQLiteError) in
                try StoreExaminer(connection: connection).problems()
            }
            do throws(StoreError) {
                try await write { connection throws(SQLiteError) in
                    try SearchIndex(connection: connection).examine()
                }
            } catch {
                // On a full disk the rest is worth knowing all the same.
                guard error == .diskFull else { throw error }
            }
        } catch .damaged(let detail) {
            examination.problems.append(detail)
        }
        return examination
    }
}
