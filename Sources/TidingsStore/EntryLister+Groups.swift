import IntentSync
import NewsModel
import SQLite

/// Lists the entries of smart groups.
extension EntryLister {
    /// Up to so many feeds each list is asked for its newest; more are found by walking the list.
    private static let feedLimit = 400

    /// The entries that `expression` asks for, newest first.
    func page(
        _ expression: SmartExpression, at time: Timestamp, after: EntryCursor?, limit: Int
    ) throws(SQLiteError) -> Page<EntryListing> {
        let limit = min(max(limit, 1), 1000)
        let below = try bound(after: after)
        let floor = expression.age.map { EntryPlace(start: time - $0).id &- 1 } ?? .min
        let filter = Self.filter(expression.state)
        var conditions = [Self.condition(filter)]
        if expression.state == .read { conditions.append("e.is_read = 1") }
        if !expression.tags.isEmpty {
            guard let tags = try condition(tags: expression.tags) else {
                return Self.page([], limit: 1)
            }
            conditions.append(tags)
        }
        let feeds = try feeds(of: expression)
        if let feeds, feeds.isEmpty { return Self.page([], limit: 1) }
        let condition = conditions.joined(separator: " AND ")
        var found: [Found]
        if !expression.words.isEmpty {
            guard let words = SearchQuery(expression.words).expression else {
                return Self.page([], limit: 1)
            }
            found = try search(words, condition, in: feeds, below, above: floor, limit: limit + 1)
        } else if let feeds, feeds.count <= Self.feedLimit {
            found = []
            var least = floor
            for feed in feeds {
                found += try list(
                    [feed], condition, filter, below, above: least, limit: limit + 1)
                found.sort { $0.row > $1.row }
                guard found.count > limit else { continue }
                found.removeSubrange((limit + 1)...)
                least = max(floor, found.last?.row ?? floor)
            }
        } else {
            found = try list(feeds, condition, filter, below, above: floor, limit: limit + 1)
        }
        return Self.page(found, limit: limit)
    }

    private static func filter(_ state: SmartExpression.State?) -> EntryQuery.Filter {
        switch state {
        case .unread: .unread
        case .saved: .saved
        case .archived: .archived
        case .hidden: .hidden
        case .read, nil: .all
        }
    }

    /// The feeds that the expression means, or `nil` for all.
    private func feeds(of expression: SmartExpression) throws(SQLiteError) -> [Int64]? {
        guard
            !expression.feeds.isEmpty || !expression.folders.isEmpty
                || !expression.languages.isEmpty
        else { return nil }
        let tree = try FolderTree(connection)
        let folders = Set(expression.folders.flatMap { tree.rows(inside: $0) })
        let names = expression.feeds.map(\.foldedName)
        let sql = """
            SELECT id, coalesce(nullif(custom_title, ''), nullif(own_title, ''), address), folder,
                coalesce(language, '')
            FROM feeds
            """
        let rows = try connection.all(sql) { row in
            (id: row.integer(0), title: row.text(1), folder: row.integer(2), language: row.text(3))
        }
        return rows.filter { row in
            if !folders.isEmpty || !expression.folders.isEmpty, !folders.contains(row.folder) {
                return false
            }
            let title = row.title.foldedName
            let key = FeedKey(stored: row.id).description.foldedName
            guard names.isEmpty || names.contains(where: { Self.holds(title, $0) || $0 == key })
            else {
                return false
            }
            let language = row.language.lowercased()
            return expression.languages.isEmpty
                || expression.languages.contains {
                    language == $0 || language.hasPrefix($0 + "-")
                }
        }.map(\.id)
    }

    /// Whether `part` occurs in `text`.
    private static func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        guard let first = part.first, part.count <= text.count else { return part.isEmpty }
        return text.indices.dropLast(part.count - 1).contains { start in
            text[start] == first && text[start..<start + part.count].elementsEqual(part)
        }
    }

    /// The condition that an entry has one of these tags, or `nil` where there is none of them.
    private func condition(tags names: [String]) throws(SQLiteError) -> String? {
        let folded = Set(names.map(\.foldedName))
        let tags = try TagTable(connection: connection).all().filter {
            folded.contains($0.name.foldedName)
        }
        guard !tags.isEmpty else { return nil }
        let numbers = tags.map { String(Int64(bitPattern: $0.id.rawValue)) }
            .joined(separator: ", ")
        return """
            e.id IN (
                SELECT o.id FROM entry_tags AS t JOIN entries AS o ON o.key = t.entry
                    WHERE t.tag IN (\(numbers))
                UNION SELECT a.entry FROM entry_tags AS t JOIN entry_aliases AS a
                    ON a.key = t.entry WHERE t.tag IN (\(numbers)))
            """
    }

    private func list(
        _ feeds: [Int64]?, _ condition: String, _ filter: EntryQuery.Filter, _ below: Int64,
        above floor: Int64, limit: Int
    ) throws(SQLiteError) -> [Found] {
        let isOne = feeds?.count == 1
        let index =
            switch filter {
            case .unread: isOne ? "INDEXED BY entries_feed_unread" : "INDEXED BY entries_unread"
            case .saved: isOne ? "INDEXED BY entries_feed_saved" : "INDEXED BY entries_saved"
            case .all: isOne ? "INDEXED BY entries_feed" : "NOT INDEXED"
            case .archived, .hidden: ""
            }
        let sql = """
            SELECT \(Self.columns) FROM entries AS e \(index)
            CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE \(condition) AND \(Self.among(feeds)) AND e.id < ? AND e.id > ?
            ORDER BY e.id DESC LIMIT ?
            """
        return try connection.all(sql, below, floor, limit, read: Self.found)
    }

    private func search(
        _ words: String, _ condition: String, in feeds: [Int64]?, _ below: Int64,
        above floor: Int64, limit: Int
    ) throws(SQLiteError) -> [Found] {
        let sql = """
            SELECT \(Self.columns) FROM search AS s
            CROSS JOIN entries AS e ON e.id = s.rowid CROSS JOIN feeds AS f ON f.id = e.feed
            WHERE search MATCH ? AND s.rowid < ? AND s.rowid > ? AND \(condition)
                AND \(Self.among(feeds))
            ORDER BY s.rowid DESC LIMIT ?
            """
        return try connection.all(sql, words, below, floor, limit, read: Self.found)
    }

    /// The condition that an entry is of one of these feeds; `nil` stands for all.
    private static func among(_ feeds: [Int64]?) -> String {
        guard let feeds else { return "1" }
        if feeds.count == 1 { return "e.feed = \(feeds[0])" }
        return "e.feed IN (\(feeds.map(String.init).joined(separator: ", ")))"
    }
}
