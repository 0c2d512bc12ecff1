import NewsModel
import Testing
import TidingsStore

@Suite struct StoryWhyTests {
    @Test func `the page compares an entry with the others and escapes titles`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        let page = try await reader.client.ask("/stories/\(key)/why?one=\(key)")
        #expect(page.status == 200)
        #expect(page.body.contains("Why together?"))
        #expect(page.body.contains("冬もフェリー運航へ"))
        #expect(page.body.contains("Not this one"))
        #expect(try await reader.client.ask("/stories/0000000000000001/why").status == 404)
        reader.stop()
    }

    @Test func `not this one takes an entry out, and it can be merged again`() async throws {
        let reader = try await TestReader.filled()
        let founder = try TestReader.entry("a1")
        let other = try TestReader.entry("b1", of: "https://shimbun.example/feed")
        let answer = try await reader.post("/entries/\(other)/story", [("act", "apart")])
        #expect(answer.status == 303)
        var stories = try await reader.store.stories(of: [founder, other])
        #expect(stories[founder] != stories[other])
        let merged = try await reader.post(
            "/stories/\(founder)/merge", [("other", other.description)])
        #expect(merged.status == 303)
        stories = try await reader.store.stories(of: [founder, other])
        #expect(stories[founder] == stories[other])
        #expect(try await reader.post("/entries/\(other)/story", [("act", "x")]).status == 404)
        reader.stop()
    }

    @Test func `programs are told why`() async throws {
        let reader = try await TestReader.filled()
        let founder = try TestReader.entry("a1")
        let other = try TestReader.entry("b1", of: "https://shimbun.example/feed")
        let answer = try await reader.client.ask(
            "/api/v1/stories/\(founder)/why?one=\(founder)&other=\(other)")
        #expect(answer.status == 200)
        #expect(answer.body.contains("\"one_story\":true"))
        #expect(try await reader.client.ask("/api/v1/stories/\(founder)/why").status == 400)
        let path = "why?one=\(founder)&other="
        #expect(
            try await reader.client.ask("/api/v1/stories/\(founder)/\(path)\(founder)").status
                == 404)
        #expect(try await reader.client.ask("/api/v1/stories/none/\(path)\(other)").status == 404)
        reader.stop()
    }
}
