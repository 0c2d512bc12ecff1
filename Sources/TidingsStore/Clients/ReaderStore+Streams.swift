public import NewsModel
import SQLite

/// What other reader programs read.
extension ReaderStore {
    /// The places that `query` asks for.
    public func places(_ query: StreamQuery) async throws(StoreError) -> StreamPage {
        try await read { connection throws(SQLiteError) in
            try StreamLister(connection: connection).page(query)
        }
    }

    /// The entries that `query` asks for, and where to go on.
    public func stream(
        _ query: StreamQuery
    ) async throws(StoreError) -> (entries: [StreamEntry], next: Int64?) {
        try await read { connection throws(SQLiteError) in
            let lister = StreamLister(connection: connection)
            let page = try lister.page(query)
            return (try lister.entries(at: page.places.map(\.id)), page.next)
        }
    }

    /// The entries at these places, in that order; places without one are left out.
    public func entries(at places: [Int64]) async throws(StoreError) -> [StreamEntry] {
        try await read { connection throws(SQLiteError) in
            try StreamLister(connection: connection).entries(at: places)
        }
    }

    /// The keys of the entries at these places; places without one are left out.
    public func keys(at places: [Int64]) async throws(StoreError) -> [EntryKey] {
        try await read { connection throws(SQLiteError) in
            var keys: [EntryKey] = []
            for place in places {
                let sql = "SELECT key FROM entries WHERE id = ?"
                let key = try connection.first(sql, place) { EntryKey(stored: $0.integer(0)) }
                if let key { keys.append(key) }
            }
            return keys
        }
    }

    /// Every tag, by name.
    public func tags() async throws(StoreError) -> [EntryTag] {
        try await read { connection throws(SQLiteError) in
            try TagTable(connection: connection).all()
        }
    }

    /// When the newest entry of each feed was first seen here.
    public func newestArrivals() async throws(StoreError) -> [FeedKey: Timestamp] {
        try await read { connection throws(SQLiteError) in
            let sql = """
                SELECT f.id, (SELECT e.first_seen FROM entries AS e INDEXED BY entries_feed
                    WHERE e.feed = f.id ORDER BY e.id DESC LIMIT 1)
                FROM feeds AS f WHERE f.entry_count > 0
                """
            let found = try connection.all(sql) { row in
                (FeedKey(stored: row.integer(0)), Timestamp(seconds: row.integer(1)))
            }
            return Dictionary(found) { first, _ in first }
        }
    }

    /// The small number that clients know each feed by; it is never given twice here.
    public func feedNumbers() async throws(StoreError) -> [FeedKey: Int64] {
        try await read { connection throws(SQLiteError) in
            let numbers = try connection.all("SELECT feed, number FROM client_feeds") { row in
                (FeedKey(stored: row.integer(0)), row.integer(1))
            }
            return Dictionary(numbers) { first, _ in first }
        }
    }

    /// The small number that clients know each folder by, 1 for the top.
    public func folderNumbers() async throws(StoreError) -> [FolderPath: Int64] {
        try await read { connection throws(SQLiteError) in
            let tree = try FolderTree(connection)
            var numbers: [FolderPath: Int64] = [.top: 1]
            for row in tree.folders.keys { numbers[tree.path(of: row)] = row &+ 1 }
            return numbers
        }
    }

    /// What was marked read within a time, one by one, the latest 1,000.
    public func recentlyRead(
        since start: Timestamp, at now: Timestamp
    ) async throws(StoreError) -> [EntryKey] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                """
                SELECT subject FROM intents WHERE kind = ? AND value = 1 AND time BETWEEN ? AND ?
                    AND sequence > (SELECT coalesce(max(sequence), 0) FROM intents) - 10000
                ORDER BY sequence DESC LIMIT 1000
                """, IntentLog.Kind.read.rawValue, start.seconds, now.seconds
            ) { EntryKey(stored: $0.integer(0)) }
        }
    }

    /// Makes an empty folder, or finds the one of this name.
    ///
    /// - Returns: Its small number.
    public func makeFolder(
        _ path: FolderPath, at time: Timestamp
    ) async throws(StoreError) -> Int64 {
        try await write { connection throws(SQLiteError) in
            let (row, intents) = try FolderMaker(connection: connection).make(path)
            try Outbox(connection).add(intents, at: time)
            return row &+ 1
        }
    }
}
