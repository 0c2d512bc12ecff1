public import NewsModel
import SQLite
import Synchronization

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
        let request = SaveQueue.Request(refresh, for: feed)
        saves.add(request)
        while true {
            // Whoever comes first saves for all who wait; an outcome may be there already then.
            if let outcome = request.outcome.withLock({ $0 }) {
                switch outcome {
                case .success(let new?): return new
                case .success(nil): throw .notFound
                case .failure(let error): throw file.explained(error)
                }
            }
            do throws(StoreError) {
                try await savePending()
            } catch {
                // Whoever is told that it failed must not find it saved later.
                saves.remove(request)
                throw error
            }
        }
    }

    private func savePending() async throws(StoreError) {
        try checkIdentity()
        do throws(SQLiteError) {
            try await writer.perform { connection throws(SQLiteError) in
                let requests = saves.take()
                guard !requests.isEmpty else { return }
                var batch = SaveBatch(connection: connection)
                batch.save(requests)
                // What is new may be read or saved elsewhere.
                if let time = requests.map(\.refresh.log.time).max() {
                    reconcile(on: connection, at: time)
                }
            }
        } catch {
            throw file.explained(error)
        }
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
    /// At least the newest 200 of each feed are kept, unless there are more than 20,000 in all.
    public func fetchLog(of feed: FeedKey?, limit: Int) async throws(StoreError) -> [FetchLogLine] {
        try await read { connection throws(SQLiteError) in
            try FetchLog(connection: connection).newest(of: feed, limit: limit)
        }
    }

    /// Adds a line to the fetch log that belongs to no saved answer.
    package func log(_ line: FetchLogLine) async throws(StoreError) {
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
