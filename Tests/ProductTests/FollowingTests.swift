import NewsModel
import TestSupport
import Testing

/// What `add` asks for, and what it says where nothing can be followed.
@Suite struct FollowingTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    static let feed = OwnFeed(kind: .rss2, number: 1, now: Timestamp(seconds: 1_750_000_000))

    private func isEmpty() async throws -> Bool {
        try await program.json(PrintedFeeds.self, ["feeds"]).feeds.isEmpty
    }

    @Test func `a feed is asked once, and its entries are there`() async throws {
        let site = try FeedSite([Self.feed.served])
        let address = site.address(Self.feed.served)
        let result = try await program.done(
            "add", address, "--allow-private", "--folder", "News/Near", "--title", "Mine")
        #expect(result.text == "Following “Mine” (\(address)): 3 entries.\n")
        #expect(site.server.requests.count == 1)
        #expect(try await program.pages(["list", "--folder", "News"]).count == 3)
        let again = try await program.run("add", address, "--allow-private")
        #expect(again.isPlainFailure() && again.errorText.contains("“Mine”"), "\(again)")
        #expect(site.server.requests.count == 1)
    }

    @Test func `a page is asked once, and so is the feed that it names`() async throws {
        let page = """
            <html><head><title>Page</title><link rel="alternate" type="application/rss+xml"
            href="/the-feed"></head><body>Words</body></html>
            """
        let server = try LoopbackServer { request in
            switch request.path {
            case "/": .text(page, type: "text/html")
            case "/the-feed": .answer(body: .whole(Self.feed.bytes))
            default: .text("", status: 404)
            }
        }
        let result = try await program.done("add", server.address(), "--allow-private")
        #expect(result.text.contains("(\(server.address("/the-feed")))"), "\(result)")
        #expect(server.requests.map(\.target) == ["/", "/the-feed"])
    }

    /// Answers that are no feed, and a word that the sentence about each must have.
    static let useless: [(name: String, reply: LoopbackReply, word: String)] = [
        (
            "a page without a feed", .text("<html><body>Hello</body></html>", type: "text/html"),
            "page"
        ),
        ("not found", .text("No", type: "text/html", status: 404), "404"),
        ("gone", .text("No", status: 410), "410"),
        ("a fault", .text("Oops", status: 500), "500"),
        ("nothing", .text(""), "empty"),
        ("other XML", .text("<?xml version='1.0'?><svg><g/></svg>"), "feed"),
        (
            "a picture", .answer(body: .whole([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 1])),
            "feed"
        ),
        ("a circle", .redirect(302, to: "/again"), "circle"),
        ("a file", .redirect(302, to: "file:///etc/hostname"), "other than a web address"),
        ("a bomb", Self.bomb, "larger than 10 MB"),
        (
            "an endless feed",
            .answer(body: .endless(Array("<rss><channel><item>more</item>".utf8) + [10])),
            "larger than 10 MB"
        ),
        ("a broken answer", .raw(Array("HTTP/1.1 200 OK\r\nContent-Len".utf8)), "broke off"),
        ("a reset connection", .reset, "broke off"),
        (
            "a body that is cut off",
            .answer(body: .truncated(Array("<rss><channel>".utf8), claimedCount: 10_000)),
            "broke off"
        ),
    ]

    /// 30 MB of spaces in 190 kB.
    static let bomb = LoopbackReply.answer(
        headers: ["Content-Encoding": "deflate"], body: .whole(DeflateBomb.bytes(count: 30_000_000))
    )

    @Test(arguments: useless.indices)
    func `what is no feed gets one plain sentence and is not followed`(index: Int) async throws {
        let (name, reply, word) = Self.useless[index]
        let server = try LoopbackServer { _ in reply }
        let result = try await program.run("add", server.address("/f"), "--allow-private")
        #expect(result.isPlainFailure(), "\(name): \(result)")
        #expect(result.errorText.contains(word), "\(name): \(result)")
        #expect(try await isEmpty())
        #expect(server.requests.count <= 12)
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://127.0.0.1/feed", "javascript:alert(1)", "http://", "word",
        "http://[::1", "", "gopher://example.com/", "http://a b/",
    ])
    func `what is no web address is asked nowhere`(address: String) async throws {
        let result = try await program.run("add", address, "--allow-private")
        #expect(result.isPlainFailure(), "\(result)")
        #expect(try await isEmpty())
    }

    @Test(arguments: ["127.0.0.1", "127.8.9.10", "localhost", "reader.localhost"])
    func `this machine is not asked without leave`(host: String) async throws {
        let server = try LoopbackServer { _ in .answer(body: .whole(Self.feed.bytes)) }
        let result = try await program.run("add", server.address("/f", host: host))
        #expect(result.isPlainFailure() && result.errorText.contains("private"), "\(result)")
        #expect(server.connectionCount == 0)
        #expect(try await isEmpty())
    }

    @Test func `nothing from the web commands the terminal`() async throws {
        let escapes = #"\u001b]0;title\u0007 \u001b[31m \u009b2J \u0085 \u007f \r\n \u0008"#
        let text = """
            {"version": "https://jsonfeed.org/version/1.1", "title": "Feed \(escapes)", "items":
            [{"id": "1", "title": "Title \(escapes)", "content_text": "Text \(escapes)",
            "authors": [{"name": "Name \(escapes)"}], "url": "https://a.example/\(escapes)"}]}
            """
        let server = try LoopbackServer { _ in .text(text, type: "application/feed+json") }
        let address = server.address()
        var results = [try await program.done("add", address, "--allow-private")]
        let key = try #require(try await program.pages(["list"]).first).key
        for words in [
            ["list"], ["show", key], ["feeds"], ["search", "title"], ["move", address, "Folder"],
            ["refresh"], ["stories", "--publishers", "1"], ["rename", address, ""],
            ["show", "--story", key], ["feeds", "--log", address], ["remove", address],
        ] {
            results.append(try await program.start(words).result())
        }
        for result in results {
            let controls = (result.text + result.errorText).unicodeScalars.filter {
                $0.properties.generalCategory == .control
            }
            #expect(Set(controls).isSubset(of: ["\t", "\n"]), "\(result)")
        }
    }

    @Test func `entities of a document's own mean nothing`() async throws {
        let names = "abcdefghij".map(String.init)
        let bomb = zip(names, names.dropFirst()).map { one, next in
            "<!ENTITY \(next) \"" + String(repeating: "&\(one);", count: 10) + "\">"
        }.joined()
        let text = """
            <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">\(bomb)
            <!ENTITY file SYSTEM "file:///etc/passwd">]>
            <rss><channel><title>Bomb</title><item><title>One &j; &file;</title>
            <description>&j; &file;</description></item></channel></rss>
            """
        let server = try LoopbackServer { _ in .text(text) }
        try await program.done("add", server.address(), "--allow-private")
        let shown = try await program.done("list", "--json")
        #expect(shown.output.count < 2000 && !shown.text.contains("root:"), "\(shown)")
    }

    @Test func `a feed that is cut off is followed as far as it goes`() async throws {
        let whole = OwnFeed(kind: .cutOff, number: 2, now: Self.feed.now).served
        let site = try FeedSite([whole])
        let result = try await program.done("add", site.address(whole), "--allow-private")
        #expect(result.text.hasSuffix(": 3 entries.\n"))
    }
}
