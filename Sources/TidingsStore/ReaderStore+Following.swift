public import NewsModel
import SQLite

/// What the person follows, and how it is arranged.
extension ReaderStore {
    /// Follows `feed`; where its key is followed already, nothing changes.
    ///
    /// - Returns: Whether the feed is new.
    /// - Throws: `StoreError`.
    @discardableResult
    public func follow(_ feed: FollowedFeed, at time: Timestamp) async throws(StoreError) -> Bool {
        try await follow([feed], at: time).first ?? false
    }

    /// Follows many feeds in one transaction.
    ///
    /// - Returns: For each feed, in order, whether it is new.
    /// - Throws: `StoreError`; none is followed then.
    public func follow(
        _ feeds: [FollowedFeed], at time: Timestamp
    ) async throws(StoreError) -> [Bool] {
        try await writeReplica { connection throws(SQLiteError) in
            let table = FeedTable(connection: connection)
            let replica = try presentReplica(on: connection, at: time)
            var results: [Bool] = []
            for feed in feeds {
                results.append(try table.follow(feed, at: time, knowing: replica))
            }
            return results
        }
    }

    /// Stops following a feed; its saved entries stay.
    ///
    /// - Throws: `StoreError`, `notFound` where the feed is not followed.
    public func unfollow(_ feed: FeedKey, at time: Timestamp) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try FeedTable(connection: connection).unfollow(feed, at: time)
        }
    }

    /// Gives a feed the person's own title, or with `nil` its own back.
    ///
    /// - Throws: `StoreError`, `notFound` where the feed is not followed.
    public func rename(
        _ feed: FeedKey, to title: String?, at time: Timestamp
    ) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try FeedTable(connection: connection).rename(feed, to: title, at: time)
        }
    }

    /// Puts a feed in a folder, which is made where it does not exist.
    ///
    /// Folders nest 32 deep; a feed meant for a deeper one is put in the 32nd.
    ///
    /// - Throws: `StoreError`, `notFound` where the feed is not followed.
    public func move(
        _ feed: FeedKey, to folder: FolderPath, at time: Timestamp
    ) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try FeedTable(connection: connection).move(feed, to: folder, at: time)
        }
    }

    /// Lets a feed be on this machine or a private network, or not; it is due at once.
    ///
    /// This is decided for this machine alone: what is private elsewhere is somebody else's here.
    ///
    /// - Throws: `StoreError`, `notFound` where the feed is not followed.
    public func allowPrivateNetwork(
        _ feed: FeedKey, _ isAllowed: Bool
    ) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try FeedTable(connection: connection).allowPrivateNetwork(feed, isAllowed)
        }
    }

    /// Every followed feed, ordered by folder, then as the person placed them, then by title.
    ///
    /// Folders come as the person placed them, then in the order they were made, each before those
    /// inside it; feeds outside every folder come first. Titles are compared without regard to case.
    public func feeds() async throws(StoreError) -> [FollowedFeed] {
        let (feeds, folders) = try await read { connection throws(SQLiteError) in
            let feeds = try FeedTable(connection: connection).feeds(where: "1")
            return (feeds, try FolderTree(connection))
        }
        return FeedOrder(folders).sorted(feeds)
    }

    /// Every folder by the name that all replicas know it by, with or without feeds in it.
    public func folderPaths() async throws(StoreError) -> [FolderID: FolderPath] {
        try await read { connection throws(SQLiteError) in
            let tree = try FolderTree(connection)
            let paths = tree.folders.values.map { ($0.id, tree.path(of: $0.row)) }
            return Dictionary(paths) { first, _ in first }
        }
    }

    /// The folders that feeds are in; feeds that are not here are left out.
    public func folders(of feeds: [FeedKey]) async throws(StoreError) -> [FeedKey: FolderPath] {
        try await read { connection throws(SQLiteError) in
            let tree = try FolderTree(connection)
            var folders: [FeedKey: FolderPath] = [:]
            for feed in feeds {
                let sql = "SELECT folder FROM feeds WHERE id = ?"
                let row = try connection.first(sql, feed.stored) { $0.integer(0) }
                if let row { folders[feed] = tree.path(of: row) }
            }
            return folders
        }
    }

    /// Every folder that has a followed feed inside, in the order of `feeds()`.
    public func folders() async throws(StoreError) -> [FolderPath] {
        var folders: [FolderPath] = []
        var known: Set<FolderPath> = [.top]
        for feed in try await feeds() {
            for depth in 0...feed.folder.names.count {
                let folder = FolderPath(Array(feed.folder.names.prefix(depth)))
                if known.insert(folder).inserted { folders.append(folder) }
            }
        }
        return folders
    }

    /// One followed feed, or `nil`.
    public func feed(_ key: FeedKey) async throws(StoreError) -> FollowedFeed? {
        try await read { connection throws(SQLiteError) in
            try FeedTable(connection: connection).feeds(where: "id = ?", key.stored).first
        }
    }

    /// The followed feed with this address, in canonical form, or `nil`.
    public func feed(address: String) async throws(StoreError) -> FollowedFeed? {
        try await read { connection throws(SQLiteError) in
            try FeedTable(connection: connection).feeds(
                where: "canonical = ? ORDER BY id LIMIT 1", FeedTable.canonical(address)
            ).first
        }
    }

    /// Takes the feeds that are due, as `feedsDue` finds them, so that no other process takes them.
    ///
    /// Until they are saved they count as due again after `duration`, should this process end.
    ///
    /// - Returns: The feeds as they stood before.
    public func claimDue(
        at time: Timestamp, for duration: Duration, limit: Int
    ) async throws(StoreError) -> [FollowedFeed] {
        guard try await !feedsDue(at: time, limit: 1).isEmpty else { return [] }
        return try await write { connection throws(SQLiteError) in
            let table = FeedTable(connection: connection)
            let due = try table.due(at: time, limit: limit)
            try table.claim(at: time, until: time + duration, limit: limit)
            return due
        }
    }

    /// The feeds whose next check is at or before `time` and that are not gone, longest due first.
    ///
    /// A next check more than eight days ahead was made by a clock that was wrong: no server is
    /// left alone for longer than seven, so it counts as due.
    public func feedsDue(at time: Timestamp, limit: Int) async throws(StoreError) -> [FollowedFeed]
    {
        try await read { connection throws(SQLiteError) in
            try FeedTable(connection: connection).due(at: time, limit: limit)
        }
    }
}
