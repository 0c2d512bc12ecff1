import NewsModel
public import TidingsStore

/// A story in JSON.
public struct StoryObject: Hashable, Sendable, Encodable {
    /// The story's key.
    public var key: String
    /// The headline that stands for all.
    public var title: String
    /// The beginning of one report, plain text.
    public var excerpt: String
    /// The publishers who report it, first to report first.
    public var publishers: [String]
    /// How many entries belong to it.
    public var entryCount: Int
    /// How many of them are unread.
    public var unreadCount: Int
    /// How many different reports there are; copies count once.
    public var reportCount: Int
    /// How many of them are new since some were read.
    public var newReportCount: Int
    /// When the first report came.
    public var first: String
    /// When the latest report came.
    public var latest: String
    /// The languages of its reports.
    public var languages: [String]

    /// The object for `listing`.
    public init(_ listing: StoryListing) {
        key = listing.key.description
        title = listing.title
        excerpt = listing.excerpt
        publishers = listing.publishers
        entryCount = listing.entryCount
        unreadCount = listing.unreadCount
        reportCount = listing.reportCount
        newReportCount = listing.newReportCount
        first = listing.first.description
        latest = listing.latest.description
        languages = listing.languages
    }

    private enum CodingKeys: String, CodingKey {
        case key
        case title
        case excerpt
        case publishers
        case entryCount = "entry_count"
        case unreadCount = "unread_count"
        case reportCount = "report_count"
        case newReportCount = "new_report_count"
        case first
        case latest
        case languages
    }
}

/// A stretch of the list of stories in JSON.
public struct StoriesObject: Hashable, Sendable, Encodable {
    /// The stories, latest first.
    public var stories: [StoryObject]
    /// What to give as `after` for the next stretch; absent at the end of the list.
    public var next: String?

    /// The object for `page`.
    public init(_ page: Page<StoryListing>) {
        stories = page.elements.map(StoryObject.init)
        next = page.next?.description
    }
}

/// One story in JSON with its entries.
public struct StoryDetailObject: Hashable, Sendable, Encodable {
    /// The story.
    public var story: StoryObject
    /// Its entries, newest first, 1,000 at most.
    public var entries: [EntryObject]

    /// The object for a story and its entries.
    public init(_ story: StoryListing, entries: [EntryListing]) {
        self.story = StoryObject(story)
        self.entries = entries.map(EntryObject.init)
    }
}
