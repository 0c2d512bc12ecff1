public import NewsModel

/// An entry as sync speaks of it: the feed, its place on the feed's time axis, and a short hash.
///
/// Two entries of one feed share a hash once in four thousand million; sync then takes them for
/// one entry.
public struct EntryReference: Hashable, Sendable {
    /// The feed that lists the entry.
    public var feed: FeedKey
    /// When the publisher says it was published, in seconds since 1970, as the feed said it when
    /// the entry was first seen; `nil` where the feed gave no date.
    public var position: Int64?
    /// The 32 highest bits of the entry's key.
    public var hash: UInt32

    /// The entry of `feed` with this hash.
    public init(feed: FeedKey, position: Int64?, hash: UInt32) {
        self.feed = feed
        self.position = position
        self.hash = hash
    }

    /// The entry of `feed` with this key.
    public init(feed: FeedKey, position: Int64?, key: EntryKey) {
        self.init(feed: feed, position: position, hash: UInt32(key.rawValue >> 32))
    }
}

extension EntryReference: Comparable {
    /// Whether `left` comes first: by feed, then position (none first), then hash.
    public static func < (left: EntryReference, right: EntryReference) -> Bool {
        (left.feed, left.position ?? Int64.min, left.hash)
            < (right.feed, right.position ?? Int64.min, right.hash)
    }
}
