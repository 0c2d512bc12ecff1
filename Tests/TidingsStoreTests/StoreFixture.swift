import NewsModel
import TestSupport
import Testing
import TidingsStore

/// A store in a folder of its own, and short ways to fill it.
final class StoreFixture: Sendable {
    /// A time all tests count from.
    static let start = Timestamp(seconds: 1_800_000_000)

    let folder: TemporaryFolder
    let store: ReaderStore

    var path: String { folder.file("store.db") }

    init(options: StoreOptions = StoreOptions()) async throws {
        folder = try TemporaryFolder()
        store = try await ReaderStore(path: folder.file("store.db"), options: options)
    }

    /// Another store on the same file, as a second program would open it.
    func open(options: StoreOptions = StoreOptions()) async throws -> ReaderStore {
        try await ReaderStore(path: path, options: options)
    }

    static func time(_ seconds: Int64) -> Timestamp {
        Timestamp(seconds: start.seconds + seconds)
    }

    static func address(_ name: String) -> String { "https://\(name).example/feed" }

    static func feedKey(_ name: String) throws -> FeedKey {
        FeedKey(following: try #require(WebAddress(address(name))))
    }

    /// Follows a feed called `name`.
    @discardableResult
    func follow(_ name: String, in folder: FolderPath = .top) async throws -> FeedKey {
        let key = try Self.feedKey(name)
        let feed = FollowedFeed(
            key: key, address: Self.address(name), folder: folder, publisher: "\(name).example")
        try await store.follow(feed, at: Self.start)
        return key
    }

    /// An entry of `feed` known by `identity`.
    static func entry(
        _ feed: FeedKey, _ identity: String, published: Int64? = nil, title: String? = nil,
        text: String = ""
    ) -> PreparedEntry {
        var entry = PreparedEntry(
            key: EntryKey(feed: feed, identity: identity), title: title ?? "Title \(identity)")
        entry.link = "https://site.example/\(identity)"
        entry.published = published.map(time)
        entry.text = text
        entry.html = "<p>\(text)</p>"
        entry.excerpt = String(text.prefix(300))
        return entry
    }

    /// Saves `entries` as a document of `feed` fetched `seconds` after the start.
    @discardableResult
    func save(
        _ entries: [PreparedEntry], of feed: FeedKey, at seconds: Int64 = 0,
        language: String? = "en", publisher: String = "publisher.example"
    ) async throws -> [EntryKey] {
        let facts = FeedFacts(
            title: "Own title", siteAddress: nil, language: language, publisher: publisher)
        let log = FetchLogLine(feed: feed, time: Self.time(seconds), outcome: "changed")
        return try await store.save(
            FeedRefresh(health: FeedHealth(), facts: facts, entries: entries, log: log), for: feed)
    }

    /// Every entry that `query` lists, page after page.
    func all(
        _ scope: EntryQuery.Scope = .everything, _ filter: EntryQuery.Filter = .all,
        pageSize: Int = 7
    ) async throws -> [EntryListing] {
        var query = EntryQuery(scope, filter: filter, limit: pageSize)
        var entries: [EntryListing] = []
        while true {
            let page = try await store.entries(query)
            entries += page.elements
            guard let next = page.next else { return entries }
            query.after = next
        }
    }

    /// The titles search finds, newest first.
    func found(_ words: String) async throws -> [String] {
        try await store.search(words, after: nil, limit: 100).elements.map(\.title)
    }

    /// Whether examining finds nothing wrong.
    func expectWhole() async throws {
        let examination = try await store.examine()
        #expect(examination.problems == [])
    }
}
