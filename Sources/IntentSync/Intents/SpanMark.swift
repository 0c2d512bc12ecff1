public import NewsModel

/// A mark on all entries of a feed that were published in a span of time, as one decision.
///
/// It speaks only of the entries its author knew. How many those were, and the exclusive or of
/// their hashes, tells a reader that knows one or two more which ones were not meant.
public struct SpanMark: Hashable, Sendable {
    /// The feed.
    public var feed: FeedKey
    /// The first second, since 1970.
    public var start: Int64
    /// The last second.
    public var end: Int64
    /// Whether they are read or unread.
    public var isRead: Bool
    /// How many entries of the span the author knew.
    public var count: UInt32
    /// The exclusive or of their hashes.
    public var digest: UInt32

    /// A mark on `start` through `end`.
    public init(
        feed: FeedKey, start: Int64, end: Int64, isRead: Bool, count: UInt32, digest: UInt32
    ) {
        self.feed = feed
        self.start = start
        self.end = end
        self.isRead = isRead
        self.count = count
        self.digest = digest
    }

    /// Whether the span reaches over `position`; never where there is none.
    public func contains(_ position: Int64?) -> Bool {
        guard let position else { return false }
        return start <= position && position <= end
    }
}
