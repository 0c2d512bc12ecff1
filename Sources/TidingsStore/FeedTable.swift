import IntentSync
import NewsModel
import SQLite

/// Feeds: what the person decided, and what is known of them.
struct FeedTable {
    static let columns = """
        id, address, custom_title, own_title, folder, site_address, publisher, language,
        allows_private, entry_count, unread_count, last_fetched, last_good, last_status,
        last_error, failure_count, next_check, is_gone, entity_tag, last_modified,
        validators_since, body_digest, moved_to, moved_day_count, moved_last_day, order_key,
        validators_address, own_interval, pace_interval, quiet_hours, quiet_days,
        is_cut
        """

    let connection: Connection

    /// The followed feeds that `condition`, the rest of a query after its `WHERE`, selects.
    func feeds<each Value: Bindable>(
        where condition: String, _ values: repeat each Value
    ) throws(SQLiteError) -> [FollowedFeed] {
        let folders = try FolderTree(connection)
        let sql = "SELECT \(Self.columns) FROM feeds WHERE is_followed = 1 AND \(condition)"
        return try connection.all(sql, repeat each values) { row in
            Self.feed(row, in: folders)
        }
    }

    private static func feed(_ row: borrowing Row, in folders: FolderTree) -> FollowedFeed {
        var feed = FollowedFeed(
            key: FeedKey(stored: row.integer(0)), address: row.text(1),
            customTitle: row.optionalText(2), folder: folders.path(of: row.integer(4)),
            siteAddress: row.optionalText(5), publisher: row.text(6),
            allowsPrivateNetwork: row.flag(8))
        feed.ownTitle = row.text(3)
        feed.language = row.optionalText(7)
        feed.entryCount = Int(row.integer(9))
        feed.unreadCount = Int(row.integer(10))
        feed.order = row.optionalBytes(25).flatMap { OrderKey($0) }
        feed.health = FeedHealth(row)
        return feed
    }

    /// The row of the folder of a followed feed, or `nil` where the feed is not followed.
    func folder(of feed: FeedKey) throws(SQLiteError) -> Int64? {
        let sql = "SELECT folder FROM feeds WHERE id = ? AND is_followed = 1"
        return try connection.first(sql, feed.stored) { row in row.integer(0) }
    }

    // MARK: Facts

    /// Stores what a document says of its feed.
    func store(_ facts: FeedFacts, of feed: FeedKey) throws(SQLiteError) {
        let old = """
            SELECT publisher, language, own_title, site_address, hub, topic FROM feeds WHERE id = ?
            """
        let known = try connection.first(old, feed.stored) { row in
            (0..<6).map { row.optionalText($0) }
        }
        let new = [
            facts.publisher, facts.language, facts.title, facts.siteAddress, facts.hub, facts.topic,
        ]
        guard known != new else { return }
        try connection.run(
            """
            UPDATE feeds SET own_title = ?, site_address = ?, language = ?, publisher = ?, hub = ?,
                topic = ?
            WHERE id = ?
            """, facts.title, facts.siteAddress, facts.language, facts.publisher, facts.hub,
            facts.topic, feed.stored)
        if known?.prefix(2) != new.prefix(2) {
            try StoryTable(connection: connection).recountStories(of: feed)
        }
    }

    /// Stores the address to fetch a feed at.
    func store(address: String, of feed: FeedKey) throws(SQLiteError) {
        try connection.run(
            "UPDATE feeds SET address = ?, canonical = ? WHERE id = ?",
            address, Self.canonical(address), feed.stored)
    }

    /// The form two writings of one address share.
    static func canonical(_ address: String) -> String {
        WebAddress(address)?.canonical ?? address
    }

    /// Which feeds are due, longest due first.
    private static let dueCondition = """
        is_gone = 0 AND (next_check <= ? OR next_check > ?) ORDER BY next_check, id LIMIT ?
        """

    /// A next check after this was made by a clock that was wrong.
    private static func latest(_ time: Timestamp) -> Int64 { time.seconds + 8 * 86_400 }

    /// The feeds that are due, longest due first.
    func due(at time: Timestamp, limit: Int) throws(SQLiteError) -> [FollowedFeed] {
        try feeds(
            where: Self.dueCondition, time.seconds, Self.latest(time), max(limit, 0))
    }

    /// Lets the feeds that are due not be due until `end`; runs inside a transaction.
    func claim(at time: Timestamp, until end: Timestamp, limit: Int) throws(SQLiteError) {
        try connection.run(
            """
            UPDATE feeds SET next_check = ? WHERE id IN (
                SELECT id FROM feeds WHERE is_followed = 1 AND \(Self.dueCondition))
            """, end.seconds, time.seconds, Self.latest(time), max(limit, 0))
    }
}
