import FeedParsing
import NewsModel
import Testing

/// Reads a feed that is written in a test.
func feed(_ text: String, at address: String? = "https://feed.example/dir/feed.xml") throws -> Feed
{
    try FeedParser().feed(from: Array(text.utf8), address: address.flatMap { WebAddress($0) })
}

/// The one entry of an RSS feed that has `body` in its item.
func entry(rss body: String, at address: String? = nil) throws -> Entry? {
    try feed("<rss version='2.0'><channel><item>\(body)</item></channel></rss>", at: address)
        .entries.first
}

/// The one entry of an Atom feed that has `body` in its entry.
func entry(atom body: String, base: String = "") throws -> Entry? {
    let start = "<feed xmlns='http://www.w3.org/2005/Atom' \(base)><entry>"
    return try feed(start + body + "</entry></feed>").entries.first
}

@Suite struct FeedParserTests {
    @Test func `reads RSS with the modules that feeds use`() throws {
        let feed = try feed(
            """
            <?xml version="1.0"?>
            <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
              xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:a="http://www.w3.org/2005/Atom"
              xmlns:sy="http://purl.org/rss/1.0/modules/syndication/">
            <channel><title>Tide &amp;amp; Time</title><link>https://tide.example/</link>
            <a:link rel="self" href="feed.xml"/><description>All &lt;b&gt;tides&lt;/b&gt;</description>
            <language>nl</language><copyright>Nobody</copyright><generator>Pen</generator>
            <image><url>/logo.png</url><title>No title</title><link>https://no.example/</link></image>
            <textInput><title>No</title><link>https://no.example/</link></textInput>
            <category>Sea</category><managingEditor>ed@tide.example (Ed)</managingEditor>
            <sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency>
            <skipHours><hour>3</hour><hour>24</hour></skipHours><skipDays><day>Sunday</day></skipDays>
            <item><title>High <![CDATA[<i>water</i>]]></title><link>/high</link>
            <guid isPermaLink="false">7</guid><d:creator>Ann</d:creator><d:creator>Bob</d:creator>
            <pubDate>Mon, 30 Nov 2026 03:17:04 GMT</pubDate><category>Moon</category>
            <description>Short</description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded>
            <comments>https://tide.example/high#comments</comments>
            <enclosure url="/a.mp3" length="1234" type="audio/mpeg"/></item>
            </channel></rss>
            """)
        #expect(feed.format == .rss)
        #expect(feed.title == "Tide & Time")
        #expect(feed.link == "https://tide.example/")
        #expect(feed.address == "https://feed.example/dir/feed.xml")
        #expect(feed.descriptionHTML == "All <b>tides</b>")
        #expect(feed.image == "https://feed.example/logo.png")
        #expect(feed.authors == [Person(name: "Ed", email: "ed@tide.example")])
        #expect(feed.pace.interval == .seconds(43_200))
        #expect(feed.pace.quietHours == [3, 0])
        #expect(feed.pace.quietDays == [0])
        let entry = try #require(feed.entries.first)
        #expect(entry.title == "High water")
        #expect(entry.link == "https://feed.example/high")
        #expect(entry.id == "7")
        #expect(entry.authors.map(\.name) == ["Ann", "Bob"])
        #expect(entry.published == Timestamp(seconds: 1_796_008_624))
        #expect(entry.summaryHTML == "Short")
        #expect(entry.contentHTML == "<p>Long</p>")
        #expect(entry.commentsAddress == "https://tide.example/high#comments")
        #expect(
            entry.enclosures == [
                Enclosure(
                    address: "https://feed.example/a.mp3", mediaType: "audio/mpeg",
                    sizeInBytes: 1234)
            ])
    }

    @Test func `reads Atom`() throws {
        let feed = try feed(
            """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
            <title type="text">A &lt; B</title><subtitle type="html">x &lt;i&gt;y&lt;/i&gt;</subtitle>
            <link href="/"/><link rel="self" href="self"/><updated>2026-11-30T03:17:04Z</updated>
            <author><name>Ann</name><uri>/ann</uri></author><logo>/logo.png</logo>
            <entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">An <b>old</b>
              tale</div></title>
            <link rel="alternate" href="one"/><link rel="enclosure" href="/m.ogg" length="5"/>
            <id>urn:1</id><updated>2026-11-30T04:00:00+01:00</updated>
            <category term="t" label="Tales"/><author><name>Bob</name></author>
            <source><title>Other</title><id>urn:other</id></source>
            <summary>1 &lt; 2</summary>
            <content type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:p>AT&amp;T</x:p>
            </x:div></content></entry></feed>
            """)
        #expect(feed.format == .atom)
        #expect(feed.title == "A < B")
        #expect(feed.descriptionHTML == "x <i>y</i>")
        #expect(feed.link == "https://feed.example/")
        #expect(feed.language == "de")
        #expect(feed.authors == [Person(name: "Ann", address: "https://feed.example/ann")])
        let entry = try #require(feed.entries.first)
        #expect(entry.title == "An old tale")
        #expect(entry.id == "urn:1")
        #expect(entry.link == "https://feed.example/dir/one")
        #expect(entry.updated == Timestamp(seconds: 1_796_007_600))
        #expect(entry.categories == ["Tales"])
        #expect(entry.authors.map(\.name) == ["Bob"])
        #expect(entry.summaryHTML == "1 &lt; 2")
        #expect(entry.contentHTML?.contains("<p>AT&amp;T</p>") == true)
        #expect(entry.enclosures.map(\.sizeInBytes) == [5])
    }

    @Test func `reads RDF, whose items stand beside the channel`() throws {
        let feed = try feed(
            """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
             xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <channel rdf:about="https://a.example/"><title>A</title><link>https://a.example/</link>
            <items><rdf:Seq><rdf:li resource="https://a.example/1"/></rdf:Seq></items></channel>
            <image><url>https://a.example/i.png</url></image>
            <item rdf:about="https://a.example/1"><title>One</title><dc:date>2026-11-30</dc:date></item>
            </rdf:RDF>
            """)
        #expect(feed.format == .rdf)
        #expect(feed.title == "A")
        #expect(feed.image == "https://a.example/i.png")
        #expect(feed.entries.map(\.link) == ["https://a.example/1"])
        #expect(feed.entries.first?.published == Timestamp(seconds: 1_795_996_800))
    }

    @Test func `reads podcasts`() throws {
        let feed = try feed(
            """
            <rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
             xmlns:podcast="https://podcastindex.org/namespace/1.0"
             xmlns:media="http://search.yahoo.com/mrss/"><channel><title>P</title>
            <itunes:image href="https://p.example/p.png"/><itunes:category text="Arts"/>
            <item><title>E</title><itunes:duration>1:02:03</itunes:duration>
            <itunes:image href="/e.png"/><podcast:transcript url="/e.vtt" type="text/vtt"/>
            <podcast:chapters url="/e.json" type="application/json+chapters"/>
            <media:content url="/v.mp4" type="video/mp4" duration="9"/></item></channel></rss>
            """)
        #expect(feed.image == "https://p.example/p.png")
        #expect(feed.categories == ["Arts"])
        let entry = try #require(feed.entries.first)
        #expect(entry.duration == .seconds(3723))
        #expect(entry.image == "https://feed.example/e.png")
        #expect(entry.transcripts.map(\.address) == ["https://feed.example/e.vtt"])
        #expect(entry.chaptersAddress == "https://feed.example/e.json")
        #expect(entry.enclosures.map(\.mediaType) == ["video/mp4"])
    }

    @Test(arguments: [
        (body: "<guid>https://a.example/1</guid>", link: "https://a.example/1"),
        (body: "<guid isPermaLink='false'>https://a.example/1</guid>", link: nil),
        (body: "<guid>17</guid>", link: nil),
        (
            body: "<link>https://a.example/2</link><guid>https://a.example/1</guid>",
            link: "https://a.example/2"
        ),
        (body: "<link href='https://a.example/3'/>", link: "https://a.example/3"),
        (body: "<link></link><guid>https://a.example/1</guid>", link: "https://a.example/1"),
    ])
    func `takes the address of an entry where RSS gives one`(body: String, link: String?) throws {
        #expect(try entry(rss: body)?.link == link)
    }

    @Test(arguments: [
        ("AT&amp;amp;T", "AT&T"),
        ("AT&amp;T", "AT&T"),
        ("<![CDATA[AT&amp;T]]>", "AT&T"),
        ("&lt;b&gt;Bold&lt;/b&gt; move", "Bold move"),
        ("<b>Bold</b> move", "Bold move"),
        ("a &lt; b", "a < b"),
        ("  two\n\t words ", "two words"),
        ("caf&eacute; &#8211; &#x2713;", "café – ✓"),
        ("&lt;/example&gt;", "</example>"),
    ])
    func `shows a title as one plain line`(written: String, shown: String) throws {
        #expect(try entry(rss: "<title>\(written)</title>")?.title == shown)
    }

    @Test(arguments: [
        ("ann@a.example (Ann)", Person(name: "Ann", email: "ann@a.example")),
        ("Ann &lt;ann@a.example&gt;", Person(name: "Ann", email: "ann@a.example")),
        ("ann@a.example", Person(email: "ann@a.example")),
        ("Ann Smith", Person(name: "Ann Smith")),
        (
            "<name>Ann</name><email>ann@a.example</email>",
            Person(name: "Ann", email: "ann@a.example")
        ),
        ("Ann (mailto:ann@a.example)", Person(name: "Ann", email: "ann@a.example")),
        ("mailto:ann@a.example Ann", Person(name: "Ann", email: "ann@a.example")),
        ("Ann (the elder)", Person(name: "Ann (the elder)")),
    ])
    func `understands who wrote an entry`(written: String, person: Person) throws {
        #expect(try entry(rss: "<author>\(written)</author>")?.authors == [person])
    }

    @Test(arguments: [
        ("1h 2m 3s", 3723), ("45 min", 2700), ("PT1H30M", 5400), ("90 Sec.", 90), ("1 hour", 3600),
        ("12 apples", nil), ("h", nil), ("90", 90), ("1:30", 90), ("01:02:03", 3723), ("12.5", 12),
        ("00:00", nil), ("soon", nil),
        ("99999999999999999999", nil), ("9999:99:99", nil),
    ])
    func `reads how long a medium plays`(written: String, seconds: Int?) throws {
        let body = "<itunes:duration>\(written)</itunes:duration>"
        #expect(try entry(rss: body)?.duration == seconds.map { .seconds($0) })
    }

    @Test(arguments: [
        ("type='html'", "&lt;b&gt;x&lt;/b&gt;", "<b>x</b>"),
        ("type='text'", "&lt;b&gt;", "&lt;b&gt;"),
        ("", "a &amp; b", "a &amp; b"),
        ("type='xhtml'", "<div>a &lt; b<br/>c</div>", "<div>a &lt; b<br/>c</div>"),
        ("type='xhtml'", "<![CDATA[1 < 2]]>", "1 &lt; 2"),
        ("type='text/html' mode='base64'", "PGI+eDwvYj4=", "<b>x</b>"),
        ("type='text/html' mode='escaped'", "&lt;b&gt;x&lt;/b&gt;", "<b>x</b>"),
    ])
    func `turns every kind of Atom text into HTML`(
        attributes: String, written: String, html: String
    ) throws {
        #expect(
            try entry(atom: "<content \(attributes)>\(written)</content>")?.contentHTML == html)
    }

    @Test func `resolves addresses against the base that the feed declares`() throws {
        let body = """
            <link href='one'/><content type='html' xml:base='deep/'>&lt;a href="x?a=1&amp;amp;b"&gt;y\
            &lt;/a&gt;&lt;a href="#z"&gt;z&lt;/a&gt;</content>
            """
        let entry = try entry(atom: body, base: "xml:base='https://b.example/c/'")
        #expect(entry?.link == "https://b.example/c/one")
        #expect(
            entry?.contentHTML
                == "<a href=\"https://b.example/c/deep/x?a=1&amp;b\">y</a><a href=\"#z\">z</a>")
    }

    @Test func `knows namespaces by their address, whatever the prefix`() throws {
        let feed = try feed(
            """
            <r:rss xmlns:r="http://purl.org/rss/1.0/" xmlns:x="http://purl.org/dc/elements/1.1/"
             xmlns:dc="http://example.org/else"><r:channel><r:item><r:title>T</r:title>
            <x:creator>Ann</x:creator><dc:creator>No</dc:creator></r:item></r:channel></r:rss>
            """)
        #expect(feed.entries.first?.title == "T")
        #expect(feed.entries.first?.authors.map(\.name) == ["Ann"])
    }
}
