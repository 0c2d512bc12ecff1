import SQLite

/// What is to be put at the place or removed from it, kept until it is done.
struct PutQueue {
    let connection: Connection

    /// Adds a put, or with `nil` a removal, in place of what waits under the name.
    func add(_ name: String, _ bytes: [UInt8]?) throws(SQLiteError) {
        try connection.run(
            """
            INSERT INTO sync_puts (name, bytes, revision) VALUES (?1, ?2, 1)
            ON CONFLICT (name) DO UPDATE SET bytes = ?2, revision = revision + 1
            """, name, bytes)
    }

    /// What waits, by name.
    func all() throws(SQLiteError) -> [SyncPut] {
        try connection.all("SELECT name, bytes, revision FROM sync_puts ORDER BY name") { row in
            SyncPut(
                name: row.text(0), bytes: row.optionalBytes(1), revision: row.integer(2))
        }
    }

    /// Takes out what was done, unless something newer waits under the name.
    ///
    /// - Returns: Whether it was taken out.
    func finish(_ put: SyncPut) throws(SQLiteError) -> Bool {
        let sql = "DELETE FROM sync_puts WHERE name = ? AND revision = ?"
        return try connection.run(sql, put.name, put.revision) > 0
    }

    /// Takes everything out.
    func clear() throws(SQLiteError) {
        try connection.run("DELETE FROM sync_puts")
    }
}

/// A put or a removal that waits.
package struct SyncPut: Hashable, Sendable {
    /// The name at the place.
    package var name: String
    /// The bytes to put, or `nil` to remove the name.
    package var bytes: [UInt8]?
    /// How often it was replaced.
    package var revision: Int64
}
