import Testing
import TidingsWeb

@Suite struct LookTests {
    @Test func `what is chosen is kept on the device and shown without script`() async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.post(
            "/look",
            [("theme", "sepia"), ("layout", "cards"), ("scrolling", "marks"), ("key-next", "J")])
        #expect(answer.status == 303)
        let cookie = try #require(answer.fields["set-cookie"]?.split(separator: ";").first)
        let page = try await reader.client.ask("/", fields: ["Cookie": String(cookie)]).body
        #expect(page.contains("data-theme=\"sepia\""))
        #expect(page.contains("data-layout=\"cards\""))
        #expect(page.contains("data-scrolling=\"marks\""))
        #expect(page.contains("data-keys=\"next=J previous=k"))
        #expect(try await reader.client.ask("/").body.contains("data-theme=\"system\""))
        reader.stop()
    }

    @Test(arguments: [
        "theme=%22%3E%3Cscript%3E", "theme=neon&layout=&key-next=ab&key-read=%00",
        "%%%", String(repeating: "theme=", count: 2000),
    ])
    func `a cookie of nonsense is as none`(cookie: String) async throws {
        let reader = try await TestReader.filled()
        let page = try await reader.client.ask("/", fields: ["Cookie": "tidings-look=" + cookie])
        #expect(page.status == 200)
        #expect(page.body.contains("data-theme=\"system\""))
        #expect(page.body.contains("data-keys=\"next=j previous=k"))
        reader.stop()
    }

    @Test func `one key for two things is refused in words`() async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.post("/look", [("key-next", "m")])
        #expect(answer.status == 422)
        #expect(answer.fields["set-cookie"] == nil)
        #expect(answer.body.contains("Two things share the key m"))
        reader.stop()
    }

    @Test func `without keys the page has none`() async throws {
        let reader = try await TestReader.filled()
        let page = try await reader.client.ask("/", fields: ["Cookie": "tidings-look=keys=off"])
        #expect(!page.body.contains("data-keys="))
        reader.stop()
    }
}
