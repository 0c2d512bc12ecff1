public import NewsModel
import SQLite

/// What the person decides about entries.
extension ReaderStore {
    /// Marks entries, in one transaction; it is on disk when this returns.
    ///
    /// - Returns: How many of the keys named an entry here.
    /// - Throws: `StoreError`; nothing is marked then.
    @discardableResult
    public func mark(
        _ entries: [EntryKey], _ mark: EntryMark, at time: Timestamp
    ) async throws(StoreError) -> Int {
        try await write { connection throws(SQLiteError) in
            let marker = EntryMarker(connection: connection, time: time)
            let count = try marker.mark(entries, mark)
            if mark == .read {
                // Beyond the count: what is asked for is what is counted.
                _ = try marker.mark(
                    try StoryTable(connection: connection).mates(of: entries), .read)
            }
            return count
        }
    }

    /// Marks everything in `scope` first seen no later than `seen` as read, or only what is older
    /// than `age`.
    ///
    /// - Returns: The keys that changed, so that it can be undone.
    /// - Throws: `StoreError`; nothing is marked then.
    public func markAllRead(
        in scope: EntryQuery.Scope, firstSeenBy seen: Timestamp, before age: Timestamp? = nil,
        at time: Timestamp
    ) async throws(StoreError) -> [EntryKey] {
        try await write { connection throws(SQLiteError) in
            try EntryMarker(connection: connection, time: time)
                .markAllRead(in: scope, firstSeenBy: seen, before: age)
        }
    }
}
