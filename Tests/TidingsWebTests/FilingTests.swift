import NewsModel
import Testing
import TidingsStore
import TidingsWeb

/// Archiving, hiding, tags, groups, and the page of the day.
@Suite struct FilingTests {
    @Test(arguments: [("archived", "unarchived"), ("hidden", "unhidden")])
    func `an entry is put away, listed there, and taken back`(
        mark: String, undo: String
    )
        async throws
    {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a3")
        let answer = try await reader.post("/entries/\(key)/mark", [("mark", mark), ("back", "/")])
        let path = try #require(answer.fields["location"])
        let list = try await reader.client.ask(path)
        #expect(!list.body.contains("Library opens on Sundays"))
        let id = try #require(path.split(separator: "notice=").last)
        #expect(try await reader.client.ask("/?filter=\(mark)").body.contains("Library opens"))
        _ = try await reader.post("/undo", [("undo", String(id))])
        #expect(try await reader.client.ask("/").body.contains("Library opens on Sundays"))
        reader.stop()
    }

    @Test func `a script is told what came of it`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a3")
        let answer = try await reader.post(
            "/entries/\(key)/mark", [("mark", "archived")], fields: ["Accept": "application/json"])
        #expect(answer.body.contains("\"archived\":true"))
        #expect(answer.body.contains("\"hidden\":false"))
        reader.stop()
    }

    @Test func `several entries are marked at once`() async throws {
        let reader = try await TestReader.filled()
        let keys = try ["a1", "a2"].map { try TestReader.entry($0).description }
        let answer = try await reader.post(
            "/marks", [("mark", "read")] + keys.map { ("entry", $0) } + [("entry", "nonsense")],
            fields: ["Accept": "application/json"])
        #expect(answer.status == 200)
        #expect(answer.body.contains("\"unread\":2"))
        reader.stop()
    }

    @Test func `only what is old is marked where that is asked`() async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.post(
            "/mark-all-read", [("seen", String(TestReader.now.seconds)), ("days", "1")])
        #expect(answer.status == 303)
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 3)
        reader.stop()
    }

    @Test func `a tag is put on, listed, renamed, and taken off`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        _ = try await reader.post("/entries/\(key)/tags", [("on", "<b>Boats")])
        let tag = try #require(try await reader.store.tags().first)
        let id = String(tag.id.rawValue, radix: 16)
        let list = try await reader.client.ask("/?tag=\(id)")
        #expect(list.body.contains("Ferry to run all winter"))
        #expect(!list.body.contains("Library opens"))
        #expect(list.body.contains("&lt;b&gt;Boats"))
        #expect(!list.body.contains("<b>Boats"))
        _ = try await reader.post("/tags/\(id)", [("name", "Ships")])
        #expect(try await reader.store.tags().map(\.name) == ["Ships"])
        _ = try await reader.post("/entries/\(key)/tags", [("off", "Ships")])
        #expect(try await reader.store.tags(on: key) == [])
        _ = try await reader.post("/tags/\(id)/remove")
        #expect(try await reader.store.tags() == [])
        reader.stop()
    }

    @Test func `a group is made, listed, changed, and removed`() async throws {
        let reader = try await TestReader.filled()
        let made = try await reader.post(
            "/groups", [("name", "Boats & <co>"), ("expression", "ferry folder:News")])
        let path = try #require(made.fields["location"])
        #expect(path.hasPrefix("/?group="))
        let list = try await reader.client.ask(path)
        #expect(list.body.contains("Boats &amp; &lt;co&gt;"))
        let id = try #require(path.split(separator: "=").last)
        _ = try await reader.post("/groups/\(id)", [("name", "All"), ("expression", "lang:ja")])
        #expect(try await reader.client.ask(path).body.contains("冬もフェリー運航へ"))
        _ = try await reader.post("/groups/\(id)/remove")
        #expect(try await reader.client.ask(path).status == 404)
        reader.stop()
    }

    @Test(arguments: [("", "ferry"), ("Boats", ""), ("Boats", "  ")])
    func `a group of nothing is refused, and what was typed stays`(
        name: String, words: String
    )
        async throws
    {
        let reader = try await TestReader.filled()
        let answer = try await reader.post("/groups", [("name", name), ("expression", words)])
        #expect(answer.status == 422)
        #expect(try await reader.store.smartGroups() == [])
        reader.stop()
    }

    @Test func `the day has its stories and remembers when one looked`() async throws {
        let reader = try await TestReader.filled()
        let page = try await reader.client.ask("/today")
        #expect(page.body.contains("Ferry to run all winter"))
        #expect(page.body.contains("Top stories"))
        let now = TestReader.now.seconds
        #expect(
            page.fields["set-cookie"]?.hasPrefix("tidings-looked=\(now - 86_400).\(now);") == true)
        let again = try await reader.client.ask(
            "/today", fields: ["Cookie": "tidings-looked=\(now - 9000).\(now - 7200)"])
        #expect(
            again.fields["set-cookie"]?.hasPrefix("tidings-looked=\(now - 7200).\(now);") == true)
        reader.stop()
    }

    @Test(arguments: ["/?tag=xyz", "/?group=", "/?filter=none"])
    func `addresses of nothing are refused`(path: String) async throws {
        let reader = try await TestReader.filled()
        #expect(try await reader.client.ask(path).status == 400)
        reader.stop()
    }
}
