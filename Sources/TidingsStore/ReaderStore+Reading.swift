public import NewsModel
import SQLite

/// Lists, entries, and search.
extension ReaderStore {
    /// The entries that `query` asks for, newest first.
    public func entries(_ query: EntryQuery) async throws(StoreError) -> Page<EntryListing> {
        try await read { connection throws(SQLiteError) in
            try EntryLister(connection: connection).page(query)
        }
    }

    /// One entry with its body, or `nil`.
    public func entry(_ key: EntryKey) async throws(StoreError) -> EntryDetail? {
        try await read { connection throws(SQLiteError) in
            try EntryLister(connection: connection).detail(key)
        }
    }

    /// The entries that contain all of `words`, newest first.
    ///
    /// Words are found whole, without regard to case and accents; with a star at its end a word
    /// finds those that begin so; quotes make a phrase. Chinese, Japanese and Korean are found by
    /// any part. Any text may be searched for; where it has no letter and no digit, nothing is found.
    public func search(
        _ words: String, after: EntryCursor?, limit: Int
    ) async throws(StoreError) -> Page<EntryListing> {
        try await read { connection throws(SQLiteError) in
            try EntryLister(connection: connection).search(words, after: after, limit: limit)
        }
    }

    /// How many entries are unread in each feed that has any.
    ///
    /// Feeds that are not followed any more count with their saved entries, as in lists.
    public func unreadCounts() async throws(StoreError) -> [FeedKey: Int] {
        try await read { connection throws(SQLiteError) in
            let sql = "SELECT id, unread_count FROM feeds WHERE unread_count > 0"
            let counts = try connection.all(sql) { row in
                (FeedKey(stored: row.integer(0)), Int(row.integer(1)))
            }
            return Dictionary(counts) { first, _ in first }
        }
    }

    /// How many entries are saved.
    public func savedCount() async throws(StoreError) -> Int {
        try await read { connection throws(SQLiteError) in
            Int(
                try connection.integer(
                    "SELECT count(*) FROM entries INDEXED BY entries_saved WHERE is_saved = 1"))
        }
    }
}
