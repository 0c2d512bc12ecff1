import NewsModel
import SQLite

/// Takes entries out of the store, everything of them but the memory of their marks.
struct EntryRemover {
    let connection: Connection
    let time: Timestamp

    /// Removes those of the entries that are not saved, which the person may have done since they
    /// were found; runs inside a transaction.
    ///
    /// - Returns: How many were removed.
    func removeUnsaved(_ rows: [Int64]) throws(SQLiteError) -> Int {
        var unsaved: [Int64] = []
        let sql = "SELECT count(*) FROM entries WHERE id = ? AND is_saved = 0"
        for row in rows where try connection.integer(sql, row) > 0 { unsaved.append(row) }
        try remove(unsaved)
        return unsaved.count
    }

    /// Removes the entries in these rows; runs inside a transaction.
    func remove(_ rows: [Int64]) throws(SQLiteError) {
        let index = SearchIndex(connection: connection)
        var stories: Set<Int64> = []
        for id in rows {
            let old = """
                SELECT e.title, b.text, e.story
                FROM entries AS e JOIN bodies AS b USING (id) WHERE id = ?
                """
            let found = try connection.first(old, id) { row in
                (title: row.text(0), text: row.text(1), story: row.optionalInteger(2))
            }
            guard let found else { continue }
            try index.remove(id, title: found.title, text: found.text)
            try connection.run(
                """
                INSERT OR REPLACE INTO remembered
                    (key, is_read, first_seen, since, feed, position)
                SELECT key, is_read, first_seen, ?, feed, position FROM entries WHERE id = ?
                """, time.seconds, id)
            try connection.run("DELETE FROM entries WHERE id = ?", id)
            if let story = found.story { stories.insert(story) }
        }
        let table = StoryTable(connection: connection)
        for story in stories { try table.recount(StoryKey(stored: story)) }
    }
}
