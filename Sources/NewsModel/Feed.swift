/// A document at an address that lists entries, as its publisher wrote it.
///
/// A fact: nothing here was decided by the person who reads it. Plain-text fields carry no markup
/// and no entities; HTML fields are as hostile as the web and must be sanitized before use.
public struct Feed: Hashable, Sendable {
    /// The format a feed was written in.
    public enum Format: String, Sendable {
        /// RSS 0.9x or 2.0.
        case rss
        /// RSS 0.90 or 1.0 on RDF.
        case rdf
        /// Atom 0.3 or 1.0.
        case atom
        /// JSON Feed 1.0 or 1.1.
        case json
    }

    /// The format the document was written in.
    public var format: Format
    /// The title, plain text.
    public var title: String?
    /// The address of the site the feed belongs to, absolute where the document's own is known.
    public var link: String?
    /// The address the feed gives for itself.
    public var address: String?
    /// The description, HTML.
    public var descriptionHTML: String?
    /// The language tag, such as `en-GB`.
    public var language: String?
    /// The address of an image.
    public var image: String?
    /// The copyright line, plain text.
    public var copyright: String?
    /// The name of the program that wrote the document, plain text.
    public var generator: String?
    /// When the feed says it was published.
    public var published: Timestamp?
    /// When the feed says it last changed.
    public var updated: Timestamp?
    /// Who writes the feed.
    public var authors: [Person]
    /// What the feed is about, plain text each.
    public var categories: [String]
    /// The addresses of WebSub hubs that tell of changes.
    public var hubs: [String]
    /// What the feed asks about how often to fetch it.
    public var pace: Pace
    /// The entries, in the document's order.
    public var entries: [Entry]
    /// Whether the document has more entries than were read.
    public var isCut = false

    /// A feed of which only the format is known.
    public init(format: Format) {
        self.format = format
        authors = []
        categories = []
        hubs = []
        pace = Pace()
        entries = []
    }

    /// What a feed asks about how often to fetch it.
    public struct Pace: Hashable, Sendable {
        /// The shortest time between two fetches (`ttl`, `sy:updatePeriod`), if the feed names one.
        public var interval: Duration?
        /// Hours of the day in UTC, 0 through 23, in which the feed does not change.
        public var quietHours: [Int] = []
        /// Days of the week, 0 (Sunday) through 6, on which the feed does not change.
        public var quietDays: [Int] = []

        /// A pace that asks for nothing.
        public init() {}
    }
}
