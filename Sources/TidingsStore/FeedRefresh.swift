public import NewsModel

/// Everything one fetch of a feed brought, saved in one transaction.
public struct FeedRefresh: Hashable, Sendable {
    /// The feed's health from now on.
    public var health: FeedHealth
    /// What the document said of the feed, or `nil` where no document was parsed.
    public var facts: FeedFacts?
    /// The entries of the document, in its order; empty where no document was parsed.
    public var entries: [PreparedEntry]
    /// The keys of the document's other entries, which are stored already just as they are.
    public var unchanged: [EntryKey]
    /// What is to be remembered of the document, or `nil` where the next has to be read as a whole.
    public var memory: DocumentMemory?
    /// The line for the fetch log.
    public var log: FetchLogLine
    /// The address to fetch from now on, where it changes.
    public var newAddress: String?
    /// The publisher to leave alone, where it is to be.
    public var pause: DomainPause?

    /// Gathers what a fetch brought.
    public init(
        health: FeedHealth, facts: FeedFacts? = nil, entries: [PreparedEntry] = [],
        unchanged: [EntryKey] = [], log: FetchLogLine, newAddress: String? = nil
    ) {
        self.health = health
        self.facts = facts
        self.entries = entries
        self.unchanged = unchanged
        self.log = log
        self.newAddress = newAddress
    }
}

/// What a document says of its feed, as far as it is kept.
public struct FeedFacts: Hashable, Sendable {
    /// The title, plain text.
    public var title: String
    /// The address of the site.
    public var siteAddress: String?
    /// The language tag.
    public var language: String?
    /// The publisher's registrable domain.
    public var publisher: String
    /// The address of a hub that tells of changes, or `nil` where there is none.
    public var hub: String?
    /// The address by which the hub knows the feed.
    public var topic: String?

    /// Gathers the facts.
    public init(title: String, siteAddress: String?, language: String?, publisher: String) {
        self.title = title
        self.siteAddress = siteAddress
        self.language = language
        self.publisher = publisher
    }
}

/// An entry ready to be stored: keyed, sanitized, and with its text taken out.
public struct PreparedEntry: Hashable, Sendable {
    /// The entry's key.
    public var key: EntryKey
    /// A digest of what the publisher wrote, by which a later refresh tells whether it changed;
    /// `nil` where the store shall make one of the fields below.
    public var sourceDigest: UInt64?
    /// The title, plain text.
    public var title: String
    /// The permanent address.
    public var link: String?
    /// The names of its authors, joined with commas.
    public var author: String
    /// The publish time the feed gives, as given.
    public var published: Timestamp?
    /// The update time the feed gives, as given.
    public var updated: Timestamp?
    /// The body, sanitized HTML.
    public var html: String
    /// The body as plain text, for search.
    public var text: String
    /// The beginning of the text, at most 300 characters.
    public var excerpt: String
    /// Media files that belong to it.
    public var enclosures: [Enclosure]
    /// What it is about, plain text each.
    public var categories: [String]
    /// The address of the page with comments.
    public var commentsAddress: String?

    /// An entry with a key and a title and nothing else yet.
    public init(key: EntryKey, title: String) {
        self.key = key
        self.title = title
        author = ""
        html = ""
        text = ""
        excerpt = ""
        enclosures = []
        categories = []
    }
}

/// One line of the fetch log: what was asked, or why nothing was.
public struct FetchLogLine: Hashable, Sendable {
    /// The feed.
    public var feed: FeedKey
    /// When.
    public var time: Timestamp
    /// What came of it, such as `changed`, `not modified`, `skipped`, `failed`.
    public var outcome: String
    /// The reason or detail in plain words; empty where the outcome says it all.
    public var detail: String
    /// The HTTP status, if there was an answer.
    public var status: Int?
    /// The bytes of the body after decompression.
    public var bodyBytes: Int
    /// How many entries were new.
    public var newEntryCount: Int

    /// Gathers a line.
    public init(
        feed: FeedKey, time: Timestamp, outcome: String, detail: String = "", status: Int? = nil,
        bodyBytes: Int = 0, newEntryCount: Int = 0
    ) {
        self.feed = feed
        self.time = time
        self.outcome = outcome
        self.detail = detail
        self.status = status
        self.bodyBytes = bodyBytes
        self.newEntryCount = newEntryCount
    }
}
