import FeedParsing
import NewsModel
import Testing

@Suite struct FeedDiscoveryTests {
    private func candidates(
        _ page: String, at address: String = "https://site.test/blog/page"
    ) throws -> [FeedCandidate] {
        let address = try #require(WebAddress(address))
        return FeedDiscovery().candidates(inPage: Array(page.utf8), at: address)
    }

    private func addresses(
        _ page: String, at address: String = "https://site.test/blog/page"
    ) throws -> [String] {
        try candidates(page, at: address).map(\.address.description)
    }

    @Test(arguments: [
        "<link rel=alternate type=application/rss+xml href=/f>",
        "<LINK REL='ALTERNATE' TYPE='Application/RSS+XML; charset=utf-8' HREF=' ../f '/>",
        "<body><p><link rel='alternate nofollow' type='application/atom+xml' href='//site.test/f'>",
        "<link href='https://site.test/f#top' type=\"application/feed&#43;json\" rel=\"alternate\">",
        "<base href='https://site.test/'><link rel='alternate' type='text/xml' href='f' title=x>"
            + "<link rel='feed' type='application/rdf+xml' href='f'>",
        "<link title='a > b' rel=alternate type=application/json href=/f>",
        "<noscript><link rel=alternate type=application/rss+xml href=feed://site.test/f></noscript>",
    ])
    func `finds what the page declares`(page: String) throws {
        let found = try addresses(page, at: "https://site.test/blog/page")
            .map { $0.hasPrefix("http:") ? "https" + $0.dropFirst(4) : $0 }
        #expect(found == ["https://site.test/f"])
    }

    @Test(arguments: [
        "<!-- <link rel=alternate type=application/rss+xml href=/f> -->",
        "<script>'<link rel=alternate type=application/rss+xml href=/f>'</script>",
        "<title><link rel=alternate type=application/rss+xml href=/f></title>",
        "<link rel='alter nate' type=application/rss+xml href=/f>",
        "<link rel=stylesheet type=application/rss+xml href=/f>",
        "<link rel=alternate type=application/json href=/wp-json/wp/v2/posts/1>",
        "<link rel=alternate type=application/json+oembed href=/f>",
        "<link rel=alternate hreflang=de href=/de/feed/>",
        "<link rel=alternate type=application/rss+xml href>",
        "<link rel=alternate type=application/rss+xml href='javascript:f()'>",
        "<link rel=alternate type=text/html href=/f.rss>",
        "<link rel=alternate type=application/rss+xml", "", "<", "</", "<a href=",
    ])
    func `leaves out what is none`(page: String) throws {
        #expect(try addresses(page).isEmpty)
    }

    @Test func `the main feed comes before comments, and each address once`() throws {
        let found = try candidates(
            """
            <link rel="alternate" type="application/rss+xml" href="/comments/feed/" title="Comments">
            <link rel="alternate" type="application/rss+xml" href="/feed/">
            <link rel="alternate" type="application/rss+xml" href="/feed/" title="All &amp; sundry">
            """)
        #expect(
            found.map(\.address.description)
                == ["https://site.test/feed/", "https://site.test/comments/feed/"])
        #expect(found.first?.title == "All & sundry")
    }

    @Test func `ordinary links count only where nothing is declared`() throws {
        let anchors = """
            <a href="/about">About</a> <a href='/rss.xml'><b>The</b> feed</a>
            <a href="/feedback">Feedback</a> <a href="/sitemap.xml">Map</a>
            <a href="https://feeds.site.test/all" title="Everything">x</a>
            <a href="/?feed=rss2">x</a><a href="mailto:rss@site.test">x</a>
            """
        let found = try candidates(anchors)
        #expect(
            Set(found.map(\.address.description)) == [
                "https://site.test/rss.xml", "https://feeds.site.test/all",
                "https://site.test/?feed=rss2",
            ])
        #expect(found.first?.title == "The feed")
        let link = "<link rel=alternate type=application/atom+xml href=/f>"
        #expect(try addresses(anchors + link) == ["https://site.test/f"])
    }

    @Test(arguments: [
        (
            "https://www.youtube.com/channel/UC123",
            "https://www.youtube.com/feeds/videos.xml?channel_id=UC123"
        ),
        (
            "https://www.youtube.com/playlist?list=PL1",
            "https://www.youtube.com/feeds/videos.xml?playlist_id=PL1"
        ),
        ("https://github.com/some/project", "https://github.com/some/project/releases.atom"),
        ("https://github.com/some", "https://github.com/some.atom"),
        ("https://old.reddit.com/r/swift/new", "https://www.reddit.com/r/swift/.rss"),
        ("https://bsky.app/profile/a.test", "https://bsky.app/profile/a.test/rss"),
        ("https://medium.com/@someone", "https://medium.com/feed/@someone"),
        ("https://some.substack.com/p/x", "https://some.substack.com/feed"),
    ])
    func `knows common sites by address`(page: String, feed: String) throws {
        #expect(try addresses("", at: page).first == feed)
    }

    @Test func `a handle on YouTube leads to the channel that its page names`() throws {
        let channel = "UC" + String(repeating: "a", count: 22)
        let page = "<link rel=canonical href='https://www.youtube.com/channel/\(channel)'>"
        let feed = "https://www.youtube.com/feeds/videos.xml?channel_id=" + channel
        #expect(try addresses(page, at: "https://www.youtube.com/@someone") == [feed])
        #expect(try addresses(page).isEmpty)
    }

    @Test func `guesses stand beside the page and at the root`() throws {
        let page = try #require(WebAddress("https://site.test/blog/page"))
        let guesses = FeedDiscovery().guesses(near: page).map(\.description)
        #expect(guesses.first == "https://site.test/feed/")
        #expect(guesses.contains("https://site.test/blog/atom.xml"))
        #expect(Set(guesses).count == guesses.count)
    }

    @Test(arguments: [
        "<script>", "<!--", "<a href=\"", "<title><script>", "<", "</script", "<link rel='",
        "<a b='c\">", "<link ", "<style><",
    ])
    func `a page of broken pieces is read in linear time`(piece: String) throws {
        _ = try addresses(String(repeating: piece, count: 20_000))
    }

    @Test func `at most a hundred candidates are kept`() throws {
        let page = (0..<500).map { "<link rel=alternate type=application/rss+xml href=/\($0)>" }
        #expect(try addresses(page.joined()).count == 100)
    }
}
