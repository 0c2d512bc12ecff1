public import NewsModel

/// What stands around every page, as of one moment: the folders and feeds with what is unread in
/// them, the tags, the smart groups.
///
/// Where many feeds are followed, only those of the folder in question are named: what a page
/// costs does not grow with what is not on it.
public struct FeedOverview: Hashable, Sendable {
    /// A folder that has feeds directly inside.
    public struct Folder: Hashable, Sendable {
        /// Its path; the top for the feeds outside every folder.
        public var path: FolderPath
        /// How many entries are unread in it and in all folders inside it.
        public var unreadCount: Int
        /// Its feeds, in the person's order; `nil` where they are not named.
        public var feeds: [ListedFeed]?
    }

    /// The folders that have feeds, in the person's order, the top last.
    public var folders: [Folder] = []
    /// How many feeds are followed.
    public var feedCount = 0
    /// How many entries of followed feeds are unread.
    public var unreadCount = 0
    /// How many entries are saved.
    public var savedCount = 0
    /// How the feeds show that are named here or were asked about.
    public var faces: [FeedKey: FeedFace] = [:]
    /// Every tag, by name.
    public var tags: [EntryTag] = []
    /// The smart groups, in the person's order.
    public var groups: [SmartGroup] = []
    /// Where the entries end that have come so far.
    public var latest: ArrivalMark?

    /// The overview of a store that follows nothing.
    public init() {}

    /// The named feed with this key, or `nil`.
    public subscript(feed: FeedKey) -> ListedFeed? {
        for folder in folders {
            if let found = folder.feeds?.first(where: { $0.key == feed }) { return found }
        }
        return nil
    }
}

/// A followed feed as lists of feeds show it.
public struct ListedFeed: Hashable, Sendable {
    /// The feed's key.
    public var key: FeedKey
    /// The title to show.
    public var title: String
    /// How many of its entries are unread.
    public var unreadCount: Int
    /// Whether its last fetch failed.
    public var isFailing: Bool
}

/// What goes with the name of a feed wherever it shows.
public struct FeedFace: Hashable, Sendable {
    /// The language tag the feed gives, if any.
    public var language: String?
    /// The site whose icon stands for it, or `nil` where that has none.
    public var iconSite: String?
    /// The version of that icon.
    public var iconVersion: String?
}
