public import NewsModel

/// What was agreed with a hub about one feed (WebSub).
public struct HubSubscription: Hashable, Sendable {
    /// The feed.
    public var feed: FeedKey
    /// The address of the hub.
    public var hub: String
    /// The address by which the hub knows the feed.
    public var topic: String
    /// The last part of the callback's address, which nobody can guess.
    public var name: String
    /// What the hub signs with.
    public var secret: String
    /// Until when the hub tells of changes, or `nil` while it has not agreed.
    public var leaseEnd: Timestamp?
    /// When to ask the hub next.
    public var nextRequest: Timestamp
    /// Requests since the hub last agreed.
    public var failureCount = 0

    /// A subscription that was not asked for yet.
    public init(
        feed: FeedKey, hub: String, topic: String, name: String, secret: String,
        nextRequest: Timestamp
    ) {
        self.feed = feed
        self.hub = hub
        self.topic = topic
        self.name = name
        self.secret = secret
        self.nextRequest = nextRequest
    }
}

/// A feed that names a hub.
public struct HubOffer: Hashable, Sendable {
    /// The feed.
    public var feed: FeedKey
    /// The address of the feed.
    public var address: String
    /// Whether the feed may be on a private network.
    public var allowsPrivateNetwork: Bool
    /// The address of the hub.
    public var hub: String
    /// The address by which the hub knows the feed.
    public var topic: String
}
