import FeedParsing
import NewsModel
import Testing

@Suite struct SubscriptionListTests {
    private func list(_ body: String, head: String = "") throws -> SubscriptionList {
        let text = "<opml version=\"2.0\"><head>\(head)</head><body>\(body)</body></opml>"
        return try SubscriptionList(opml: Array(text.utf8))
    }

    @Test func `reads feeds in nested folders in order`() throws {
        let list = try list(
            """
            <outline text="One" type="rss" xmlUrl="https://one.test/feed" htmlUrl="https://one.test/"/>
            <outline text="News"><outline text="World">
              <outline text="Two" type="rss" xmlUrl="https://two.test/feed"/></outline>
              <outline text="Three" type="rss" xmlUrl="https://three.test/feed"></outline>
            </outline>
            <outline text="Four" type="rss" xmlUrl="https://four.test/feed"/>
            """, head: "<title>My &lt;list&gt; &eacute;t&eacute;</title>")
        #expect(list.title == "My <list> été")
        #expect(list.feeds.map(\.title) == ["One", "Two", "Three", "Four"])
        #expect(list.feeds.map(\.path) == [[], ["News", "World"], ["News"], []])
        #expect(list.feeds[0].siteAddress == "https://one.test/")
        #expect(list.feeds[1].siteAddress == nil)
    }

    @Test(arguments: [
        "<outline text='T' xmlUrl='https://a.test/f'/>",
        "<OUTLINE TEXT='T' TYPE='RSS' XMLURL='https://a.test/f'/>",
        "<outline title='T' type='atom' xmlurl=' https://a.test/f '/>",
        "<outline text='' title='T' type='rss' url='https://a.test/f'/>",
        "<outline text='T' type='link' xmlUrl='https://a.test/f'/>",
        "<outline text=\"&#84;\" xmlUrl=https://a.test/f >",
        "<junk><outline text='T' xmlUrl='https://a.test/f'/><p>more</p>",
        "<outline text='\n T \n' x:y='z' xmlUrl='https://a.test/f' xmlUrl='https://b.test/f'/>",
    ])
    func `is lenient about how a feed is written`(outline: String) throws {
        let feeds = try list(outline).feeds
        let expected = SubscriptionList.Outline(
            title: "T", feedAddress: "https://a.test/f", siteAddress: nil, path: [])
        #expect(feeds == [expected])
    }

    @Test func `a feed without a name is called after its host`() throws {
        let feeds = try list("<outline xmlUrl='https://news.test/f'/><outline xmlUrl='x'/>").feeds
        #expect(feeds.map(\.title) == ["news.test", "x"])
    }

    @Test func `a folder is a folder whatever its type`() throws {
        let feeds = try list(
            "<outline text='F' type='rss'><outline text='T' xmlUrl='https://a.test/'/></outline>"
        ).feeds
        #expect(feeds.map(\.path) == [["F"]])
    }

    @Test func `commented outlines are left out`() throws {
        let feeds = try list(
            """
            <outline text="C" isComment="true"><outline text="T" xmlUrl="https://a.test/"/></outline>
            <outline text="U" isComment="TRUE" xmlUrl="https://b.test/"/>
            <outline text="V" isComment="false" xmlUrl="https://c.test/"/>
            """
        ).feeds
        #expect(feeds.map(\.title) == ["V"])
    }

    @Test func `ampersands in addresses stay`() throws {
        let feeds = try list("<outline text='Q&A &amp; more' xmlUrl='https://a.test/?a=1&copy=2'/>")
            .feeds
        #expect(feeds.first?.title == "Q&A & more")
        #expect(feeds.first?.feedAddress == "https://a.test/?a=1&copy=2")
    }

    @Test func `included lists are named, not followed`() throws {
        let list = try list(
            """
            <outline text="L" type="include" url="https://a.test/list"/>
            <outline text="M" type="link" url="https://a.test/more.opml"/>
            <outline text="N" type="link" url="https://a.test/page"/>
            """)
        #expect(list.includedLists == ["https://a.test/list", "https://a.test/more.opml"])
        #expect(list.feeds.isEmpty)
    }

    @Test func `reports the same address in another writing`() throws {
        let list = try list(
            """
            <outline text="A" xmlUrl="https://a.test/f"/><outline text="B" xmlUrl="https://b.test/"/>
            <outline text="C" xmlUrl="HTTPS://A.test:443/f#top"/>
            """)
        #expect(list.feeds.count == 3)
        #expect(list.duplicates.map(\.title) == ["C"])
    }

    @Test func `reads old encodings`() throws {
        let head = "<?xml version='1.0' encoding='windows-1251'?><opml><body><outline text='"
        let tail = "' xmlUrl='https://a.test/'/></body></opml>"
        let list = try SubscriptionList(
            opml: Array(head.utf8) + [0xCC, 0xE8, 0xF0] + Array(tail.utf8))
        #expect(list.feeds.first?.title == "Мир")
    }

    @Test(arguments: [
        ("", FeedParsingError.empty), (" \n", .empty), ("<html><title>x</title>", .webPage),
        ("hello", .notAFeed), ("<rss><channel/></rss>", .notAFeed),
    ])
    func `refuses what is no list`(text: String, expected: FeedParsingError) {
        #expect(throws: expected) { try SubscriptionList(opml: Array(text.utf8)) }
    }

    @Test func `what is written reads back the same`() throws {
        var list = SubscriptionList(title: "Tom & \"Jerry\" <3", feeds: [])
        let paths = [[], ["A"], ["A", "B & C"], ["D"], ["A"], []]
        for (index, path) in paths.enumerated() {
            list.feeds.append(
                SubscriptionList.Outline(
                    title: "é \(index) > 'x' \u{1}", feedAddress: "https://f\(index).test/?a=1&b=2",
                    siteAddress: index == 1 ? "https://f1.test/" : nil, path: path))
        }
        let text = list.opml(createdAt: Timestamp(seconds: 1_796_008_624))
        #expect(text.contains("<dateCreated>Mon, 30 Nov 2026 03:17:04 +0000</dateCreated>"))
        #expect(!list.opml.contains("dateCreated"))
        let copy = try SubscriptionList(opml: Array(text.utf8))
        #expect(copy.title == list.title)
        // Folders are gathered where they first stand.
        let order = [0, 1, 2, 4, 3, 5]
        #expect(copy.feeds.map(\.path) == order.map { list.feeds[$0].path })
        #expect(copy.feeds.map(\.title) == order.map { "é \($0) > 'x'" })
        #expect(copy.feeds.map(\.feedAddress) == order.map { list.feeds[$0].feedAddress })
        #expect(copy.feeds[1].siteAddress == "https://f1.test/")
    }

    @Test func `prints the agreed JSON`() throws {
        let list = try list("<outline text='F'><outline text='T' xmlUrl='x'/></outline>")
        let json = String(decoding: list.json, as: UTF8.self)
        #expect(json == #"{"title":"","feeds":[{"title":"T","xml_url":"x","path":["F"]}]}"#)
    }

    @Test func `ten thousand feeds are read whole`() throws {
        let body = (0..<10_000).map { "<outline text='F\($0)' xmlUrl='https://f\($0).test/'/>" }
        let list = try list("<outline text='All'>" + body.joined() + "</outline>")
        #expect(list.feeds.count == 10_000)
        #expect(list.feeds.last?.path == ["All"])
    }

    @Test func `the deepest nesting is survived`() throws {
        let body = String(repeating: "<outline text='x'>", count: 20_000)
        let list = try list(body + "<outline text='T' xmlUrl='https://a.test/'/>")
        #expect(list.feeds.first?.path.count == 32)
    }
}
