import NewsModel

/// What is known of a feed while its element is open.
struct FeedDraft {
    var format: Feed.Format?
    var title: String?
    var podcastTitle: String?
    var description: String?
    var podcastSummary: String?
    var podcastSubtitle: String?
    var linkText: String?
    var alternate: String?
    /// How surely `alternate` is a page: 3 where it says so, 2 where it says nothing, 1 else.
    var alternateRank = 0
    var otherLink: String?
    var address: String?
    var id: String?
    var language: String?
    var image: String?
    var podcastImage: String?
    var imageReference: String?
    var logo: String?
    var icon: String?
    var copyright: String?
    var rights: String?
    var generator: String?
    var published: Timestamp?
    var issued: Timestamp?
    var date: Timestamp?
    var updated: Timestamp?
    var built: Timestamp?
    var authors: [Person] = []
    var creators: [Person] = []
    var editors: [Person] = []
    var podcastAuthors: [Person] = []
    var publishers: [Person] = []
    var categories: [String] = []
    var keywords: [String] = []
    var hubs: [String] = []
    var pace = Feed.Pace()
    var updatePeriod: Int?
    var updateFrequency: Int?
    var entries: [Entry] = []

    /// The feed, the best of each thing taken.
    func feed(format: Feed.Format) -> Feed {
        var feed = Feed(format: format)
        feed.title = title ?? podcastTitle
        feed.link = alternate ?? linkText ?? otherLink
        feed.address = address
        feed.descriptionHTML = description ?? podcastSummary ?? podcastSubtitle
        feed.language = language
        feed.image = image ?? podcastImage ?? imageReference ?? logo ?? icon
        feed.copyright = copyright ?? rights
        feed.generator = generator
        feed.published = published ?? issued ?? date
        feed.updated = built ?? updated
        feed.authors = people
        feed.categories = categories.isEmpty ? keywords : categories
        feed.hubs = hubs
        feed.pace = finalPace
        feed.entries = entries
        return feed
    }

    private var people: [Person] {
        if !authors.isEmpty { return authors }
        if !creators.isEmpty { return creators }
        if !editors.isEmpty { return editors }
        if !podcastAuthors.isEmpty { return podcastAuthors }
        return publishers
    }

    private var finalPace: Feed.Pace {
        var pace = pace
        if pace.interval == nil, let updatePeriod {
            pace.interval = .seconds(updatePeriod / max(updateFrequency ?? 1, 1))
        }
        return pace
    }

    /// Adds a category unless it is there.
    mutating func addCategory(_ name: String) {
        if categories.count < 256, !categories.contains(name) { categories.append(name) }
    }
}
