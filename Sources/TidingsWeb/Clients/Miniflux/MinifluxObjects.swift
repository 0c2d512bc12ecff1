import NewsModel
import TidingsStore

/// The person whose reader it is.
struct MinifluxUser: Encodable {
    var id = 1
    var username = "tidings"
    var isAdmin = false
    var theme = "light_serif"
    var language = "en_US"
    var timezone = "UTC"
}

/// Why there is no answer.
struct MinifluxError: Encodable {
    var errorMessage: String

    init(_ message: String) {
        errorMessage = message
    }
}

/// A folder.
struct MinifluxCategory: Encodable {
    var id: Int64
    var title: String
    var userId = 1

    init(_ number: Int64, _ folder: FolderPath) {
        id = number
        title = folder == .top ? "All" : folder.description
    }
}

/// The icon of a feed.
struct MinifluxIcon: Encodable {
    var id: Int64
    var mimeType: String
    var data: String
}

/// A feed that could be followed.
struct MinifluxOffer: Encodable {
    var url: String
    var title: String
    var type = "rss"
}

/// A feed.
struct MinifluxFeed: Encodable {
    var id: Int64
    var userId = 1
    var title: String
    var feedUrl: String
    var siteUrl: String
    var checkedAt: String
    var parsingErrorCount: Int
    var parsingErrorMessage: String
    var disabled = false
    var category: MinifluxCategory
    var icon: Icon

    /// Which icon a feed has; number 0 stands for none.
    struct Icon: Encodable {
        var feedId: Int64
        var iconId: Int64
    }

    init(
        _ feed: FollowedFeed, in library: ClientLibrary, _ folders: [FolderPath: Int64]
    ) {
        id = library.numbers[feed.key] ?? 0
        title = feed.title
        feedUrl = WebAddress(feed.address)?.canonical ?? feed.address
        siteUrl = feed.siteAddress ?? ""
        checkedAt = (feed.health.lastFetched ?? Timestamp(seconds: 0)).description
        parsingErrorCount = feed.health.failureCount
        parsingErrorMessage = feed.health.lastError ?? ""
        category = MinifluxCategory(folders[feed.folder] ?? 1, feed.folder)
        icon = Icon(feedId: id, iconId: library.iconNumber(of: feed) ?? 0)
    }
}

/// A stretch of a list.
struct MinifluxEntries: Encodable {
    var total: Int
    var entries: [MinifluxEntry]
}

/// An entry.
struct MinifluxEntry: Encodable {
    /// A media file.
    struct Medium: Encodable {
        /// So many media files of an entry have a number.
        static let limit: Int64 = 64

        var id: Int64
        var userId = 1
        var entryId: Int64
        var url: String
        var mimeType: String
        var size: Int
    }

    var id: Int64
    var userId = 1
    var feedId: Int64
    var status: String
    var hash: String
    var title: String
    var url: String
    var commentsUrl: String
    var publishedAt: String
    var createdAt: String
    var changedAt: String
    var content: String
    var author: String
    var shareCode = ""
    var starred: Bool
    var readingTime = 0
    var enclosures: [Medium]
    var tags: [String]
    var feed: MinifluxFeed?

    init(
        _ entry: StreamEntry, number: Int64, in library: ClientLibrary,
        _ folders: [FolderPath: Int64]
    ) {
        let listing = entry.detail.listing
        id = number
        feedId = library.numbers[listing.feed] ?? 0
        status = listing.isRead ? "read" : "unread"
        hash = listing.key.description
        title = listing.title
        url = listing.link.flatMap { WebAddress($0) == nil ? nil : $0 } ?? ""
        commentsUrl =
            entry.detail.commentsAddress.flatMap {
                WebAddress($0) == nil ? nil : $0
            } ?? ""
        publishedAt = listing.order.description
        createdAt = listing.firstSeen.description
        changedAt = (entry.detail.changed ?? listing.firstSeen).description
        content = entry.detail.html
        author = listing.author
        starred = listing.isSaved
        enclosures = entry.detail.enclosures.enumerated().compactMap { index, medium in
            guard WebAddress(medium.address) != nil else { return nil }
            return Medium(
                id: number &* Medium.limit &+ Int64(index), entryId: number, url: medium.address,
                mimeType: medium.mediaType ?? "application/octet-stream",
                size: medium.sizeInBytes ?? 0)
        }
        tags = entry.detail.categories
        feed = library.feed(listing.feed).map { MinifluxFeed($0, in: library, folders) }
    }
}
