public import NewsModel

/// The store of one replica: what it follows, what it fetched, and what the person decided.
///
/// One SQLite file in WAL mode. Changes go through one writer, one after the other; lists are read
/// beside it and never wait for a refresh.
public final class ReaderStore: Sendable {
    /// Opens the store at `path`, which is created (mode 0600) where it does not exist.
    ///
    /// - Throws: `StoreError` where the file cannot be opened, is damaged, or is too new.
    public init(path: String) async throws(StoreError) { fatalError("stub") }

    /// The path of the file.
    public var path: String { fatalError("stub") }

    // MARK: Following

    /// Follows `feed`; where its key is followed already, nothing changes.
    ///
    /// - Returns: Whether the feed is new.
    @discardableResult
    public func follow(_ feed: FollowedFeed, at time: Timestamp) async throws(StoreError) -> Bool {
        fatalError("stub")
    }

    /// Follows many feeds in one transaction.
    ///
    /// - Returns: For each feed, in order, whether it is new.
    public func follow(
        _ feeds: [FollowedFeed], at time: Timestamp
    ) async throws(StoreError) -> [Bool] { fatalError("stub") }

    /// Stops following a feed; its saved entries stay.
    public func unfollow(_ feed: FeedKey, at time: Timestamp) async throws(StoreError) {
        fatalError("stub")
    }

    /// Gives a feed the person's own title, or with `nil` its own back.
    public func rename(
        _ feed: FeedKey, to title: String?, at time: Timestamp
    ) async throws(StoreError) { fatalError("stub") }

    /// Puts a feed in a folder, which is made where it does not exist.
    public func move(
        _ feed: FeedKey, to folder: FolderPath, at time: Timestamp
    ) async throws(StoreError) { fatalError("stub") }

    /// Every followed feed, ordered by folder, then title.
    public func feeds() async throws(StoreError) -> [FollowedFeed] { fatalError("stub") }

    /// One followed feed, or `nil`.
    public func feed(_ key: FeedKey) async throws(StoreError) -> FollowedFeed? {
        fatalError("stub")
    }

    /// The followed feed with this address, in canonical form, or `nil`.
    public func feed(address: String) async throws(StoreError) -> FollowedFeed? {
        fatalError("stub")
    }

    /// The feeds whose next check is at or before `time` and that are not gone, longest due first.
    public func feedsDue(at time: Timestamp, limit: Int) async throws(StoreError) -> [FollowedFeed]
    { fatalError("stub") }

    // MARK: Refreshing

    /// Saves what one fetch brought, all or nothing.
    ///
    /// - Returns: The keys of the entries that are new here, in the document's order.
    @discardableResult
    public func save(
        _ refresh: FeedRefresh, for feed: FeedKey
    ) async throws(StoreError) -> [EntryKey] { fatalError("stub") }

    /// The newest lines of the fetch log, newest first, for one feed or all.
    public func fetchLog(of feed: FeedKey?, limit: Int) async throws(StoreError) -> [FetchLogLine] {
        fatalError("stub")
    }

    /// Drops what retention does not keep; saved entries stay, and read marks outlive their entries.
    ///
    /// - Returns: How many entries were dropped.
    @discardableResult
    public func prune(at time: Timestamp) async throws(StoreError) -> Int { fatalError("stub") }

    // MARK: Reading

    /// The entries that `query` asks for, newest first.
    public func entries(_ query: EntryQuery) async throws(StoreError) -> Page<EntryListing> {
        fatalError("stub")
    }

    /// One entry with its body, or `nil`.
    public func entry(_ key: EntryKey) async throws(StoreError) -> EntryDetail? {
        fatalError("stub")
    }

    /// The entries that contain all of `words`, newest first.
    public func search(
        _ words: String, after: EntryCursor?, limit: Int
    ) async throws(StoreError) -> Page<EntryListing> { fatalError("stub") }

    /// How many entries are unread in each feed that has any.
    public func unreadCounts() async throws(StoreError) -> [FeedKey: Int] { fatalError("stub") }

    /// How many entries are saved.
    public func savedCount() async throws(StoreError) -> Int { fatalError("stub") }

    // MARK: Deciding

    /// Marks entries, in one transaction; it is on disk when this returns.
    ///
    /// - Returns: How many of the keys named an entry here.
    @discardableResult
    public func mark(
        _ entries: [EntryKey], _ mark: EntryMark, at time: Timestamp
    ) async throws(StoreError) -> Int { fatalError("stub") }

    /// Marks everything in `scope` first seen no later than `seen` as read.
    ///
    /// - Returns: The keys that changed, so that it can be undone.
    public func markAllRead(
        in scope: EntryQuery.Scope, firstSeenBy seen: Timestamp, at time: Timestamp
    ) async throws(StoreError) -> [EntryKey] { fatalError("stub") }

    // MARK: Stories

    /// The titles of the entries ordered at or after `start`, oldest first.
    public func headlines(since start: Timestamp) async throws(StoreError) -> [GroupedHeadline] {
        fatalError("stub")
    }

    /// Saves what grouping decided, all or nothing.
    public func save(_ update: StoryUpdate) async throws(StoreError) { fatalError("stub") }

    /// Stories told by `minimumPublishers` or more, latest first.
    public func stories(
        minimumPublishers: Int, after: EntryCursor?, limit: Int
    ) async throws(StoreError) -> Page<StoryListing> { fatalError("stub") }

    /// One story, following aliases, or `nil`.
    public func story(_ key: StoryKey) async throws(StoreError) -> StoryListing? {
        fatalError("stub")
    }

    // MARK: Settings and care

    /// The value of a setting, or `nil` where it was never set.
    public func setting(_ name: String) async throws(StoreError) -> String? { fatalError("stub") }

    /// Sets a setting, or with `nil` forgets it.
    public func set(_ name: String, to value: String?, at time: Timestamp) async throws(StoreError)
    { fatalError("stub") }

    /// Examines the file from end to end.
    public func examine() async throws(StoreError) -> StoreExamination { fatalError("stub") }
}
