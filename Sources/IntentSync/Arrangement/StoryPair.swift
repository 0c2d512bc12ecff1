public import NewsModel

/// Two entries of which a person says that they do or do not belong to one story.
public struct StoryPair: Hashable, Comparable, Sendable {
    /// The entry with the smaller key.
    public let first: EntryKey
    /// The entry with the larger key.
    public let second: EntryKey

    /// The pair of two entries in any order; `nil` where they are one.
    public init?(_ one: EntryKey, _ other: EntryKey) {
        guard one != other else { return nil }
        first = min(one, other)
        second = max(one, other)
    }

    /// Whether `left` comes first: by the smaller keys, then the larger.
    public static func < (left: StoryPair, right: StoryPair) -> Bool {
        (left.first, left.second) < (right.first, right.second)
    }
}
