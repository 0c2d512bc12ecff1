import NewsModel
import Testing
import TidingsStore
import TidingsWeb

/// What open and installed pages ask for by themselves.
@Suite struct LivePageTests {
    @Test func `a page that knows nothing is told at once`() async throws {
        let reader = try await TestReader.filled()
        let since = TestReader.now.seconds - 10
        let answer = try await reader.client.ask("/live?since=\(since)")
        #expect(answer.fields["content-type"] == "text/event-stream")
        #expect(answer.body.contains("event: pulse\ndata: {\"unread\":4,"))
        reader.stop()
    }

    @Test func `a page that knows all waits, and is let go when the server stops`() async throws {
        let reader = try await TestReader.filled()
        let since = TestReader.now.seconds - 10
        let first = try await reader.client.ask("/live?since=\(since)")
        let id = try #require(first.body.split(separator: "\n").first { $0.hasPrefix("id: ") })
        async let waiting = reader.client.ask(
            "/live?since=\(since)", fields: ["Last-Event-ID": String(id.dropFirst(4))])
        try await reader.store.mark([TestReader.entry("a1")], .read, at: TestReader.now)
        #expect(try await waiting.body.contains("\"unread\":3"))
        reader.stop()
    }

    @Test func `the reader can be installed`() async throws {
        let reader = try await TestReader.filled()
        let manifest = try await reader.client.ask("/manifest.webmanifest")
        #expect(manifest.fields["content-type"] == "application/manifest+json")
        #expect(manifest.body.contains("icon-512.png"))
        let worker = try await reader.client.ask("/sw.js")
        #expect(worker.fields["content-type"]?.hasPrefix("text/javascript") == true)
        let offline = try await reader.client.ask("/offline")
        #expect(offline.status == 200)
        #expect(!offline.body.contains("Harbour Post"))
        reader.stop()
    }
}
