import IntentSync
import NewsModel
import SQLite

/// Carries out what the person decides about entries; runs inside a transaction.
struct EntryMarker {
    /// An entry whose mark changed.
    private struct Marked {
        var id: Int64
        var key: EntryKey
        var reference: EntryReference
        var name: EntryName { EntryName(feed: reference.feed, key: key) }
    }

    private static let returned = "RETURNING id, key, feed, position"

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
        var changed: [Marked] = []
        var remembered: [EntryReference] = []
        for key in keys {
            guard let id = try lister.row(of: key) else {
                if kind == .read { try remembered += markRemembered(key, value) }
                continue
            }
            count += 1
            let sql = "UPDATE entries SET \(column) = ?1 WHERE id = ?2 AND \(column) <> ?1"
            guard
                let marked = try connection.first(
                    "\(sql) \(Self.returned)", value, id, read: Self.marked)
            else { continue }
            changed.append(marked)
            try intents.record(kind, marked.key.stored, value)
        }
        if kind == .read {
            try publish(changed, remembered, isRead: value)
        } else {
            try publish(changed, isSaved: value)
        }
        return count
    }

    /// Marks everything unread in `scope` that was first seen by `seen` as read, where `age` is
    /// given only what is ordered before.
    ///
    /// - Returns: The keys that changed.
    func markAllRead(
        in scope: EntryQuery.Scope, firstSeenBy seen: Timestamp, before age: Timestamp?
    ) throws(SQLiteError) -> [EntryKey] {
        var changed: [Marked] = []
        let bound = age.map { EntryPlace(start: $0).id } ?? .max
        switch scope {
        case .everything, .folder(.top):
            changed = try connection.all(
                """
                UPDATE entries INDEXED BY entries_unread SET is_read = 1
                WHERE is_read = 0 AND first_seen <= ? AND id < ? \(Self.returned)
                """, seen.seconds, bound, read: Self.marked)
        case .feed(let feed): changed = try markAllRead("feed", feed.stored, seen, bound)
        case .story(let story):
            let story = try StoryTable(connection: connection).resolve(story)
            changed = try markAllRead("story", story.stored, seen, bound)
        case .folder(let path):
            for folder in try FolderTree(connection).rows(inside: path) {
                changed += try markAllRead("folder", folder, seen, bound)
            }
        }
        let intents = IntentLog(connection: connection, time: time)
        for marked in changed { try intents.record(.read, marked.key.stored, true) }
        try publish(changed, [], isRead: true)
        return changed.map(\.key)
    }

    private func markAllRead(
        _ column: String, _ value: Int64, _ seen: Timestamp, _ bound: Int64
    ) throws(SQLiteError) -> [Marked] {
        try connection.all(
            """
            UPDATE entries SET is_read = 1
            WHERE \(column) = ? AND is_read = 0 AND first_seen <= ? AND id < ? \(Self.returned)
            """, value, seen.seconds, bound, read: Self.marked)
    }

    /// An entry that retention dropped can still be decided about, in case it comes back.
    private func markRemembered(
        _ key: EntryKey, _ value: Bool
    ) throws(SQLiteError) -> [EntryReference] {
        let sql = """
            UPDATE remembered SET is_read = ?1 WHERE key = ?2 AND is_read <> ?1
            RETURNING feed, position
            """
        return try connection.all(sql, value, key.stored) { row -> EntryReference? in
            row.optionalInteger(0).map {
                EntryReference(
                    feed: FeedKey(stored: $0), position: row.optionalInteger(1), key: key)
            }
        }.compactMap { $0 }
    }

    private static func marked(_ row: borrowing Row) -> Marked {
        let key = EntryKey(stored: row.integer(1))
        let reference = EntryReference(
            feed: FeedKey(stored: row.integer(2)), position: row.optionalInteger(3), key: key)
        return Marked(id: row.integer(0), key: key, reference: reference)
    }

    private static func wish(_ mark: EntryMark) -> (IntentLog.Kind, Bool) {
        switch mark {
        case .read: (.read, true)
        case .unread: (.read, false)
        case .saved: (.saved, true)
        case .unsaved: (.saved, false)
        }
    }

    // MARK: For other replicas

    /// Tells other replicas what was marked, also under the keys the entries had before.
    private func publish(
        _ changed: [Marked], _ remembered: [EntryReference], isRead: Bool
    ) throws(SQLiteError) {
        let outbox = try Outbox(connection)
        guard outbox.isOn else { return }
        let references = changed.map(\.reference) + remembered
        try outbox.add(
            MarkIntents(connection: connection).intents(marking: references, isRead: isRead),
            at: time)
        for marked in changed {
            let former = try formerKeys(of: marked).map { key -> Intent in
                let reference = EntryReference(
                    feed: marked.reference.feed, position: marked.reference.position, key: key)
                return .mark(reference, isRead: isRead)
            }
            try outbox.add(former, at: time)
        }
    }

    private func publish(_ changed: [Marked], isSaved: Bool) throws(SQLiteError) {
        let outbox = try Outbox(connection)
        guard outbox.isOn else { return }
        let snapshots = EntrySnapshots(connection: connection)
        for marked in changed {
            var names = [marked.name]
            if isSaved {
                try outbox.add(snapshots.intents(saving: marked.name, in: marked.id), at: time)
            } else {
                names += try formerKeys(of: marked).map {
                    EntryName(feed: marked.reference.feed, key: $0)
                }
                try outbox.add(
                    names.map { .set(Flag(.entry($0), .saved), isOn: false) }, at: time)
            }
        }
    }

    private func formerKeys(of marked: Marked) throws(SQLiteError) -> [EntryKey] {
        try connection.all("SELECT key FROM entry_aliases WHERE entry = ?", marked.id) { row in
            EntryKey(stored: row.integer(0))
        }
    }
}
