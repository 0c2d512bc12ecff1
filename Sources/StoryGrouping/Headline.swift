public import NewsModel

/// A headline to be grouped.
public struct Headline: Hashable, Sendable {
    /// The entry it is the title of.
    public var entry: EntryKey
    /// The title, plain text.
    public var title: String
    /// When it was published.
    ///
    /// A time in the future should be clamped to now first: the newest headline decides which ones
    /// have left the window.
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
