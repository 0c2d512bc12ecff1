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
    /// - Parameters:
    ///   - refresh: What the fetch brought.
    ///   - feed: The feed.
    ///   - isOneOfMany: Whether others are likely to be saved within a moment, so that it is worth
    ///     waiting to share the cost of a transaction with them.
    /// - Returns: The keys of the entries that are new here, in the document's order.
    /// - Throws: `StoreError`, `notFound` where the feed is not followed.
    @discardableResult
    public func save(
        _ refresh: FeedRefresh, for feed: FeedKey, isOneOfMany: Bool = false
    ) async throws(StoreError) -> [EntryKey] {
        let request = SaveQueue.Request(refresh, for: feed)
        saves.add(request)
        while true {
            switch await request.turn() {
            case .done(.success(let new?)): return new
            case .done(.success(nil)): throw .notFound
            case .done(.failure(let error)): throw file.explained(error)
            case .refused(let error): throw error
            case .lead:
                if isOneOfMany { await saves.gather() }
                do throws(StoreError) {
                    try await savePending()
                } catch {
                    // Whoever is told that it failed must not find it saved later.
                    saves.remove(request)
                    request.tell(.refused(error))
                }
                saves.handOn()
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

    /// What is stored of a feed's entries, as far as its next document is likely to name them.
    ///
    /// - Complexity: O(*n*) in what the last document named, however much is stored.
    public func knownDocument(of feed: FeedKey) async throws(StoreError) -> KnownDocument {
        try await read { connection throws(SQLiteError) in
            let sql = "SELECT keys, memory FROM documents WHERE feed = ?"
            let document = try connection.first(sql, feed.stored) { row in
                (keys: row.bytes(0), memory: row.optionalBytes(1))
            }
            guard let document else { return KnownDocument() }
            var known = KnownDocument(
                memory: document.memory.flatMap { DocumentMemory(stored: $0) })
            for key in DocumentKeys.read(document.keys) {
                known.digests[key] = try connection.first(
                    "SELECT digest FROM entries WHERE key = ? AND feed = ?", key.stored, feed.stored
                ) { row in UInt64(bitPattern: row.integer(0)) }
            }
            return known
        }
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
