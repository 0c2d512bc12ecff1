import IntentSync
import NewsModel
import SQLite

/// Saves, archives, and hides entries as a replica says; runs inside a transaction.
struct EntryApplier {
    let connection: Connection
    let replica: Replica
    let time: Timestamp

    /// Applies what is decided about the entry of this name.
    func apply(_ name: EntryName) throws(SQLiteError) {
        let subject = Subject.entry(name)
        let isSaved = replica.isOn(Flag(subject, .saved))
        let isArchived = replica.value(of: Register(subject, .archived)) == .yes(true)
        let isHidden = replica.value(of: Register(subject, .hidden)) == .yes(true)
        guard let id = try EntryLister(connection: connection).row(of: name.key) else {
            if isSaved { try make(name, isArchived: isArchived, isHidden: isHidden) }
            return
        }
        let isKept = isSaved ? true : try isSavedUnderFormerKey(id, of: name.feed)
        let hiding = "SELECT is_hidden FROM entries WHERE id = ?"
        let wasHidden = try connection.integer(hiding, id) != 0
        try connection.run(
            """
            UPDATE entries SET is_saved = ?2, is_archived = ?3, is_hidden = ?4
            WHERE id = ?1 AND feed = ?5
                AND (is_saved <> ?2 OR is_archived <> ?3 OR is_hidden <> ?4)
            """, id, isKept, isArchived, isHidden, name.feed.stored)
        if wasHidden != isHidden {
            try StoryTable(connection: connection).recountStories(of: [id])
        }
    }

    private func make(
        _ name: EntryName, isArchived: Bool, isHidden: Bool
    ) throws(SQLiteError) {
        let register = Register(.entry(name), .snapshot)
        guard case .bytes(let bytes) = replica.value(of: register),
            let snapshot = try? EntrySnapshot(of: name, encoded: bytes)
        else { return }
        if let row = try formerForm(of: snapshot) {
            try rename(row, to: name.key)
            return try apply(name)
        }
        let reference = EntryReference(
            feed: name.feed, position: snapshot.published?.seconds, key: name.key)
        let id = try EntrySnapshots(connection: connection).makeEntry(
            from: snapshot, isRead: replica.isRead(reference), at: time)
        try connection.run(
            "UPDATE entries SET is_archived = ?, is_hidden = ? WHERE id = ?", isArchived, isHidden,
            id)
    }

    /// The row of the entry that `snapshot` shows, saved here under the key its publisher gave it
    /// before; another replica has seen the new one already.
    private func formerForm(of snapshot: EntrySnapshot) throws(SQLiteError) -> Int64? {
        guard let link = snapshot.link, let published = snapshot.published else { return nil }
        let sql =
            "SELECT id FROM entries WHERE feed = ? AND is_saved = 1 AND link = ? AND published = ?"
        let rows = try connection.all(sql, snapshot.name.feed.stored, link, published.seconds) {
            $0.integer(0)
        }
        return rows.count == 1 ? rows[0] : nil
    }

    private func rename(_ row: Int64, to key: EntryKey) throws(SQLiteError) {
        try connection.run(
            "INSERT OR IGNORE INTO entry_aliases (key, entry) SELECT key, id FROM entries WHERE id = ?",
            row)
        try connection.run("UPDATE entries SET key = ? WHERE id = ?", key.stored, row)
        try connection.run("DELETE FROM remembered WHERE key = ?", key.stored)
    }

    private func isSavedUnderFormerKey(_ id: Int64, of feed: FeedKey) throws(SQLiteError) -> Bool {
        let sql = "SELECT key FROM entry_aliases WHERE entry = ?"
        let former = try connection.all(sql, id) { row in EntryKey(stored: row.integer(0)) }
        return former.contains { key in
            replica.isOn(Flag(.entry(EntryName(feed: feed, key: key)), .saved))
        }
    }
}
