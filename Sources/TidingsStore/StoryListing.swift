public import NewsModel

/// A story as a list shows it: one event and everybody who reports it.
public struct StoryListing: Hashable, Sendable {
    /// The story's key.
    public var key: StoryKey
    /// The headline that stands for all.
    public var title: String
    /// The beginning of the report whose headline it is, else of the newest, plain text.
    public var excerpt: String
    /// The publishers who report it, first to report first, each once.
    public var publishers: [String]
    /// How many entries belong to it.
    public var entryCount: Int
    /// How many of them are unread.
    public var unreadCount: Int
    /// When the first report came, by order time.
    public var first: Timestamp
    /// When the latest report came, by order time.
    public var latest: Timestamp
    /// The languages of its reports, each once.
    public var languages: [String]
    /// How many different reports there are: copies of one, word for word, count once.
    public var reportCount: Int
    /// How many reports came since the person read some, copies of those left out; 0 where none
    /// was read yet.
    public var newReportCount = 0

    /// Gathers what a list shows.
    public init(
        key: StoryKey, title: String, excerpt: String, publishers: [String], entryCount: Int,
        unreadCount: Int, first: Timestamp, latest: Timestamp, languages: [String]
    ) {
        self.key = key
        self.title = title
        self.excerpt = excerpt
        self.publishers = publishers
        self.entryCount = entryCount
        self.unreadCount = unreadCount
        self.first = first
        self.latest = latest
        self.languages = languages
        reportCount = entryCount
    }
}

/// What grouping has to know about an entry.
public struct GroupedHeadline: Hashable, Sendable {
    /// The entry's key.
    public var entry: EntryKey
    /// Its title, plain text.
    public var title: String
    /// The time it is ordered by.
    public var order: Timestamp
    /// The language of its feed, if known.
    public var language: String?
    /// The publisher of its feed.
    public var publisher: String
    /// The folder of its feed.
    public var folder: FolderPath
    /// The story it belongs to, or `nil` where it was not grouped yet.
    public var story: StoryKey?

    /// Gathers what grouping has to know.
    public init(
        entry: EntryKey, title: String, order: Timestamp, language: String?, publisher: String,
        folder: FolderPath, story: StoryKey?
    ) {
        self.entry = entry
        self.title = title
        self.order = order
        self.language = language
        self.publisher = publisher
        self.folder = folder
        self.story = story
    }
}

/// What one run of grouping decided.
public struct StoryUpdate: Hashable, Sendable {
    /// The story of each entry that was grouped or moved, in the order decided.
    public var assignments: [Assignment]
    /// Titles to show, for the stories that changed: each the title of an entry, or a part of it.
    public var titles: [StoryKey: String]
    /// Stories that ended in another one, which keeps standing for them.
    public var aliases: [StoryKey: StoryKey]

    /// One entry and its story.
    public struct Assignment: Hashable, Sendable {
        /// The entry.
        public var entry: EntryKey
        /// Its story.
        public var story: StoryKey

        /// Puts `entry` in `story`.
        public init(entry: EntryKey, story: StoryKey) {
            self.entry = entry
            self.story = story
        }
    }

    /// An update that changes nothing.
    public init() {
        assignments = []
        titles = [:]
        aliases = [:]
    }
}
