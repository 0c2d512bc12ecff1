import NewsModel
import Testing
import TidingsEngine
import TidingsStore

@Suite struct FeedStubTests {
    private static func entry(
        _ html: String, characters: Int, end: String = "the end of it.",
        link: String? = "https://www.post.example/a", enclosure: String? = nil
    ) throws -> EntryDetail {
        let address = try #require(WebAddress("https://post.example/feed"))
        let feed = FeedKey(following: address)
        let time = Timestamp(seconds: 0)
        let listing = EntryListing(
            key: EntryKey(feed: feed, identity: "a"), feed: feed, feedTitle: "Post", title: "A",
            excerpt: "", link: link, author: "", published: nil, firstSeen: time, order: time,
            isRead: false, isSaved: false, story: nil)
        return EntryDetail(
            listing: listing, html: html, feedHTML: html, feedTextLength: characters,
            feedTextEnd: end,
            enclosures: enclosure.map {
                [Enclosure(address: "https://post.example/m", mediaType: $0)]
            } ?? [], categories: [], commentsAddress: nil)
    }

    @Test(arguments: [
        (html: "<p>Teaser</p>", characters: 200, end: "and then.", isStub: true),
        ("<p>Text</p>", 599, "and then.", true), ("<p>Text</p>", 600, "and then.", false),
        ("<p>Text</p>", 3000, "and then it […]", true), ("<p>Text</p>", 3000, "Read more »", true),
        ("<p>Text</p>", 1000, "続きを読む", true), ("<p>Text</p>", 5000, "and so on…", false),
        ("<img src=a>", 10, "A comic", false), ("<img src=a><p>Lead</p>", 200, "so.", true),
        ("<table></table>", 100, "so.", false), ("<p>港</p>", 250, "港の新聞によると運航する", false),
        ("<p>港</p>", 150, "港の新聞によると運航する", true),
    ])
    func `short texts and those that break off are stubs`(
        html: String, characters: Int, end: String, isStub: Bool
    ) throws {
        let entry = try Self.entry(html, characters: characters, end: end)
        #expect(FeedStub(entry, publisher: "post.example").isStub == isStub)
    }

    @Test func `a remark on the page of another is whole in itself`() throws {
        let remark = try Self.entry("<p>R</p>", characters: 300, link: "https://other.example/x")
        #expect(!FeedStub(remark, publisher: "post.example").isStub)
        #expect(FeedStub(remark, publisher: "post.example").hasPage)
        let nothing = try Self.entry("<p>R</p>", characters: 20, link: "https://other.example/x")
        #expect(FeedStub(nothing, publisher: "post.example").isStub)
    }

    @Test(arguments: [nil, "mailto:a@b.example", "javascript:alert(1)", ""])
    func `what links to no page has none`(link: String?) throws {
        let entry = try Self.entry("<p>T</p>", characters: 20, link: link)
        #expect(!FeedStub(entry, publisher: "post.example").isStub)
        #expect(!FeedStub(entry, publisher: "post.example").hasPage)
    }

    @Test func `sound and film are not read`() throws {
        for type in ["audio/mpeg", "Video/MP4"] {
            let entry = try Self.entry("<p>T</p>", characters: 20, enclosure: type)
            #expect(!FeedStub(entry, publisher: "post.example").isStub)
        }
    }
}
