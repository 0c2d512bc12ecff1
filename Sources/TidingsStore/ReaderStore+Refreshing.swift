public import NewsModel
import SQLite

/// What comes from the web, and how long it stays.
extension ReaderStore {
    /// Saves what one fetch brought, all or nothing.
    ///
    /// An entry that is known keeps its place, its marks and its story, whatever changed in it. One
    /// whose publisher changed its key is recognised (see `EntryMatcher`) and takes the new key;
    /// the old one keeps leading to it. One that retention dropped comes back with its marks. None
    /// of these is new.
    ///
    /// - Returns: The keys of the entries that are new here, in the document's order.
    /// - Throws: `StoreError`, `notFound` where the feed is not followed.
    @discardableResult
    public func save(
        _ refresh: FeedRefresh, for feed: FeedKey
    ) async throws(StoreError) -> [EntryKey] {
        let new = try await write { connection throws(SQLiteError) -> [EntryKey]? in
            let table = FeedTable(connection: connection)
            guard let folder = try table.folder(of: feed) else { return nil }
            if let facts = refresh.facts { try table.store(facts, of: feed) }
            if let address = refresh.newAddress { try table.store(address: address, of: feed) }
            try table.store(refresh.health, of: feed)
            var line = refresh.log
            line.feed = feed
            var new: [EntryKey] = []
            if refresh.facts != nil || !refresh.entries.isEmpty || !refresh.unchanged.isEmpty {
                var saver = EntrySaver(
                    connection: connection, feed: feed, folder: folder, time: line.time)
                new = try saver.save(refresh.entries, unchanged: refresh.unchanged)
                line.newEntryCount = new.count
            }
            try FetchLog(connection: connection).add(line)
            return new
        }
        guard let new else { throw .notFound }
        return new
    }

    /// The source digest of each stored entry of a feed, to leave alone what did not change.
    public func sourceDigests(
        of feed: FeedKey
    ) async throws(StoreError) -> [EntryKey: UInt64] {
        let pairs = try await read { connection throws(SQLiteError) in
            try connection.all("SELECT key, digest FROM entries WHERE feed = ?", feed.stored) {
                ($0.integer(0), $0.integer(1))
            }
        }
        return Dictionary(
            pairs.map { (EntryKey(stored: $0), UInt64(bitPattern: $1)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The newest lines of the fetch log, newest first, for one feed or all.
    ///
    /// The newest 200 of each feed are kept, and 20,000 in all.
    public func fetchLog(of feed: FeedKey?, limit: Int) async throws(StoreError) -> [FetchLogLine] {
        try await read { connection throws(SQLiteError) in
            try FetchLog(connection: connection).newest(of: feed, limit: limit)
        }
    }

    /// Adds a line to the fetch log, such as why a feed was not asked.
    public func log(_ line: FetchLogLine) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            try FetchLog(connection: connection).add(line)
        }
    }

    /// Drops what retention does not keep; saved entries stay, and read marks outlive their entries.
    ///
    /// Kept are, read or not: every entry of the feed's last document; the newest 1,000 entries of
    /// each feed, if they are not older than 366 days; every saved entry. Entries are dropped in
    /// small transactions, and other changes go on between them.
    ///
    /// - Returns: How many entries were dropped.
    /// - Throws: `StoreError`; what was dropped before stays dropped.
    @discardableResult
    public func prune(at time: Timestamp) async throws(StoreError) -> Int {
        let retention = file.options.retention
        let feeds = try await read { connection throws(SQLiteError) in
            try RetentionSweep(connection: connection, retention: retention, time: time).feeds()
        }
        var dropped = 0
        for feed in feeds {
            let expired = try await read { connection throws(SQLiteError) in
                try RetentionSweep(connection: connection, retention: retention, time: time)
                    .expired(of: feed)
            }
            for start in stride(from: 0, to: expired.count, by: RetentionSweep.batchSize) {
                let batch = Array(expired[start...].prefix(RetentionSweep.batchSize))
                dropped += try await write { connection throws(SQLiteError) in
                    try EntryRemover(connection: connection, time: time).removeUnsaved(batch)
                }
            }
        }
        try await write { connection throws(SQLiteError) in
            try RetentionSweep(connection: connection, retention: retention, time: time).forget()
        }
        return dropped
    }
}
