import FoundationEssentials
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore
import TidingsWeb

@Suite struct SyncPageTests {
    private struct Synced: Decodable {
        struct Place: Decodable {
            var kind: String
            var sealed: Bool
        }

        struct Budget: Decodable {
            var bytes: Int
        }

        var badge: String
        var sentence: String
        var place: Place?
        var label: String?
        var pending: Int
        var budget: Budget
    }

    private func state(_ reader: TestReader) async throws -> Synced {
        let answer = try await reader.client.ask("/api/v1/sync")
        #expect(answer.status == 200)
        return try JSONDecoder().decode(Synced.self, from: Data(answer.body.utf8))
    }

    /// A reader that syncs over a folder of its own.
    private func synced() async throws -> (TestReader, TemporaryFolder) {
        let reader = try await TestReader.filled()
        let place = try TemporaryFolder()
        _ = try await reader.keeper.setUp(.folder, path: place.path)
        return (reader, place)
    }

    @Test func `sync that is off says so, and offers no button that would do nothing`()
        async throws
    {
        let reader = try await TestReader()
        defer { reader.stop() }
        #expect(try await state(reader).badge == "off")
        let page = try await reader.client.ask("/sync")
        #expect(page.status == 200 && page.body.contains("tidings sync setup folder"))
        #expect(page.body.contains("<button disabled"))
        #expect(!page.body.contains("action=\"/sync/now\""))
        let refused = try await reader.post("/sync/now")
        #expect(refused.status == 422 && refused.body.contains("Sync is not set up"))
    }

    @Test func `what waits is never called up to date`() async throws {
        let (reader, place) = try await synced()
        defer { reader.stop() }
        #expect(try await state(reader).badge == "up_to_date")
        try await reader.store.mark([try TestReader.entry("a1")], .saved, at: TestReader.now)
        let waiting = try await state(reader)
        #expect(waiting.badge == "waiting" && waiting.pending > 0)
        #expect(try await !reader.client.ask("/sync").body.contains("Up to date"))
        let done = try await reader.post("/sync/now", [("back", "/sync")])
        #expect(done.status == 303 && done.fields["location"]?.hasPrefix("/sync?notice=") == true)
        #expect(try await state(reader).badge == "up_to_date")
        #expect(try await reader.client.ask("/sync").body.contains(place.path))
    }

    @Test func `a place that was emptied is set up again from the page`() async throws {
        let (reader, place) = try await synced()
        defer { reader.stop() }
        #expect(try await !reader.client.ask("/sync").body.contains("/sync/join"))
        #expect(try await reader.post("/sync/join").status == 404)
        try FileManager.default.removeItem(atPath: place.file("tidings"))
        _ = try await reader.post("/sync/now")
        #expect(try await state(reader).badge == "needs_attention")
        #expect(try await reader.client.ask("/sync").body.contains("action=\"/sync/join\""))
        #expect(try await reader.post("/sync/join", [("back", "/sync")]).status == 303)
        #expect(try await state(reader).badge == "up_to_date")
        #expect(FileManager.default.fileExists(atPath: place.file("tidings/v1/universe")))
    }

    @Test func `programs sync with the token only`() async throws {
        let (reader, _) = try await synced()
        defer { reader.stop() }
        let refused = try await reader.client.ask("/api/v1/sync", method: "POST")
        #expect(refused.status == 403)
        let answer = try await reader.client.ask(
            "/api/v1/sync", method: "POST",
            fields: ["X-Tidings-Token": try await reader.token(), "Content-Length": "0"])
        let synced = try JSONDecoder().decode(Synced.self, from: Data(answer.body.utf8))
        #expect(answer.status == 200 && synced.place?.kind == "folder" && synced.label == "Desk")
        #expect(synced.budget.bytes > 0)
    }

    @Test(arguments: ["/sync/undo", "/sync/retire"])
    func `numbers and names of nothing are refused`(path: String) async throws {
        let (reader, _) = try await synced()
        defer { reader.stop() }
        #expect(try await reader.post(path).status == 404)
        let strange = [("number", "x"), ("device", "0000000000000")]
        #expect(try await reader.post(path, strange).status == 404)
        #expect(try await reader.client.ask(path, form: "number=1").status == 403)
    }

    @Test func `everything decided can be taken away as a file`() async throws {
        let reader = try await TestReader.filled()
        defer { reader.stop() }
        try await reader.store.mark([try TestReader.entry("a1")], .saved, at: TestReader.now)
        let answer = try await reader.client.ask("/sync/export")
        #expect(answer.status == 200)
        #expect(answer.fields["content-disposition"]?.hasPrefix("attachment") == true)
        let restored = try await TestReader()
        defer { restored.stop() }
        let result = try await restored.store.restoreDecisions(
            Array(answer.body.utf8), at: TestReader.now)
        #expect(result?.savedCount == 1 && result?.feedCount == 2)
    }
}
