import Fetching
import FoundationEssentials
import NewsModel
import TestSupport
import TidingsEngine
import TidingsStore

/// An engine whose entries are saved by the test instead of fetched.
struct NewsDesk {
    static let now = Timestamp(seconds: 1_800_000_000)

    let folder: TemporaryFolder
    let store: ReaderStore
    let engine: ReaderEngine

    init() async throws {
        folder = try TemporaryFolder()
        store = try await ReaderStore(path: folder.file("desk.store"))
        engine = Self.engine(store)
    }

    /// Another engine on a store, as after a restart.
    static func engine(_ store: ReaderStore) -> ReaderEngine {
        ReaderEngine(store: store, fetcher: Fetcher(), clock: { now })
    }

    /// Saves an entry of the publisher, `hours` ago, and returns its key.
    @discardableResult
    func report(
        _ title: String, by publisher: String, hours: Int = 1, folder: FolderPath = FolderPath([]),
        language: String = "en"
    ) async throws -> EntryKey {
        let address = "https://\(publisher)/feed"
        guard let parsed = WebAddress(address) else { return EntryKey(rawValue: 0) }
        let feed = FeedKey(following: parsed)
        try await store.follow(
            FollowedFeed(key: feed, address: address, folder: folder, publisher: publisher),
            at: Self.now)
        let key = EntryKey(feed: feed, identity: title)
        var entry = PreparedEntry(key: key, title: title)
        entry.published = Self.now - .seconds(hours * 3600)
        entry.excerpt = title + ", it is reported."
        _ = try await store.save(
            FeedRefresh(
                health: FeedHealth(),
                facts: FeedFacts(
                    title: publisher, siteAddress: nil, language: language, publisher: publisher),
                entries: [entry],
                log: FetchLogLine(feed: feed, time: Self.now, outcome: "changed")), for: feed)
        return key
    }

    /// The story of each entry.
    func stories(_ entries: EntryKey...) async throws -> [StoryKey?] {
        let stories = try await store.stories(of: entries)
        return entries.map { stories[$0] }
    }
}

/// A server that says what texts mean: their language by their letters, and whether a ferry is in.
enum MeaningServer {
    private struct Question: Decodable {
        var input: [String]
    }

    static func start() throws -> LoopbackServer {
        try LoopbackServer { request in
            guard request.path == "/v1/embeddings",
                let question = try? JSONDecoder().decode(Question.self, from: Data(request.body))
            else { return .answer(status: 404) }
            let rows = question.input.enumerated().map { place, text in
                let vector = vector(of: text).map { String($0) }.joined(separator: ",")
                return #"{"index": \#(place), "embedding": [\#(vector)]}"#
            }
            return .text(
                #"{"data": [\#(rows.joined(separator: ","))]}"#, type: "application/json")
        }
    }

    private static func vector(of text: String) -> [Float] {
        var vector = [Float](repeating: 0, count: 40)
        vector[text.utf8.allSatisfy { $0 < 0x80 } ? 0 : 1] = 3
        if text.contains("Ferry") || text.contains("フェリー") {
            vector[2] = 1
        } else {
            let sum = text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
            vector[3 + sum % 37] = 1
        }
        return vector
    }
}
