import Assistant
import NewsModel
import StoryGrouping
import TestSupport
import Testing

@Suite struct EndpointTests {
    private func endpoint(_ server: LoopbackServer, key: String? = nil) throws -> Endpoint {
        Endpoint(address: try #require(WebAddress(server.address("/v1"))), key: key)
    }

    @Test func `embeddings are put in order by their index`() async throws {
        let server = try LoopbackServer { _ in
            .text(
                """
                {"data": [{"index": 1, "embedding": [0, 1]}, {"index": 0, "embedding": [1, 0]}]}
                """, type: "application/json")
        }
        let embedder = EmbeddingEndpoint(try endpoint(server, key: "secret-1"), name: "m")
        let vectors = try await embedder.vectors(of: ["a", " "])
        #expect(vectors.map(\.steps) == [[127, 0], [0, 127]])
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.path == "/v1/embeddings")
        #expect(request["Authorization"] == "Bearer secret-1")
        #expect(
            String(decoding: request.body, as: UTF8.self) == #"{"input":["a","-"],"model":"m"}"#)
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"data": []}"#, #"{"data": [{"index": 7, "embedding": [1]}]}"#,
        #"{"data": [{"embedding": [0, 0]}]}"#, #"{"data": [{"embedding": []}]}"#,
    ])
    func `an answer without the embedding is none`(body: String) async throws {
        let server = try LoopbackServer { _ in .text(body, type: "application/json") }
        let embedder = EmbeddingEndpoint(try endpoint(server), name: "m")
        await #expect(throws: AssistantError.self) { try await embedder.vectors(of: ["a"]) }
    }

    @Test(arguments: [404, 501, 500])
    func `a server that cannot says so`(status: Int) async throws {
        let server = try LoopbackServer { _ in .answer(status: status) }
        let embedder = EmbeddingEndpoint(try endpoint(server), name: "m")
        await #expect(throws: AssistantError.status(status)) {
            try await embedder.vectors(of: ["a"])
        }
    }

    @Test func `what is sent is sent on to nobody`() async throws {
        let other = try LoopbackServer { _ in .text("{}") }
        let target = other.address("/v1/embeddings")
        let server = try LoopbackServer { _ in .redirect(307, to: target) }
        let embedder = EmbeddingEndpoint(try endpoint(server, key: "secret-1"), name: "m")
        await #expect(throws: AssistantError.self) { try await embedder.vectors(of: ["a"]) }
        #expect(other.requests.isEmpty)
    }

    private static func chat(_ content: String) -> String {
        let quoted = content.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\\\"")
        return #"{"choices": [{"message": {"content": "\#(quoted)"}}]}"#
    }

    @Test func `a story is written`() async throws {
        let answer = Self.chat(#"{"title": " Dam  holds ", "summary": "It held."}"#)
        let server = try LoopbackServer { _ in .text(answer, type: "application/json") }
        let writer = StoryWriter(try endpoint(server), model: "m")
        let report = WrittenReport(title: "Damm hält", sentence: "", publisher: "a.example")
        let story = try await writer.write([report], language: "en")
        #expect(story.title == "Dam holds")
        #expect(story.summary == "It held.")
        let body = String(decoding: try #require(server.requests.first).body, as: UTF8.self)
        #expect(body.contains("json_schema"))
        #expect(body.contains("Damm hält"))
    }

    @Test(arguments: [
        #"{"choices": []}"#, #"{"choices": [{"message": {"content": null}}]}"#,
        chat("Sure! Here is the title."), chat(#"{"title": "", "summary": "x"}"#),
        chat(#"{"title": "<b>x</b>", "summary": "x"}"#), chat(#"{"title": "x"}"#),
        chat("{\"title\": \"\(String(repeating: "x", count: 161))\", \"summary\": \"\"}"),
    ])
    func `an answer of another form is refused`(answer: String) async throws {
        let server = try LoopbackServer { _ in .text(answer, type: "application/json") }
        let writer = StoryWriter(try endpoint(server), model: "m")
        let report = WrittenReport(title: "Damm hält", sentence: "", publisher: "a.example")
        await #expect(throws: AssistantError.self) {
            try await writer.write([report], language: "en")
        }
    }
}
