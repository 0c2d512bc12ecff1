public import NewsModel
import SQLite

/// How and when feeds are asked, as far as this machine alone decides it.
extension ReaderStore {
    /// How the person wants one feed fetched.
    public func settings(of feed: FeedKey) async throws(StoreError) -> FeedSettings {
        try await read { connection throws(SQLiteError) in
            try FeedSettingTable(connection: connection).settings(of: feed)
        }
    }

    /// The settings of every feed that has any.
    public func feedSettings() async throws(StoreError) -> [FeedKey: FeedSettings] {
        try await read { connection throws(SQLiteError) in
            try FeedSettingTable(connection: connection).all()
        }
    }

    /// Decides how one feed is fetched, here alone.
    ///
    /// It is due at once where it shall be asked in another way, and by its new interval where only
    /// that changed.
    ///
    /// - Throws: `StoreError`, `notFound` where the feed is not followed.
    public func set(_ settings: FeedSettings, of feed: FeedKey) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try FeedSettingTable(connection: connection).set(settings, of: feed)
        }
    }

    /// The publishers that are left alone at `time`.
    public func domainPauses(at time: Timestamp) async throws(StoreError) -> [DomainPause] {
        try await read { connection throws(SQLiteError) in
            try DomainPauseTable(connection: connection).all(after: time)
        }
    }

    /// The time of the newest entry of each followed feed that has any, as lists order them.
    ///
    /// - Complexity: One look into an index for each feed.
    public func newestEntryTimes() async throws(StoreError) -> [FeedKey: Timestamp] {
        let rows = try await read { connection throws(SQLiteError) in
            try connection.all(
                """
                SELECT id, (SELECT max(e.id) FROM entries AS e WHERE e.feed = f.id)
                FROM feeds AS f WHERE is_followed = 1 AND entry_count > 0
                """
            ) { row in (row.integer(0), row.optionalInteger(1)) }
        }
        var times: [FeedKey: Timestamp] = [:]
        for case (let feed, let row?) in rows {
            times[FeedKey(stored: feed)] = EntryPlace(id: row).order
        }
        return times
    }

    /// Lets feeds that were claimed and not asked be due when they were before.
    package func release(_ feeds: [FollowedFeed]) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            for feed in feeds {
                try connection.run(
                    "UPDATE feeds SET next_check = ? WHERE id = ?",
                    feed.health.nextCheck.seconds, feed.key.stored)
            }
        }
    }
}
