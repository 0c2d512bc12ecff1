import NewsModel
import SQLite

/// Settings, as texts by name.
struct SettingTable {
    let connection: Connection

    /// Sets a setting, or with `nil` forgets it.
    func set(_ name: String, to value: String?, at time: Timestamp) throws(SQLiteError) {
        if let value {
            try connection.run(
                "INSERT OR REPLACE INTO settings (name, value, time) VALUES (?, ?, ?)", name,
                value, time.seconds)
        } else {
            try connection.run("DELETE FROM settings WHERE name = ?", name)
        }
    }
}
