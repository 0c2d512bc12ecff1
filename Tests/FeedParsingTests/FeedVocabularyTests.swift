import FeedParsing
import NewsModel
import Testing

/// What feeds say in vocabularies that not every feed has.
@Suite struct FeedVocabularyTests {
    @Test func `reads who takes part in a podcast, and its best moments`() throws {
        let entry = try entry(
            rss: """
                <podcast:person role="Guest" href="/eve" img="/eve.png">Eve &amp;amp; Co</podcast:person>
                <podcast:person>Ann</podcast:person><podcast:person></podcast:person>
                <podcast:soundbite startTime="73.5" duration="60">The tide turns</podcast:soundbite>
                <podcast:soundbite startTime="9" duration="8"/>
                <podcast:soundbite startTime="soon" duration="8">no</podcast:soundbite>
                <podcast:transcript url="/e.srt" type="application/srt"/>
                """, at: "https://p.example/feed")
        #expect(
            entry?.participants == [
                Participant(
                    name: "Eve & Co", role: "guest", address: "https://p.example/eve",
                    image: "https://p.example/eve.png"),
                Participant(name: "Ann", role: "host"),
            ])
        #expect(
            entry?.soundbites == [
                Soundbite(
                    start: .milliseconds(73_500), duration: .seconds(60), title: "The tide turns"),
                Soundbite(start: .seconds(9), duration: .seconds(8)),
            ])
        #expect(entry?.transcripts.map(\.mediaType) == ["application/srt"])
    }

    @Test func `reads where people talk about an entry`() throws {
        let entry = try entry(
            rss: """
                <comments>https://a.example/1#talk</comments><slash:comments>17</slash:comments>
                <wfw:commentRss>/1/comments.rss</wfw:commentRss>
                """, at: "https://a.example/feed")
        #expect(entry?.commentsAddress == "https://a.example/1#talk")
        #expect(entry?.commentsFeedAddress == "https://a.example/1/comments.rss")
        #expect(entry?.commentCount == 17)
    }

    @Test func `reads threads of Atom`() throws {
        let entry = try entry(
            atom: """
                <link rel="replies" type="application/atom+xml" href="/1/replies.atom"/>
                <link rel="replies" type="text/html" href="/1#replies"/><thr:total>3</thr:total>
                <thr:in-reply-to ref="tag:b.example,2026:9" href="https://b.example/9"/>
                """)
        #expect(entry?.commentsAddress == "https://feed.example/1#replies")
        #expect(entry?.commentsFeedAddress == "https://feed.example/1/replies.atom")
        #expect(entry?.commentCount == 3)
        #expect(entry?.inReplyTo == ["tag:b.example,2026:9"])
    }

    @Test func `reads the hubs that tell of changes`() throws {
        let atom = "<feed xmlns='http://www.w3.org/2005/Atom'><link rel='hub' href='/hub'/></feed>"
        #expect(try feed(atom).hubs == ["https://feed.example/hub"])
        let json = """
            {"version": "https://jsonfeed.org/version/1.1", "items": [],
             "hubs": [{"type": "WebSub", "url": "https://hub.example/"}, {"type": "x"}, 5]}
            """
        #expect(try feed(json).hubs == ["https://hub.example/"])
    }

    @Test func `reads groups of Media RSS`() throws {
        let entry = try entry(
            atom: """
                <title>T</title><media:group><media:title>M</media:title>
                <media:content url="/v.mp4" type="video/mp4" duration="90"/>
                <media:thumbnail url="/t.jpg"/><media:description>About &lt;it&gt;</media:description>
                </media:group>
                """)
        #expect(entry?.title == "T")
        #expect(entry?.enclosures.map(\.address) == ["https://feed.example/v.mp4"])
        #expect(entry?.image == "https://feed.example/t.jpg")
        #expect(entry?.duration == .seconds(90))
        #expect(entry?.summaryHTML?.contains("About") == true)
    }

    @Test(arguments: [
        ("mode='base64'", "Jmx0O2ImZ3Q7", "&lt;b&gt;"),
        ("type='text/html' mode='base64'", "Jmx0O2ImZ3Q7", "<b>"),
        ("type='text/html' mode='escaped'", "AT&amp;amp;T", "AT&T"),
        ("type='application/xhtml+xml' mode='xml'", "<b>AT&amp;T</b>", "AT&T"),
        ("type='text/plain'", "&lt;b&gt;", "<b>"),
    ])
    func `reads the modes of Atom 0.3`(attributes: String, written: String, shown: String) throws {
        let text =
            "<feed version='0.3' xmlns='http://purl.org/atom/ns#'><title \(attributes)>\(written)"
        #expect(try feed(text + "</title></feed>").title == shown)
    }
}

/// Texts of an entry that stand in each other's place.
@Suite struct FeedTextChoiceTests {
    @Test(arguments: [
        ("<summary>s</summary><description>d</description>", "s", "d"),
        ("<description>d</description><atom:summary>s</atom:summary>", "s", "d"),
        ("<description>d</description><content:encoded>c</content:encoded>", "d", "c"),
        ("<description>d</description><dc:description>a</dc:description>", "d", nil),
        ("<dc:description>a</dc:description>", "a", nil),
    ])
    func `tells the summary of an item from its text`(
        body: String, summary: String, content: String?
    ) throws {
        let entry = try entry(rss: body)
        #expect(entry?.summaryHTML == summary)
        #expect(entry?.contentHTML == content)
    }

    @Test func `prefers content in HTML to the same in plain text`() throws {
        for contents in [
            "<content type='text'>a b</content><content type='html'>&lt;i>a&lt;/i> b</content>",
            "<content type='html'>&lt;i>a&lt;/i> b</content><content type='text'>a b</content>",
        ] {
            #expect(try entry(atom: contents)?.contentHTML == "<i>a</i> b")
        }
    }

    @Test func `reads HTML that Atom declares as escaped, also within tags`() throws {
        let body = "<content type='html'><div>a &lt;b&gt;c&lt;/b&gt;</div></content>"
        #expect(try entry(atom: body)?.contentHTML == "<div>a <b>c</b></div>")
    }

    @Test func `addresses in Atom are relative to the document`() throws {
        let body = "<content type='html'>&lt;a href='x'>y&lt;/a>&lt;img src=/z></content>"
        #expect(
            try entry(atom: body)?.contentHTML
                == "<a href='https://feed.example/dir/x'>y</a><img src=https://feed.example/z>")
    }

    @Test(arguments: ["<link>https://a.example/1</link>", "<guid>https://a.example/1</guid>"])
    func `addresses in RSS are left to the page of the entry`(link: String) throws {
        let body = link + "<description>&lt;a href=\"x\">y&lt;/a></description>"
        let found = try entry(rss: body, at: "https://feed.example/dir/feed.xml")?.summaryHTML
        #expect(found == "<a href=\"x\">y</a>")
    }

    @Test func `addresses in RSS without any page are relative to the document`() throws {
        let body = "<description>&lt;a href=\" x \">y&lt;/a></description>"
        let found = try entry(rss: body, at: "https://feed.example/dir/feed.xml")?.summaryHTML
        #expect(found == "<a href=\"https://feed.example/dir/x\">y</a>")
    }

    @Test(arguments: [
        (attribute: "href=\"\"", resolved: "href=\"https://b.example/c/\""),
        (attribute: "HREF = 'd'", resolved: "HREF = 'https://b.example/c/d'"),
        (attribute: "href='mailto:x'", resolved: "href='mailto:x'"),
        (attribute: "href='#top'", resolved: "href='#top'"),
        (attribute: "title='d'", resolved: "title='d'"),
        (attribute: "src=''", resolved: "src=''"),
    ])
    func `resolves what is an address`(attribute: String, resolved: String) throws {
        let body =
            "<content type='html' xml:base='https://b.example/c/'>&lt;a \(attribute)></content>"
        #expect(try entry(atom: body)?.contentHTML == "<a \(resolved)>")
    }

    @Test(arguments: [
        ("<p>a <i>b</i></p>", "<p>a <i>b</i></p>"),
        ("AT&amp;T &#8211; caf&eacute;", "AT&amp;T &#8211; caf&eacute;"),
        ("a &amp; b & c", "a &amp;amp; b &amp; c"),
        ("how to use <p>", "how to use &lt;p&gt;"),
        ("<p> and </b>", "&lt;p&gt; and &lt;/b&gt;"),
        ("a < b", "a &lt; b"),
    ])
    func `believes a JSON Feed that a text is plain, unless it cannot be`(
        written: String, html: String
    ) throws {
        let items = "[{\"id\": \"1\", \"summary\": \"\(written)\"}]"
        let text = "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": \(items)}"
        #expect(try feed(text).entries.first?.summaryHTML == html)
    }
}
