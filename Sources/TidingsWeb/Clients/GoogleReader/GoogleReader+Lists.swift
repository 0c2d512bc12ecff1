import Crypto
import NewsModel
import TidingsStore

/// The person whose reader it is, in JSON.
struct ReaderUser: Encodable {
    var userId = "1"
    var userName = "tidings"
    var userProfileId = "1"
    var userEmail = "tidings"
}

/// A list of objects under one name.
private struct ListObject<Element: Encodable>: Encodable {
    var name: String
    var elements: [Element]

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(elements, forKey: Key(stringValue: name))
    }
}

private struct TagObject: Encodable {
    var id: String
    var type: String?
}

private struct SubscriptionObject: Encodable {
    struct Category: Encodable {
        var id: String
        var label: String
    }

    var id: String
    var title: String
    var categories: [Category]
    var url: String
    var htmlUrl: String
    var iconUrl: String
    var sortid: String
    var firstitemmsec: String
}

private struct UnreadObject: Encodable {
    struct Count: Encodable {
        var id: String
        var count: Int
        var newestItemTimestampUsec: String
    }

    var max: Int
    var unreadcounts: [Count]
}

/// What is followed, and how it is filed.
extension GoogleReader {
    /// Every folder and tag.
    func tagList() async throws -> Response {
        let library = try await ClientLibrary(of: store)
        var tags = [TagObject(id: StreamName.state(named: "starred"))]
        var known: Set<String> = []
        for folder in library.filledFolders where known.insert(folder.description).inserted {
            tags.append(TagObject(id: StreamName.label(named: folder.description), type: "folder"))
        }
        if withStories, known.insert(StoryFeed.folder).inserted {
            tags.append(TagObject(id: StreamName.label(named: StoryFeed.folder), type: "folder"))
        }
        for tag in library.tags where known.insert(tag.name).inserted {
            tags.append(TagObject(id: StreamName.label(named: tag.name), type: "tag"))
        }
        return validated(.json(ListObject(name: "tags", elements: tags)))
    }

    /// Every followed feed.
    func subscriptionList() async throws -> Response {
        let library = try await ClientLibrary(of: store)
        var subscriptions = library.feeds.map { feed in
            let number = library.numbers[feed.key] ?? 0
            let label = feed.folder.description
            let digits = String(number, radix: 16)
            return SubscriptionObject(
                id: "feed/\(number)", title: feed.title,
                categories: feed.folder == .top
                    ? [] : [.init(id: StreamName.label(named: label), label: label)],
                url: Self.shown(feed.address), htmlUrl: feed.siteAddress ?? "",
                iconUrl: library.iconPath(of: feed).map { origin + $0 } ?? "",
                sortid: String(repeating: "0", count: max(0, 8 - digits.count)) + digits,
                firstitemmsec: "0")
        }
        if withStories {
            let label = StreamName.label(named: StoryFeed.folder)
            subscriptions.insert(
                SubscriptionObject(
                    id: StoryFeed.stream, title: StoryFeed.folder,
                    categories: [.init(id: label, label: StoryFeed.folder)],
                    url: origin + "/stories", htmlUrl: origin + "/stories", iconUrl: "",
                    sortid: "00000000", firstitemmsec: "0"), at: 0)
        }
        // Liferea asks for no entry where this list is the same, so it is the same only where
        // nothing at all was fetched or decided since.
        let numbers = try await store.changeNumbers()
        return validated(
            .json(ListObject(name: "subscriptions", elements: subscriptions)),
            "\(numbers.decisions) \(numbers.fetches) \(numbers.rounds)")
    }

    /// Where the program reaches this reader; the host was looked at when the request came.
    private var origin: String { site.origin(for: request) }

    /// The address of a feed without what only this reader may know.
    private static func shown(_ address: String) -> String {
        WebAddress(address)?.canonical ?? address
    }

    /// How many entries are unread in each feed and folder, and in all.
    func unreadCount() async throws -> Response {
        let library = try await ClientLibrary(of: store)
        let newest = try await store.newestArrivals()
        var counts: [UnreadObject.Count] = []
        var folders: [FolderPath: (count: Int, newest: Timestamp?)] = [:]
        for feed in library.feeds {
            let time = newest[feed.key]
            if feed.unreadCount > 0 {
                counts.append(
                    Self.count("feed/\(library.numbers[feed.key] ?? 0)", feed.unreadCount, time))
            }
            for folder in Set([.top, feed.folder]) {
                let sum = folders[folder] ?? (0, nil)
                let latest = [sum.newest, time].compactMap { $0 }.max()
                folders[folder] = (sum.count &+ feed.unreadCount, latest)
            }
        }
        for folder in library.filledFolders {
            guard let sum = folders[folder], sum.count > 0 else { continue }
            counts.append(
                Self.count(StreamName.label(named: folder.description), sum.count, sum.newest))
        }
        var all = folders[.top] ?? (0, nil)
        if let feed = try await storyFeed(), feed.unreadCount > 0 {
            let newest = feed.stories.first?.latest
            for name in [StoryFeed.stream, StreamName.label(named: StoryFeed.folder)] {
                counts.append(Self.count(name, feed.unreadCount, newest))
            }
            all.count &+= feed.unreadCount
        }
        counts.append(Self.count(StreamName.state(named: "reading-list"), all.count, all.newest))
        return validated(.json(UnreadObject(max: all.count, unreadcounts: counts)))
    }

    private static func count(
        _ stream: String, _ count: Int, _ newest: Timestamp?
    ) -> UnreadObject.Count {
        UnreadObject.Count(
            id: stream, count: count,
            newestItemTimestampUsec: newest.map { "\($0.seconds)000000" } ?? "0")
    }

    /// The answer with a digest of it and of `more`, so that a program that has it need not take it
    /// again.
    private func validated(_ response: Response, _ more: String = "") -> Response {
        let digest = Digest(of: response.body + more.utf8).description
        return response.validated(by: String(digest.prefix(16)), for: request)
    }
}
