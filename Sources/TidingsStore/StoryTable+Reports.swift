import NewsModel
import SQLite

/// What of a story is counted when it is shown.
extension StoryTable {
    /// The most entries of a story that are looked at.
    private static let limit = 1000

    /// Whether a model wrote about any story.
    func hasTexts() throws(SQLiteError) -> Bool {
        try connection.integer("SELECT EXISTS (SELECT 1 FROM story_texts)") != 0
    }

    /// Adds how many reports are new, and what a model wrote.
    func complete(_ story: inout StoryListing, hasTexts: Bool) throws(SQLiteError) {
        if hasTexts {
            let written = try connection.first(
                "SELECT title, summary FROM story_texts WHERE story = ?", story.key.stored
            ) { row in (title: row.text(0), summary: row.text(1)) }
            if let written {
                story.title = written.title
                if !written.summary.isEmpty { story.excerpt = written.summary }
            }
        }
        guard story.unreadCount > 0, story.unreadCount < story.entryCount else { return }
        let entries = try connection.all(
            """
            SELECT title, is_read FROM entries
            WHERE story = ? AND (is_read = 1 OR \(Schema.isInSight("entries")))
            ORDER BY id DESC LIMIT ?
            """, story.key.stored, Self.limit
        ) { row in (report: Self.report(row.text(0)), isRead: row.flag(1)) }
        let read = Set(entries.filter(\.isRead).map(\.report))
        // Some may only be hidden.
        guard !read.isEmpty else { return }
        story.newReportCount =
            Set(entries.filter { !$0.isRead }.map(\.report)).subtracting(read).count
    }

    /// The unread entries that are in one story with some of `entries`, where the person wants them
    /// read together; nobody who marks a whole list at once means more than the list.
    func mates(of entries: [EntryKey]) throws(SQLiteError) -> [EntryKey] {
        guard entries.count <= 20 else { return [] }
        let sql = "SELECT value FROM settings WHERE name = ?"
        let setting = try connection.first(sql, ReaderStore.readTogetherSetting) { $0.text(0) }
        guard setting == "on" else { return [] }
        var mates: [EntryKey] = []
        for entry in entries {
            mates += try connection.all(
                """
                SELECT key FROM entries WHERE is_read = 0 AND story =
                    (SELECT story FROM entries WHERE key = ?) LIMIT \(Self.limit)
                """, entry.stored
            ) { row in EntryKey(stored: row.integer(0)) }
        }
        return mates
    }

    /// What copies of a report from an agency have in common: the words of the title in order of
    /// the alphabet, without what a publisher adds behind a dash or bar.
    static func report(_ title: String) -> String {
        var parts = title.split(separator: " | ", omittingEmptySubsequences: true)
        if parts.count == 1 { parts = title.split(separator: " - ") }
        let kept = parts.count > 1 ? parts.dropLast().joined(separator: " ") : title
        let words = kept.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        // What is left may be nothing but a rubric.
        guard words.count >= 3 else {
            let all = title.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            return all.sorted().joined(separator: " ")
        }
        return words.sorted().joined(separator: " ")
    }
}
