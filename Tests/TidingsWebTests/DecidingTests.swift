import NewsModel
import Testing
import TidingsStore
import TidingsWeb

@Suite struct DecidingTests {
    @Test func `a form marks and leads back`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        let answer = try await reader.post(
            "/entries/\(key)/mark", [("mark", "saved"), ("back", "/?filter=unread")])
        #expect(answer.status == 303)
        #expect(answer.fields["location"] == "/?filter=unread&keep=1")
        #expect(try await reader.store.entry(key)?.listing.isSaved == true)
        reader.stop()
    }

    @Test func `a script is told what came of a mark`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        let answer = try await reader.post(
            "/entries/\(key)/mark", [("mark", "read")], fields: ["Accept": "application/json"])
        #expect(answer.status == 200)
        #expect(answer.body.contains("\"read\":true"))
        #expect(answer.body.contains("\"unread\":3"))
        #expect(answer.body.contains("\"feed_unread\":2"))
        reader.stop()
    }

    @Test func `all is marked read and that is undone`() async throws {
        let reader = try await TestReader.filled()
        let seen = String(TestReader.now.seconds)
        let answer = try await reader.post(
            "/mark-all-read?folder=News", [("seen", seen), ("back", "/?folder=News")])
        let path = try #require(answer.fields["location"])
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 1)
        let page = try await reader.client.ask(path)
        #expect(page.body.contains("Marked 3 entries read."))
        let id = try #require(path.split(separator: "notice=").last)
        let undone = try await reader.post("/undo", [("undo", String(id))])
        #expect(undone.status == 303)
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 4)
        reader.stop()
    }

    @Test(arguments: ["", "0", "€"])
    func `a change without the token is refused`(token: String) async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        let answer = try await reader.client.ask(
            "/entries/\(key)/mark", form: "mark=read&token=" + token)
        #expect(answer.status == 403)
        #expect(try await reader.store.entry(key)?.listing.isRead == false)
        reader.stop()
    }

    @Test func `a change from another site is refused, token or not`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        let fields = ["Origin": "http://evil.example"]
        let answer = try await reader.post(
            "/entries/\(key)/mark", [("mark", "read")], fields: fields)
        #expect(answer.status == 403)
        reader.stop()
    }

    @Test(arguments: [
        ("/entries/0123456789abcdef/mark", "read"), ("/entries/x/mark", "read"),
    ])
    func `a mark on nothing is refused`(path: String, mark: String) async throws {
        let reader = try await TestReader.filled()
        #expect(try await reader.post(path, [("mark", mark)]).status == 404)
        reader.stop()
    }

    @Test func `changes are not made by GET`() async throws {
        let reader = try await TestReader.filled()
        for path in ["/mark-all-read", "/undo", "/import", "/starter", "/refresh"] {
            let answer = try await reader.client.ask(path)
            #expect(answer.status == 405)
            #expect(answer.fields["allow"] == "POST")
        }
        #expect(try await reader.post("/stories").status == 405)
        reader.stop()
    }

    @Test func `a feed is renamed, moved, and removed`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.key("https://post.example/feed")
        _ = try await reader.post("/feeds/\(key)/rename", [("title", " <Mine> ")])
        _ = try await reader.post("/feeds/\(key)/move", [("folder", "A/B & C")])
        let feed = try #require(try await reader.store.feed(key))
        #expect(feed.title == "<Mine>")
        #expect(feed.folder == FolderPath(["A", "B & C"]))
        let page = try await reader.client.ask("/?folder=A&folder=B%20%26%20C")
        #expect(page.body.contains("<h1 dir=\"auto\">A / B &amp; C</h1>"))
        let answer = try await reader.post("/feeds/\(key)/remove", [("back", "/feeds")])
        #expect(answer.fields["location"]?.hasPrefix("/feeds?notice=") == true)
        #expect(try await reader.store.feeds().count == 1)
        #expect(try await reader.client.ask("/feeds/\(key)").status == 404)
        reader.stop()
    }
}
