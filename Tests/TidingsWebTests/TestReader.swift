import Fetching
import NewsModel
import TestSupport
import TidingsEngine
import TidingsStore
import TidingsWeb

/// A reader with a store of its own, served on a free port, for one test.
struct TestReader {
    /// The time it always is.
    static let now = Timestamp(seconds: 1_790_000_000)

    let folder: TemporaryFolder
    let store: ReaderStore
    let keeper: SyncKeeper
    let server: WebServer
    let client: PlainClient

    /// A reader that follows nothing.
    init(
        servesSamples: Bool = false, _ configure: (inout WebServer.Options) -> Void = { _ in }
    ) async throws {
        folder = try TemporaryFolder()
        store = try await ReaderStore(path: folder.file("reader.store"))
        let engine = ReaderEngine(store: store, fetcher: Fetcher(), clock: { Self.now })
        keeper = SyncKeeper(
            store: store,
            options: SyncOptions(
                stateFolder: folder.file("state"), label: "Desk", programVersion: "1",
                clock: { Self.now }))
        var options = WebServer.Options()
        options.port = 0
        options.servesSamples = servesSamples
        configure(&options)
        server = try WebServer(
            engine: engine, keeper: keeper, options: options, clock: { Self.now })
        client = PlainClient(port: server.port)
    }

    /// A reader with two feeds: one in a folder with three entries, one in Japanese with a hostile
    /// title.
    static func filled(
        _ configure: (inout WebServer.Options) -> Void = { _ in }
    ) async throws -> TestReader {
        let reader = try await TestReader(configure)
        try await reader.follow("https://post.example/feed", "Harbour Post", "en", folder: "News")
        try await reader.follow("https://shimbun.example/feed", "港の新聞", "ja", folder: "")
        try await reader.save(
            feed: "https://post.example/feed", "Harbour Post", "en",
            [
                ("a1", "Ferry to run all winter", "<p>The <b>ferry</b> will run.</p>", 3600),
                ("a2", "<script>alert('title')</script> & more", "<p>Second</p>", 7200),
                ("a3", "Library opens on Sundays", "<p>Third</p>", 90_000),
            ])
        try await reader.save(
            feed: "https://shimbun.example/feed", "港の新聞", "ja",
            [("b1", "冬もフェリー運航へ", "<p>港の新聞によると</p>", 4000)])
        try await reader.group()
        return reader
    }

    /// The key of the feed at `address`.
    static func key(_ address: String) throws -> FeedKey {
        guard let parsed = WebAddress(address) else { throw PlainClient.Failure(step: address) }
        return FeedKey(following: parsed)
    }

    /// The key of one entry of the feed at `address`.
    static func entry(
        _ id: String, of address: String = "https://post.example/feed"
    ) throws
        -> EntryKey
    {
        EntryKey(feed: try key(address), identity: id)
    }

    func follow(
        _ address: String, _ title: String, _ language: String, folder: String
    ) async throws {
        let feed = FollowedFeed(
            key: try Self.key(address), address: address, folder: FolderPath(slashes: folder))
        try await store.follow(feed, at: Self.now)
    }

    /// Has a feed bring entries, each so many seconds old.
    func save(
        feed address: String, _ title: String, _ language: String,
        _ entries: [(id: String, title: String, html: String, age: Int)]
    ) async throws {
        let key = try Self.key(address)
        var health = FeedHealth()
        health.lastFetched = Self.now
        health.lastGood = Self.now
        health.lastStatus = 200
        health.nextCheck = Self.now + .seconds(3600)
        let publisher = address.split(separator: "/")[1]
        let prepared = entries.map { entry in
            var prepared = PreparedEntry(
                key: EntryKey(feed: key, identity: entry.id), title: entry.title)
            prepared.link = "https://\(publisher)/\(entry.id)"
            prepared.author = "A. \"B\" <c@d.example>"
            prepared.published = Self.now - .seconds(entry.age)
            prepared.html = entry.html
            prepared.text = entry.title
            prepared.excerpt = "Beginning of " + entry.title
            prepared.enclosures = [
                Enclosure(
                    address: "https://\(publisher)/a.mp3", mediaType: "audio/mpeg",
                    sizeInBytes: 12_000_000),
                Enclosure(address: "javascript:alert(1)", mediaType: "video/mp4"),
            ]
            prepared.categories = ["<b>"]
            return prepared
        }
        try await store.save(
            FeedRefresh(
                health: health,
                facts: FeedFacts(
                    title: title, siteAddress: "https://\(publisher)/", language: language,
                    publisher: String(publisher)),
                entries: prepared,
                log: FetchLogLine(
                    feed: key, time: Self.now, outcome: "changed", status: 200,
                    newEntryCount: entries.count)),
            for: key)
    }

    /// Puts the two reports about the ferry in one story.
    private func group() async throws {
        let founder = try Self.entry("a1")
        let story = StoryKey(founder: founder)
        let other = try Self.entry("b1", of: "https://shimbun.example/feed")
        var update = StoryUpdate()
        update.assignments = [
            StoryUpdate.Assignment(entry: founder, story: story),
            StoryUpdate.Assignment(entry: other, story: story),
        ]
        update.titles = [story: "Ferry to run all winter"]
        try await store.save(update)
    }

    /// The token that the pages carry.
    func token() async throws -> String {
        let page = try await client.ask("/")
        let parts = page.body.split(separator: "<meta name=\"token\" content=\"", maxSplits: 1)
        guard let token = parts.last?.prefix(64), parts.count == 2 else {
            throw PlainClient.Failure(step: "token")
        }
        return String(token)
    }

    /// Sends a form of the reader's own, token included.
    func post(
        _ target: String, _ pairs: [(String, String)] = [], fields: [String: String] = [:]
    ) async throws -> PlainClient.Answer {
        var parameters = Parameters().adding("token", try await token())
        for (name, value) in pairs { parameters = parameters.adding(name, value) }
        return try await client.ask(
            target, fields: fields, form: String(parameters.path("").dropFirst()))
    }

    /// Stops serving.
    func stop() { server.stop() }
}
