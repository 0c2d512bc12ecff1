public import NewsModel

/// A story that turned out to be two.
public struct StorySplit: Hashable, Sendable {
    /// The story that keeps its founder and its key.
    public var from: StoryKey
    /// The story that some of its entries are from now on, named after the earliest of them.
    public var into: StoryKey
    /// Those entries, in order.
    public var entries: [EntryKey]

    /// Gathers a split.
    public init(from: StoryKey, into: StoryKey, entries: [EntryKey]) {
        self.from = from
        self.into = into
        self.entries = entries
    }
}
