import NewsModel
import SQLite

/// What grouping reads and writes.
extension StoryTable {
    /// The titles of the entries of followed feeds ordered at or after `start`, oldest first.
    func headlines(since start: Timestamp) throws(SQLiteError) -> [GroupedHeadline] {
        let folders = try FolderTree(connection)
        return try connection.all(
            """
            SELECT e.id, e.key, e.title, e.story, e.folder, f.language,
                coalesce(nullif(f.publisher, ''), nullif(f.own_title, ''), f.address)
            FROM entries AS e NOT INDEXED CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE e.id >= ? AND f.is_followed = 1 ORDER BY e.id
            """, EntryPlace(start: start).id
        ) { row in
            GroupedHeadline(
                entry: EntryKey(stored: row.integer(1)), title: row.text(2),
                order: EntryPlace(id: row.integer(0)).order, language: row.optionalText(5),
                publisher: row.text(6), folder: folders.path(of: row.integer(4)),
                story: row.optionalInteger(3).map(StoryKey.init(stored:)))
        }
    }

    /// Saves what grouping decided; runs inside a transaction.
    func save(_ update: StoryUpdate) throws(SQLiteError) {
        var changed = Set(update.titles.keys)
        for assignment in update.assignments {
            let sql = "SELECT id, story FROM entries WHERE key = ?"
            let found = try connection.first(sql, assignment.entry.stored) { row in
                (id: row.integer(0), story: row.optionalInteger(1))
            }
            guard let found, found.story != assignment.story.stored else { continue }
            try connection.run(
                "UPDATE entries SET story = ? WHERE id = ?", assignment.story.stored, found.id)
            // A story that gets entries of its own stands for itself again.
            try connection.run(
                "DELETE FROM story_aliases WHERE alias = ?", assignment.story.stored)
            if let story = found.story { changed.insert(StoryKey(stored: story)) }
            changed.insert(assignment.story)
        }
        for (alias, story) in update.aliases.sorted(by: { $0.key < $1.key }) where alias != story {
            changed.formUnion(try join(alias, to: story))
        }
        for story in changed { try recount(story, title: update.titles[story]) }
    }

    /// Lets `alias` end in `story`, with all its entries and everything that ended in it.
    ///
    /// - Returns: The stories to count again.
    private func join(_ alias: StoryKey, to story: StoryKey) throws(SQLiteError) -> Set<StoryKey> {
        var target = try resolve(story)
        if target == alias {
            try connection.run("DELETE FROM story_aliases WHERE alias = ?", story.stored)
            target = story
        }
        try connection.run(
            "UPDATE entries SET story = ? WHERE story = ?", target.stored, alias.stored)
        try connection.run(
            "UPDATE story_aliases SET story = ? WHERE story = ?", target.stored, alias.stored)
        try connection.run(
            "INSERT OR REPLACE INTO story_aliases (alias, story) VALUES (?, ?)",
            alias.stored, target.stored)
        return [alias, target]
    }
}
