public import NewsModel
public import StoryGrouping

/// Why two entries are in one story, or not.
public struct StoryReason: Hashable, Sendable {
    /// What the person said about the two.
    public enum Wish: String, Hashable, Sendable {
        /// They belong to one story.
        case together
        /// They do not.
        case apart
    }

    /// The first entry.
    public var one: EntryKey
    /// The second entry.
    public var other: EntryKey
    /// Whether they are in one story now.
    public var isOneStory: Bool
    /// How they were compared.
    public var algorithm: GroupingAlgorithm
    /// How alike two headlines must be to be joined without others.
    public var threshold: Double
    /// What speaks for it, or `nil` where they were never compared: a title says too little, or
    /// more than three days lie between.
    public var likeness: Likeness?
    /// What the person said, which goes before everything else.
    public var wish: Wish?
}
