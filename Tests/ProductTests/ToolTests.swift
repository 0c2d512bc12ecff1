import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// The commands that scripts rely on.
@Suite struct ToolTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    private struct ParsedFeed: Decodable {
        struct Item: Decodable {
            var id: String?
            var title: String?
            var link: String?
        }

        var title: String?
        var format: String?
        var items: [Item]?
        var error: String?
    }

    private func decoded<Value: Decodable>(
        _ type: Value.Type, _ text: some StringProtocol
    ) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    // MARK: tool parse

    @Test(arguments: OwnFeed.Kind.allCases)
    func `tool parse reads every format and damage`(kind: OwnFeed.Kind) async throws {
        let feed = OwnFeed(kind: kind, number: 6, now: Timestamp(seconds: 1_750_000_000))
        let result = try await program.done("tool", "parse", input: feed.bytes)
        #expect(result.lines.count == 1)
        let parsed = try decoded(ParsedFeed.self, result.text)
        #expect(parsed.title == feed.title && parsed.items?.count == 3, "\(result)")
        #expect(parsed.items?.map(\.link) == feed.items.map(\.link))
        if kind != .noTitles {
            #expect(parsed.items?.first?.title == feed.items[0].title)
        }
        if [.latin1, .wrongEncoding, .utf16, .byteOrderMark].contains(kind) {
            #expect(parsed.items?[1].title == feed.items[1].title)
        }
        let format =
            switch kind {
            case .rdf: "rdf"
            case .atom1, .atom03: "atom"
            case .json10, .json11: "json"
            default: "rss"
            }
        #expect(parsed.format == format)
    }

    @Test func `tool parse knows where a document came from`() async throws {
        let text = "<rss><channel><title>T</title><item><link>/one</link></item></channel></rss>"
        for (words, environment) in [
            (["--url", "https://a.example/feed"], [:]),
            ([], ["FEED_URL": "https://a.example/feed"]),
        ] {
            let result = try await program.start(
                ["tool", "parse"] + words, input: Array(text.utf8), environment: environment
            ).result()
            let parsed = try decoded(ParsedFeed.self, result.text)
            #expect(parsed.items?.first?.link == "https://a.example/one", "\(result)")
        }
        let latin = Array("<rss><channel><title>\u{E9}</title></channel></rss>".unicodeScalars)
            .map { UInt8(truncatingIfNeeded: $0.value) }
        let type = "application/rss+xml; charset=windows-1252"
        let result = try await program.run(
            "tool", "parse", input: latin, environment: ["FEED_CONTENT_TYPE": type])
        #expect(try decoded(ParsedFeed.self, result.text).title == "é", "\(result)")
    }

    @Test(arguments: ["", "   ", "hello", "<html><body>Hi</body></html>", "{\"a\": 1}", "<svg/>"])
    func `tool parse says in its answer that something is no feed`(text: String) async throws {
        let result = try await program.done("tool", "parse", input: Array(text.utf8))
        #expect(try decoded(ParsedFeed.self, result.text).error?.isEmpty == false, "\(result)")
    }

    @Test func `tool parse answers a batch in order, line by line`() async throws {
        var requests = ""
        let kinds = OwnFeed.Kind.allCases
        for (number, kind) in kinds.enumerated() {
            let feed = OwnFeed(kind: kind, number: number, now: Timestamp(seconds: 1_750_000_000))
            let path = program.folder.file("feed-\(number)")
            try StoreBytes.write(feed.bytes, to: path)
            requests += "{\"path\": \"\(path)\", \"url\": \"https://a.example/\"}\n"
        }
        requests += "{\"path\": \"\(program.folder.file("none"))\"}\nnonsense\n"
        let result = try await program.done(
            "tool", "parse", "--batch", input: Array(requests.utf8))
        #expect(result.lines.count == kinds.count + 2)
        for (number, line) in result.lines.prefix(kinds.count).enumerated() {
            #expect(try decoded(ParsedFeed.self, line).title?.hasPrefix("Feed \(number),") == true)
        }
        for line in result.lines.suffix(2) {
            #expect(try decoded(ParsedFeed.self, line).error != nil)
        }
    }

    // MARK: tool opml, discover

    @Test func `tool opml prints feeds with their folders`() async throws {
        struct List: Decodable {
            struct Feed: Decodable {
                var title: String?
                var address: String
                var path: [String]?

                enum CodingKeys: String, CodingKey {
                    case title
                    case address = "xml_url"
                    case path
                }
            }

            var title: String?
            var feeds: [Feed]
        }
        let text = """
            <opml version="1.0"><head><title>Mine</title></head><body>
            <outline text="A &amp; B"><outline text="C"><outline text="One" type="rss"
            xmlUrl="https://a.example/1"/></outline></outline>
            <outline title="Two" xmlUrl="https://a.example/2?a=1&b=2"></body></opml>
            """
        let result = try await program.done("tool", "opml", input: Array(text.utf8))
        let list = try decoded(List.self, result.text)
        #expect(list.title == "Mine" && list.feeds.map(\.title) == ["One", "Two"], "\(result)")
        #expect(list.feeds[0].path == ["A & B", "C"] && list.feeds[1].path ?? [] == [])
        #expect(list.feeds[1].address == "https://a.example/2?a=1&b=2")
        let other = try await program.done("tool", "opml", input: Array("hello".utf8))
        #expect(other.text.hasPrefix("{\"error\""))
    }

    @Test func `tool discover prints absolute addresses, best first`() async throws {
        let page = """
            <html><head><link rel=alternate type="application/atom+xml" href="feed.atom">
            <link rel="alternate" type="application/rss+xml" href="/rss.xml">
            <link rel="alternate" type="application/rss+xml" href="https://a.example/rss.xml">
            </head><body>Words</body></html>
            """
        let words = ["tool", "discover"]
        let one = try await program.start(
            words + ["--url", "https://a.example/blog/"], input: Array(page.utf8)
        ).result()
        let found = try decoded([String].self, one.text)
        #expect(found.first == "https://a.example/blog/feed.atom", "\(one)")
        #expect(found.dropFirst() == ["https://a.example/rss.xml"])
        let two = try await program.start(
            words, input: Array(page.utf8), environment: ["PAGE_URL": "https://a.example/blog/"]
        ).result()
        #expect(two.output == one.output)
    }

    // MARK: tool sanitize, extract

    @Test func `tool sanitize prints safe HTML`() async throws {
        let html = "<p onclick=x>Hi <script>alert(1)</script><a href='/b'>there</a>"
        let result = try await program.done(
            "tool", "sanitize", "--url", "https://a.example/", input: Array(html.utf8))
        #expect(!result.text.contains("onclick") && !result.text.contains("alert"))
        #expect(result.text.contains("href=\"https://a.example/b\""), "\(result)")
    }

    @Test func `tool sanitize answers a batch in order, line by line`() async throws {
        struct Fragment: Codable {
            var html: String
        }
        let requests = (0..<50).map { "{\"html\": \"<b>\($0)</b><script>x</script>\\n\"}\n" }
            .joined()
        let result = try await program.done(
            "tool", "sanitize", "--batch", input: Array(requests.utf8))
        let answers = try result.lines.map { try decoded(Fragment.self, $0).html }
        #expect(answers.count == 50)
        for (number, html) in answers.enumerated() {
            #expect(html.hasPrefix("<b>\(number)</b>") && !html.contains("script"))
        }
    }

    @Test func `tool extract prints the article of a page`() async throws {
        struct Article: Decodable {
            var title: String?
            var text: String
            var html: String

            enum CodingKeys: String, CodingKey {
                case title
                case text
                case html = "content_html"
            }
        }
        let paragraph =
            "<p>" + String(repeating: "The lighthouse was lit again, and ships, ", count: 12)
        let page = """
            <html lang="en"><head><title>Light | Post</title></head><body>
            <nav><a href="/">Home</a> <a href="/x">Elsewhere</a></nav>
            <article><h1>Light</h1>\(paragraph)</p>\(paragraph)</p>\(paragraph)</p></article>
            <footer>Imprint and cookies</footer></body></html>
            """
        let result = try await program.done(
            "tool", "extract", "--url", "https://a.example/light", input: Array(page.utf8))
        let article = try decoded(Article.self, result.text)
        #expect(article.title?.contains("Light") == true)
        #expect(article.text.contains("lit again") && article.html.contains("lit again"))
        #expect(!article.text.contains("Imprint") && !article.text.contains("Elsewhere"))
    }

    @Test func `tool extract answers a batch in order, line by line`() async throws {
        struct Answer: Decodable {
            var text: String?
            var error: String?
        }
        func page(_ number: Int) -> String {
            let sentence = "Ship \(number) came in with the tide, and left with it again. "
            return "<main><p>" + String(repeating: sentence, count: 9) + "</main>"
        }
        let path = program.folder.file("page.html")
        try StoreBytes.write(Array(page(20).utf8), to: path)
        var requests = ""
        for number in 0..<20 {
            requests += "{\"html\": \"\(page(number))\", \"url\": \"https://a.example/\"}\n"
        }
        requests += "{\"path\": \"\(path)\"}\n{\"path\": \"\(path).none\"}\n{}\nno request\n"
        let result = try await program.done(
            "tool", "extract", "--batch", input: Array(requests.utf8))
        let answers = try result.lines.map { try decoded(Answer.self, $0) }
        #expect(answers.count == 24)
        for (number, answer) in answers.prefix(21).enumerated() {
            #expect(answer.text?.hasPrefix("Ship \(number) came in") == true)
        }
        #expect(answers.suffix(3).allSatisfy { $0.error != nil && $0.text == nil })
    }

    // MARK: tool group, fetch

    @Test(arguments: ["words", "letters", "spelling"])
    func `tool group names the story of every headline`(algorithm: String) async throws {
        let lines = """
            {"id": "b", "title": "Lindholm harbour bridge closes after storm damage", "time": "2026-03-02T09:00:00Z", "source": "two.example"}
            {"id": "a", "title": "Lindholm harbour bridge closes after storm damage", "time": "2026-03-02T08:00:00Z", "source": "one.example"}
            {"id": "c", "title": "Council plants elm trees along the old road", "time": "2026-03-02T08:30:00Z", "source": "one.example"}

            """
        let result = try await program.done(
            "tool", "group", "--algorithm", algorithm, input: Array(lines.utf8))
        let stories = Dictionary(
            uniqueKeysWithValues: result.lines.map { line in
                let parts = line.split(separator: "\t").map(String.init)
                return (parts[0], parts.last ?? "")
            })
        #expect(stories.count == 3 && stories["a"] == stories["b"], "\(result)")
        #expect(stories["c"] == "c")
    }

    @Test(arguments: [
        ["group", "--algorithm", "magic"], ["group", "--threshold", "2"], ["discover"],
        ["parse", "file"], ["opml", "--batch"], ["sanitize", "--bogus"], ["extract", "--url"],
        ["fetch"], ["fetch", "not an address"],
    ])
    func `wrong usage of a tool ends with 2`(words: [String]) async throws {
        let result = try await program.start(["tool"] + words).result()
        #expect(result.isPlainFailure(status: 2), "\(result)")
    }

    @Test func `tools leave no store behind`() async throws {
        try await program.done("tool", "opml")
        try await program.done("tool", "parse")
        #expect(StoreBytes(program.storePath).bytes == nil)
    }
}
