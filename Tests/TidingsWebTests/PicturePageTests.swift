import NewsModel
import TestSupport
import Testing
import TidingsStore
import TidingsWeb

/// Pictures of entries on the pages.
@Suite struct PicturePageTests {
    /// A reader with an entry that has a picture at a loopback publisher.
    private func reader(_ server: LoopbackServer, allowsPrivate: Bool) async throws -> TestReader {
        let reader = try await TestReader()
        let address = server.address("/feed")
        let feed = FollowedFeed(
            key: try TestReader.key(address), address: address,
            allowsPrivateNetwork: allowsPrivate)
        try await reader.store.follow(feed, at: TestReader.now)
        try await reader.save(
            feed: address, "Harbour", "en",
            [("a", "Crane", "<p>It <img src=\"\(server.address("/p.png"))\" alt=\"moves\"></p>", 9)]
        )
        return reader
    }

    private func page(
        _ reader: TestReader, _ server: LoopbackServer
    ) async throws
        -> PlainClient.Answer
    {
        let key = try TestReader.entry("a", of: server.address("/feed"))
        return try await reader.client.ask("/entries/\(key)?view=feed")
    }

    /// The path of the picture on a page.
    private func path(_ body: String) throws -> String {
        let part = try #require(body.split(separator: "src=\"/picture", maxSplits: 1).last)
        return "/picture"
            + part.prefix { $0 != "\"" }.split(separator: "&amp;").joined(separator: "&")
    }

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    @Test func `they come from publishers at first, and then through the reader`() async throws {
        let server = try LoopbackServer { _ in .answer(body: .whole(Self.png)) }
        let reader = try await reader(server, allowsPrivate: true)
        let before = try await page(reader, server)
        #expect(before.body.contains("src=\"\(server.address("/p.png"))\""))
        #expect(before.fields["content-security-policy"]?.contains("https: http: data:") == true)
        #expect(try await reader.client.ask("/picture?u=a&p=b").status == 404)
        let set = try await reader.post("/settings/pictures", [("through", "yes")])
        #expect(set.status == 303)
        let after = try await page(reader, server)
        #expect(!after.body.contains("src=\"\(server.address("/p.png"))\""))
        #expect(
            after.fields["content-security-policy"]?.contains("img-src 'self' data:;") == true)
        let path = try path(after.body)
        let picture = try await reader.client.ask(path)
        #expect(picture.status == 200 && picture.fields["content-type"] == "image/png")
        #expect(picture.fields["content-security-policy"] == "default-src 'none'; sandbox")
        #expect(picture.fields["cache-control"] == "private, max-age=604800")
        #expect(picture.fields["x-content-type-options"] == "nosniff")
        #expect(server.requests.map(\.path) == ["/p.png"])
        // Nobody has the reader fetch what it did not name itself.
        let other = path.split(separator: "p.png").joined(separator: "q.png")
        #expect(try await reader.client.ask(other).status == 404)
        #expect(server.requests.count == 1)
        _ = try await reader.post("/settings/pictures")
        #expect(try await reader.client.ask(path).status == 404)
        reader.stop()
    }

    @Test func `a picture on a private network stays there`() async throws {
        let server = try LoopbackServer { _ in .answer(body: .whole(Self.png)) }
        let reader = try await reader(server, allowsPrivate: false)
        _ = try await reader.post("/settings/pictures", [("through", "yes")])
        let path = try path(try await page(reader, server).body)
        #expect(try await reader.client.ask(path).status == 404)
        #expect(server.requests.isEmpty)
        reader.stop()
    }

    @Test func `what is no picture is not passed on`() async throws {
        let server = try LoopbackServer { _ in
            .text("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", type: "image/png")
        }
        let reader = try await reader(server, allowsPrivate: true)
        _ = try await reader.post("/settings/pictures", [("through", "yes")])
        let answer = try await reader.client.ask(try path(try await page(reader, server).body))
        #expect(answer.status == 404 && !answer.body.contains("svg"))
        reader.stop()
    }
}
