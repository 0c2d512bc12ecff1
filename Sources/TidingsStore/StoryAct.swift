/// What a person does about the story of an entry; the names are stored.
public enum StoryAct: String, Hashable, Sendable {
    /// The entry is taken out of its story.
    case separated
    /// The story is split, and the entry begins the later one.
    case split
    /// Stories are made one, with the entry.
    case merged
    /// It is left to the grouping again.
    case restored
}
