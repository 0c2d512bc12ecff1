import IntentSync
import NewsModel
import SQLite

/// Saves the entries of one document of one feed; runs inside a transaction.
struct EntrySaver {
    /// How many stored entries of a feed are looked through for one with a changed key.
    private static let matchLimit = 2000

    /// What is known of an entry that retention dropped.
    private struct Remembered {
        var isRead: Bool
        var firstSeen: Timestamp
        var position: Int64?
        /// Whether it was remembered with its feed, so that sync never lost sight of it.
        var isKnown: Bool
        /// The key it is remembered under.
        var key: EntryKey
    }

    private let connection: Connection
    private let feed: FeedKey
    private let folder: Int64
    private let time: Timestamp
    private let index: SearchIndex
    private let outbox: Outbox
    private let muteRules: MuteRules
    /// Whether entries are remembered by their addresses alone, as another reader knew them.
    private let remembersAddresses: Bool
    /// An entry that is stored and cannot be searched for yet.
    typealias Unindexed = (id: Int64, entry: PreparedEntry)
    /// What whoever saves must add to the search index.
    private(set) var unindexed: [Unindexed] = []

    /// Saves entries of `feed`, which is in the folder in row `folder`, as seen at `time`.
    init(
        connection: Connection, feed: FeedKey, folder: Int64, time: Timestamp
    ) throws(SQLiteError) {
        self.connection = connection
        self.feed = feed
        self.folder = folder
        self.time = time
        index = SearchIndex(connection: connection)
        outbox = try Outbox(connection)
        muteRules = try MuteRules(connection)
        let sql = "SELECT EXISTS (SELECT 1 FROM remembered WHERE feed IS NULL)"
        remembersAddresses = try connection.integer(sql) != 0
    }

    /// Saves `entries`, in the document's order; `unchanged` names its other entries.
    ///
    /// - Returns: The keys of those never seen here, in the same order.
    mutating func save(
        _ entries: [PreparedEntry], unchanged: [EntryKey]
    ) throws(SQLiteError) -> [EntryKey] {
        let unchanged = Set(unchanged)
        let entries = try BulletinFeed(connection: connection, feed: feed)
            .separating(entries, unchanged: unchanged)
        var seen = unchanged
        var known: Set<Int64> = []
        var unknown: [PreparedEntry] = []
        for entry in entries where seen.insert(entry.key).inserted {
            switch try find(entry) {
            case .stored(let id, let digest):
                known.insert(id)
                if digest != Self.digest(of: entry) { try update(id, with: entry) }
            case .alias(let id):
                known.insert(id)
                try takeOver(id, with: entry)
            case .remembered(let remembered): try insert(entry, remembered)
            case .elsewhere: continue
            case .unknown: unknown.append(entry)
            }
        }
        try storeDocument(seen)
        return try saveUnknown(unknown, knownRows: known, unchanged: unchanged)
    }

    // MARK: Finding

    private enum Finding {
        case stored(id: Int64, digest: Int64)
        case alias(id: Int64)
        case remembered(Remembered)
        case elsewhere
        case unknown
    }

    private func find(_ entry: PreparedEntry) throws(SQLiteError) -> Finding {
        let key = entry.key
        let stored = "SELECT id, digest, feed FROM entries WHERE key = ?"
        let found = try connection.first(stored, key.stored) { row -> Finding in
            // A key is made from its feed's; another feed's entry is never touched.
            guard row.integer(2) == feed.stored else { return .elsewhere }
            return .stored(id: row.integer(0), digest: row.integer(1))
        }
        if let found { return found }
        let alias = """
            SELECT a.entry FROM entry_aliases AS a JOIN entries AS e ON e.id = a.entry
            WHERE a.key = ? AND e.feed = ?
            """
        let renamed = try connection.first(alias, key.stored, feed.stored) { row in row.integer(0) }
        if let renamed { return .alias(id: renamed) }
        if let remembered = try remembered(key) { return .remembered(remembered) }
        guard remembersAddresses, let link = entry.link,
            let remembered = try remembered(EntryKey(feed: feed, identity: link)),
            !remembered.isKnown
        else { return .unknown }
        return .remembered(remembered)
    }

    private func remembered(_ key: EntryKey) throws(SQLiteError) -> Remembered? {
        let sql = "SELECT is_read, first_seen, position, feed FROM remembered WHERE key = ?"
        return try connection.first(sql, key.stored) { row in
            Remembered(
                isRead: row.flag(0), firstSeen: Timestamp(seconds: row.integer(1)),
                position: row.optionalInteger(2), isKnown: row.optionalInteger(3) != nil, key: key)
        }
    }

    /// Saves what no key leads to: entries whose publisher changed their keys, and new ones.
    private mutating func saveUnknown(
        _ unknown: [PreparedEntry], knownRows: Set<Int64>, unchanged: Set<EntryKey>
    ) throws(SQLiteError) -> [EntryKey] {
        guard !unknown.isEmpty else { return [] }
        // Most entries are known by their keys, and need not be read for what else they have.
        let stored = try connection.all(
            """
            SELECT id, link, title, published, key, excerpt FROM entries
            WHERE feed = ? ORDER BY id DESC LIMIT ?
            """, feed.stored, Self.matchLimit
        ) { row -> (id: Int64, candidate: EntryMatcher.Candidate)? in
            let id = row.integer(0)
            if knownRows.contains(id) || unchanged.contains(EntryKey(stored: row.integer(4))) {
                return nil
            }
            let candidate = EntryMatcher.Candidate(
                link: row.optionalText(1), title: row.text(2), excerpt: row.text(5),
                published: row.optionalInteger(3).map(Timestamp.init(seconds:)))
            return (id, candidate)
        }.compactMap { $0 }
        let matches = EntryMatcher.matches(
            stored.isEmpty
                ? []
                : unknown.map {
                    EntryMatcher.Candidate(
                        link: $0.link, title: $0.title, excerpt: $0.excerpt,
                        published: $0.published)
                }, with: stored.map(\.candidate), knowsNone: knownRows.isEmpty && unchanged.isEmpty)
        var new: [EntryKey] = []
        for (index, entry) in unknown.enumerated() {
            if let match = matches[index] {
                try takeOver(stored[match].id, with: entry)
            } else {
                try insert(entry, nil)
                new.append(entry.key)
            }
        }
        return new
    }

    // MARK: Writing

    private static func digest(of entry: PreparedEntry) -> Int64 {
        entry.sourceDigest.map { Int64(bitPattern: $0) } ?? ContentDigest.of(entry)
    }

    private mutating func insert(
        _ entry: PreparedEntry, _ remembered: Remembered?
    ) throws(SQLiteError) {
        let firstSeen = remembered?.firstSeen ?? time
        let id = try freePlace(min(entry.published ?? firstSeen, firstSeen), entry.key)
        let position =
            remembered?.isKnown == true ? remembered?.position : entry.published?.seconds
        try connection.run(
            """
            INSERT INTO entries (id, key, feed, folder, is_read, is_saved, story, published,
                position, first_seen, digest, title, author, link, excerpt)
            VALUES (?, ?, ?, ?, ?, 0, NULL, ?, ?, ?, ?, ?, ?, ?, ?)
            """, id, entry.key.stored, feed.stored, folder, remembered?.isRead ?? false,
            entry.published?.seconds, position, firstSeen.seconds, Self.digest(of: entry),
            entry.title, entry.author, entry.link, entry.excerpt)
        try connection.run(
            "INSERT INTO bodies (id, html, text, details) VALUES (?, ?, ?, ?)",
            id, entry.html, entry.text, EntryDetails.stored(entry))
        try muteRules.review(id)
        unindexed.append((id, entry))
        if let remembered {
            try connection.run("DELETE FROM remembered WHERE key = ?", remembered.key.stored)
            if !remembered.isKnown {
                try repeatMark(remembered.isRead, of: entry.key, at: position)
            }
        }
        let isNew = remembered?.isKnown != true
        try outbox.discover(entry.key, of: feed, position: position, isNew: isNew)
    }

    /// Tells other replicas that an entry is read that they may know only by this key.
    private func repeatMark(
        _ isRead: Bool, of key: EntryKey, at position: Int64?
    ) throws(SQLiteError) {
        guard isRead else { return }
        let reference = EntryReference(feed: feed, position: position, key: key)
        try outbox.add([.mark(reference, isRead: true)], at: time)
    }

    private func freePlace(_ order: Timestamp, _ key: EntryKey) throws(SQLiteError) -> Int64 {
        try EntryPlace.free(order: order, key: key, in: connection).id
    }

    /// Stores a newer form of the entry in row `id`, which keeps its place and its marks.
    private func update(_ id: Int64, with entry: PreparedEntry) throws(SQLiteError) {
        let old =
            "SELECT e.title, b.text FROM entries AS e JOIN bodies AS b USING (id) WHERE id = ?"
        guard let texts = try connection.first(old, id, read: { ($0.text(0), $0.text(1)) })
        else { return }
        let isEdited = texts != (entry.title, entry.text)
        try connection.run(
            """
            UPDATE entries SET published = ?, digest = ?, title = ?, author = ?, link = ?,
                excerpt = ?, changed = coalesce(?, changed)
            WHERE id = ?
            """, entry.published?.seconds, Self.digest(of: entry), entry.title, entry.author,
            entry.link, entry.excerpt, isEdited ? time.seconds : nil, id)
        try connection.run(
            "UPDATE bodies SET html = ?, text = ?, details = ? WHERE id = ?",
            entry.html, entry.text, EntryDetails.stored(entry), id)
        try muteRules.review(id)
        if isEdited {
            try index.remove(id, title: texts.0, text: texts.1)
            try index.add(id, title: entry.title, text: entry.text)
        }
    }

    /// Gives the entry in row `id` the key its publisher uses now; the old one keeps leading to it.
    private func takeOver(_ id: Int64, with entry: PreparedEntry) throws(SQLiteError) {
        let sql = "SELECT key, position, is_read, is_saved FROM entries WHERE id = ?"
        let found = try connection.first(sql, id) { row in
            (row.integer(0), row.optionalInteger(1), row.flag(2), row.flag(3))
        }
        guard let (key, position, isRead, isSaved) = found else { return }
        try connection.run("DELETE FROM entry_aliases WHERE key = ?", entry.key.stored)
        try connection.run("UPDATE entries SET key = ? WHERE id = ?", entry.key.stored, id)
        try connection.run("INSERT INTO entry_aliases (key, entry) VALUES (?, ?)", key, id)
        try IntentLog(connection: connection, time: time)
            .repeatMarks(of: EntryKey(stored: key), under: entry.key)
        try update(id, with: entry)
        try outbox.discover(entry.key, of: feed, position: position)
        try repeatMark(isRead, of: entry.key, at: position)
        guard isSaved, outbox.isOn else { return }
        let name = EntryName(feed: feed, key: entry.key)
        try outbox.add(
            EntrySnapshots(connection: connection).intents(saving: name, in: id), at: time)
    }

    /// Remembers which keys the document named, for retention.
    private func storeDocument(_ keys: Set<EntryKey>) throws(SQLiteError) {
        try connection.run(
            """
            INSERT INTO documents (feed, keys) VALUES (?, ?)
            ON CONFLICT (feed) DO UPDATE SET keys = excluded.keys WHERE keys <> excluded.keys
            """, feed.stored, DocumentKeys.stored(keys))
    }
}
