import IntentSync
import NewsModel
import SQLite

/// What the person decides about feeds; each call runs inside a transaction.
extension FeedTable {
    /// Follows a feed.
    ///
    /// - Parameters:
    ///   - feed: The feed.
    ///   - time: The time of the decision.
    ///   - replica: What other replicas know, where sync is on.
    /// - Returns: Whether it was not followed before.
    /// - Throws: `SQLiteError`; the transaction has to end then.
    func follow(
        _ feed: FollowedFeed, at time: Timestamp, knowing replica: Replica? = nil
    ) throws(SQLiteError) -> Bool {
        guard try folder(of: feed.key) == nil else { return false }
        let (folder, intents) = try FolderMaker(connection: connection).make(feed.folder)
        try add(feed, in: folder)
        let log = IntentLog(connection: connection, time: time)
        try log.record(.followed, feed.key.stored, feed.address)
        if let title = feed.customTitle { try log.record(.title, feed.key.stored, title) }
        if feed.folder != .top { try log.recordFolder(feed.key, feed.folder) }
        try Outbox(connection).add(
            intents
                + FeedIntents(connection: connection).following(feed.key, knowing: replica),
            at: time)
        return true
    }

    /// Stops following a feed.
    ///
    /// Its saved entries stay, at the top; the marks of the rest are remembered.
    ///
    /// - Returns: Whether it was followed.
    func unfollow(_ feed: FeedKey, at time: Timestamp) throws(SQLiteError) -> Bool {
        guard try folder(of: feed) != nil else { return false }
        try remove(feed, at: time)
        let intents = IntentLog(connection: connection, time: time)
        try intents.record(.followed, feed.stored, String?.none)
        try Outbox(connection).add([.set(Flag(.feed(feed), .exists), isOn: false)], at: time)
        return true
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
        let value = title.map { RegisterValue.text($0) } ?? .nothing
        try Outbox(connection).add([.write(Register(.feed(feed), .title), value)], at: time)
        return true
    }

    /// Puts a feed in a folder.
    ///
    /// - Returns: Whether it is followed.
    func move(
        _ feed: FeedKey, to path: FolderPath, at time: Timestamp
    ) throws(SQLiteError) -> Bool {
        guard let before = try folder(of: feed) else { return false }
        let (folder, intents) = try FolderMaker(connection: connection).make(path)
        if folder != before { try put(feed, in: folder) }
        try IntentLog(connection: connection, time: time).recordFolder(feed, path)
        try Outbox(connection).add(
            intents + FeedIntents(connection: connection).moving(feed), at: time)
        return true
    }
}

/// What the person decides for this machine alone; each call runs inside a transaction.
extension FeedTable {
    /// Lets a feed be on a private network or not, and makes it due.
    ///
    /// - Returns: Whether it is followed.
    func allowPrivateNetwork(_ feed: FeedKey, _ isAllowed: Bool) throws(SQLiteError) -> Bool {
        let sql = "UPDATE feeds SET allows_private = ?, next_check = 0 WHERE id = ? AND "
        return try connection.run(sql + "is_followed = 1", isAllowed, feed.stored) > 0
    }
}

/// What happens to feeds, whoever decided it; each call runs inside a transaction.
extension FeedTable {
    /// Adds a feed that is not followed.
    func add(_ feed: FollowedFeed, in folder: Int64) throws(SQLiteError) {
        // A feed that was followed before left its row behind where entries of it are saved.
        try connection.run(
            """
            INSERT INTO feeds (id, address, canonical, custom_title, own_title, folder,
                site_address, publisher, language, allows_private, is_followed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
            ON CONFLICT (id) DO UPDATE SET address = excluded.address,
                canonical = excluded.canonical, custom_title = excluded.custom_title,
                folder = excluded.folder, allows_private = excluded.allows_private,
                order_key = NULL, is_followed = 1
            """, feed.key.stored, feed.address, Self.canonical(feed.address), feed.customTitle,
            feed.ownTitle, folder, feed.siteAddress, feed.publisher, feed.language,
            feed.allowsPrivateNetwork)
        try moveEntries(of: feed.key, to: folder)
        try store(feed.health, of: feed.key)
    }

    /// Takes a followed feed away.
    func remove(_ feed: FeedKey, at time: Timestamp) throws(SQLiteError) {
        let remover = EntryRemover(connection: connection, time: time)
        let sql = "SELECT id FROM entries WHERE feed = ? AND is_saved = 0"
        let entries = try connection.all(sql, feed.stored) { row in row.integer(0) }
        try remover.remove(entries)
        try connection.run(
            "UPDATE feeds SET is_followed = 0, folder = 0, order_key = NULL WHERE id = ?",
            feed.stored)
        try moveEntries(of: feed, to: FolderTree.top)
        try connection.run("DELETE FROM documents WHERE feed = ?", feed.stored)
        try connection.run("DELETE FROM fetch_log WHERE feed = ?", feed.stored)
        try FeedSettingTable(connection: connection).remove(of: feed)
        try dropEmptyUnfollowed()
    }

    /// Puts a feed in the folder in row `folder`, where it has no place among the others yet.
    func put(_ feed: FeedKey, in folder: Int64) throws(SQLiteError) {
        try connection.run(
            "UPDATE feeds SET folder = ?, order_key = NULL WHERE id = ?", folder, feed.stored)
        try moveEntries(of: feed, to: folder)
    }

    /// Forgets feeds that are not followed and of which nothing is saved any more.
    func dropEmptyUnfollowed() throws(SQLiteError) {
        try connection.run("DELETE FROM feeds WHERE is_followed = 0 AND entry_count = 0")
    }

    /// Entries know their folder, so that a folder is listed as fast as everything.
    private func moveEntries(of feed: FeedKey, to folder: Int64) throws(SQLiteError) {
        try connection.run(
            "UPDATE entries SET folder = ?1 WHERE feed = ?2 AND folder <> ?1", folder, feed.stored)
    }
}
