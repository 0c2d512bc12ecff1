public import NewsModel

/// Two stories that turned out to be one.
public struct StoryMerge: Hashable, Sendable {
    /// The story that is no more.
    public var from: StoryKey
    /// The older story, which its headlines belong to now.
    public var into: StoryKey

    /// Gathers a merge.
    public init(from: StoryKey, into: StoryKey) {
        self.from = from
        self.into = into
    }
}
