/// A list of feeds as readers exchange it in OPML.
public struct SubscriptionList: Hashable, Sendable {
    /// The title of the list, plain text; empty where it has none.
    public var title: String
    /// The feeds, in the document's order.
    public var feeds: [Outline]

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
    /// - Throws: `FeedParsingError` where the bytes are no OPML.
    public init(opml bytes: [UInt8], contentType: String? = nil) throws(FeedParsingError) {
        fatalError("stub")
    }

    /// The list as OPML 2.0.
    public var opml: String { fatalError("stub") }
}
