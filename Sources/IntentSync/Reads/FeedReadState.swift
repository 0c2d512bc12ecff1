public import NewsModel

/// What the author of a section knows of one feed's entries and their state at its cut; a
/// `FeedRegion` is made of it.
public struct FeedReadState: Hashable, Sendable {
    /// An entry and its state.
    public struct Entry: Hashable, Sendable {
        /// The publish second; `nil` where the feed gave none.
        public var position: Int64?
        /// The hash.
        public var hash: UInt32
        /// Whether it is read at the cut.
        public var isRead: Bool

        /// The entry as given.
        public init(position: Int64?, hash: UInt32, isRead: Bool) {
            self.position = position
            self.hash = hash
            self.isRead = isRead
        }
    }

    /// The feed.
    public var feed: FeedKey
    /// Every entry that the author knows or that an operation names, in any order; a hash occurs
    /// once.
    public var entries: [Entry]
    /// Spans of the axis that were marked read as a whole, ascending, disjoint, none empty: entries
    /// in them that the author does not know stay read.
    public var zones: [Range<UInt64>]
    /// Spans of the axis that an earlier section left open, and that stay unread.
    ///
    /// They ascend, are apart from each other and from `zones`, and hold none of `entries`.
    public var blanks: [Range<UInt64>] = []
    /// Hashes of earlier sections; those that match none of `entries` are carried on.
    public var carriedUnread: HashSets
    /// The same for `read`.
    public var carriedRead: HashSets

    /// The state as given.
    public init(
        feed: FeedKey, entries: [Entry], zones: [Range<UInt64>] = [],
        carriedUnread: HashSets = HashSets(), carriedRead: HashSets = HashSets()
    ) {
        self.feed = feed
        self.entries = entries
        self.zones = zones
        self.carriedUnread = carriedUnread
        self.carriedRead = carriedRead
    }
}
