import NewsModel
import TidingsStore

/// A stretch of a stream in JSON.
struct StreamObject: Encodable {
    /// An address in a list of its own.
    struct Link: Encodable {
        var href: String
        var type: String?
    }

    var direction = "ltr"
    var id: String
    var title: String
    var updated: Int64
    var continuation: String?
    var items: [ItemObject]

    init(id: String, title: String, updated: Int64, items: [ItemObject]) {
        self.id = id
        self.title = title
        self.updated = updated
        self.items = items
    }
}

/// An entry in JSON.
struct ItemObject: Encodable {
    /// A text with markup.
    struct Content: Encodable {
        var direction = "ltr"
        var content: String
    }

    /// The feed it is from.
    struct Origin: Encodable {
        var streamId: String
        var title: String
        var htmlUrl: String
    }

    /// A media file.
    struct Medium: Encodable {
        var href: String
        var url: String
        var type: String?
        var length: Int?
    }

    var id: String
    var crawlTimeMsec: String
    var timestampUsec: String
    var published: Int64
    var updated: Int64
    var title: String
    var author: String
    var canonical: [StreamObject.Link]
    var alternate: [StreamObject.Link]
    var summary: Content
    var content: Content
    var categories: [String]
    var origin: Origin
    var enclosure: [Medium]
    /// Whether it is starred, for Liferea; others take that from the categories.
    var marked: Bool?

    /// The object for `entry`.
    init(_ entry: StreamEntry, in library: ClientLibrary) {
        let listing = entry.detail.listing
        id = ItemNumber.long(entry.id)
        crawlTimeMsec = "\(listing.firstSeen.seconds)000"
        timestampUsec = "\(listing.firstSeen.seconds)000000"
        published = listing.order.seconds
        updated = (entry.detail.changed ?? listing.order).seconds
        title = listing.title
        author = listing.author
        let link = listing.link.flatMap { WebAddress($0) == nil ? nil : $0 }
        // Some programs take the first link without asking whether there is one.
        let site = library.feed(listing.feed)?.siteAddress
        canonical = [StreamObject.Link(href: link ?? site ?? "")]
        alternate = link.map { [StreamObject.Link(href: $0, type: "text/html")] } ?? []
        summary = Content(content: entry.detail.html)
        content = summary
        var categories = [StreamName.state(named: "reading-list")]
        if listing.isRead { categories.append(StreamName.state(named: "read")) }
        if listing.isSaved { categories.append(StreamName.state(named: "starred")) }
        self.categories = categories + library.labels(of: entry).map(StreamName.label(named:))
        origin = Origin(
            streamId: "feed/\(library.numbers[listing.feed] ?? 0)", title: listing.feedTitle,
            htmlUrl: site ?? "")
        enclosure = entry.detail.enclosures.compactMap { medium in
            guard WebAddress(medium.address) != nil else { return nil }
            return Medium(
                href: medium.address, url: medium.address, type: medium.mediaType,
                length: medium.sizeInBytes)
        }
    }
}
