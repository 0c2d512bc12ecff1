import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Pages that are read for their full text.
@Suite struct FullTextTests {
    private static let paragraph =
        "<p>The harbour master said, on Monday, that the wall would hold, as it had held in every "
        + "storm of the last forty years, and that nobody had to leave the lower town.</p>"

    private static func page(_ request: LoopbackRequest) -> LoopbackReply {
        switch request.path {
        case "/feed":
            let items = ["long", "short", "missing"].map {
                "<item><guid>\($0)</guid><title>\($0)</title><description>Teaser of \($0), which "
                    + "is no more than this.</description>"
                    + "<link>http://127.0.0.1:\(request.port)/\($0)</link></item>"
            }
            return .text(
                "<rss version='2.0'><channel><title>T</title>\(items.joined())</channel></rss>")
        case "/long":
            let text = String(repeating: paragraph, count: 8)
            return .text(
                "<html><body><article>\(text)<script>evil()</script></article></body></html>",
                type: "text/html")
        case "/short": return .text("<html><body><p>Hi.</p></body></html>", type: "text/html")
        default: return .text("", status: 404)
        }
    }

    @Test func `each page is read once, and only more text replaces the feed's`() async throws {
        let fixture = try await EngineFixture { Self.page($0) }
        let store = fixture.engine.store
        let feed = try await fixture.engine.add(
            fixture.server.address("/feed"), allowsPrivateNetwork: true
        ).feed
        _ = try await fixture.engine.refresh(.all)
        #expect(fixture.server.requests.allSatisfy { $0.path == "/feed" })
        var settings = FeedSettings()
        settings.wantsFullText = true
        settings.fields = [try #require(FeedSettings.Field("X-Own", "1"))]
        try await store.set(settings, of: feed)
        for _ in 0..<3 { _ = try await fixture.engine.refresh(.all) }
        let pages = fixture.server.requests.filter { $0.path != "/feed" }
        #expect(pages.map(\.path).sorted() == ["/long", "/missing", "/short"])
        #expect(pages.allSatisfy { $0["X-Own"] == "1" && $0["Referer"] == nil })
        for entry in try await store.entries(EntryQuery()).elements {
            let html = try #require(try await store.entry(entry.key)).html
            #expect(html.contains("harbour master") == (entry.title == "long"))
            #expect(html.contains("Teaser") == (entry.title != "long"))
            #expect(!html.contains("evil"))
        }
        let log = try await store.fetchLog(of: feed, limit: 100)
        #expect(
            log.filter { $0.outcome == "full text" }.map(\.detail)
                == ["1 of 3 pages had more to read than the feed"])
    }

    @Test func `what is read already is not fetched`() async throws {
        let fixture = try await EngineFixture { Self.page($0) }
        let store = fixture.engine.store
        let feed = try await fixture.engine.add(
            fixture.server.address("/feed"), allowsPrivateNetwork: true
        ).feed
        let keys = try await store.entries(EntryQuery()).elements.map(\.key)
        try await store.mark(keys, .read, at: Timestamp(seconds: 1_800_000_000))
        var settings = FeedSettings()
        settings.wantsFullText = true
        try await store.set(settings, of: feed)
        _ = try await fixture.engine.refresh(.all)
        #expect(fixture.server.requests.allSatisfy { $0.path == "/feed" })
    }
}
