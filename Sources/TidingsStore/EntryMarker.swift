import NewsModel
import SQLite

/// Carries out what the person decides about entries; runs inside a transaction.
struct EntryMarker {
    let connection: Connection
    let time: Timestamp

    /// Marks the entries with these keys.
    ///
    /// - Returns: How many of the keys name an entry here.
    func mark(_ keys: [EntryKey], _ mark: EntryMark) throws(SQLiteError) -> Int {
        let lister = EntryLister(connection: connection)
        let intents = IntentLog(connection: connection, time: time)
        let (kind, value) = Self.wish(mark)
        let column = kind == .read ? "is_read" : "is_saved"
        var count = 0
        for key in keys {
            guard let id = try lister.row(of: key) else {
                try markRemembered(key, kind, value)
                continue
            }
            count += 1
            let changed = try connection.first(
                "UPDATE entries SET \(column) = ?1 WHERE id = ?2 AND \(column) <> ?1 RETURNING key",
                value, id
            ) { row in row.integer(0) }
            if let changed { try intents.record(kind, changed, value) }
        }
        return count
    }

    /// Marks everything unread in `scope` that was first seen by `seen` as read.
    ///
    /// - Returns: The keys that changed.
    func markAllRead(
        in scope: EntryQuery.Scope, firstSeenBy seen: Timestamp
    ) throws(SQLiteError) -> [EntryKey] {
        var changed: [Int64] = []
        switch scope {
        case .everything, .folder(.top):
            changed = try connection.all(
                """
                UPDATE entries INDEXED BY entries_unread SET is_read = 1
                WHERE is_read = 0 AND first_seen <= ? RETURNING key
                """, seen.seconds
            ) { row in row.integer(0) }
        case .feed(let feed): changed = try markAllRead("feed", feed.stored, seen)
        case .story(let story):
            let story = try StoryTable(connection: connection).resolve(story)
            changed = try markAllRead("story", story.stored, seen)
        case .folder(let path):
            for folder in try FolderTree(connection).rows(inside: path) {
                changed += try markAllRead("folder", folder, seen)
            }
        }
        let intents = IntentLog(connection: connection, time: time)
        for key in changed { try intents.record(.read, key, true) }
        return changed.map(EntryKey.init(stored:))
    }

    private func markAllRead(
        _ column: String, _ value: Int64, _ seen: Timestamp
    ) throws(SQLiteError) -> [Int64] {
        try connection.all(
            """
            UPDATE entries SET is_read = 1
            WHERE \(column) = ? AND is_read = 0 AND first_seen <= ? RETURNING key
            """, value, seen.seconds
        ) { row in row.integer(0) }
    }

    /// An entry that retention dropped can still be decided about, in case it comes back.
    private func markRemembered(
        _ key: EntryKey, _ kind: IntentLog.Kind, _ value: Bool
    ) throws(SQLiteError) {
        guard kind == .read else { return }
        try connection.run("UPDATE remembered SET is_read = ? WHERE key = ?", value, key.stored)
    }

    private static func wish(_ mark: EntryMark) -> (IntentLog.Kind, Bool) {
        switch mark {
        case .read: (.read, true)
        case .unread: (.read, false)
        case .saved: (.saved, true)
        case .unsaved: (.saved, false)
        }
    }
}
