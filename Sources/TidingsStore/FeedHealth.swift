public import NewsModel

/// What happened when a feed was fetched, and when it will be fetched next.
public struct FeedHealth: Hashable, Sendable {
    /// When it was last asked, or `nil` where it never was.
    public var lastFetched: Timestamp?
    /// When it last answered with a feed or "not modified".
    public var lastGood: Timestamp?
    /// The HTTP status of the last answer, or `nil` where there was none.
    public var lastStatus: Int?
    /// What went wrong the last time, one plain sentence, or `nil` where nothing did.
    public var lastError: String?
    /// Failed fetches since the last good one.
    public var failureCount: Int
    /// The earliest time to ask again; stored, so that a restart asks nobody early.
    public var nextCheck: Timestamp
    /// Whether the server said the feed is gone for good (410), so that it is asked no more.
    public var isGone: Bool
    /// What to send back when asking again.
    public var validators: Validators
    /// When the validators were received, or `nil` where there are none.
    public var validatorsSince: Timestamp?
    /// The address that sent the validators, or `nil` where it is not known.
    public var validatorsAddress: String?
    /// The time between two fetches by how often the feed publishes, or `nil` where no document
    /// was read yet.
    public var interval: Duration?
    /// What the last document asked for.
    public var pace: Feed.Pace
    /// The digest of the last body, to skip parsing the same again.
    public var bodyDigest: [UInt8]?
    /// Whether the last document had more entries than are read.
    public var isCut: Bool
    /// Where a permanent redirect points that is not adopted yet.
    public var movedTo: String?
    /// On how many different days the permanent redirect led to a feed.
    public var movedDayCount: Int
    /// The last of those days, counted in days since 1970.
    public var movedLastDay: Int?

    /// The health of a feed that was never fetched and may be at once.
    public init() {
        failureCount = 0
        nextCheck = Timestamp(seconds: 0)
        isGone = false
        validators = Validators()
        pace = Feed.Pace()
        isCut = false
        movedDayCount = 0
    }
}
