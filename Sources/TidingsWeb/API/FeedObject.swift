import NewsModel
public import TidingsStore

/// A followed feed in JSON.
public struct FeedObject: Hashable, Sendable, Encodable {
    /// The feed's key.
    public var key: String
    /// The address that is fetched.
    public var url: String
    /// The title to show.
    public var title: String
    /// The title the person gave.
    public var customTitle: String?
    /// The title the feed gives itself.
    public var ownTitle: String
    /// The names of the folders around it, outermost first.
    public var folder: [String]
    /// The address of the site.
    public var siteURL: String?
    /// The publisher's registrable domain.
    public var publisher: String
    /// The language tag.
    public var language: String?
    /// Whether it may be on a private network.
    public var allowsPrivateNetwork: Bool
    /// How many of its entries are stored.
    public var entryCount: Int
    /// How many of them are unread.
    public var unreadCount: Int
    /// What happened when it was fetched.
    public var health: HealthObject

    /// The object for `feed`.
    public init(_ feed: FollowedFeed) {
        key = feed.key.description
        url = feed.address
        title = feed.title
        customTitle = feed.customTitle
        ownTitle = feed.ownTitle
        folder = feed.folder.names
        siteURL = feed.siteAddress
        publisher = feed.publisher
        language = feed.language
        allowsPrivateNetwork = feed.allowsPrivateNetwork
        entryCount = feed.entryCount
        unreadCount = feed.unreadCount
        health = HealthObject(feed.health)
    }

    private enum CodingKeys: String, CodingKey {
        case key
        case url
        case title
        case customTitle = "custom_title"
        case ownTitle = "own_title"
        case folder
        case siteURL = "site_url"
        case publisher
        case language
        case allowsPrivateNetwork = "allows_private_network"
        case entryCount = "entry_count"
        case unreadCount = "unread_count"
        case health
    }
}

/// What happened when a feed was fetched, in JSON.
public struct HealthObject: Hashable, Sendable, Encodable {
    /// When it was last asked.
    public var lastFetched: String?
    /// When it last answered well.
    public var lastGood: String?
    /// The HTTP status of the last answer.
    public var lastStatus: Int?
    /// What went wrong the last time, one plain sentence.
    public var lastError: String?
    /// Failed fetches since the last good one.
    public var failureCount: Int
    /// The earliest time it is asked again; absent where it never is.
    public var nextCheck: String?
    /// Whether the server said it is gone for good.
    public var isGone: Bool
    /// Where a permanent redirect points that is not adopted yet.
    public var movedTo: String?

    /// The object for `health`.
    public init(_ health: FeedHealth) {
        lastFetched = health.lastFetched?.description
        lastGood = health.lastGood?.description
        lastStatus = health.lastStatus
        lastError = health.lastError
        failureCount = health.failureCount
        nextCheck = health.isGone ? nil : health.nextCheck.description
        isGone = health.isGone
        movedTo = health.movedTo
    }

    private enum CodingKeys: String, CodingKey {
        case lastFetched = "last_fetched"
        case lastGood = "last_good"
        case lastStatus = "last_status"
        case lastError = "last_error"
        case failureCount = "failure_count"
        case nextCheck = "next_check"
        case isGone = "gone"
        case movedTo = "moved_to"
    }
}

/// Every followed feed in JSON.
public struct FeedsObject: Hashable, Sendable, Encodable {
    /// The feeds, in the person's order.
    public var feeds: [FeedObject]

    /// The object for `feeds`.
    public init(_ feeds: [FollowedFeed]) {
        self.feeds = feeds.map(FeedObject.init)
    }
}

/// Why there is no answer, in JSON.
public struct ErrorObject: Hashable, Sendable, Encodable {
    /// What is wrong, one plain sentence.
    public var error: String

    /// The object that says `sentence`.
    public init(_ sentence: String) {
        error = sentence
    }
}
