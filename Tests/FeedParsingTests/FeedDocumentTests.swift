import FeedParsing
import NewsModel
import TestSupport
import Testing

@Suite struct FeedDocumentTests {
    private static let address = WebAddress("https://news.example/feed")

    private static func document(_ text: String, at address: WebAddress? = address) -> FeedDocument
    {
        FeedDocument(Array(text.utf8), address: address)
    }

    private static func rss(_ items: String..., head: String = "<link>/a</link>") -> String {
        "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>News</title>\(head)"
            + items.map { "\n<item><guid>\($0)</guid><title>\($0)</title></item>" }.joined()
            + "\n</channel></rss>"
    }

    @Test(arguments: [
        ("<rss><channel><item>a</item><item>b</item ></channel></rss>", 2),
        ("<feed><entry a='b'>a</entry>\n<entry>b</entry></feed>", 2),
        ("<rdf:RDF><channel/><item rdf:about='x'>a</item></rdf:RDF>", 1),
        ("<rss><item><![CDATA[</item><item>]]></item><item><!-- <item> --></item></rss>", 2),
        ("<rss><item><itemised/><items/></item></rss>", 1),
    ])
    func `a document is cut at its entries`(text: String, count: Int) {
        #expect(Self.document(text).cuts?.entries.count == count)
    }

    @Test(arguments: [
        "", "{\"items\": []}", "<html><p>No feed</p></html>", "<rss><channel></channel></rss>",
        "<rss><item>a</item><title>T</title><item>b</item></rss>",
        "<rss><item>a<item>b</item></item></rss>", "<rss><item>a</item><item>b",
        "<rss><item>a</item><item/></rss>", "<rss><item><![CDATA[a</item></rss>",
        "<rss><item>a</item><!-- b </rss>", "<rss><item>a</item><entry>b</entry></rss>",
        "<rss><item>a</item><!DOCTYPE x></rss>", "<a:feed><a:entry>a</a:entry></a:feed>", "<",
    ])
    func `a document that is not plain to cut is read as a whole`(text: String) {
        #expect(Self.document(text).cuts == nil)
    }

    @Test func `what stands around the entries tells frames apart, but for its times`() throws {
        func frame(_ text: String, at address: WebAddress? = Self.address) throws -> UInt64 {
            try #require(Self.document(text, at: address).cuts).frame
        }
        let plain = try frame(Self.rss("a", "b"))
        #expect(try frame(Self.rss("c")) == plain)
        #expect(try frame(Self.rss("a", head: "<link>/b</link>")) != plain)
        #expect(try frame(Self.rss("a") + "<!-- more -->") != plain)
        #expect(try frame(Self.rss("a"), at: WebAddress("https://other.example/")) != plain)
        for element in ["lastBuildDate", "pubDate", "updated", "dc:date"] {
            let times = try ["Mon, 30 Nov 2026", "Tue, 1 Dec 2026"].map { time in
                try frame(Self.rss("a", head: "<\(element) x='y'>\(time)</\(element)>"))
            }
            #expect(times[0] == times[1] && times[0] != plain)
        }
    }

    @Test func `entries are told apart by their bytes`() throws {
        let cuts = try #require(Self.document(Self.rss("a", "b", "a")).cuts)
        #expect(cuts.entries[0] == cuts.entries[2] && cuts.entries[0] != cuts.entries[1])
        // Both sides of a step of the hash.
        let hashes = try (1...80).map { length in
            let text = String(repeating: "x", count: length)
            return try #require(Self.document(Self.rss(text)).cuts).entries[0]
        }
        #expect(Set(hashes).count == 80)
    }

    @Test func `a document without all of its entries still is a feed`() throws {
        let document = Self.document(Self.rss("a", "b"))
        let feed = try document.feed(without: [0, 1], #require(document.cuts))
        #expect(feed.entries.isEmpty && feed.title == "News")
    }

    @Test(arguments: UInt64(0)..<40)
    func `the other entries are read as they are in the whole document`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let text = RandomDocument.text(&random)
        try Self.expectSame(Self.document(text), &random, "seed \(seed): \(text)")
    }

    @Test func `so they are in the feeds of the corpus`() throws {
        var random = SplitMix(seed: 7)
        for item in Corpus.cases(in: "feeds") {
            try Self.expectSame(
                FeedDocument(item.input, address: Self.address), &random, item.name)
        }
    }

    /// Leaves some entries out, and expects the others as they are in the whole document.
    private static func expectSame(
        _ document: FeedDocument, _ random: inout SplitMix, _ name: String
    ) throws {
        guard let cuts = document.cuts, let whole = try? document.feed(),
            whole.entries.count == cuts.entries.count
        else { return }
        let left = Set(cuts.entries.indices.filter { _ in Bool.random(using: &random) })
        let rest = try document.feed(without: left, cuts)
        let expected = whole.entries.enumerated().filter { !left.contains($0.offset) }
        #expect(rest.entries == expected.map(\.element), "\(name)")
        #expect(rest.title == whole.title && rest.link == whole.link, "\(name)")
        #expect(rest.language == whole.language && rest.hubs == whole.hubs, "\(name)")
        #expect(rest.pace == whole.pace, "\(name)")
    }
}

/// Feeds of either kind with a bit of everything that could be mistaken for a tag.
private enum RandomDocument {
    private static let pieces = [
        "<title>Tide &amp; Time</title>", "<link>/story?a=1&amp;b=2</link>",
        "<description><![CDATA[<p>A <b>storm</b>, <a href='/x'>here</a> ]]></description>",
        "<description>&lt;item&gt; &lt;/item&gt; <![CDATA[</item><item>]]></description>",
        "<!-- </item></entry><item><entry> -->", "<pubDate>Mon, 30 Nov 2026 10:00:00 GMT</pubDate>",
        "<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><p>One<br/>two</p></div></content>",
        "<category>news</category>", "<author><name>A. Writer</name></author>",
        "<b:c xmlns:b='d'/>",
        "<content:encoded><![CDATA[<img src=\"a.png\"> > ]]></content:encoded>", "港の新聞",
        "<link href='relative' rel='alternate'/>", "<summary>A line", "</p>",
        "<updated>2026-11-30</updated>",
    ]

    static func text(_ random: inout SplitMix) -> String {
        let isAtom = Bool.random(using: &random)
        let name = isAtom ? "entry" : "item"
        let entries = (0..<Int.random(in: 1...8, using: &random)).map { number in
            let inside = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            return "<\(name)><guid>g\(number)</guid><id>i\(number)</id>\(inside.joined())</\(name)>"
        }.joined(separator: Bool.random(using: &random) ? "\n  " : "")
        let head = "<title>News</title><link href='https://a.example/'/><language>en</language>"
        return isAtom
            ? "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='https://b.example/c/'>\(head)"
                + entries + "</feed>"
            : "<rss><channel>\(head)\(entries)<ttl>60</ttl></channel></rss>"
    }
}
