import NewsModel
import SQLite

/// Lists entries, newest first, from `entries` and `feeds` alone.
struct EntryLister {
    static let columns = """
        e.id, e.key, e.feed,
        coalesce(nullif(f.custom_title, ''), nullif(f.own_title, ''), f.address),
        e.title, e.excerpt, e.link, e.author, e.published, e.first_seen, e.is_read, e.is_saved,
        e.story, e.is_archived, e.is_hidden
        """

    /// How many columns `listing` reads, so that a query may add its own after them.
    static let columnCount = 15

    /// An entry and the row it is in, which is its place.
    struct Found {
        var row: Int64
        var entry: EntryListing
    }

    let connection: Connection

    /// The page that `query` asks for.
    func page(_ query: EntryQuery) throws(SQLiteError) -> Page<EntryListing> {
        let limit = min(max(query.limit, 1), 1000)
        let bound = try bound(after: query.after)
        let entries: [Found]
        if query.tag != nil || query.filter == .archived || query.filter == .hidden {
            return Self.page(try filed(query, below: bound, limit: limit + 1), limit: limit)
        }
        switch query.scope {
        case .everything, .folder(.top):
            entries = try everything(query.filter, below: bound, limit: limit + 1)
        case .feed(let feed):
            entries = try list("feed", feed.stored, query.filter, below: bound, limit: limit + 1)
        case .story(let story):
            let story = try StoryTable(connection: connection).resolve(story)
            entries = try list("story", story.stored, query.filter, below: bound, limit: limit + 1)
        case .folder(let path):
            let folders = try FolderTree(connection).rows(inside: path)
            entries = try merge(folders, query.filter, below: bound, limit: limit + 1)
        }
        return Self.page(entries, limit: limit)
    }

    /// One entry with its body.
    func detail(_ key: EntryKey) throws(SQLiteError) -> EntryDetail? {
        guard let id = try row(of: key) else { return nil }
        return try detail(in: id)
    }

    /// The entry in this row with its body.
    func detail(in id: Int64) throws(SQLiteError) -> EntryDetail? {
        let sql = """
            SELECT \(Self.columns), b.html, b.details, e.changed, length(b.text),
                substr(b.text, -60), a.html, a.failure, a.time, coalesce(s.articles, 'auto')
            FROM entries AS e JOIN feeds AS f ON f.id = e.feed JOIN bodies AS b ON b.id = e.id
            LEFT JOIN articles AS a ON a.id = e.id
            LEFT JOIN feed_settings AS s ON s.feed = e.feed WHERE e.id = ?
            """
        return try connection.first(sql, id) { row in
            let first = Self.columnCount
            let details = EntryDetails.read(row.optionalText(first + 1))
            let article = row.optionalText(first + 5)
            let isShown = row.text(first + 8) != ArticleChoice.never.rawValue
            let feedHTML = row.text(first)
            var detail = EntryDetail(
                listing: Self.listing(row), html: isShown ? article ?? feedHTML : feedHTML,
                feedHTML: feedHTML, feedTextLength: Int(row.integer(first + 3)),
                feedTextEnd: row.text(first + 4),
                enclosures: details.enclosures.map {
                    Enclosure(
                        address: $0.address, mediaType: $0.mediaType, sizeInBytes: $0.sizeInBytes)
                }, categories: details.categories, commentsAddress: details.commentsAddress,
                changed: row.optionalInteger(first + 2).map(Timestamp.init(seconds:)))
            detail.article = ArticleTable.reading(
                html: article, failure: row.optionalText(first + 6),
                time: row.optionalInteger(first + 7).map(Timestamp.init(seconds:)))
            return detail
        }
    }

    /// The entries that contain all of `words`.
    func search(
        _ words: String, after: EntryCursor?, limit: Int
    ) throws(SQLiteError) -> Page<EntryListing> {
        guard let expression = SearchQuery(words).expression else {
            return Page(elements: [], next: nil)
        }
        let limit = min(max(limit, 1), 1000)
        let sql = """
            SELECT \(Self.columns) FROM search AS s
            CROSS JOIN entries AS e ON e.id = s.rowid CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE search MATCH ? AND s.rowid < ?
                AND (e.is_saved = 1 OR e.is_hidden = 0 AND e.is_muted = 0)
            ORDER BY s.rowid DESC LIMIT ?
            """
        let entries = try connection.all(
            sql, expression, try bound(after: after), limit + 1, read: Self.found)
        return Self.page(entries, limit: limit)
    }

    /// The row of the entry with this key, or one it had before; `nil` where there is none.
    func row(of key: EntryKey) throws(SQLiteError) -> Int64? {
        let current = "SELECT id FROM entries WHERE key = ?"
        if let id = try connection.first(current, key.stored, read: { $0.integer(0) }) {
            return id
        }
        let former = "SELECT entry FROM entry_aliases WHERE key = ?"
        return try connection.first(former, key.stored) { row in row.integer(0) }
    }

    // MARK: Queries

    /// The row below which the page begins.
    func bound(after cursor: EntryCursor?) throws(SQLiteError) -> Int64 {
        guard let cursor else { return .max }
        if let id = try row(of: cursor.key), EntryPlace(id: id).order == cursor.order { return id }
        return EntryPlace(order: cursor.order, key: cursor.key).id
    }

    func everything(
        _ filter: EntryQuery.Filter, below bound: Int64, limit: Int
    ) throws(SQLiteError) -> [Found] {
        let index =
            switch filter {
            case .all: "NOT INDEXED"
            case .unread: "INDEXED BY entries_unread"
            case .saved: "INDEXED BY entries_saved"
            case .archived, .hidden: ""
            }
        let sql = """
            SELECT \(Self.columns) FROM entries AS e \(index)
            CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE \(Self.condition(filter)) AND e.id < ? ORDER BY e.id DESC LIMIT ?
            """
        return try connection.all(sql, bound, limit, read: Self.found)
    }

    func list(
        _ column: String, _ value: Int64, _ filter: EntryQuery.Filter, below bound: Int64,
        above floor: Int64 = .min, limit: Int
    ) throws(SQLiteError) -> [Found] {
        let isPartial = filter != .all && column != "story"
        // A story is told by all its reports, put away or not.
        let condition =
            column == "story"
            ? Self.condition(filter, seeing: "e.is_hidden = 0 AND e.is_muted = 0")
            : Self.condition(filter)
        let index = "entries_\(column)" + (isPartial ? "_\(filter.rawValue)" : "")
        let sql = """
            SELECT \(Self.columns) FROM entries AS e INDEXED BY \(index)
            CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE e.\(column) = ? AND \(condition) AND e.id < ? AND e.id > ?
            ORDER BY e.id DESC LIMIT ?
            """
        return try connection.all(sql, value, bound, floor, limit, read: Self.found)
    }

    /// The newest of several folders: each is asked only for what is newer than what was found.
    func merge(
        _ folders: [Int64], _ filter: EntryQuery.Filter, below bound: Int64, limit: Int
    ) throws(SQLiteError) -> [Found] {
        var found: [Found] = []
        var floor = Int64.min
        for folder in folders {
            found += try list("folder", folder, filter, below: bound, above: floor, limit: limit)
            found.sort { $0.row > $1.row }
            guard found.count >= limit else { continue }
            found.removeSubrange(limit...)
            floor = found.last?.row ?? floor
        }
        return found
    }

    static func condition(
        _ filter: EntryQuery.Filter, seeing inSight: String = Schema.isInSight("e")
    ) -> String {
        switch filter {
        case .all: inSight
        case .unread: "e.is_read = 0 AND \(inSight)"
        case .saved: "e.is_saved = 1"
        case .archived: "e.is_archived = 1 AND e.is_hidden = 0 AND e.is_muted = 0"
        case .hidden: "(e.is_hidden = 1 OR e.is_muted = 1)"
        }
    }

    /// Entries by what was decided about them; few, so that no index for lists is needed.
    private func filed(
        _ query: EntryQuery, below bound: Int64, limit: Int
    ) throws(SQLiteError) -> [Found] {
        let scope: String
        switch query.scope {
        case .everything, .folder(.top): scope = "1"
        case .feed(let feed): scope = "e.feed = \(feed.stored)"
        case .story(let story):
            let story = try StoryTable(connection: connection).resolve(story)
            scope = "e.story = \(story.stored)"
        case .folder(let path):
            let rows = try FolderTree(connection).rows(inside: path).map(String.init)
            scope = "e.folder IN (\(rows.joined(separator: ", ")))"
        }
        var sql = """
            SELECT \(Self.columns) FROM entries AS e CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE \(scope) AND e.id < ?1
            """
        if let tag = query.tag {
            let seeing = "e.is_hidden = 0 AND e.is_muted = 0"
            // A tag may be on a key that the entry had before.
            sql += """
                 AND \(Self.condition(query.filter, seeing: seeing)) AND e.id IN (
                    SELECT o.id FROM entry_tags AS t JOIN entries AS o ON o.key = t.entry
                        WHERE t.tag = ?3
                    UNION SELECT a.entry FROM entry_tags AS t JOIN entry_aliases AS a
                        ON a.key = t.entry WHERE t.tag = ?3)
                ORDER BY e.id DESC LIMIT ?2
                """
            return try connection.all(
                sql, bound, limit, Int64(bitPattern: tag.rawValue), read: Self.found)
        }
        if query.filter == .hidden {
            // One page from each index: one condition for both would go through all other entries.
            let pages = [("hidden", "e.is_hidden"), ("muted", "e.is_muted")].map { index, flag in
                """
                SELECT id FROM (SELECT e.id FROM entries AS e INDEXED BY entries_\(index)
                    WHERE \(flag) = 1 AND \(scope) AND e.id < ?1 ORDER BY e.id DESC LIMIT ?2)
                """
            }
            sql += " AND e.id IN (\(pages.joined(separator: " UNION ")))"
        } else {
            sql += " AND \(Self.condition(query.filter))"
        }
        return try connection.all(
            sql + " ORDER BY e.id DESC LIMIT ?2", bound, limit, read: Self.found)
    }

    // MARK: Values

    static func page(_ found: [Found], limit: Int) -> Page<EntryListing> {
        let entries = found.prefix(limit).map(\.entry)
        guard found.count > limit, let last = entries.last else {
            return Page(elements: entries, next: nil)
        }
        return Page(elements: entries, next: EntryCursor(order: last.order, key: last.key))
    }

    static func found(_ row: borrowing Row) -> Found {
        Found(row: row.integer(0), entry: listing(row))
    }

    static func listing(_ row: borrowing Row) -> EntryListing {
        var listing = EntryListing(
            key: EntryKey(stored: row.integer(1)), feed: FeedKey(stored: row.integer(2)),
            feedTitle: row.text(3), title: row.text(4), excerpt: row.text(5),
            link: row.optionalText(6), author: row.text(7),
            published: row.optionalInteger(8).map(Timestamp.init(seconds:)),
            firstSeen: Timestamp(seconds: row.integer(9)),
            order: EntryPlace(id: row.integer(0)).order, isRead: row.flag(10),
            isSaved: row.flag(11), story: row.optionalInteger(12).map(StoryKey.init(stored:)))
        listing.isArchived = row.flag(13)
        listing.isHidden = row.flag(14)
        return listing
    }
}
