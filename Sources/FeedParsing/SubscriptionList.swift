import NewsModel

/// A list of feeds as readers exchange it in OPML.
public struct SubscriptionList: Hashable, Sendable {
    /// The title of the list, plain text; empty where it has none.
    public var title: String
    /// The feeds, in the document's order.
    ///
    /// A feed stands here once for each time the document names it, so that one in two folders
    /// keeps both.
    public var feeds: [Outline]
    /// The addresses of further lists that this one includes, in the document's order.
    ///
    /// They lead anywhere, so they are fetched only where the person asks for it.
    public var includedLists: [String] = []
    /// What the list has that is no feed on the web, such as programs to run; the first 1,000.
    public var strangers: [String] = []

    /// One feed of the list.
    public struct Outline: Hashable, Sendable {
        /// The title, plain text.
        public var title: String
        /// The address of the feed.
        public var feedAddress: String
        /// The address of the site.
        public var siteAddress: String?
        /// The names of the folders around it, outermost first.
        public var path: [String]

        /// Gathers one feed.
        public init(title: String, feedAddress: String, siteAddress: String?, path: [String]) {
            self.title = title
            self.feedAddress = feedAddress
            self.siteAddress = siteAddress
            self.path = path
        }
    }

    /// A list of these feeds.
    public init(title: String, feeds: [Outline]) {
        self.title = title
        self.feeds = feeds
    }

    /// Reads OPML 1 or 2 as found in the wild.
    ///
    /// Names of elements and attributes may be in any case, references those of HTML, attributes
    /// missing. What is no outline is passed over, and one bad outline does not spoil the rest.
    /// At most 100,000 feeds are kept, and of the folders around each the outermost 32.
    ///
    /// - Parameters:
    ///   - bytes: The document as received.
    ///   - contentType: The value of its `Content-Type` field, or `nil` if unknown.
    /// - Throws: `FeedParsingError` where the bytes are no OPML.
    /// - Complexity: O(*n*).
    public init(opml bytes: [UInt8], contentType: String? = nil) throws(FeedParsingError) {
        let text = TextDecoding.utf8(from: bytes, kind: .xml, contentType: contentType)
        guard text.contains(where: { !$0.isSpace }) else { throw .empty }
        var reader = Reader(text)
        reader.read()
        guard reader.isList else { throw reader.isWebPage ? .webPage : .notAFeed }
        self.init(title: reader.title, feeds: reader.feeds)
        includedLists = reader.includedLists
    }

    /// The feeds whose address stands earlier in the list, in the same or another writing.
    ///
    /// - Complexity: O(*n*).
    public var duplicates: [Outline] {
        var known: Set<String> = []
        return feeds.filter { feed in
            let address = WebAddress(feed.feedAddress)?.canonical ?? feed.feedAddress
            return !known.insert(address).inserted
        }
    }
}
