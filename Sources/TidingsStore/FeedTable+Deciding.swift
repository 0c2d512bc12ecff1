import NewsModel
import SQLite

/// What the person decides about feeds; each call runs inside a transaction.
extension FeedTable {
    /// Follows a feed.
    ///
    /// - Returns: Whether it was not followed before.
    func follow(_ feed: FollowedFeed, at time: Timestamp) throws(SQLiteError) -> Bool {
        guard try folder(of: feed.key) == nil else { return false }
        let folder = try FolderTree.make(feed.folder, in: connection)
        // A feed that was followed before left its row behind where entries of it are saved.
        try connection.run(
            """
            INSERT INTO feeds (id, address, canonical, custom_title, own_title, folder,
                site_address, publisher, language, allows_private, is_followed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
            ON CONFLICT (id) DO UPDATE SET address = excluded.address,
                canonical = excluded.canonical, custom_title = excluded.custom_title,
                folder = excluded.folder, allows_private = excluded.allows_private,
                is_followed = 1
            """, feed.key.stored, feed.address, Self.canonical(feed.address), feed.customTitle,
            feed.ownTitle, folder, feed.siteAddress, feed.publisher, feed.language,
            feed.allowsPrivateNetwork)
        try moveEntries(of: feed.key, to: folder)
        try store(feed.health, of: feed.key)
        let intents = IntentLog(connection: connection, time: time)
        try intents.record(.followed, feed.key.stored, feed.address)
        if let title = feed.customTitle {
            try intents.record(.title, feed.key.stored, title)
        }
        if feed.folder != .top { try intents.recordFolder(feed.key, feed.folder) }
        return true
    }

    /// Stops following a feed.
    ///
    /// Its saved entries stay, at the top; the marks of the rest are remembered.
    ///
    /// - Returns: Whether it was followed.
    func unfollow(_ feed: FeedKey, at time: Timestamp) throws(SQLiteError) -> Bool {
        guard try folder(of: feed) != nil else { return false }
        let remover = EntryRemover(connection: connection, time: time)
        let sql = "SELECT id FROM entries WHERE feed = ? AND is_saved = 0"
        let entries = try connection.all(sql, feed.stored) { row in row.integer(0) }
        try remover.remove(entries)
        try connection.run(
            "UPDATE feeds SET is_followed = 0, folder = 0 WHERE id = ?", feed.stored)
        try moveEntries(of: feed, to: FolderTree.top)
        try connection.run("DELETE FROM documents WHERE feed = ?", feed.stored)
        try connection.run("DELETE FROM fetch_log WHERE feed = ?", feed.stored)
        try dropEmptyUnfollowed()
        let intents = IntentLog(connection: connection, time: time)
        try intents.record(.followed, feed.stored, String?.none)
        return true
    }

    /// Forgets feeds that are not followed and of which nothing is saved any more.
    func dropEmptyUnfollowed() throws(SQLiteError) {
        try connection.run("DELETE FROM feeds WHERE is_followed = 0 AND entry_count = 0")
    }

    /// Gives a feed the person's title, or its own back.
    ///
    /// - Returns: Whether it is followed.
    func rename(
        _ feed: FeedKey, to title: String?, at time: Timestamp
    ) throws(SQLiteError) -> Bool {
        let sql = "UPDATE feeds SET custom_title = ? WHERE id = ? AND is_followed = 1"
        guard try connection.run(sql, title, feed.stored) > 0 else { return false }
        try IntentLog(connection: connection, time: time).record(.title, feed.stored, title)
        return true
    }

    /// Puts a feed in a folder.
    ///
    /// - Returns: Whether it is followed.
    func move(
        _ feed: FeedKey, to path: FolderPath, at time: Timestamp
    ) throws(SQLiteError) -> Bool {
        guard try folder(of: feed) != nil else { return false }
        let folder = try FolderTree.make(path, in: connection)
        try connection.run("UPDATE feeds SET folder = ? WHERE id = ?", folder, feed.stored)
        try moveEntries(of: feed, to: folder)
        try IntentLog(connection: connection, time: time).recordFolder(feed, path)
        return true
    }

    /// Entries know their folder, so that a folder is listed as fast as everything.
    private func moveEntries(of feed: FeedKey, to folder: Int64) throws(SQLiteError) {
        try connection.run(
            "UPDATE entries SET folder = ?1 WHERE feed = ?2 AND folder <> ?1", folder, feed.stored)
    }
}
