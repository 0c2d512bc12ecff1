public import NewsModel

/// An entry as the person's decisions name it: the feed, and the entry's whole key.
///
/// Marks make do with an `EntryReference`; what is kept for ever, such as a saved entry, has its
/// whole name.
public struct EntryName: Hashable, Comparable, Sendable {
    /// The feed that lists the entry.
    public var feed: FeedKey
    /// The entry's key.
    public var key: EntryKey

    /// The entry of `feed` with this key.
    public init(feed: FeedKey, key: EntryKey) {
        self.feed = feed
        self.key = key
    }

    /// Whether `left` comes first: by feed, then key.
    public static func < (left: EntryName, right: EntryName) -> Bool {
        (left.feed, left.key) < (right.feed, right.key)
    }
}
