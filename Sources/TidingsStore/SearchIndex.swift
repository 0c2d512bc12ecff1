import SQLite

/// The full-text index over titles and texts.
struct SearchIndex {
    let connection: Connection

    /// Adds the entry in row `id`.
    func add(_ id: Int64, title: String, text: String) throws(SQLiteError) {
        try connection.run(
            "INSERT INTO search (rowid, title, text) VALUES (?, ?, ?)",
            id, SearchText.indexed(title), SearchText.indexed(text))
    }

    /// Takes the entry in row `id` out, given exactly what was added.
    func remove(_ id: Int64, title: String, text: String) throws(SQLiteError) {
        try connection.run(
            "INSERT INTO search (search, rowid, title, text) VALUES ('delete', ?, ?, ?)",
            id, SearchText.indexed(title), SearchText.indexed(text))
    }

    /// Examines the index; throws `corrupt` where it is damaged.
    func examine() throws(SQLiteError) {
        try connection.run("INSERT INTO search (search) VALUES ('integrity-check')")
    }
}
