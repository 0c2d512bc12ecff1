public import NewsModel
public import TidingsStore

/// An entry in JSON, as lists show it.
public struct EntryObject: Hashable, Sendable, Encodable {
    /// The entry's key.
    public var key: String
    /// The key of its feed.
    public var feed: String
    /// The title of its feed.
    public var feedTitle: String
    /// The title, plain text.
    public var title: String
    /// The beginning of its text, plain.
    public var excerpt: String
    /// The permanent address.
    public var url: String?
    /// The names of its authors.
    public var author: String
    /// The publish time the feed gives.
    public var published: String?
    /// When this replica first saw it.
    public var firstSeen: String
    /// The time it is ordered by.
    public var order: String
    /// Whether it is read.
    public var isRead: Bool
    /// Whether it is saved.
    public var isSaved: Bool
    /// The key of its story.
    public var story: String?

    /// The object for `listing`.
    public init(_ listing: EntryListing) {
        key = listing.key.description
        feed = listing.feed.description
        feedTitle = listing.feedTitle
        title = listing.title
        excerpt = listing.excerpt
        url = listing.link
        author = listing.author
        published = listing.published?.description
        firstSeen = listing.firstSeen.description
        order = listing.order.description
        isRead = listing.isRead
        isSaved = listing.isSaved
        story = listing.story?.description
    }

    private enum CodingKeys: String, CodingKey {
        case key
        case feed
        case feedTitle = "feed_title"
        case title
        case excerpt
        case url
        case author
        case published
        case firstSeen = "first_seen"
        case order
        case isRead = "read"
        case isSaved = "saved"
        case story
    }
}

/// A media file in JSON.
public struct EnclosureObject: Hashable, Sendable, Encodable {
    /// The address.
    public var url: String
    /// The media type.
    public var mediaType: String?
    /// The size.
    public var sizeInBytes: Int?

    /// The object for `enclosure`.
    public init(_ enclosure: Enclosure) {
        url = enclosure.address
        mediaType = enclosure.mediaType
        sizeInBytes = enclosure.sizeInBytes
    }

    private enum CodingKeys: String, CodingKey {
        case url
        case mediaType = "media_type"
        case sizeInBytes = "size_in_bytes"
    }
}

/// An entry in JSON with its body: the fields of `EntryObject` and a few more.
public struct EntryDetailObject: Hashable, Sendable, Encodable {
    /// What lists show of it.
    public var entry: EntryObject
    /// The body, sanitized HTML.
    public var html: String
    /// Media files that belong to it.
    public var enclosures: [EnclosureObject]
    /// What it is about.
    public var categories: [String]
    /// The address of the page with comments.
    public var commentsURL: String?

    /// The object for `detail`.
    public init(_ detail: EntryDetail) {
        entry = EntryObject(detail.listing)
        html = detail.html
        enclosures = detail.enclosures.map(EnclosureObject.init)
        categories = detail.categories
        commentsURL = detail.commentsAddress
    }

    private enum CodingKeys: String, CodingKey {
        case html
        case enclosures
        case categories
        case commentsURL = "comments_url"
    }

    /// Writes the fields of the entry and the further ones side by side.
    public func encode(to encoder: any Encoder) throws {
        try entry.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(html, forKey: .html)
        try container.encode(enclosures, forKey: .enclosures)
        try container.encode(categories, forKey: .categories)
        try container.encodeIfPresent(commentsURL, forKey: .commentsURL)
    }
}

/// A stretch of a list of entries in JSON.
public struct EntriesObject: Hashable, Sendable, Encodable {
    /// The entries, newest first.
    public var entries: [EntryObject]
    /// What to give as `after` for the next stretch; absent at the end of the list.
    public var next: String?

    /// The object for `page`.
    public init(_ page: Page<EntryListing>) {
        entries = page.elements.map(EntryObject.init)
        next = page.next?.description
    }
}
