import FeedParsing
import NewsModel
import SampleFeeds
import Testing

@Suite struct SampleDocumentTests {
    private static let now = Timestamp(seconds: 1_800_000_300)

    private static func origin(of site: SampleSite) -> String {
        "http://\(site.slug).localhost:7878"
    }

    private static func feed(of site: SampleSite) throws -> Feed {
        let origin = origin(of: site)
        let document = site.feedDocument(at: now, origin: origin)
        return try FeedParser().feed(
            from: document.bytes, address: WebAddress(origin + site.feedPath),
            contentType: document.mediaType)
    }

    @Test(arguments: SampleSite.all)
    func `the parser reads every entry of the document`(site: SampleSite) throws {
        let feed = try Self.feed(of: site)
        #expect(feed.format == site.format)
        #expect(feed.title == site.name)
        #expect(feed.language == site.language)
        #expect(feed.link == Self.origin(of: site) + "/")
        #expect(feed.entries.count == site.entries.count)
        for (read, written) in zip(feed.entries, site.entries) {
            #expect(read.link == Self.origin(of: site) + "/articles/" + written.slug)
            #expect(read.categories == written.categories ?? [])
            #expect(read.authors.first?.name == written.author || written.author == nil)
            let html = read.contentHTML ?? ""
            #expect(html.isEmpty == (written.isStub == true) || site.format == .json)
            let published = try #require(read.published)
            #expect(published < Self.now)
            #expect(Self.now - published <= .seconds(45 * 86_400))
        }
    }

    @Test(arguments: SampleSite.all)
    func `every link of the document has a page with the article in it`(site: SampleSite) throws {
        let origin = Self.origin(of: site)
        for entry in try Self.feed(of: site).entries {
            let link = try #require(entry.link)
            let path = String(link.dropFirst(origin.count))
            let page = try #require(site.page(path: path, at: Self.now, origin: origin))
            #expect(page.contains("<article>"))
            if let html = entry.contentHTML, html.contains("<") { #expect(page.contains(html)) }
        }
    }

    @Test(arguments: SampleSite.all)
    func `the feed is discovered on the home page`(site: SampleSite) throws {
        let origin = Self.origin(of: site)
        let page = try #require(site.page(path: "/", at: Self.now, origin: origin))
        let address = try #require(WebAddress(origin + "/"))
        let found = FeedDiscovery().candidates(inPage: Array(page.utf8), at: address)
        #expect(found.first?.address == WebAddress(origin + site.feedPath))
    }

    @Test(arguments: SampleSite.all)
    func `the bytes stay the same for the same time, and for minutes after`(site: SampleSite) {
        let origin = Self.origin(of: site)
        let first = site.feedDocument(at: Self.now, origin: origin).bytes
        #expect(site.feedDocument(at: Self.now, origin: origin).bytes == first)
        let soon = Self.now + .seconds(200)
        #expect(site.feedDocument(at: soon, origin: origin).bytes == first)
        let later = Self.now + .seconds(3600)
        #expect(site.feedDocument(at: later, origin: origin).bytes != first)
    }

    @Test func `every enclosure and picture can be fetched from the site`() throws {
        var sounds = 0
        var pictures = 0
        for site in SampleSite.all {
            let origin = Self.origin(of: site)
            for entry in try Self.feed(of: site).entries {
                for enclosure in entry.enclosures {
                    let path = String(enclosure.address.dropFirst(origin.count))
                    let media = try #require(site.media(path: path))
                    #expect(media.bytes.count == enclosure.sizeInBytes)
                    #expect(media.mediaType == enclosure.mediaType)
                    sounds += 1
                }
                for match in (entry.contentHTML ?? "").matches(of: /<img src="([^"]*)"/) {
                    let path = String(match.1.dropFirst(origin.count))
                    let media = try #require(site.media(path: path))
                    #expect(media.mediaType == "image/png")
                    pictures += 1
                }
            }
        }
        #expect(sounds >= 5)
        #expect(pictures >= 5)
    }
}
