import Fetching
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Icons are asked for rarely, and what is known survives a restart.
@Suite struct IconRefreshTests {
    static let start = Timestamp(seconds: 1_800_000_000)
    static let icon = IconImageTests.png(32, 32)

    /// A site with a feed at `/feed`, which answers everything else by `answer`, and a store.
    struct Fixture {
        let folder: TemporaryFolder
        let server: LoopbackServer
        let store: ReaderStore

        init(_ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) async throws {
            folder = try TemporaryFolder()
            server = try LoopbackServer { request in
                guard request.path == "/feed" else { return answer(request) }
                return .text(
                    "<rss version='2.0'><channel><title>T</title>"
                        + "<link>http://127.0.0.1:\(request.port)/</link>"
                        + "<item><guid>1</guid><title>1</title></item></channel></rss>")
            }
            store = try await ReaderStore(path: folder.file("test.store"))
        }
    }

    /// A reader on the store of `fixture`, as after a start.
    private func engine(_ fixture: Fixture, at time: Timestamp) -> ReaderEngine {
        var limits = FetchLimits()
        limits.pausePerHost = .zero
        return ReaderEngine(
            store: fixture.store, fetcher: Fetcher(limits: limits), clock: { time })
    }

    private func site(_ fixture: Fixture) -> String { "127.0.0.1:\(fixture.server.port)" }

    /// What was asked for besides the feed.
    private func visits(_ fixture: Fixture) -> [String] {
        fixture.server.requests.map(\.path).filter { $0 != "/feed" }
    }

    @Test func `an icon is fetched once, and again after a month, conditionally`() async throws {
        let fixture = try await Fixture { request in
            guard request.path == "/favicon.ico" else { return .answer(status: 404) }
            if request["If-None-Match"] == "\"a\"" { return .answer(status: 304) }
            return .answer(headers: ["ETag": "\"a\""], body: .whole(Self.icon))
        }
        let first = engine(fixture, at: Self.start)
        _ = try await first.add(fixture.server.address("/feed"), allowsPrivateNetwork: true)
        #expect(visits(fixture) == [])
        try await first.refreshIcons()
        try await first.refreshIcons()
        // After a restart nobody is asked again.
        try await engine(fixture, at: Self.start).refreshIcons()
        try await engine(fixture, at: Self.start + .seconds(29 * 86_400)).refreshIcons()
        #expect(visits(fixture) == ["/favicon.ico"])
        let image = try #require(try await fixture.store.icon(of: site(fixture))?.image)
        #expect(image.bytes == Self.icon)
        #expect(image.mediaType == "image/png")
        #expect(try await fixture.store.iconVersions() == [site(fixture): image.version])
        #expect(try await fixture.store.feeds().map(\.iconSite) == [site(fixture)])
        try await engine(fixture, at: Self.start + .seconds(31 * 86_400)).refreshIcons()
        #expect(visits(fixture) == ["/favicon.ico", "/favicon.ico"])
        #expect(fixture.server.requests.last?["If-None-Match"] == "\"a\"")
        #expect(try await fixture.store.icon(of: site(fixture))?.image == image)
    }

    @Test func `where there is none, the page is asked which it is`() async throws {
        let fixture = try await Fixture { request in
            switch request.path {
            case "/":
                .text(
                    "<!doctype html><link rel='icon' type='image/svg+xml' href='/drawing.svg'>"
                        + "<link rel='apple-touch-icon' href='/touch.png'>"
                        + "<link rel='shortcut icon' href='/small.png' sizes='32x32'>")
            case "/small.png": .answer(body: .whole(Self.icon))
            default: .answer(status: 404)
            }
        }
        let reader = engine(fixture, at: Self.start)
        _ = try await reader.add(fixture.server.address("/feed"), allowsPrivateNetwork: true)
        try await reader.refreshIcons()
        #expect(visits(fixture) == ["/favicon.ico", "/", "/small.png"])
        let image = try #require(try await fixture.store.icon(of: site(fixture))?.image)
        #expect(image.address == fixture.server.address("/small.png"))
        #expect(fixture.server.requests.allSatisfy { $0["Referer"] == nil && $0["Cookie"] == nil })
    }

    /// Answers that are no icon: drawings, pages, nothing, and too much.
    static let others: [LoopbackReply] = [
        .answer(
            headers: ["Content-Type": "image/svg+xml"],
            body: .whole(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))),
        .text("<html>Not found, politely"), .answer(status: 404), .answer(),
        .answer(body: .whole(icon + [UInt8](repeating: 0, count: 200_000))),
        .answer(body: .endless(icon)),
        .answer(body: .whole(IconImageTests.png(20_000, 20_000))),
    ]

    @Test(arguments: others.indices)
    func `what is no small image is never kept, and not asked for again`(number: Int) async throws {
        let fixture = try await Fixture { _ in Self.others[number] }
        let reader = engine(fixture, at: Self.start)
        _ = try await reader.add(fixture.server.address("/feed"), allowsPrivateNetwork: true)
        try await reader.refreshIcons()
        try await engine(fixture, at: Self.start + .seconds(6 * 86_400)).refreshIcons()
        #expect(visits(fixture) == ["/favicon.ico", "/"])
        #expect(try await fixture.store.icon(of: site(fixture))?.image == nil)
        #expect(try await fixture.store.iconVersions().isEmpty)
    }

    @Test func `a site that wants to be left alone is, and its feed with it`() async throws {
        let fixture = try await Fixture { _ in
            .answer(status: 429, headers: ["Retry-After": "900"])
        }
        let reader = engine(fixture, at: Self.start)
        _ = try await reader.add(fixture.server.address("/feed"), allowsPrivateNetwork: true)
        try await reader.refreshIcons()
        #expect(visits(fixture) == ["/favicon.ico"])
        let outcome = try await reader.refresh(.all).outcomes.first
        guard case .skipped = outcome?.kind else {
            Issue.record("not left alone: \(String(describing: outcome))")
            return
        }
    }

    @Test func `an icon goes with the last feed of its site`() async throws {
        let fixture = try await Fixture { _ in .answer(body: .whole(Self.icon)) }
        let reader = engine(fixture, at: Self.start)
        let feed = try await reader.add(
            fixture.server.address("/feed"), allowsPrivateNetwork: true
        ).feed
        try await reader.refreshIcons()
        #expect(try await fixture.store.iconVersions().count == 1)
        try await fixture.store.unfollow(feed, at: Self.start)
        try await reader.refreshIcons()
        #expect(try await fixture.store.icon(of: site(fixture)) == nil)
    }

    @Test func `a private network is asked for the feed that may be there alone`() async throws {
        let fixture = try await Fixture { _ in .answer(body: .whole(Self.icon)) }
        let reader = engine(fixture, at: Self.start)
        let address = fixture.server.address("/feed", host: "127.0.0.2")
        _ = try await reader.add(address, allowsPrivateNetwork: true)
        // The document names a site on another host.
        try await reader.refreshIcons()
        #expect(visits(fixture) == [])
    }
}
