import NewsModel
import SQLite

/// How the person wants single feeds fetched; a feed without a row has no wishes.
struct FeedSettingTable {
    let connection: Connection

    private static let columns = """
        feed, interval, user_agent, user_name, password, header_fields, ignores_cache,
        wants_full_text, articles
        """

    /// The settings of every feed that has any.
    func all() throws(SQLiteError) -> [FeedKey: FeedSettings] {
        let rows = try connection.all("SELECT \(Self.columns) FROM feed_settings") { row in
            (FeedKey(stored: row.integer(0)), Self.settings(row))
        }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    /// The settings of one feed.
    func settings(of feed: FeedKey) throws(SQLiteError) -> FeedSettings {
        let sql = "SELECT \(Self.columns) FROM feed_settings WHERE feed = ?"
        return try connection.first(sql, feed.stored, read: Self.settings) ?? FeedSettings()
    }

    /// Stores the settings of a followed feed, and lets it be asked when they say; runs inside a
    /// transaction.
    ///
    /// - Returns: Whether the feed is followed.
    func set(_ settings: FeedSettings, of feed: FeedKey) throws(SQLiteError) -> Bool {
        let sql = "SELECT last_fetched FROM feeds WHERE id = ? AND is_followed = 1"
        let found = try connection.first(sql, feed.stored) { row in row.optionalInteger(0) }
        guard let lastFetched = found else { return false }
        let before = try self.settings(of: feed)
        guard settings != before else { return true }
        try remove(of: feed)
        if settings != FeedSettings() { try insert(settings, of: feed) }
        var nextCheck: Int64?
        if !settings.asksLike(before) {
            // What failed may work now.
            nextCheck = 0
        } else if let interval = settings.interval, let lastFetched {
            nextCheck = lastFetched + interval.components.seconds
        }
        if let nextCheck {
            try connection.run(
                "UPDATE feeds SET next_check = ? WHERE id = ?", nextCheck, feed.stored)
        }
        return true
    }

    /// Forgets the settings of a feed, passwords included.
    func remove(of feed: FeedKey) throws(SQLiteError) {
        try connection.run("DELETE FROM feed_settings WHERE feed = ?", feed.stored)
    }

    /// Forgets what was meant for the host of a feed alone when it moves to another.
    ///
    /// It answered well there without it. Runs inside a transaction.
    func move(_ feed: FeedKey, to address: String) throws(SQLiteError) {
        let sql = "SELECT address FROM feeds WHERE id = ?"
        let before = try connection.first(sql, feed.stored) { row in row.text(0) } ?? ""
        guard WebAddress(before)?.host != WebAddress(address)?.host else { return }
        try connection.run(
            """
            UPDATE feed_settings SET user_name = NULL, password = NULL, header_fields = NULL
            WHERE feed = ?
            """, feed.stored)
    }

    private func insert(_ settings: FeedSettings, of feed: FeedKey) throws(SQLiteError) {
        let lines = settings.fields.prefix(FeedSettings.fieldCount).flatMap { [$0.name, $0.value] }
        try connection.run(
            "INSERT INTO feed_settings (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            feed.stored, settings.interval?.components.seconds, settings.userAgent,
            settings.userName, settings.password,
            lines.isEmpty ? nil : lines.joined(separator: "\n"), settings.ignoresCache,
            settings.wantsFullText, settings.articles.rawValue)
    }

    private static func settings(_ row: borrowing Row) -> FeedSettings {
        var settings = FeedSettings()
        settings.interval = row.optionalInteger(1).map { .seconds($0) }
        settings.userAgent = row.optionalText(2)
        settings.userName = row.optionalText(3)
        settings.password = row.optionalText(4)
        let lines = (row.optionalText(5) ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: lines.count - 1, by: 2) {
            let field = FeedSettings.Field(String(lines[index]), String(lines[index + 1]))
            if let field { settings.fields.append(field) }
        }
        settings.ignoresCache = row.flag(6)
        settings.wantsFullText = row.flag(7)
        settings.articles = ArticleChoice(rawValue: row.text(8)) ?? .automatic
        return settings
    }
}
