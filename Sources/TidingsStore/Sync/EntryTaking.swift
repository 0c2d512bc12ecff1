import IntentSync
import NewsModel
import SQLite

/// Decides about entries as another reader says; runs inside a transaction.
struct EntryTaking {
    private let connection: Connection
    private let time: Timestamp
    private(set) var result = KeptResult()
    private var made: Set<EntryKey> = []

    init(connection: Connection, time: Timestamp) {
        self.connection = connection
        self.time = time
    }

    /// Decides about `entries`, feed by feed.
    mutating func take(_ entries: [KeptEntry]) throws(SQLiteError) {
        let groups = Dictionary(grouping: entries, by: \.feed).sorted { $0.key < $1.key }
        for (feed, entries) in groups { try take(entries, of: feed) }
    }

    private mutating func take(_ entries: [KeptEntry], of feed: FeedKey) throws(SQLiteError) {
        let marker = EntryMarker(connection: connection, time: time)
        var (read, saved): ([EntryKey], [EntryKey]) = ([], [])
        var elsewhere: [EntryReference] = []
        let rows = try Rows(of: feed, on: connection)
        for kept in entries where kept.isRead || kept.isSaved {
            if let row = try rows.row(of: kept) {
                if kept.isRead, !row.isRead { read.append(row.key) }
                if kept.isSaved, !row.isSaved { saved.append(row.key) }
            } else if kept.isSaved {
                guard made.insert(kept.entry.key).inserted,
                    try EntryLister(connection: connection).row(of: kept.entry.key) == nil
                else { continue }
                try make(kept)
                result.savedCount += 1
                result.readCount += kept.isRead ? 1 : 0
            } else if try remember(kept) {
                result.readCount += 1
                guard kept.isSure else { continue }
                elsewhere.append(reference(of: kept))
            }
        }
        let (newlyRead, newlySaved) = (Set(read), Set(saved))
        _ = try marker.mark(newlyRead.sorted(), .read)
        _ = try marker.mark(newlySaved.sorted(), .saved)
        result.readCount += newlyRead.count
        result.savedCount += newlySaved.count
        let outbox = try Outbox(connection)
        guard outbox.isOn, !elsewhere.isEmpty else { return }
        try outbox.add(
            MarkIntents(connection: connection).intents(marking: elsewhere, isRead: true), at: time)
    }

    private func reference(of kept: KeptEntry) -> EntryReference {
        EntryReference(
            feed: kept.feed, position: kept.entry.published?.seconds, key: kept.entry.key)
    }

    /// Makes a saved entry of what is known of it, and tells the other replicas.
    private func make(_ kept: KeptEntry) throws(SQLiteError) {
        let entry = kept.entry
        let name = EntryName(feed: kept.feed, key: entry.key)
        let snapshots = EntrySnapshots(connection: connection)
        let snapshot = EntrySnapshot(
            of: name, title: entry.title, link: entry.link, author: entry.author,
            published: entry.published, feedTitle: kept.feedTitle, excerpt: entry.excerpt)
        let id = try snapshots.makeEntry(from: snapshot, isRead: kept.isRead, at: time)
        if !entry.html.isEmpty {
            let index = SearchIndex(connection: connection)
            try index.remove(id, title: snapshot.title, text: snapshot.excerpt)
            try connection.run(
                "UPDATE bodies SET html = ?, text = ? WHERE id = ?", entry.html, entry.text, id)
            try connection.run(
                "UPDATE entries SET excerpt = ? WHERE id = ?", entry.excerpt, id)
            try index.add(id, title: snapshot.title, text: entry.text)
        }
        try IntentLog(connection: connection, time: time).record(.saved, entry.key.stored, true)
        let outbox = try Outbox(connection)
        try outbox.add(snapshots.intents(saving: name, in: id), at: time)
        if kept.isRead { try outbox.add([.mark(reference(of: kept), isRead: true)], at: time) }
    }

    /// Remembers that an entry is read that is not here yet, under each key it may have.
    ///
    /// Under a key that is not sure it is remembered without its feed: other replicas are told once
    /// the entry is found.
    ///
    /// - Returns: Whether that is new.
    private func remember(_ kept: KeptEntry) throws(SQLiteError) -> Bool {
        let sql = """
            INSERT INTO remembered (key, is_read, first_seen, since, feed, position)
            VALUES (?1, 1, ?2, ?2, ?3, ?4)
            ON CONFLICT (key) DO UPDATE SET is_read = 1, feed = coalesce(feed, ?3)
                WHERE is_read = 0
            """
        let position = kept.entry.published?.seconds
        let feed = kept.isSure ? kept.feed.stored : nil
        let isNew =
            try connection.run(
                sql, kept.entry.key.stored, time.seconds, feed, feed == nil ? nil : position) > 0
        for key in kept.otherKeys where key != kept.entry.key {
            let nothing: Int64? = nil
            try connection.run(sql, key.stored, time.seconds, nothing, nothing)
        }
        return isNew
    }

    // MARK: What is here

    /// The entries of one feed, to find those that another reader means.
    private struct Rows {
        struct Row {
            var key: EntryKey
            var isRead: Bool
            var isSaved: Bool
        }

        private let connection: Connection
        private var places: [EntryKey: Int64] = [:]
        private var rows: [Int64: Row] = [:]
        /// The entry with each address, `nil` where several have it.
        private var addresses: [String: Int64?] = [:]

        init(of feed: FeedKey, on connection: Connection) throws(SQLiteError) {
            self.connection = connection
            let all = try connection.all(
                "SELECT id, key, is_read, is_saved, link FROM entries WHERE feed = ?", feed.stored
            ) { row in
                (
                    row.integer(0),
                    Row(
                        key: EntryKey(stored: row.integer(1)), isRead: row.flag(2),
                        isSaved: row.flag(3)),
                    row.optionalText(4).map { ComparedAddress($0).whole }
                )
            }
            for (id, row, address) in all {
                rows[id] = row
                places[row.key] = id
                guard let address else { continue }
                if addresses.updateValue(id, forKey: address) != nil {
                    addresses.updateValue(nil, forKey: address)
                }
            }
        }

        func row(of kept: KeptEntry) throws(SQLiteError) -> Row? {
            for key in [kept.entry.key] + kept.otherKeys {
                if let id = places[key] { return rows[id] }
                let sql = "SELECT entry FROM entry_aliases WHERE key = ?"
                if let id = try connection.first(sql, key.stored, read: { $0.integer(0) }) {
                    return rows[id]
                }
            }
            guard let link = kept.entry.link,
                let id = addresses[ComparedAddress(link).whole] ?? nil
            else { return nil }
            return rows[id]
        }
    }
}
