import FeedParsing
import NewsModel
import Testing

/// Documents made to be slow: what they cost is counted, not timed.
@Suite struct LinearEffortTests {
    /// How many times the tokenizer looks at each byte, on average.
    private func effort(_ document: [UInt8]) -> (perByte: Int, tokens: Int) {
        var tokenizer = XMLTokenizer(document)
        var tokens = 0
        while tokenizer.next() != nil { tokens += 1 }
        return (tokenizer.effort / max(document.count, 1), tokens)
    }

    @Test(arguments: [
        "<a b=\"", "<a b='", "<a b='\">", "<a b=\">", "<!--", "<!-- -", "<![CDATA[", "<![CDATA[]]",
        "<?php", "<?x?", "<!DOCTYPE [", "<!D[>", "<!D\">", "<!D'", "</", "</a", "<", "<<", "<a<",
        "&",
        "&#", "&#x", "&amp", "<a b=c", "<a b c d", "<a =", "<a /", "<a/b>", "]]>", "--", "=\"",
        "\"<a b=\"",
        "'<a b=\"", "<a b=\"'>'", "<a b='<c d=\"", "<a b=\"x\"y", "<:", "<\u{E9}", "<a\u{E9}@>",
        " <a ",
    ])
    func `no piece is looked at again and again however often it stands there`(piece: String) {
        for end in ["", ">", "\"", "'", "-->", "]]>", "?>", "]>"] {
            let document = Array(String(repeating: piece, count: 2000).utf8) + Array(end.utf8)
            #expect(effort(document).perByte <= 8, "\(piece) ends in \(end)")
        }
    }

    @Test func `the effort of 200,000 attributes on one tag is that of their length`() {
        let many = (0..<200_000).map { " a\($0)='1'" }.joined()
        let found = effort(Array("<rss\(many)/>".utf8))
        #expect(found.perByte <= 2)
        #expect(found.tokens == 1)
    }

    @Test func `the effort of 200,000 elements inside each other is that of their length`() {
        let deep = String(repeating: "<b>", count: 200_000)
        let found = effort(Array((deep + deep.replacing("<", with: "</")).utf8))
        #expect(found.perByte <= 4)
        #expect(found.tokens == 400_000)
    }

    @Test func `50 MB of text are looked at once`() {
        let found = effort(
            Array("<a>".utf8) + [UInt8](repeating: 0x78, count: 50_000_000) + Array("</a>".utf8))
        #expect(found.perByte == 1)
        #expect(found.tokens == 3)
    }

    @Test func `a million references are one text`() throws {
        let piece = "&amp;&#233;&unknown;&"
        let found = effort(Array("<a>\(String(repeating: piece, count: 250_000))</a>".utf8))
        #expect(found.perByte <= 2)
        #expect(found.tokens == 3)
        let many = String(repeating: piece, count: 20_000)
        let summary = try entry(rss: "<description>\(many)</description>")?.summaryHTML
        #expect(summary?.utf8.count == 20_000 * "&\u{E9}&unknown;&".utf8.count)
    }

    @Test func `end tags of what is not open are no work`() throws {
        let stray = String(repeating: "</x></y></z>", count: 100_000)
        let deep = String(repeating: "<d>", count: 600)
        #expect(try feed("<rss><channel><title>T</title>\(deep)\(stray)").title == "T")
    }

    @Test func `entities that a document declares cannot grow`() throws {
        let entities = (1..<40).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }.joined()
        let uses = String(repeating: "&long;&e39;", count: 20_000)
        let text = """
            <!DOCTYPE rss [<!ENTITY e0 "x"><!ENTITY long "\(String(repeating: "l", count: 1000))">
            \(entities)]><rss><channel><item><description>\(uses)</description></item></channel></rss>
            """
        let summary = try feed(text).entries.first?.summaryHTML
        #expect((summary?.utf8.count ?? 0) <= 2 * text.utf8.count)
    }
}
