import NewsModel
import Testing
import TidingsStore
import TidingsWeb

/// What open and installed pages ask for by themselves.
@Suite struct LivePageTests {
    @Test func `a page learns what came after it, and how many are unread and saved`() async throws
    {
        let reader = try await TestReader.filled()
        let latest = try await reader.store.latestArrival()
        let page = try await reader.client.ask("/")
        #expect(page.body.contains("<meta name=\"latest\" content=\"\(latest)\">"))
        var answer = try await reader.client.ask("/pulse?after=\(latest)")
        #expect(answer.body == "{\"new\":0,\"saved\":0,\"unread\":4}\n")
        answer = try await reader.client.ask("/pulse?after=0.0")
        #expect(answer.body == "{\"new\":4,\"saved\":0,\"unread\":4}\n")
        try await reader.store.mark([TestReader.entry("a1")], .read, at: TestReader.now)
        answer = try await reader.client.ask("/pulse?after=0.0")
        #expect(answer.body == "{\"new\":3,\"saved\":0,\"unread\":3}\n")
        #expect(try await reader.client.ask("/pulse").status == 400)
        reader.stop()
    }

    @Test func `the reader can be installed`() async throws {
        let reader = try await TestReader.filled()
        let icon = try await reader.client.ask("/favicon.ico")
        #expect(icon.status == 200 && icon.fields["content-type"] == "image/png")
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
