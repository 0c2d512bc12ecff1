import FoundationEssentials
import NewsModel
import TidingsStore

/// Fills a store through its own calls, as years of refreshing would.
struct StoreBuilder {
    let path: String
    let feedCount: Int
    let entriesPerFeed: Int

    /// How many folders the feeds are in.
    static let folderCount = 25
    /// The seconds between two entries of one feed: a thousand entries span 300 days.
    static let secondsBetweenEntries = 25_920

    private static let entriesPerRefresh = 100

    private let stock = WordStock(count: 20_000)

    func build() async throws {
        let start = Meter.wallTime
        let store = try await ReaderStore(path: path)
        let feeds = (0..<feedCount).compactMap { Self.feed(number: $0) }
        _ = try await store.follow(feeds, at: FeedWriter.start)
        // A month after the other, the oldest first, as they came.
        for newest in stride(from: 0, to: entriesPerFeed, by: Self.entriesPerRefresh).reversed() {
            for (number, feed) in feeds.enumerated() {
                try await refresh(feed, number, newest: newest, in: store)
            }
        }
        try await store.save(stories(of: feeds))
        var figures = Figures()
        figures["seconds"] = Meter.wallTime - start
        try figures.print()
    }

    /// Saves a month of one feed, and what the person decided about it.
    private func refresh(
        _ feed: FollowedFeed, _ number: Int, newest: Int, in store: ReaderStore
    ) async throws {
        let entries = (newest..<min(newest + Self.entriesPerRefresh, entriesPerFeed)).map {
            entry(number: $0, of: feed, number)
        }
        try await save(entries, of: feed, number, in: store)
        // Four feeds of five are read, and in each feed something is saved.
        if number % 5 != 0 {
            try await store.mark(entries.map(\.key), .read, at: FeedWriter.start)
        }
        if newest % 500 == 0 {
            try await store.mark([entries[0].key], .saved, at: FeedWriter.start)
        }
    }

    /// The feed with this number.
    static func feed(number: Int) -> FollowedFeed? {
        let host = "\(number).example.com"
        guard let address = WebAddress("https://\(host)/feed") else { return nil }
        return FollowedFeed(
            key: FeedKey(following: address), address: address.canonical,
            folder: folder(number: number), publisher: host)
    }

    /// The folder of the feed with this number.
    static func folder(number: Int) -> FolderPath {
        FolderPath(["Folder \(number % folderCount)"])
    }

    private func entry(number: Int, of feed: FollowedFeed, _ feedNumber: Int) -> PreparedEntry {
        var random = SeededRandom(feedNumber, number)
        let age = (number + 1) * Self.secondsBetweenEntries + random.below(20_000)
        let link = "https://\(feedNumber).example.com/\(number)"
        var entry = PreparedEntry(
            key: EntryKey(feed: feed.key, identity: link), title: stock.phrase(8, &random))
        entry.link = link
        entry.author = stock.phrase(2, &random)
        entry.published = FeedWriter.start - .seconds(age)
        entry.text = stock.phrase(30, &random)
        entry.html = "<p>\(entry.text)</p>"
        entry.excerpt = String(entry.text.prefix(300))
        return entry
    }

    private func save(
        _ entries: [PreparedEntry], of feed: FollowedFeed, _ number: Int, in store: ReaderStore
    ) async throws {
        var health = FeedHealth()
        health.lastFetched = FeedWriter.start
        health.lastGood = FeedWriter.start
        health.lastStatus = 200
        // Not due while the benchmark runs, so that the daemon rests.
        health.nextCheck = FeedWriter.start + .seconds(400 * 86_400)
        let facts = FeedFacts(
            title: "Feed \(number)", siteAddress: "https://\(number).example.com/", language: "en",
            publisher: feed.publisher)
        let log = FetchLogLine(
            feed: feed.key, time: FeedWriter.start, outcome: "changed", status: 200,
            bodyBytes: 50_000)
        try await store.save(
            FeedRefresh(health: health, facts: facts, entries: entries, log: log), for: feed.key)
    }

    /// The newest twelve entries of each feed in stories of four feeds each.
    private func stories(of feeds: [FollowedFeed]) -> StoryUpdate {
        var update = StoryUpdate()
        for number in 0..<12 {
            for first in stride(from: 0, to: feeds.count - 3, by: 4) {
                let keys = feeds[first..<first + 4].enumerated().map { offset, feed in
                    EntryKey(
                        feed: feed.key, identity: "https://\(first + offset).example.com/\(number)")
                }
                let story = StoryKey(founder: keys[0])
                update.assignments += keys.map { .init(entry: $0, story: story) }
            }
        }
        return update
    }
}
