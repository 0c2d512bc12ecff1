public import NewsModel

/// An entry as a list shows it, without its body.
public struct EntryListing: Hashable, Sendable {
    /// The entry's key.
    public var key: EntryKey
    /// The feed it belongs to.
    public var feed: FeedKey
    /// The title of the feed to show.
    public var feedTitle: String
    /// The title, plain text; empty where the entry has none.
    public var title: String
    /// The beginning of its text, plain, at most 300 characters.
    public var excerpt: String
    /// The permanent address, or `nil` where there is none.
    public var link: String?
    /// The names of its authors, joined with commas; empty where none is known.
    public var author: String
    /// The publish time the feed gives, as given.
    public var published: Timestamp?
    /// When this replica first saw it.
    public var firstSeen: Timestamp
    /// The time it is ordered by: the publish time, never later than first seen.
    public var order: Timestamp
    /// Whether it is read.
    public var isRead: Bool
    /// Whether it is saved.
    public var isSaved: Bool
    /// Whether it is put away.
    public var isArchived = false
    /// Whether it is hidden, by hand.
    public var isHidden = false
    /// The story it belongs to, or `nil` where it was not grouped.
    public var story: StoryKey?

    /// Gathers what a list shows.
    public init(
        key: EntryKey, feed: FeedKey, feedTitle: String, title: String, excerpt: String,
        link: String?, author: String, published: Timestamp?, firstSeen: Timestamp,
        order: Timestamp, isRead: Bool, isSaved: Bool, story: StoryKey?
    ) {
        self.key = key
        self.feed = feed
        self.feedTitle = feedTitle
        self.title = title
        self.excerpt = excerpt
        self.link = link
        self.author = author
        self.published = published
        self.firstSeen = firstSeen
        self.order = order
        self.isRead = isRead
        self.isSaved = isSaved
        self.story = story
    }
}

/// An entry with its body.
public struct EntryDetail: Hashable, Sendable {
    /// What a list shows of it.
    public var listing: EntryListing
    /// The body, sanitized HTML; empty where the feed gives none.
    ///
    /// Where the page the entry links to was read, and has more, it is the text of the page, unless
    /// the person wants none of it.
    public var html: String
    /// The body as the feed gives it, sanitized HTML.
    public var feedHTML: String
    /// How many characters of text the feed gives.
    public var feedTextLength: Int
    /// The end of that text, 60 characters at most.
    public var feedTextEnd: String
    /// What is known of the page the entry links to.
    public var article = ArticleReading.unread
    /// Media files that belong to it.
    public var enclosures: [Enclosure]
    /// What it is about, plain text each.
    public var categories: [String]
    /// The address of the page with comments.
    public var commentsAddress: String?
    /// When its publisher was last seen to have changed the title or the text, or `nil` where that
    /// never was.
    public var changed: Timestamp?

    /// Gathers an entry and its body.
    public init(
        listing: EntryListing, html: String, feedHTML: String? = nil, feedTextLength: Int = 0,
        feedTextEnd: String = "", enclosures: [Enclosure],
        categories: [String], commentsAddress: String?, changed: Timestamp? = nil
    ) {
        self.listing = listing
        self.html = html
        self.feedHTML = feedHTML ?? html
        self.feedTextLength = feedTextLength
        self.feedTextEnd = feedTextEnd
        self.enclosures = enclosures
        self.categories = categories
        self.commentsAddress = commentsAddress
        self.changed = changed
    }
}
