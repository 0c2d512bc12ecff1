import NewsModel
import SampleFeeds
import Testing
import TidingsWeb

@Suite struct SampleHostTests {
    @Test func `a sample feed is served under its own name, and once only`() async throws {
        let reader = try await TestReader(servesSamples: true)
        let site = try #require(SampleSite.all.first)
        let host = "\(site.slug).localhost:\(reader.server.port)"
        let path = site.format == .json ? "/feed.json" : "/feed.xml"
        let feed = try await reader.client.ask(path, host: host)
        #expect(feed.status == 200)
        #expect(feed.body.contains("http://" + host))
        let tag = try #require(feed.fields["etag"])
        let again = try await reader.client.ask(path, host: host, fields: ["If-None-Match": tag])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        reader.stop()
    }

    @Test func `a sample site has nothing of the reader's`() async throws {
        let reader = try await TestReader(servesSamples: true)
        let site = try #require(SampleSite.all.first)
        let host = "\(site.slug).localhost:\(reader.server.port)"
        for path in ["/api/v1/feeds", "/add", "/healthz", "/assets/app.js"] {
            #expect(try await reader.client.ask(path, host: host).status == 404)
        }
        let unknown = "unknown.localhost:\(reader.server.port)"
        #expect(try await reader.client.ask("/feed.xml", host: unknown).status == 404)
        reader.stop()
    }

    @Test func `without the option there are no sample sites`() async throws {
        let reader = try await TestReader()
        let host = "harbour-post.localhost:\(reader.server.port)"
        #expect(try await reader.client.ask("/feed.xml", host: host).status == 421)
        reader.stop()
    }
}
