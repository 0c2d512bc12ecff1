import NewsModel
import SQLite

/// Stories, with everything a list of them shows kept up to date beside the entries.
struct StoryTable {
    /// How many publishers and languages of a story are kept by name.
    static let maximumNames = 200

    private static let columns = """
        key, title, excerpt, publishers, languages, entry_count, unread_count, first, latest,
        report_count
        """

    let connection: Connection

    // MARK: Reading

    /// The story that `story` ended in, or itself.
    func resolve(_ story: StoryKey) throws(SQLiteError) -> StoryKey {
        let sql = "SELECT story FROM story_aliases WHERE alias = ?"
        return try connection.first(sql, story.stored) { row in
            StoryKey(stored: row.integer(0))
        } ?? story
    }

    /// One story, following aliases.
    func story(_ key: StoryKey) throws(SQLiteError) -> StoryListing? {
        let sql = "SELECT \(Self.columns) FROM stories WHERE key = ?"
        guard var story = try connection.first(sql, try resolve(key).stored, read: Self.listing)
        else { return nil }
        try complete(&story, hasTexts: try hasTexts())
        return story
    }

    /// Stories told by `minimum` publishers or more, latest first.
    func page(
        minimumPublishers minimum: Int, after: EntryCursor?, limit: Int
    ) throws(SQLiteError) -> Page<StoryListing> {
        let limit = min(max(limit, 1), 1000)
        let index = minimum >= 2 ? "stories_shared" : "stories_latest"
        let sql = """
            SELECT \(Self.columns) FROM stories INDEXED BY \(index)
            WHERE publisher_count >= ? AND \(minimum >= 2 ? "publisher_count >= 2" : "1")
                AND (latest, key) < (?, ?)
                AND EXISTS (SELECT 1 FROM entries AS e INDEXED BY entries_story
                    WHERE e.story = stories.key AND \(Schema.isInSight("e")))
            ORDER BY latest DESC, key DESC LIMIT ?
            """
        let found = try connection.all(
            sql, minimum, after?.order.seconds ?? .max, after?.key.stored ?? .max, limit + 1,
            read: Self.listing)
        var stories = Array(found.prefix(limit))
        let hasTexts = try hasTexts()
        for place in stories.indices { try complete(&stories[place], hasTexts: hasTexts) }
        guard found.count > limit, let last = stories.last else {
            return Page(elements: stories, next: nil)
        }
        let next = EntryCursor(order: last.latest, key: EntryKey(rawValue: last.key.rawValue))
        return Page(elements: stories, next: next)
    }

    private static func listing(_ row: borrowing Row) -> StoryListing {
        var story = StoryListing(
            key: StoryKey(stored: row.integer(0)), title: row.text(1), excerpt: row.text(2),
            publishers: names(row.text(3)), entryCount: Int(row.integer(5)),
            unreadCount: Int(row.integer(6)), first: Timestamp(seconds: row.integer(7)),
            latest: Timestamp(seconds: row.integer(8)), languages: names(row.text(4)))
        let count = Int(row.integer(9))
        if count > 0 { story.reportCount = count }
        return story
    }

    private static func names(_ stored: String) -> [String] {
        stored.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    // MARK: Writing

    /// Counts a story again from its entries, and drops it where it has none.
    ///
    /// What is hidden or muted names no publisher, is no report, and gives no title, unless the story
    /// has nothing else.
    func recount(_ story: StoryKey, title: String? = nil) throws(SQLiteError) {
        var shown = title
        if shown == nil {
            let stored = "SELECT title FROM stories WHERE key = ?"
            shown = try connection.first(stored, story.stored) { row in row.text(0) }
        }
        var count = StoryCount(shown: shown ?? "")
        let isAnySeen = try connection.integer(
            """
            SELECT EXISTS (SELECT 1 FROM entries INDEXED BY entries_story
                WHERE story = ? AND is_hidden = 0 AND is_muted = 0)
            """, story.stored)
        _ = try connection.all(
            """
            SELECT e.id, e.title, e.excerpt,
                e.is_read = 1 OR NOT (\(Schema.isInSight("e"))), f.language,
                coalesce(nullif(f.publisher, ''), nullif(f.own_title, ''), f.address),
                e.is_hidden = 0 AND e.is_muted = 0
            FROM entries AS e INDEXED BY entries_story CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE e.story = ? ORDER BY e.id
            """, story.stored
        ) { row in
            count.count(order: EntryPlace(id: row.integer(0)).order, isRead: row.flag(3))
            guard row.flag(6) || isAnySeen == 0 else { return }
            count.add(
                title: row.text(1), excerpt: row.text(2), language: row.optionalText(4),
                publisher: row.text(5))
        }
        guard count.entries > 0 else {
            try connection.run("DELETE FROM stories WHERE key = ?", story.stored)
            try connection.run("DELETE FROM story_aliases WHERE story = ?", story.stored)
            try connection.run("DELETE FROM story_texts WHERE story = ?", story.stored)
            return
        }
        try connection.run(
            """
            INSERT INTO stories (key, title, excerpt, publishers, publisher_count, languages,
                entry_count, unread_count, first, latest, report_count)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
            ON CONFLICT (key) DO UPDATE SET title = excluded.title,
                excerpt = excluded.excerpt, publishers = excluded.publishers,
                publisher_count = excluded.publisher_count, languages = excluded.languages,
                entry_count = excluded.entry_count, unread_count = excluded.unread_count,
                first = excluded.first, latest = excluded.latest,
                report_count = excluded.report_count
            """, story.stored, count.title, count.excerpt,
            Self.stored(count.publishers), count.publishers.count, Self.stored(count.languages),
            count.entries, count.unread, count.first.seconds, count.latest.seconds,
            count.reports.count)
    }

    private static func stored(_ names: [String]) -> String {
        names.prefix(maximumNames).joined(separator: "\n")
    }

    /// Counts the stories of entries again, since some are hidden or shown.
    func recountStories(of rows: some Sequence<Int64>) throws(SQLiteError) {
        var stories: Set<Int64> = []
        for row in rows {
            let sql = "SELECT story FROM entries WHERE id = ?"
            let story = try connection.first(sql, row) { $0.optionalInteger(0) }
            if let story, let number = story { stories.insert(number) }
        }
        for story in stories.sorted() { try recount(StoryKey(stored: story)) }
    }

    /// Counts every story again that has entries of `feed`.
    func recountStories(of feed: FeedKey) throws(SQLiteError) {
        let sql = "SELECT DISTINCT story FROM entries WHERE feed = ? AND story IS NOT NULL"
        let stories = try connection.all(sql, feed.stored) { row in StoryKey(stored: row.integer(0))
        }
        for story in stories { try recount(story) }
    }
}

/// What is counted over the entries of a story, oldest first.
private struct StoryCount {
    /// The title shown, whose entry gives the excerpt, too: both in one language.
    private let shown: String
    private var hasShownExcerpt = false
    /// Whether the title shown is one of those that are added.
    private var isShownThere = false
    private var firstTitle = ""
    var entries = 0
    var unread = 0
    var excerpt = ""
    var publishers: [String] = []
    var languages: [String] = []
    var first = Timestamp(seconds: 0)
    var latest = Timestamp(seconds: 0)
    var reports: Set<String> = []
    private var known: Set<String> = []

    init(shown: String) {
        self.shown = shown
    }

    /// The title shown, or the first where that is gone.
    var title: String { isShownThere ? shown : firstTitle }

    /// Counts an entry, whether or not it is seen.
    mutating func count(order: Timestamp, isRead: Bool) {
        if entries == 0 { first = order }
        latest = order
        entries += 1
        unread += isRead ? 0 : 1
    }

    /// Adds what an entry says.
    mutating func add(title: String, excerpt: String, language: String?, publisher: String) {
        if reports.count < 1000 { reports.insert(StoryTable.report(title)) }
        if firstTitle.isEmpty { firstTitle = title }
        if !excerpt.isEmpty, !hasShownExcerpt { self.excerpt = excerpt }
        // Without the name of its publisher, which may stand at either end.
        let isOfUse = isShownThere ? !hasShownExcerpt && !excerpt.isEmpty : !shown.isEmpty
        if isOfUse, title.contains(shown) {
            isShownThere = true
            hasShownExcerpt = !excerpt.isEmpty
            if hasShownExcerpt { self.excerpt = excerpt }
        }
        let publisher = Self.line(publisher)
        if !publisher.isEmpty, known.insert(publisher).inserted { publishers.append(publisher) }
        if let language = language.map(Self.line), !language.isEmpty,
            known.insert("\n" + language).inserted
        {
            languages.append(language)
        }
    }

    /// `text` on one line, since names are stored a line each.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
