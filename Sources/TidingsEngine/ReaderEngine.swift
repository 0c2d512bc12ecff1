public import Fetching
public import NewsModel
public import TidingsStore

/// What happens when: following, refreshing, grouping, and forgetting.
public actor ReaderEngine {
    /// The store it works on.
    public nonisolated let store: ReaderStore

    /// An engine on `store` that asks the web through `fetcher` and the time from `clock`.
    public init(
        store: ReaderStore, fetcher: Fetcher, clock: @escaping @Sendable () -> Timestamp
    ) { fatalError("stub") }

    /// What following an address led to.
    public struct Addition: Hashable, Sendable {
        /// The feed.
        public var feed: FeedKey
        /// Its title.
        public var title: String
        /// Its address.
        public var address: String
        /// How many entries it has.
        public var entryCount: Int
    }

    /// Follows the feed at `address`, or the best one that the page there offers.
    ///
    /// One request where the address is a feed; a page costs one more for the feed it names.
    ///
    /// - Throws: `EngineError`; nothing is followed by then.
    public func add(
        _ address: String, title: String? = nil, folder: FolderPath = .top,
        allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> Addition { fatalError("stub") }

    /// What importing a list led to.
    public struct Import: Hashable, Sendable {
        /// The feeds that are followed now and were not before.
        public var added: Int
        /// The feeds that were followed before.
        public var known: Int
        /// The lines that could not be used, with the reason, one plain sentence each.
        public var problems: [String]
    }

    /// Follows the feeds of an OPML document; they are fetched by the next refresh.
    ///
    /// - Throws: `EngineError.unreadableList` where it is no OPML.
    public func importList(
        _ opml: [UInt8], allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> Import { fatalError("stub") }

    /// The followed feeds as OPML 2.0, with folders and titles.
    public func exportList() async throws(EngineError) -> String { fatalError("stub") }

    /// Refreshes feeds, groups what is new, and drops what retention does not keep.
    ///
    /// One bad feed never stops the rest. `progress` is told each outcome as it comes, with how
    /// many feeds there are in all.
    public func refresh(
        _ selection: RefreshSelection,
        progress: @escaping @Sendable (FeedOutcome, Int) -> Void = { _, _ in }
    ) async throws(EngineError) -> RefreshSummary { fatalError("stub") }

    /// Refreshes what is due, again and again, until the task is cancelled.
    public func run() async { fatalError("stub") }
}
