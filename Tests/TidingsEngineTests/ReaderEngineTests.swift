import Fetching
import NewsModel
import Synchronization
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

@Suite struct ReaderEngineTests {
    @Test func `adding a feed asks it once, also when it is refreshed later`() async throws {
        let fixture = try await EngineFixture { request in
            request["If-None-Match"] == "\"1\""
                ? .answer(status: 304)
                : .answer(
                    headers: ["ETag": "\"1\""],
                    body: .whole(Array(EngineFixture.rss("News", "a", "b").utf8)))
        }
        let added = try await fixture.engine.add(
            fixture.server.address("/feed"), allowsPrivateNetwork: true)
        #expect(added.title == "News" && added.entryCount == 2)
        #expect(fixture.server.requests.count == 1)
        let summary = try await fixture.engine.refresh(.all)
        #expect(summary.outcomes.map(\.kind) == [.notModified])
        #expect(try await fixture.engine.refresh(.due).outcomes.isEmpty)
    }

    @Test func `adding a page asks it once and its feed once`() async throws {
        let fixture = try await EngineFixture { request in
            request.path == "/"
                ? .text(
                    "<html><head><link rel=alternate type=application/rss+xml href=/feed>"
                        + "</head></html>", type: "text/html")
                : .text(EngineFixture.rss("News", "a"))
        }
        _ = try await fixture.engine.add(fixture.server.address("/"), allowsPrivateNetwork: true)
        #expect(fixture.server.requests.map(\.path) == ["/", "/feed"])
    }

    @Test func `what is followed already is not followed twice`() async throws {
        let fixture = try await EngineFixture { _ in .text(EngineFixture.rss("News", "a")) }
        let address = fixture.server.address("/feed")
        _ = try await fixture.engine.add(address, allowsPrivateNetwork: true)
        await #expect(throws: EngineError.alreadyFollowed(title: "News")) {
            try await fixture.engine.add(address, allowsPrivateNetwork: true)
        }
        #expect(fixture.server.requests.count == 1)
    }

    @Test func `a private address is refused unless allowed, and nothing is followed`() async throws
    {
        let fixture = try await EngineFixture { _ in .text(EngineFixture.rss("News", "a")) }
        await #expect(throws: EngineError.self) {
            try await fixture.engine.add(fixture.server.address("/feed"))
        }
        #expect(fixture.server.requests.isEmpty)
        #expect(try await fixture.engine.store.feeds().isEmpty)
    }

    @Test func `one bad feed never stops the rest`() async throws {
        let fixture = try await EngineFixture { request in
            switch request.path {
            case "/reset": .reset
            case "/html": .text("<html><p>no</p></html>")
            case "/500": .answer(status: 500)
            default: .text(EngineFixture.rss("Good " + request.path, "a"))
            }
        }
        for path in ["/reset", "/1", "/html", "/2", "/500", "/3"] {
            try await fixture.engine.followUnseen(
                fixture.server.address(path), allowsPrivateNetwork: true)
        }
        let told = Mutex(0)
        let summary = try await fixture.engine.refresh(.due) { _, total in
            told.withLock { $0 += total }
        }
        #expect(summary.outcomes.count == 6 && summary.failureCount == 3)
        #expect(summary.newEntryCount == 3)
        #expect(told.withLock { $0 } == 36)
        #expect(try await fixture.engine.store.entries(EntryQuery()).elements.count == 3)
    }

    @Test func `a publisher that wants to be left alone is, on all of its feeds`() async throws {
        let fixture = try await EngineFixture { _ in
            .answer(status: 429, headers: ["Retry-After": "7200"])
        }
        for path in ["/1", "/2"] {
            try await fixture.engine.followUnseen(
                fixture.server.address(path), allowsPrivateNetwork: true)
        }
        _ = try await fixture.engine.refresh(.all)
        let asked = fixture.server.requests.count
        let again = try await fixture.engine.refresh(.all)
        #expect(fixture.server.requests.count == asked)
        for outcome in again.outcomes {
            guard case .skipped = outcome.kind else {
                Issue.record("\(outcome)")
                continue
            }
            #expect(try #require(outcome.nextCheck) >= Timestamp(seconds: 1_800_007_200))
        }
    }

    @Test func `two publishers with one event make a story`() async throws {
        let fixture = try await EngineFixture { request in
            .text(EngineFixture.rss(request.path, "Earthquake shakes Brackwater harbour at dawn"))
        }
        for host in ["one.localhost", "two.localhost"] {
            try await fixture.engine.followUnseen(
                fixture.server.address("/feed", host: host), allowsPrivateNetwork: true)
        }
        _ = try await fixture.engine.refresh(.all)
        let stories = try await fixture.engine.store.stories(
            minimumPublishers: 2, after: nil, limit: 10)
        #expect(stories.elements.map(\.publishers.count) == [2])
    }

    @Test func `an earlier report joins a story that an engine before this one kept`() async throws
    {
        let fixture = try await EngineFixture { request in
            let hour = request["Host"]?.hasPrefix("late") == true ? "07" : "06"
            return .text(
                "<rss version='2.0'><channel><title>News</title><item><guid>a</guid>"
                    + "<title>Earthquake shakes Brackwater harbour at dawn</title>"
                    + "<pubDate>Fri, 15 Jan 2027 \(hour):00:00 GMT</pubDate></item></channel></rss>"
            )
        }
        let store = fixture.engine.store
        for host in ["late.localhost", "early.localhost"] {
            let engine = ReaderEngine(
                store: store, fetcher: Fetcher(), clock: { Timestamp(seconds: 1_800_000_000) })
            _ = try await engine.add(
                fixture.server.address("/feed", host: host), allowsPrivateNetwork: true)
        }
        let stories = try await store.stories(minimumPublishers: 2, after: nil, limit: 10)
        #expect(stories.elements.map(\.publishers.count) == [2])
    }

    @Test func `a list goes out as it came in`() async throws {
        let fixture = try await EngineFixture { _ in .answer(status: 404) }
        let opml = """
            <opml version="2.0"><body><outline text="News"><outline text="Science">
            <outline type="rss" text="Mine" xmlUrl="https://a.example/feed"/></outline></outline>
            <outline type="rss" text="Other" xmlUrl="https://b.example/feed"/>
            <outline type="rss" text="Broken" xmlUrl="javascript:alert(1)"/></body></opml>
            """
        let result = try await fixture.engine.importList(Array(opml.utf8))
        #expect(result.added == 2 && result.problems.count == 1)
        let feeds = try await fixture.engine.store.feeds()
        let exported = try await fixture.engine.exportList()
        let other = try await EngineFixture { _ in .answer(status: 404) }
        _ = try await other.engine.importList(Array(exported.utf8))
        let copies = try await other.engine.store.feeds()
        #expect(copies.map(\.folder) == feeds.map(\.folder))
        #expect(copies.map(\.title) == feeds.map(\.title))
        #expect(copies.map(\.key) == feeds.map(\.key))
    }

    @Test func `a list that is none is refused`() async throws {
        let fixture = try await EngineFixture { _ in .answer(status: 404) }
        await #expect(throws: EngineError.self) {
            try await fixture.engine.importList(Array("not a list".utf8))
        }
    }

    @Test func `the schedule ends when its task does`() async throws {
        let fixture = try await EngineFixture { _ in .text(EngineFixture.rss("News", "a")) }
        try await fixture.engine.followUnseen(
            fixture.server.address("/feed"), allowsPrivateNetwork: true)
        let (reports, continuation) = AsyncStream<String>.makeStream()
        let task = Task { await fixture.engine.run { continuation.yield($0) } }
        for await report in reports {
            #expect(report == "1 feed refreshed, 1 new entry.")
            break
        }
        task.cancel()
        await task.value
    }
}
