import FeedParsing
import NewsModel
import Testing

/// Ten items, the fifth of which is damaged.
private func damaged(_ item: String, head: String = "", rest: String = "") -> [UInt8] {
    var text = head + "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rss version=\"2.0\"><channel>"
    text += "<title>Ten</title>"
    for number in 1...10 {
        if number == 5 {
            text += item
        } else {
            text += "<item><title>\(number)</title><link>https://a.example/\(number)</link></item>"
        }
    }
    return Array((text + "</channel></rss>" + rest).utf8)
}

@Suite struct FeedDamageTests {
    @Test(arguments: [
        (
            kind: "undeclared entities", item: "<title>caf&eacute;&nbsp;au lait</title>",
            title: "caf\u{E9}\u{A0}au lait"
        ),
        (kind: "bare ampersands", item: "<title>AT&T & Q&A</title>", title: "AT&T & Q&A"),
        (kind: "brackets in text", item: "<title>1 < 2 and 3 <4</title>", title: "1 < 2 and 3 <4"),
        (kind: "a control character", item: "<title>a\u{1}b</title>", title: "ab"),
        (kind: "a zero byte", item: "<title>a\u{0}b</title>", title: "ab"),
        (
            kind: "unclosed markup",
            item: "<description><p>one<br><img src=x.png>two</description><title>t</title>",
            title: "t"
        ),
        (
            kind: "mismatched tags",
            item: "<description><b>one</i></b></p></description><title>t</title>",
            title: "t"
        ),
        (
            kind: "an unbound prefix", item: "<title>t</title><dc:creator>Ann</dc:creator>",
            title: "t"
        ),
        (
            kind: "unquoted attributes",
            item:
                "<title>t</title><enclosure url=https://a.example/a.mp3 length=5 type=audio/mpeg/>",
            title: "t"
        ),
        (kind: "a forgotten end tag", item: "<title>t<link>https://a.example/5</link>", title: "t"),
        (
            kind: "a stray quote",
            item: "<title>t</title><enclosure url=\"https://a.example/a.mp3/>",
            title: "t"
        ),
        (kind: "tags in another case", item: "<TITLE>t</Title>", title: "t"),
        (kind: "a comment that never ends", item: "<title>t</title><!-- oops", title: "t"),
        (kind: "an unknown entity", item: "<title>a &unknown; b</title>", title: "a &unknown; b"),
    ])
    func `loses no entry to`(kind: String, item: String, title: String) throws {
        let feed = try FeedParser().feed(from: damaged("<item>\(item)</item>"))
        #expect(feed.title == "Ten")
        #expect(feed.entries.count == 10, "\(kind)")
        #expect(feed.entries.dropFirst(4).first?.title == title)
        #expect(feed.entries.last?.link == "https://a.example/10")
    }

    @Test func `loses no entry to bytes that are not UTF-8`() throws {
        var bytes = damaged("<item><title>a?b</title></item>")
        let place = try #require(bytes.firstRange(of: "a?b".utf8)?.lowerBound)
        bytes[place + 1] = 0xFF
        #expect(try FeedParser().feed(from: bytes).entries.count == 10)
    }

    @Test(arguments: [
        "\n\n", "\u{FEFF}", "PHP Warning: x() in /y on line 3\n",
        "<br />\n<b>Notice</b>: oops<br />",
        "<!-- cached -->", "HTTP/1.1 200 OK\r\n\r\n",
    ])
    func `reads on after junk before the declaration`(junk: String) throws {
        let bytes = damaged("<item><title>5</title></item>", head: junk, rest: "<!-- end -->x")
        #expect(try FeedParser().feed(from: bytes).entries.count == 10)
    }

    @Test func `keeps what a document has that was cut off anywhere`() throws {
        let whole = damaged("<item><title><![CDATA[five]]></title></item>")
        let firstItem = try #require(whole.firstRange(of: "<item".utf8)?.lowerBound)
        var previous = 0
        for length in firstItem...whole.count {
            let feed = try FeedParser().feed(from: Array(whole[..<length]))
            #expect(feed.title == "Ten")
            #expect(feed.entries.count >= previous)
            previous = feed.entries.count
        }
        #expect(previous == 10)
    }

    @Test func `keeps markup that a description forgot to escape`() throws {
        let entry = try entry(rss: "<description><p>a<br>b &amp; <i>c</i></p></description>")
        #expect(entry?.summaryHTML == "<p>a<br>b &amp; <i>c</i></p>")
    }

    @Test func `puts in what a document type declares, but only once`() throws {
        let text = """
            <?xml version="1.0"?><!-- <!DOCTYPE x [<!ENTITY a "no">]> -->
            <!DOCTYPE rss [<!-- ]> --><!ENTITY a 'Tide &amp; Time'><!ENTITY a "no"><!ENTITY b "&a;">
            <!ENTITY % p "no"><!ENTITY c SYSTEM "/etc/hosts"><!ENTITY amp "no">]>
            <rss><channel><title>&a;|&b;|&c;|&p;|&amp;</title>
            <item><title><![CDATA[&a;]]></title></item></channel></rss>
            """
        let feed = try feed(text)
        #expect(feed.title == "Tide & Time|&a;|&c;|&p;|&")
        #expect(feed.entries.map(\.title) == ["&a;"])
    }

    @Test func `finds items that stand outside of the channel`() throws {
        let feed = try feed(
            "<rss><channel><title>T</title></channel><item><title>1</title></item></rss>")
        #expect(feed.title == "T")
        #expect(feed.entries.map(\.title) == ["1"])
    }
}
