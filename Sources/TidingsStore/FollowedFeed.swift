public import IntentSync
public import NewsModel

/// A feed the person follows: what they decided about it, and what is known of it.
public struct FollowedFeed: Hashable, Sendable {
    /// The feed's key.
    public var key: FeedKey
    /// The address to fetch.
    public var address: String
    /// The title the person gave, or `nil` where they left the feed's own.
    public var customTitle: String?
    /// The title the feed gives itself, plain text; empty until it was first fetched.
    public var ownTitle: String
    /// The folder the feed is in; the top for none.
    public var folder: FolderPath
    /// Its place among the feeds of its folder, or `nil` behind those that have one, by title.
    public var order: OrderKey?
    /// The address of the site, if the feed gives one.
    public var siteAddress: String?
    /// The publisher's registrable domain, such as `example.co.uk`.
    public var publisher: String
    /// The language tag the feed gives, if any.
    public var language: String?
    /// Whether the feed may be on a private network or on this machine.
    public var allowsPrivateNetwork: Bool
    /// What happened when it was fetched, and when it will be next.
    public var health: FeedHealth
    /// How many of its entries are stored.
    public var entryCount: Int
    /// How many of its entries are unread.
    public var unreadCount: Int

    /// The title to show: the person's, else the feed's own, else the address.
    public var title: String {
        if let customTitle, !customTitle.isEmpty { return customTitle }
        return ownTitle.isEmpty ? address : ownTitle
    }

    /// A feed that is followed and was never fetched.
    public init(
        key: FeedKey, address: String, customTitle: String? = nil, folder: FolderPath = .top,
        siteAddress: String? = nil, publisher: String = "", allowsPrivateNetwork: Bool = false
    ) {
        self.key = key
        self.address = address
        self.customTitle = customTitle
        ownTitle = ""
        self.folder = folder
        self.siteAddress = siteAddress
        self.publisher = publisher
        self.allowsPrivateNetwork = allowsPrivateNetwork
        health = FeedHealth()
        entryCount = 0
        unreadCount = 0
    }
}
