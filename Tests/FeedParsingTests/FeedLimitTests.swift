import FeedParsing
import NewsModel
import Testing

@Suite struct FeedLimitTests {
    @Test(arguments: [2, 3, 4])
    func `keeps as many entries as its limit`(count: Int) throws {
        var parser = FeedParser()
        parser.limits.entryCount = 3
        let items = String(repeating: "<item><title>t</title></item>", count: count)
        let xml = "<rss><channel>\(items)</channel></rss>"
        #expect(try parser.feed(from: Array(xml.utf8)).entries.count == min(count, 3))
        #expect(try parser.feed(from: Array(xml.utf8)).isCut == (count > 3))
        let values = (0..<count).map { "{\"id\":\"\($0)\"}" }.joined(separator: ",")
        let json = "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[\(values)]}"
        #expect(try parser.feed(from: Array(json.utf8)).entries.count == min(count, 3))
        #expect(try parser.feed(from: Array(json.utf8)).isCut == (count > 3))
    }

    @Test(arguments: [("héé", "héé"), ("héé!", "héé"), ("hé!é", "hé!")])
    func `cuts a text where no character is split`(written: String, kept: String) throws {
        var parser = FeedParser()
        parser.limits.textInBytes = 5
        let xml = "<rss><channel><item><description>\(written)</description></item></channel></rss>"
        #expect(try parser.feed(from: Array(xml.utf8)).entries.first?.summaryHTML == kept)
    }

    @Test func `survives nesting without end`() throws {
        let deep = String(repeating: "<b>", count: 200_000)
        let text =
            "<rss><channel><title>T</title><item><description>\(deep)x</description>"
            + "<title>t</title></item><item><title>u</title></item></channel></rss>"
        let feed = try feed(text)
        #expect(feed.entries.map(\.title) == ["t", "u"])
    }

    @Test func `survives nesting around everything`() throws {
        let deep = String(repeating: "<a>", count: 200_000)
        #expect(throws: FeedParsingError.notAFeed) { try feed(deep) }
        let closed = String(repeating: "</a>", count: 200_000)
        #expect(try feed("<rss><channel>\(closed)<title>T</title>").title == "T")
    }

    @Test func `survives attributes without end`() throws {
        let many = (0..<200_000).map { " a\($0)=\"1\"" }.joined()
        let text = "<rss><channel\(many)><title>T</title><item\(many)><title>t</title></item>"
        #expect(try feed(text).entries.count == 1)
    }

    @Test func `survives namespaces without end`() throws {
        let many = (0..<20_000).map { "<x xmlns:p\($0)='urn:\($0)'>" }.joined()
        #expect(try feed("<rss><channel><title>T</title>\(many)<p1:y/>").title == "T")
    }

    @Test func `survives quotes and brackets that never close`() throws {
        for damage in [
            "<a b=\"", "<!--", "<![CDATA[", "<?php", "<!DOCTYPE [", "<a b='<", "</", "&#",
        ] {
            let many = String(repeating: damage, count: 50_000)
            #expect(try feed("<rss><channel><title>T</title>\(many)").title == "T")
        }
    }

    @Test func `keeps one long text whole`() throws {
        let long = String(repeating: "tide and time ", count: 200_000)
        let entry = try entry(rss: "<description>\(long)</description>")
        #expect(entry?.summaryHTML?.utf8.count == long.utf8.count - 1)
    }

    @Test func `refuses JSON that goes deeper than its limit`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: FeedParsingError.self) {
            try feed("{\"version\":\"https://jsonfeed.org/version/1\",\"items\":\(deep)")
        }
    }
}
