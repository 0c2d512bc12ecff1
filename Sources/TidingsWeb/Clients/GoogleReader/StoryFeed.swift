import CharacterReferences
import NewsModel
import TidingsStore

/// Stories as entries of a feed of their own, for programs that ask for them.
///
/// The feed is in a folder of its own, and holds the stories of the last days that two publishers or
/// more tell. An entry of it is read when all reports of the story are.
struct StoryFeed: Sendable {
    /// The name of the feed; no followed feed has this number.
    static let stream = "feed/0"
    /// The name of the folder.
    static let folder = "Stories"
    /// How old the latest report of a story may be.
    private static let age = Duration.seconds(3 * 86_400)
    /// The most stories.
    private static let limit = 200
    /// Numbers of stories begin here; those of entries are below it for five centuries.
    private static let firstNumber: Int64 = 1 << 59

    /// The stories, the latest first.
    let stories: [StoryListing]

    init(of store: ReaderStore, at now: Timestamp) async throws(StoreError) {
        stories = try await store.stories(minimumPublishers: 2, after: nil, limit: Self.limit)
            .elements.filter { now - $0.latest < Self.age }
    }

    /// Whether a stream of this name is the feed or its folder.
    static func isNamed(_ name: String) -> Bool {
        switch StreamName(name) {
        case .feed("0")?: true
        case .label(folder)?: true
        default: false
        }
    }

    /// Whether `number` is one of a story.
    static func isStory(_ number: Int64) -> Bool { number >= firstNumber }

    /// The number a story is known by.
    static func number(of story: StoryListing) -> Int64 {
        firstNumber | Int64(bitPattern: story.key.rawValue) & (firstNumber - 1)
    }

    /// The story with this number, or `nil`.
    func story(_ number: Int64) -> StoryListing? {
        stories.first { Self.number(of: $0) == number }
    }

    /// How many stories have something unread.
    var unreadCount: Int { stories.count { $0.unreadCount > 0 } }

    /// The stories that fit a query about which all but the source is known, the latest first; behind
    /// the one that a continuation names, whether that one fits still or not.
    func fitting(_ query: StreamQuery) -> [StoryListing] {
        var rest = (query.isOldestFirst ? stories.reversed() : stories)[...]
        if let last = query.after {
            let place = rest.firstIndex { Self.number(of: $0) == last }
            rest = place.map { rest[($0 + 1)...] } ?? []
        }
        return rest.filter { story in
            let isRead = story.unreadCount == 0
            func fits(_ source: StreamQuery.Source) -> Bool {
                switch source {
                case .everything: true
                case .read: isRead
                case .unread: !isRead
                default: false
                }
            }
            return query.included.allSatisfy(fits) && !query.excluded.contains(where: fits)
                && query.arrivedSince.map { story.first >= $0 } ?? true
                && query.arrivedUntil.map { story.first <= $0 } ?? true
        }
    }

    /// The places of the stories that fit, as a list has them.
    func places(_ query: StreamQuery) -> [StreamPlace] {
        fitting(query).map { StreamPlace(id: Self.number(of: $0), arrived: $0.first) }
    }

    /// A story as an entry: who tells it, and under which headline.
    func item(of story: StoryListing, from store: ReaderStore) async throws -> ItemObject {
        let reports = try await store.entries(EntryQuery(.story(story.key), limit: 50)).elements
        var html = "<p>\(Self.escaped(story.excerpt))</p><ul>"
        for report in reports {
            let title = Self.escaped(report.title)
            let link = report.link.flatMap { WebAddress($0) == nil ? nil : $0 }
            html += "<li>\(Self.escaped(report.feedTitle)): "
            html += link.map { "<a href=\"\(Self.escaped($0))\">\(title)</a>" } ?? title
            html += "</li>"
        }
        return ItemObject(
            story, number: Self.number(of: story), html: html + "</ul>",
            link: reports.last?.link.flatMap { WebAddress($0) == nil ? nil : $0 })
    }

    private static func escaped(_ text: String) -> String { CharacterReference.escaping(text) }
}

extension ItemObject {
    /// The object for a story.
    fileprivate init(_ story: StoryListing, number: Int64, html: String, link: String?) {
        id = ItemNumber.long(number)
        crawlTimeMsec = "\(story.first.seconds)000"
        timestampUsec = "\(story.first.seconds)000000"
        published = story.first.seconds
        updated = story.latest.seconds
        title = story.title
        author = story.publishers.prefix(10).joined(separator: ", ")
        canonical = [StreamObject.Link(href: link ?? "")]
        alternate = link.map { [StreamObject.Link(href: $0, type: "text/html")] } ?? []
        summary = Content(content: html)
        content = summary
        categories = [StreamName.state(named: "reading-list")]
        if story.unreadCount == 0 { categories.append(StreamName.state(named: "read")) }
        categories.append(StreamName.label(named: StoryFeed.folder))
        origin = Origin(streamId: StoryFeed.stream, title: StoryFeed.folder, htmlUrl: "")
        enclosure = []
    }
}

extension GoogleReader {
    /// The stories, where the program asked for them.
    func storyFeed() async throws -> StoryFeed? {
        guard withStories else { return nil }
        return try await StoryFeed(of: store, at: site.clock())
    }

    /// The keys of the entries that numbers name; of a story all reports, or with `first` the first.
    func keys(_ numbers: [Int64], first: Bool = false) async throws -> [EntryKey] {
        var keys = try await store.keys(at: numbers.filter { !StoryFeed.isStory($0) })
        guard numbers.contains(where: StoryFeed.isStory), let feed = try await storyFeed() else {
            return keys
        }
        for story in numbers.filter(StoryFeed.isStory).compactMap(feed.story) {
            let reports = try await store.entries(EntryQuery(.story(story.key), limit: 1000))
                .elements.map(\.key)
            keys += first ? reports.suffix(1) : reports[...]
        }
        return keys
    }
}
