import FeedParsing
import NewsModel
import Testing

/// Ten items of which the fifth is damaged: what we make of it, and what libxml2 does that goes on
/// after damage.
@Suite struct DamageMatrixTests {
    private static func document(
        _ item: [UInt8], declaration: String = "<?xml version='1.0' encoding='utf-8'?>",
        attributes: String = "version='2.0'"
    ) -> [UInt8] {
        var bytes = Array("\(declaration)<rss \(attributes)><channel><title>Ten</title>".utf8)
        for number in 1...10 {
            let plain = "<title>\(number)</title><link>https://a.example/\(number)</link>"
            bytes += Array("<item>".utf8) + (number == 5 ? item : Array(plain.utf8))
            bytes += "</item>".utf8
        }
        return bytes + Array("</channel></rss>".utf8)
    }

    private static func title(_ bytes: [UInt8]) -> [UInt8] {
        Array("<title>".utf8) + bytes + Array("</title>".utf8)
    }

    private func check(_ document: [UInt8], title: String) throws {
        let entries = try FeedParser().feed(from: document).entries
        #expect(entries.count == 10)
        #expect(entries.dropFirst(4).first?.title == title)
        #expect(entries.last?.link == "https://a.example/10")
        let words = outline(byLibrary: document, recovers: true)
        #expect(words.count { $0 == "<item" } <= entries.count)
    }

    @Test(arguments: [
        ("a\u{1}b", "ab"), ("a\u{0}b", "ab"), ("caf&eacute;&nbsp;x", "caf\u{E9}\u{A0}x"),
        ("AT&T & Q&A", "AT&T & Q&A"), ("1 < 2 and 3 <4", "1 < 2 and 3 <4"),
        ("<p>a<br>b", "a b"), ("<b>a</i></b>", "a"), ("a]]>b", "a]]>b"), ("a &#; b", "a &#; b"),
        ("&#x110000;&#0;x", "\u{FFFD}\u{FFFD}x"), ("<![CDATA[a <b> & c]]>", "a & c"),
        ("<!-- a -- b -->c", "c"), ("<?php echo 1 ?>x", "x"),
    ])
    func `keeps a damaged text`(written: String, title: String) throws {
        try check(Self.document(Self.title(Array(written.utf8))), title: title)
    }

    @Test(arguments: [
        ([UInt8](arrayLiteral: 0x61, 0xFF, 0x62), "a\u{FFFD}b", "utf-8"),
        ([0x63, 0x61, 0x66, 0xE9, 0x92], "caf\u{E9}\u{2019}", "utf-8"),
        ([0x63, 0x61, 0x66, 0xE9], "caf\u{E9}", ""),
        ([0xD6, 0xD0, 0xCE, 0xC4], "\u{4E2D}\u{6587}", "gbk"),
        ([0x93, 0xFA, 0x96, 0x7B], "\u{65E5}\u{672C}", "Shift_JIS"),
        ([0xC4, 0xE3, 0xBA, 0xC3], "\u{4F60}\u{597D}", "gb2312"),
        ([0xCC, 0xE8, 0xF0], "\u{41C}\u{438}\u{440}", "windows-1251"),
    ])
    func `reads bytes as what they are`(bytes: [UInt8], title: String, label: String) throws {
        let declaration = label.isEmpty ? "" : "<?xml version='1.0' encoding='\(label)'?>"
        let document = Self.document(Self.title(bytes), declaration: declaration)
        let entries = try FeedParser().feed(from: document).entries
        #expect(entries.count == 10)
        // One wrong byte alone may be either damage or another encoding.
        let shown = entries.dropFirst(4).first?.title
        #expect(shown == title || (bytes.contains(0xFF) && shown == "a\u{FF}b"))
    }

    @Test(arguments: [true, false])
    func `reads UTF-16, marked or not`(isMarked: Bool) throws {
        let text = String(
            decoding: Self.document(Self.title(Array("\u{6F6E}".utf8))), as: UTF8.self)
        let units = (isMarked ? [0xFEFF] : []) + Array(text.utf16)
        let document = units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8($0 & 0xFF)] }
        let entries = try FeedParser().feed(from: document).entries
        #expect(entries.count == 10)
        #expect(entries.dropFirst(4).first?.title == "\u{6F6E}")
    }

    @Test func `a prefix that nobody bound means what it always does`() throws {
        let item = Array("<title>t</title><dc:creator>Ann</dc:creator>".utf8)
        let entries = try FeedParser().feed(from: Self.document(item)).entries
        #expect(entries.count == 10)
        #expect(entries.dropFirst(4).first?.authors.map(\.name) == ["Ann"])
    }

    @Test func `an attribute without quotes is one`() throws {
        let item = Array("<title>t</title><enclosure url=https://a.example/a.mp3 length=5>".utf8)
        let entries = try FeedParser().feed(from: Self.document(item)).entries
        #expect(entries.count == 10)
        #expect(entries.dropFirst(4).first?.enclosures.map(\.sizeInBytes) == [5])
    }

    @Test func `200,000 attributes on one tag cost nothing but their length`() throws {
        let many = (0..<200_000).map { "a\($0)='1'" }.joined(separator: " ")
        let document = Self.document(Self.title([0x78]), attributes: many)
        #expect(try FeedParser().feed(from: document).entries.count == 10)
    }

    @Test func `reads the same items as libxml2 where nothing is damaged`() throws {
        let document = Self.document(Self.title(Array("&#x6F6E; &amp; <![CDATA[1 < 2]]>".utf8)))
        let words = outline(byLibrary: document)
        #expect(words.count { $0 == "<item" } == 10)
        #expect(words.contains("\u{6F6E} & 1 < 2"))
        try check(document, title: "\u{6F6E} & 1 < 2")
    }
}
