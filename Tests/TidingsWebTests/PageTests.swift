import NewsModel
import Testing
import TidingsStore
import TidingsWeb

@Suite struct PageTests {
    private static var paths: [String] {
        get throws {
            let feed = try TestReader.key("https://post.example/feed")
            let entry = try TestReader.entry("a2")
            let story = StoryKey(founder: try TestReader.entry("a1"))
            return [
                "/", "/?filter=unread", "/?filter=saved", "/?feed=\(feed)", "/?folder=News",
                "/stories", "/stories/\(story)", "/entries/\(entry)", "/search", "/search?q=ferry",
                "/add", "/feeds", "/feeds/\(feed)", "/activity", "/activity?show=skipped",
                "/settings", "/nothing",
            ]
        }
    }

    @Test func `every page is whole, safe, and without inline script or style`() async throws {
        let reader = try await TestReader.filled()
        for path in try Self.paths {
            let page = try await reader.client.ask(path)
            #expect(page.status == (path == "/nothing" ? 404 : 200), "\(path)")
            #expect(page.fields["content-type"] == "text/html; charset=utf-8")
            let policy = page.fields["content-security-policy"] ?? ""
            #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
            #expect(page.fields["x-content-type-options"] == "nosniff")
            #expect(page.fields["referrer-policy"] == "no-referrer")
            #expect(page.body.hasPrefix("<!doctype html>"))
            #expect(page.body.hasSuffix("</html>\n"))
            #expect(page.body.contains("<main id=\"main\""))
            #expect(page.body.split(separator: "<h1").count == 2, "\(path)")
            for forbidden in ["<script>", " style=", "javascript:", " onclick", "<b>"] {
                let allowed = path.hasPrefix("/entries/") && forbidden == "<b>"
                #expect(allowed || !page.body.contains(forbidden), "\(forbidden) in \(path)")
            }
        }
        reader.stop()
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `every page is whole in every language`(language: InterfaceLanguage) async throws {
        let reader = try await TestReader.filled()
        for path in try Self.paths + ["/sync", "/settings/apps"] {
            let page = try await reader.client.ask(
                path, fields: ["Accept-Language": "xx, \(language.tag);q=0.5"])
            #expect(page.body.contains("<html lang=\"\(language.tag)\""), "\(path)")
            #expect(page.body.hasSuffix("</html>\n"), "\(path)")
            let shown = page.body.split(separator: "</head>").last ?? ""
            #expect(!shown.contains("{") && !shown.contains("|"), "\(path)")
        }
        reader.stop()
    }

    @Test func `a list says what is unread and speaks each language`() async throws {
        let reader = try await TestReader.filled()
        let page = try await reader.client.ask("/")
        #expect(page.body.contains("Unread: "))
        #expect(page.body.contains("lang=\"ja\" dir=\"auto\""))
        #expect(page.body.contains("冬もフェリー運航へ"))
        #expect(
            page.body.contains("&lt;script&gt;alert(&#39;title&#39;)&lt;/script&gt; &amp; more"))
        #expect(page.body.contains("<time datetime=\""))
        #expect(page.body.contains(">1 hour ago</time>"))
        reader.stop()
    }

    @Test func `the parts of the list are told apart`() async throws {
        let reader = try await TestReader.filled()
        let feed = try TestReader.key("https://shimbun.example/feed")
        let client = reader.client
        #expect(try await client.ask("/?feed=\(feed)").body.split(separator: "<article").count == 2)
        #expect(try await client.ask("/?folder=News").body.split(separator: "<article").count == 4)
        #expect(try await client.ask("/?filter=saved").body.contains("Nothing is saved."))
        #expect(try await client.ask("/search?q=library").body.contains("Library opens"))
        #expect(try await client.ask("/search?q=フェリー").body.contains("運航へ"))
        reader.stop()
    }

    @Test(arguments: [
        "/?feed=x", "/?filter=x", "/?after=x", "/?after=1-", "/stories?after=-",
        "/?after=99999999999999999999-0123456789abcdef",
    ])
    func `what cannot be read is refused`(path: String) async throws {
        let reader = try await TestReader()
        #expect(try await reader.client.ask(path).status == 400)
        reader.stop()
    }

    @Test func `an entry leads on to its neighbours, its story, and the original`() async throws {
        let reader = try await TestReader.filled()
        let first = try TestReader.entry("a1")
        let page = try await reader.client.ask("/entries/\(first)?filter=unread")
        let older = try TestReader.entry("b1", of: "https://shimbun.example/feed")
        #expect(page.body.contains("href=\"/entries/\(older)?filter=unread\" rel=\"next\""))
        #expect(!page.body.contains("rel=\"prev\""))
        #expect(page.body.contains("<p>The <b>ferry</b> will run.</p>"))
        #expect(page.body.contains("Also reported by 1 other publisher"))
        #expect(page.body.contains("href=\"https://post.example/a1\""))
        #expect(page.body.contains("<audio src=\"https://post.example/a.mp3\""))
        let next = try await reader.client.ask("/entries/\(older)?filter=all")
        #expect(next.body.contains("href=\"/entries/\(first)\" rel=\"prev\""))
        reader.stop()
    }

    @Test func `opening an entry marks it read, looking ahead does not`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        func isRead() async throws -> Bool? { try await reader.store.entry(key)?.listing.isRead }
        let quiet: [[String: String]] = [
            ["Sec-Purpose": "prefetch;prerender"], ["Purpose": "prefetch"],
            ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Dest": "image"],
            ["X-Tidings-Look": "1"],
        ]
        for fields in quiet {
            _ = try await reader.client.ask("/entries/\(key)", fields: fields)
        }
        _ = try await reader.client.ask("/entries/\(key)", method: "HEAD")
        _ = try await reader.client.ask("/entries/\(key)?keep=1")
        #expect(try await isRead() == false)
        let fields = ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document"]
        _ = try await reader.client.ask("/entries/\(key)", fields: fields)
        #expect(try await isRead() == true)
        reader.stop()
    }

    @Test func `the page of an entry that is only looked at is read once it is shown`() async throws
    {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a3")
        func isAsked() async throws -> Bool {
            guard let entry = try await reader.store.entry(key) else { return false }
            return entry.article != .unread
        }
        func look() async throws -> PlainClient.Answer {
            try await reader.client.ask(
                "/entries/\(key)?view=article", fields: ["X-Tidings-Look": "1"])
        }
        #expect(try await look().body.contains("data-waits"))
        #expect(try await reader.client.ask("/entries/\(key)/article", form: "").status == 403)
        #expect(try await isAsked() == false)
        let text = try await reader.post("/entries/\(key)/article")
        #expect(text.status == 200 && text.body.contains("\"waits\":false"))
        #expect(try await isAsked())
        #expect(!(try await look().body.contains("data-waits")))
        #expect(try await reader.store.entry(key)?.listing.isRead == false)
        reader.stop()
    }

    @Test func `long lists are read page by page`() async throws {
        let reader = try await TestReader.filled()
        let list = try await reader.store.entries(EntryQuery(limit: 2))
        let cursor = try #require(list.next)
        let page = try await reader.client.ask("/?after=\(cursor)")
        #expect(page.body.split(separator: "<article").count == 3)
        #expect(page.body.contains("<a href=\"/\">Newest</a>"))
        reader.stop()
    }

    @Test func `an empty store offers three ways to begin`() async throws {
        let reader = try await TestReader()
        let page = try await reader.client.ask("/")
        for part in ["Paste an address", "Import a list", "well-known feeds", "type=\"checkbox\""] {
            #expect(page.body.contains(part))
        }
        reader.stop()
    }

    @Test func `files of the page are kept by browsers`() async throws {
        let reader = try await TestReader()
        let style = try await reader.client.ask("/assets/app.css")
        #expect(style.fields["content-type"] == "text/css; charset=utf-8")
        let tag = try #require(style.fields["etag"])
        let again = try await reader.client.ask(
            "/assets/app.css", fields: ["If-None-Match": tag])
        #expect(again.status == 304)
        #expect(try await reader.client.ask("/assets/..%2Fx").status == 404)
        reader.stop()
    }
}
