public import NewsModel
import SQLite

/// What grouping needs and decides.
extension ReaderStore {
    /// The titles of the entries ordered at or after `start`, oldest first.
    public func headlines(since start: Timestamp) async throws(StoreError) -> [GroupedHeadline] {
        try await read { connection throws(SQLiteError) in
            try StoryTable(connection: connection).headlines(since: start)
        }
    }

    /// Saves what grouping decided, all or nothing.
    public func save(_ update: StoryUpdate) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            try StoryTable(connection: connection).save(update)
        }
    }

    /// Stories told by `minimumPublishers` or more, latest first.
    public func stories(
        minimumPublishers: Int, after: EntryCursor?, limit: Int
    ) async throws(StoreError) -> Page<StoryListing> {
        try await read { connection throws(SQLiteError) in
            try StoryTable(connection: connection).page(
                minimumPublishers: minimumPublishers, after: after, limit: limit)
        }
    }

    /// One story, following aliases, or `nil`.
    public func story(_ key: StoryKey) async throws(StoreError) -> StoryListing? {
        try await read { connection throws(SQLiteError) in
            try StoryTable(connection: connection).story(key)
        }
    }
}
