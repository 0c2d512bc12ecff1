import FoundationEssentials
import TestSupport
import Testing
import TidingsWeb

/// The document that describes the JSON API; `Tests/Clients` holds the answers against it.
@Suite struct APIDescriptionTests {
    private struct Document: Decodable {
        struct Operation: Decodable {
            var operationId: String?
        }

        var openapi: String
        var paths: [String: [String: Operation]]
    }

    @Test func `every address is described, and nothing else is`() throws {
        let document = try JSONDecoder().decode(
            Document.self, from: Data(APIDescription.document))
        #expect(document.openapi == "3.1.0")
        let described = document.paths.flatMap { path, operations in
            operations.keys.map { $0.uppercased() + " " + path.replacing("{key}", with: "*") }
        }
        #expect(described.sorted() == APIDescription.routes.sorted())
        let names = document.paths.values.flatMap(\.values).compactMap(\.operationId)
        #expect(Set(names).count == described.count)
    }

    @Test func `the document is served, with its digest`() async throws {
        let reader = try await TestReader()
        let answer = try await reader.client.ask("/api/v1/openapi.json")
        #expect(answer.status == 200 && answer.fields["content-type"] == "application/json")
        let tag = try #require(answer.fields["etag"])
        let again = try await reader.client.ask(
            "/api/v1/openapi.json", fields: ["If-None-Match": tag])
        #expect(again.status == 304)
        reader.stop()
    }

    @Test func `events are for the reader's own pages`() async throws {
        let reader = try await TestReader()
        let foreign = try await reader.client.ask(
            "/api/v1/events", fields: ["Sec-Fetch-Site": "cross-site"])
        #expect(foreign.status == 403)
        reader.stop()
    }
}
