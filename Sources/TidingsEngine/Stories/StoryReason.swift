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

    /// What keeps grouping from comparing the two at all.
    public enum Obstacle: String, Hashable, Sendable {
        /// Headlines of the one's or the other's folder are not grouped.
        case off
        /// Their folders are grouped apart.
        case otherFolders = "other_folders"
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
    /// What keeps the two from being compared; then `likeness` is `nil`.
    public var obstacle: Obstacle?

    /// Whether the two are in one story only because others of it are like both.
    public var isThroughOthers: Bool {
        guard isOneStory, wish == nil, let likeness else { return false }
        return likeness.similarity < threshold
    }
}
