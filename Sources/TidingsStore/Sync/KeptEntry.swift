public import NewsModel
import SQLite

/// An entry that was read or saved in another reader, ready to be decided about here.
public struct KeptEntry: Hashable, Sendable {
    /// The feed it is of.
    public var feed: FeedKey
    /// What that is called, for where it is not followed; may be empty.
    public var feedTitle: String
    /// What it looks like, and the key it most likely has here.
    public var entry: PreparedEntry
    /// Whether the key is made of the identifier its publisher gives, so that every replica knows
    /// the entry by it.
    public var isSure: Bool
    /// Other keys it may have here, made of its address.
    public var otherKeys: [EntryKey]
    /// Whether it was read.
    public var isRead: Bool
    /// Whether it was saved.
    public var isSaved: Bool

    /// An entry about which nothing was decided yet.
    public init(feed: FeedKey, entry: PreparedEntry) {
        self.feed = feed
        self.entry = entry
        feedTitle = ""
        isSure = false
        otherKeys = []
        isRead = false
        isSaved = false
    }
}

/// What entries of another reader led to.
public struct KeptResult: Hashable, Sendable {
    /// How many entries are read now and were not before, or will be when they are found.
    public var readCount = 0
    /// How many entries are saved now and were not before.
    public var savedCount = 0

    /// Nothing was decided.
    public init() {}
}

extension ReaderStore {
    /// Marks read and saves what was read and saved in another reader, all or nothing.
    ///
    /// What is not here yet: a saved entry is made of what is known of it; of a read one the mark is
    /// remembered, until its feed is refreshed or the mark is too old. Nothing becomes unread or
    /// unsaved.
    ///
    /// - Throws: `StoreError`; nothing is decided then.
    public func takeOver(
        _ entries: [KeptEntry], at time: Timestamp
    ) async throws(StoreError) -> KeptResult {
        try await write { connection throws(SQLiteError) in
            var taking = EntryTaking(connection: connection, time: time)
            try taking.take(entries)
            return taking.result
        }
    }
}
