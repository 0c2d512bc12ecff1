import NewsModel
import SQLite

/// Finds what a `StreamQuery` asks for.
struct StreamLister {
    /// Up to so many new entries are found by when they arrived, rather than by walking the list.
    private static let fewArrivals: Int64 = 20_000

    let connection: Connection

    /// The places that `query` asks for.
    func page(_ query: StreamQuery) throws(SQLiteError) -> StreamPage {
        let limit = min(max(query.limit, 1), StreamQuery.placeLimit)
        let tree = try FolderTree(connection)
        var conditions = [try condition(query.source, tree)]
        for source in query.included { conditions.append(try condition(source, tree)) }
        for source in query.excluded {
            conditions.append(
                source == .read ? "e.is_read = 0" : "NOT (\(try condition(source, tree)))")
        }
        if case .saved = query.source {
        } else if case .nothing = query.source {
        } else {
            conditions.append(Schema.isInSight("e"))
        }
        if let since = query.arrivedSince { conditions.append("e.first_seen >= \(since.seconds)") }
        if let until = query.arrivedUntil { conditions.append("e.first_seen <= \(until.seconds)") }
        let order = query.isOldestFirst ? "ASC" : "DESC"
        let isBeyond = query.isOldestFirst ? "e.id > ?" : "e.id < ?"
        let sql = """
            SELECT e.id, e.first_seen FROM entries AS e \(try index(for: query))
            WHERE \(conditions.joined(separator: " AND ")) AND \(isBeyond)
            ORDER BY e.id \(order) LIMIT ?
            """
        let start = query.after ?? (query.isOldestFirst ? .min : .max)
        var places = try connection.all(sql, start, limit + 1) { row in
            StreamPlace(id: row.integer(0), arrived: Timestamp(seconds: row.integer(1)))
        }
        guard places.count > limit else { return StreamPage(places: places, next: nil) }
        places.removeSubrange(limit...)
        return StreamPage(places: places, next: places.last?.id)
    }

    /// The entries at these places, in that order; places without one are left out.
    func entries(at places: [Int64]) throws(SQLiteError) -> [StreamEntry] {
        let lister = EntryLister(connection: connection)
        let isTagged = try connection.integer("SELECT EXISTS (SELECT 1 FROM entry_tags)") != 0
        var entries: [StreamEntry] = []
        for place in places {
            guard let detail = try lister.detail(in: place) else { continue }
            entries.append(
                StreamEntry(
                    id: place, detail: detail,
                    tags: isTagged ? try TagTable(connection: connection).tags(on: place) : []))
        }
        return entries
    }

    /// What is true of an entry `e` that is from `source`; numbers alone are written into it.
    private func condition(
        _ source: StreamQuery.Source, _ tree: FolderTree
    ) throws(SQLiteError) -> String {
        switch source {
        case .everything: return "1"
        case .feed(let feed): return "e.feed = \(feed.stored)"
        case .unfiled: return "e.folder = \(FolderTree.top)"
        case .read: return "e.is_read = 1"
        case .unread: return "e.is_read = 0"
        case .saved: return "e.is_saved = 1"
        case .nothing: return "0"
        case .label(let folder, let tag):
            var either: [String] = []
            if let folder {
                either.append(tree.row(at: folder).map { "e.folder = \($0)" } ?? "0")
            }
            if let tag {
                let number = Int64(bitPattern: tag.rawValue)
                either.append(
                    """
                    e.id IN (
                        SELECT o.id FROM entry_tags AS t JOIN entries AS o ON o.key = t.entry
                            WHERE t.tag = \(number)
                        UNION SELECT a.entry FROM entry_tags AS t JOIN entry_aliases AS a
                            ON a.key = t.entry WHERE t.tag = \(number))
                    """)
            }
            return either.isEmpty ? "0" : "(\(either.joined(separator: " OR ")))"
        }
    }

    /// The index by which the entries are found in order.
    private func index(for query: StreamQuery) throws(SQLiteError) -> String {
        let isUnread =
            query.excluded.contains(.read) || query.included.contains(.unread)
            || query.source == .unread
        switch query.source {
        case .everything, .read, .unread:
            if isUnread { return "INDEXED BY entries_unread_places" }
            guard let since = query.arrivedSince else { return "NOT INDEXED" }
            let count = try connection.integer(
                """
                SELECT count(*) FROM
                    (SELECT 1 FROM entries INDEXED BY entries_arrived WHERE first_seen >= ? LIMIT ?)
                """, since.seconds, Self.fewArrivals)
            return count < Self.fewArrivals ? "INDEXED BY entries_arrived" : "NOT INDEXED"
        case .feed: return isUnread ? "INDEXED BY entries_feed_unread" : "INDEXED BY entries_feed"
        case .saved: return "INDEXED BY entries_saved"
        case .label(_?, nil), .unfiled:
            return isUnread ? "INDEXED BY entries_folder_unread" : "INDEXED BY entries_folder"
        case .label, .nothing: return ""
        }
    }
}
