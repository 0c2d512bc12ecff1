import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Pages that are read because somebody opened an entry.
@Suite struct ArticleReadingTests {
    private static let prose = String(
        repeating: "<p>The harbour master said, on Monday, that the wall would hold, as it had "
            + "held in every storm, and that nobody had to leave the lower town.</p>", count: 8)

    private static func page(_ request: LoopbackRequest) -> LoopbackReply {
        switch request.path {
        case "/feed":
            let items = ["long", "short", "missing", "refused", "busy", "file"].map {
                "<item><guid>\($0)</guid><title>\($0)</title><description>Teaser.</description>"
                    + "<link>http://127.0.0.1:\(request.port)/\($0)</link></item>"
            }
            let inside =
                "<item><guid>inside</guid><title>inside</title><description>T</description>"
                + "<link>http://127.0.0.2:\(request.port)/secret</link></item>"
            return .text(
                "<rss version='2.0'><channel><title>T</title>\(items.joined())\(inside)"
                    + "</channel></rss>")
        case "/long":
            return .text(
                "<article>\(prose)<script>evil()</script></article>", type: "text/html")
        case "/short": return .text("<p>Hi.</p>", type: "text/html")
        case "/refused": return .text("", status: 403)
        case "/busy": return .text("", status: 429)
        case "/file": return .text("%PDF", type: "application/pdf")
        default: return .text("", status: 404)
        }
    }

    private func read(_ title: String, _ fixture: EngineFixture) async throws -> ArticleReading {
        let entries = try await fixture.engine.store.entries(EntryQuery()).elements
        let key = try #require(entries.first { $0.title == title }?.key)
        #expect(await fixture.engine.beginArticle(of: key))
        while await fixture.engine.isReadingArticle(of: key) {
            try await Task.sleep(for: .milliseconds(5))
        }
        return try #require(try await fixture.engine.store.entry(key)).article
    }

    @Test func `the article is kept, sanitized, and the request tells nothing`() async throws {
        let fixture = try await EngineFixture { Self.page($0) }
        let feed = try await fixture.engine.add(
            fixture.server.address("/feed"), allowsPrivateNetwork: true
        ).feed
        guard case .article(let html) = try await read("long", fixture) else {
            Issue.record("no article")
            return
        }
        #expect(html.contains("harbour master"))
        #expect(!html.contains("evil"))
        let request = try #require(fixture.server.requests.last { $0.path == "/long" })
        #expect(request["Referer"] == nil)
        #expect(request["Cookie"] == nil)
        let log = try await fixture.engine.store.fetchLog(of: feed, limit: 10)
        #expect(log.contains { $0.outcome == "article" })
    }

    @Test func `each failure has its own reason`() async throws {
        let fixture = try await EngineFixture { Self.page($0) }
        _ = try await fixture.engine.add(
            fixture.server.address("/feed"), allowsPrivateNetwork: true)
        let now = Timestamp(seconds: 1_800_000_000)
        #expect(try await read("short", fixture) == .nothingMore)
        #expect(try await read("missing", fixture) == .failed(.missing, now))
        #expect(try await read("refused", fixture) == .failed(.refused, now))
        #expect(try await read("file", fixture) == .failed(.noPage, now))
        #expect(try await read("busy", fixture) == .failed(.busy, now))
        // Who asked to be left alone is: not even another page is asked for.
        let count = fixture.server.requests.count
        #expect(try await read("long", fixture) == .failed(.busy, now))
        #expect(fixture.server.requests.count == count)
    }

    @Test func `what a feed may do on a private network, its links may not`() async throws {
        let fixture = try await EngineFixture { Self.page($0) }
        _ = try await fixture.engine.add(
            fixture.server.address("/feed"), allowsPrivateNetwork: true)
        let now = Timestamp(seconds: 1_800_000_000)
        #expect(try await read("inside", fixture) == .failed(.forbidden, now))
        #expect(!fixture.server.requests.contains { $0.path == "/secret" })
    }
}
