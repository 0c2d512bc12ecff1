public import IntentSync
public import NewsModel
import SQLite

/// What grouping by meaning keeps, and what the person says about stories.
extension ReaderStore {
    /// The setting with the way headlines are grouped everywhere; for one folder a number sign follows
    /// and the name that all replicas know it by.
    public static let groupingSetting = "stories.grouping"
    /// The setting with the way the headlines of one folder are grouped.
    public static func groupingSetting(of folder: FolderID) -> String {
        "\(groupingSetting)#\(folder)"
    }

    /// The setting that is `on` where reading an entry reads its whole story.
    public static let readTogetherSetting = "stories.read-together"
    /// The setting with the tag of the language in which titles of stories are preferred.
    public static let languageSetting = "stories.language"

    /// The vectors of one model for the entries ordered at or after `start`, as steps.
    public func vectors(
        of model: String, since start: Timestamp
    ) async throws(StoreError) -> [EntryKey: [Int8]] {
        try await read { connection throws(SQLiteError) in
            let found = try connection.all(
                """
                SELECT e.key, v.vector FROM entry_vectors AS v CROSS JOIN entries AS e ON e.id = v.id
                WHERE v.id >= ? AND v.model = ?
                """, EntryPlace(start: start).id, model
            ) { row in
                (EntryKey(stored: row.integer(0)), row.bytes(1).map { Int8(bitPattern: $0) })
            }
            return Dictionary(found) { first, _ in first }
        }
    }

    /// Keeps vectors of one model; an entry has one of the last model only.
    public func save(
        _ vectors: [EntryKey: [Int8]], of model: String
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            for (entry, steps) in vectors.sorted(by: { $0.key < $1.key }) {
                try connection.run(
                    """
                    INSERT OR REPLACE INTO entry_vectors (id, model, vector)
                    SELECT id, ?, ? FROM entries WHERE key = ?
                    """, model, steps.map { UInt8(bitPattern: $0) }, entry.stored)
            }
        }
    }

    /// What the person says about pairs of entries: whether they are apart, or else together.
    public func storyCorrections() async throws(StoreError) -> [StoryCorrection] {
        try await read { connection throws(SQLiteError) in
            try StoryTable(connection: connection).corrections()
        }
    }

    /// Decides what pairs of entries are, because of one thing that the person does.
    ///
    /// - Parameters:
    ///   - act: What is done.
    ///   - entry: The entry it is done about.
    ///   - apart: The pairs that do not belong to one story.
    ///   - together: Those that do.
    ///   - forgotten: Those of which nothing is said any more.
    ///   - time: The time of the decision.
    /// - Throws: `StoreError`; nothing is decided then.
    public func decide(
        _ act: StoryAct, about entry: EntryKey, apart: Set<StoryPair>, together: Set<StoryPair>,
        forgotten: Set<StoryPair>, at time: Timestamp
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            let acts = ArrangementIntents(try StoreView(connection))
            try Decider(connection: connection, time: time).carryOut(
                forgotten.sorted().flatMap { acts.uncorrect($0) }
                    + apart.sorted().flatMap { acts.split($0) }
                    + together.sorted().flatMap { acts.join($0) })
            try IntentLog(connection: connection, time: time)
                .record(.story, entry.stored, act.rawValue)
        }
    }

    /// The entries of a story, oldest first.
    public func members(of story: StoryKey) async throws(StoreError) -> [StoryMember] {
        try await read { connection throws(SQLiteError) in
            let table = StoryTable(connection: connection)
            return try connection.all(
                "SELECT key, feed FROM entries WHERE story = ? ORDER BY id",
                try table.resolve(story).stored
            ) { row in
                StoryMember(
                    entry: EntryKey(stored: row.integer(0)), feed: FeedKey(stored: row.integer(1)))
            }
        }
    }

    /// The stories of entries; entries without one are left out.
    public func stories(
        of entries: [EntryKey]
    ) async throws(StoreError) -> [EntryKey: StoryKey] {
        try await read { connection throws(SQLiteError) in
            var stories: [EntryKey: StoryKey] = [:]
            for entry in entries {
                let sql = "SELECT story FROM entries WHERE key = ?"
                let story = try connection.first(sql, entry.stored) { $0.optionalInteger(0) }
                if let story, let number = story { stories[entry] = StoryKey(stored: number) }
            }
            return stories
        }
    }

    /// The titles shown for stories.
    public func titles(
        of stories: [StoryKey]
    ) async throws(StoreError) -> [StoryKey: String] {
        try await read { connection throws(SQLiteError) in
            var titles: [StoryKey: String] = [:]
            for story in stories {
                let sql = "SELECT title FROM stories WHERE key = ?"
                titles[story] = try connection.first(sql, story.stored) { $0.text(0) }
            }
            return titles
        }
    }

    /// The digest of what a model wrote the text of a story from, or `nil` where it wrote none.
    public func textDigest(of story: StoryKey) async throws(StoreError) -> UInt64? {
        try await read { connection throws(SQLiteError) in
            let sql = "SELECT digest FROM story_texts WHERE story = ?"
            return try connection.first(sql, story.stored) { UInt64(bitPattern: $0.integer(0)) }
        }
    }

    /// Keeps the text that a model wrote for a story, or with `nil` forgets it.
    public func save(
        _ text: (title: String, summary: String, digest: UInt64)?, of story: StoryKey
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            guard let text else {
                _ = try connection.run(
                    "DELETE FROM story_texts WHERE story = ?", story.stored)
                return
            }
            _ = try connection.run(
                """
                INSERT OR REPLACE INTO story_texts (story, digest, title, summary)
                VALUES (?, ?, ?, ?)
                """, story.stored, Int64(bitPattern: text.digest), text.title, text.summary)
        }
    }

    /// How the folders of feeds were grouped last, by folder.
    public func groupings() async throws(StoreError) -> [String: String] {
        try await read { connection throws(SQLiteError) in
            let rows = try connection.all("SELECT folder, name FROM groupings") { row in
                (row.text(0), row.text(1))
            }
            return Dictionary(rows) { first, _ in first }
        }
    }

    /// Notes how a folder of feeds was grouped, or with `nil` that it is no longer by itself.
    public func noteGrouping(of folder: String, _ name: String?) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            guard let name else {
                _ = try connection.run("DELETE FROM groupings WHERE folder = ?", folder)
                return
            }
            _ = try connection.run(
                "INSERT OR REPLACE INTO groupings (folder, name) VALUES (?, ?)", folder, name)
        }
    }

    /// Every setting whose name begins so, by name.
    public func settings(beginning prefix: String) async throws(StoreError) -> [String: String] {
        try await read { connection throws(SQLiteError) in
            let rows = try connection.all(
                "SELECT name, value FROM settings WHERE substr(name, 1, ?) = ?",
                prefix.unicodeScalars.count, prefix
            ) { row in (row.text(0), row.text(1)) }
            return Dictionary(rows) { first, _ in first }
        }
    }
}

/// An entry of a story.
public struct StoryMember: Hashable, Sendable {
    /// The entry.
    public var entry: EntryKey
    /// Its feed.
    public var feed: FeedKey

    /// The entry of a feed.
    public init(entry: EntryKey, feed: FeedKey) {
        self.entry = entry
        self.feed = feed
    }
}

/// What the person says about two entries.
public struct StoryCorrection: Hashable, Sendable {
    /// The entry with the smaller key.
    public var first: EntryKey
    /// The other.
    public var second: EntryKey
    /// Whether they must not be in one story; else they must be.
    public var isApart: Bool
}

extension StoryTable {
    /// What the person says about pairs; where two devices disagree, apart wins.
    func corrections() throws(SQLiteError) -> [StoryCorrection] {
        var pairs: [[Int64]: Bool] = [:]
        for flag in try WishTable(connection: connection).flags()
        where flag.subject.kind == .storyPair {
            guard let numbers = flag.subject.storedNumbers, numbers.count == 2 else { continue }
            switch flag.trait {
            case .apart: pairs[numbers] = true
            case .together: pairs[numbers] = pairs[numbers] ?? false
            default: continue
            }
        }
        return pairs.map { numbers, isApart in
            StoryCorrection(
                first: EntryKey(stored: numbers[0]), second: EntryKey(stored: numbers[1]),
                isApart: isApart)
        }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    }
}
