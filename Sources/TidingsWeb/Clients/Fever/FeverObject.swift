import NewsModel
import TidingsStore

/// An answer in the Fever protocol; without anything it refuses.
struct FeverObject: Encodable {
    var version = 3
    var auth = 0
    var refreshed: Int64?
    var groups: [FeverGroup]?
    var feeds: [FeverFeed]?
    var feedsGroups: [FeverMembers]?
    var favicons: [FeverIcon]?
    var items: [FeverItem]?
    var totalItems: Int?
    var links: [FeverLink]?
    var unreadItems: String?
    var savedItems: String?

    private enum CodingKeys: String, CodingKey {
        case version = "api_version"
        case auth
        case refreshed = "last_refreshed_on_time"
        case groups
        case feeds
        case feedsGroups = "feeds_groups"
        case favicons
        case items
        case totalItems = "total_items"
        case links
        case unreadItems = "unread_item_ids"
        case savedItems = "saved_item_ids"
    }
}

/// A folder.
struct FeverGroup: Encodable {
    var id: Int64
    var title: String
}

/// The feeds of a folder.
struct FeverMembers: Encodable {
    var group: Int64
    var feeds: String

    private enum CodingKeys: String, CodingKey {
        case group = "group_id"
        case feeds = "feed_ids"
    }
}

/// An icon; without more it is a transparent point.
struct FeverIcon: Encodable {
    var id: Int64 = 1
    var data = "image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
}

/// A feed.
struct FeverFeed: Encodable {
    var id: Int64
    var icon: Int64
    var title: String
    var url: String
    var site: String
    var isSpark = 0
    var updated: Int64

    init(_ feed: FollowedFeed, in library: ClientLibrary) {
        id = library.numbers[feed.key] ?? 0
        icon = library.iconNumber(of: feed) ?? 1
        title = feed.title
        url = WebAddress(feed.address)?.canonical ?? feed.address
        site = feed.siteAddress ?? ""
        updated = feed.health.lastGood?.seconds ?? 0
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case icon = "favicon_id"
        case title
        case url
        case site = "site_url"
        case isSpark = "is_spark"
        case updated = "last_updated_on_time"
    }
}

/// An entry.
struct FeverItem: Encodable {
    var id: Int64
    var feed: Int64
    var title: String
    var author: String
    var html: String
    var url: String
    var isSaved: Int
    var isRead: Int
    var created: Int64

    init(_ entry: StreamEntry, number: Int64, in library: ClientLibrary) {
        let listing = entry.detail.listing
        id = number
        feed = library.numbers[listing.feed] ?? 0
        title = listing.title
        author = listing.author
        html = entry.detail.html
        url = listing.link.flatMap { WebAddress($0) == nil ? nil : $0 } ?? ""
        isSaved = listing.isSaved ? 1 : 0
        isRead = listing.isRead ? 1 : 0
        created = listing.order.seconds
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case feed = "feed_id"
        case title
        case author
        case html
        case url
        case isSaved = "is_saved"
        case isRead = "is_read"
        case created = "created_on_time"
    }
}

/// A story, as what many link to.
struct FeverLink: Encodable {
    var id: Int64
    var feed: Int64
    var item: Int64
    var temperature: Double
    var isItem = 1
    var isLocal = 1
    var isSaved: Int
    var title: String
    var url: String
    var items: String

    private enum CodingKeys: String, CodingKey {
        case id
        case feed = "feed_id"
        case item = "item_id"
        case temperature
        case isItem = "is_item"
        case isLocal = "is_local"
        case isSaved = "is_saved"
        case title
        case url
        case items = "item_ids"
    }
}
