import NewsModel
import SampleFeeds
import Testing
import TidingsStore
import TidingsWeb

@Suite struct FollowingTests {
    private func upload(
        _ reader: TestReader, _ opml: String, token: String? = nil
    ) async throws
        -> PlainClient.Answer
    {
        let given: String
        if let token { given = token } else { given = try await reader.token() }
        let body =
            "--XX\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n\(given)\r\n"
            + "--XX\r\nContent-Disposition: form-data; name=\"private\"\r\n\r\nyes\r\n"
            + "--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.opml\"\r\n"
            + "Content-Type: text/x-opml\r\n\r\n\(opml)\r\n--XX--\r\n"
        return try await reader.client.ask(
            "/import", fields: ["Content-Type": "multipart/form-data; boundary=XX"], form: body)
    }

    // Port 9 of this machine discards or refuses, so nothing leaves it.
    private static let list = """
        <opml version="2.0"><head><title>Mine</title></head><body>
        <outline text="Science"><outline text="A &amp; B" type="rss"
        xmlUrl="http://127.0.0.1:9/a"/></outline>
        <outline text="C" type="rss" xmlUrl="http://127.0.0.1:9/c"/></body></opml>
        """

    @Test func `a list is imported and exported again`() async throws {
        let reader = try await TestReader()
        let answer = try await upload(reader, Self.list)
        #expect(answer.status == 303)
        let page = try await reader.client.ask(answer.fields["location"] ?? "")
        #expect(page.body.contains("Imported 2 feeds."))
        let feeds = try await reader.store.feeds()
        #expect(Set(feeds.map(\.folder)) == [FolderPath(["Science"]), .top])
        let export = try await reader.client.ask("/export")
        #expect(export.fields["content-disposition"]?.contains("tidings.opml") == true)
        #expect(export.body.contains("http://127.0.0.1:9/a"))
        #expect(export.body.contains("A &amp; B"))
        reader.stop()
    }

    @Test func `a list without the token is refused`() async throws {
        let reader = try await TestReader()
        #expect(try await upload(reader, Self.list, token: "0").status == 403)
        #expect(try await reader.store.feeds().isEmpty)
        reader.stop()
    }

    @Test func `what is no list gets one sentence`() async throws {
        let reader = try await TestReader()
        #expect(try await upload(reader, "").status == 422)
        let answer = try await upload(reader, "hello")
        #expect(answer.status == 422)
        #expect(answer.body.contains("<p class=\"lead\">"))
        reader.stop()
    }

    @Test func `an address is followed and leads to its entries`() async throws {
        let reader = try await TestReader(servesSamples: true)
        let site = try #require(SampleSite.all.first)
        let name = site.format == .json ? "feed.json" : "feed.xml"
        let address = "http://\(site.slug).localhost:\(reader.server.port)/\(name)"
        let answer = try await reader.post(
            "/add", [("address", address), ("folder", "A/B"), ("private", "yes")])
        #expect(answer.status == 303)
        let page = try await reader.client.ask(answer.fields["location"] ?? "")
        #expect(page.status == 200)
        #expect(page.body.contains("You follow “"))
        #expect(page.body.contains("<article"))
        #expect(try await reader.store.feeds().map(\.folder) == [FolderPath(["A", "B"])])
        reader.stop()
    }

    @Test(arguments: ["", "not an address <b>", "http://127.0.0.1:9/feed"])
    func `an address that leads nowhere gets one sentence`(address: String) async throws {
        let reader = try await TestReader()
        let answer = try await reader.post("/add", [("address", address)])
        #expect(answer.status == 422)
        #expect(answer.body.contains("role=\"alert\""))
        #expect(answer.body.contains("value=\"\(HTML(text: address).markup)\""))
        #expect(try await reader.store.feeds().isEmpty)
        reader.stop()
    }

    @Test func `only feeds of the built-in set can be chosen from it`() async throws {
        let reader = try await TestReader()
        let pairs = [("feed", "http://evil.example/")]
        #expect(try await reader.post("/starter", pairs).status == 422)
        reader.stop()
    }
}
