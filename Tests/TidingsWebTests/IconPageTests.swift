import NewsModel
import Testing
import TidingsStore

@Suite struct IconPageTests {
    private static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    private func reader() async throws -> TestReader {
        let reader = try await TestReader.filled()
        let image = SiteIcon.Image(
            mediaType: "image/png", bytes: Self.bytes, version: "0123456789ab",
            address: "https://post.example/favicon.ico")
        try await reader.store.save(
            SiteIcon(site: "post.example", image: image, nextCheck: TestReader.now))
        try await reader.store.save(
            SiteIcon(site: "shimbun.example", image: nil, nextCheck: TestReader.now))
        return reader
    }

    @Test func `pages show the icons of their sites, from this machine`() async throws {
        let reader = try await reader()
        let page = try await reader.client.ask("/").body
        let address = "src=\"/icon?site=post.example&amp;v=0123456789ab\""
        // One in the navigation, one for each of three entries.
        #expect(page.pieceCount(between: address) == 5)
        #expect(!page.contains("shimbun.example&amp;v="))
        #expect(page.contains("alt=\"\" width=\"16\" height=\"16\" loading=\"lazy\""))
        reader.stop()
    }

    @Test func `a version of an icon is kept for a year`() async throws {
        let reader = try await reader()
        let target = "/icon?site=post.example&v=0123456789ab"
        let answer = try await reader.client.ask(target)
        #expect(answer.status == 200)
        #expect(answer.fields["content-type"] == "image/png")
        #expect(answer.fields["cache-control"] == "private, max-age=31536000, immutable")
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        #expect(answer.fields["content-security-policy"]?.contains("default-src 'none'") == true)
        let tag = try #require(answer.fields["etag"])
        #expect(try await reader.client.ask(target, fields: ["If-None-Match": tag]).status == 304)
        let other = try await reader.client.ask("/icon?site=post.example&v=other")
        #expect(other.fields["cache-control"] == "private, no-cache")
        reader.stop()
    }

    @Test(arguments: ["/icon", "/icon?site=shimbun.example", "/icon?site=../x", "/icon?site="])
    func `what is not kept is not there`(target: String) async throws {
        let reader = try await reader()
        #expect(try await reader.client.ask(target).status == 404)
        reader.stop()
    }
}

extension String {
    /// How many pieces `separator` cuts the text into.
    fileprivate func pieceCount(between separator: String) -> Int {
        split(separator: separator, omittingEmptySubsequences: false).count
    }
}
