public import NewsModel

/// A headline to be grouped.
public struct Headline: Hashable, Sendable {
    /// The entry it is the title of.
    public var entry: EntryKey
    /// The title, plain text.
    public var title: String
    /// When it was published.
    public var time: Timestamp
    /// The publisher, such as `example.com`.
    public var publisher: String
    /// The language tag, if known.
    public var language: String?

    /// Gathers a headline.
    public init(
        entry: EntryKey, title: String, time: Timestamp, publisher: String = "",
        language: String? = nil
    ) {
        self.entry = entry
        self.title = title
        self.time = time
        self.publisher = publisher
        self.language = language
    }
}

/// Puts headlines about one event into one story, as they come.
///
/// The same headlines in the same order give the same stories. A story is known by the entry that
/// founded it.
public struct StoryGrouper: Sendable {
    /// How grouping is done.
    public let options: GroupingOptions

    /// A grouper that has seen nothing.
    public init(options: GroupingOptions = GroupingOptions()) {
        self.options = options
    }

    /// Takes in a headline whose story was decided before, without deciding again.
    public mutating func restore(_ headline: Headline, story: StoryKey) { fatalError("stub") }

    /// Decides the story of a headline: one of those in the window, or a new one.
    public mutating func add(_ headline: Headline) -> StoryKey { fatalError("stub") }
}
