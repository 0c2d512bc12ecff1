import IntentSync
public import NewsModel
import SQLite

/// A list of entries that fit an expression, under a name.
public struct SmartGroup: Hashable, Sendable {
    /// Its identifier.
    public var id: UInt64
    /// Its name, never empty.
    public var name: String
    /// What its entries have in common.
    public var expression: SmartExpression

    /// All that the store has, in the person's order.
    static func all(_ connection: Connection) throws(SQLiteError) -> [SmartGroup] {
        let kind = Int(Subject.Kind.smartGroup.rawValue)
        let sql = "SELECT EXISTS (SELECT 1 FROM wished_flags WHERE kind = ?)"
        // Most have none, and every page asks.
        guard try connection.integer(sql, kind) != 0 else { return [] }
        return Arrangement(try StoreView(connection)).smartGroups.map { group in
            SmartGroup(
                id: group.id.rawValue, name: group.name,
                expression: SmartExpression(group.expression))
        }
    }
}

/// Tags, smart groups, and what stands out of the lists.
extension ReaderStore {
    /// The tags on an entry, by name.
    public func tags(on entry: EntryKey) async throws(StoreError) -> [EntryTag] {
        try await read { connection throws(SQLiteError) in
            let table = TagTable(connection: connection)
            guard let id = try EntryLister(connection: connection).row(of: entry) else { return [] }
            let tags = try table.tags(on: id)
            return tags.isEmpty ? [] : try table.all().filter { tags.contains($0.id) }
        }
    }

    /// The smart groups, in the person's order.
    public func smartGroups() async throws(StoreError) -> [SmartGroup] {
        try await read { connection throws(SQLiteError) in try SmartGroup.all(connection) }
    }

    /// The entries that `expression` asks for, newest first.
    ///
    /// - Parameters:
    ///   - expression: What they have in common.
    ///   - time: The time that ages are counted back from.
    ///   - after: Where to go on, or `nil` for the newest.
    ///   - limit: How many at most, 1 through 1,000.
    /// - Returns: A stretch of the list.
    /// - Throws: `StoreError`.
    public func entries(
        matching expression: SmartExpression, at time: Timestamp, after: EntryCursor?, limit: Int
    ) async throws(StoreError) -> Page<EntryListing> {
        try await read { connection throws(SQLiteError) in
            try EntryLister(connection: connection).page(
                expression, at: time, after: after, limit: limit)
        }
    }

    /// The unread entries since `since` of feeds that rarely publish, newest first.
    ///
    /// - Parameters:
    ///   - since: The start of what is new.
    ///   - few: How many entries since `long` a feed that rarely publishes has at most.
    ///   - long: The time over which that is counted back.
    ///   - limit: How many at most.
    /// - Returns: The entries.
    /// - Throws: `StoreError`.
    /// - Complexity: Two looks into an index for each feed.
    public func entriesOfQuietFeeds(
        since: Timestamp, few: Int, since long: Timestamp, limit: Int
    ) async throws(StoreError) -> [EntryListing] {
        try await read { connection throws(SQLiteError) in
            let (start, past) = (EntryPlace(start: since).id, EntryPlace(start: long).id)
            let feeds = try connection.all(
                """
                SELECT f.id FROM feeds AS f WHERE f.is_followed = 1 AND f.unread_count > 0
                    AND (SELECT max(e.id) FROM entries AS e INDEXED BY entries_feed
                        WHERE e.feed = f.id) >= ?1
                    AND coalesce((SELECT e.id FROM entries AS e INDEXED BY entries_feed
                        WHERE e.feed = f.id ORDER BY e.id DESC LIMIT 1 OFFSET ?2), 0) < ?3
                    AND (SELECT min(e.first_seen) FROM entries AS e
                        WHERE e.id = (SELECT min(o.id) FROM entries AS o INDEXED BY entries_feed
                            WHERE o.feed = f.id)) <= ?4
                """, start, few, past, since.seconds
            ) { row in row.integer(0) }
            return try EntryLister(connection: connection).unread(
                of: feeds, from: start, limit: limit)
        }
    }
}

extension EntryLister {
    /// The unread entries of some feeds from a place on, newest first.
    fileprivate func unread(
        of feeds: [Int64], from start: Int64, limit: Int
    ) throws(SQLiteError) -> [EntryListing] {
        var found: [Found] = []
        for feed in feeds {
            found += try list(
                "feed", feed, .unread, below: .max, above: start - 1, limit: limit)
        }
        return found.sorted { $0.row > $1.row }.prefix(limit).map(\.entry)
    }
}
