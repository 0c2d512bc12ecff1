import FoundationEssentials
import NewsModel
import Testing
import TidingsStore
import TidingsWeb

@Suite struct MinifluxTests {
    private func fields(_ reader: TestReader) async throws -> [String: String] {
        let password = try await reader.password()
        let pair = Data("phone:\(password)".utf8).base64EncodedString()
        return ["Authorization": "Basic " + pair]
    }

    @Test func `newsboat lists folders, feeds, and entries`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await fields(reader)
        let categories = try await reader.client.ask("/v1/categories", fields: fields)
        #expect(categories.strings("title") == ["All", "News"])
        let feeds = try await reader.client.ask("/v1/feeds", fields: fields)
        #expect(feeds.strings("feed_url").contains("https://post.example/feed"))
        #expect(feeds.body.contains("\"category\":{\"id\":2,\"title\":\"News\",\"user_id\":1}"))
        let entries = try await reader.client.ask(
            "/v1/feeds/1/entries?order=published_at&direction=desc", fields: fields)
        #expect(entries.body.contains("\"total\":3"))
        #expect(entries.strings("published_at").sorted(by: >) == entries.strings("published_at"))
        #expect(entries.strings("status") == ["unread", "unread", "unread"])
        #expect(entries.strings("mime_type") == ["audio/mpeg", "audio/mpeg", "audio/mpeg"])
        let some = try await reader.client.ask(
            "/v1/entries?limit=1&offset=1&status=unread&order=id&direction=asc", fields: fields)
        #expect(some.body.contains("\"entries\":[{"))
        #expect(some.body.contains("\"total\":4"))
        #expect(some.strings("hash").count == 1)
        let unfiled = try await reader.client.ask("/v1/categories/1/entries", fields: fields)
        #expect(unfiled.body.contains("\"total\":1"))
        reader.stop()
    }

    @Test(arguments: [
        ("feed_id=1", 3), ("feed_id=2", 1), ("category_id=2&feed_id=2", 0), ("feed_id=9", nil),
        ("after=\(published - 1)", 1), ("after=\(published)", 0), ("before=\(published)", 3),
        ("published_after=\(published - 1)&published_before=\(published + 1)", 1),
        ("changed_before=\(TestReader.now.seconds - 1)", 0), ("before_entry_id=2", 1),
        ("changed_after=\(TestReader.now.seconds)", 4), ("after_entry_id=2", 2),
        ("after=9223372036854775807", 0), ("before=-9223372036854775808", 0), ("after=x", nil),
    ])
    func `entries are sought by feed, time, and number`(query: String, count: Int?) async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.client.ask(
            "/v1/entries?" + query, fields: try await fields(reader))
        if let count {
            #expect(answer.body.contains("\"total\":\(count)"), "\(answer.body)")
        } else {
            #expect([400, 404].contains(answer.status))
        }
        reader.stop()
    }

    /// When the newest entry was published.
    private static let published = TestReader.now.seconds - 3600

    @Test func `entries are marked, whatever the body is called`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await fields(reader)
        let answer = try await reader.client.ask(
            "/v1/entries", method: "PUT", fields: fields,
            form: "{\"entry_ids\": [1, 2, 99], \"status\": \"read\"}")
        #expect(answer.status == 204)
        #expect(answer.body == "")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 2)
        _ = try await reader.client.ask("/v1/entries/3/bookmark", method: "PUT", fields: fields)
        #expect(try await reader.store.savedCount() == 1)
        let starred = try await reader.client.ask("/v1/entries?starred=true", fields: fields)
        #expect(starred.body.contains("\"total\":1"))
        _ = try await reader.client.ask(
            "/v1/categories/2/mark-all-as-read", method: "PUT", fields: fields)
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 1)
        _ = try await reader.client.ask(
            "/v1/categories/1/mark-all-as-read", method: "PUT", fields: fields)
        #expect(try await reader.store.unreadCounts() == [:])
        let bad = try await reader.client.ask(
            "/v1/entries", method: "PUT", fields: fields, form: "entry_ids=1")
        #expect(bad.status == 400)
        #expect(bad.body.hasPrefix("{\"error_message\":"))
        reader.stop()
    }

    @Test func `feeds are renamed, filed, and left`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await fields(reader)
        let edited = try await reader.client.ask(
            "/v1/feeds/2", method: "PUT", fields: fields,
            form: "{\"title\": \"Harbour\", \"category_id\": 2}")
        #expect(edited.status == 201)
        #expect(edited.strings("title") == ["News", "Harbour"])
        _ = try await reader.client.ask("/v1/feeds/2", method: "DELETE", fields: fields)
        #expect(try await reader.store.feeds().count == 1)
        let gone = try await reader.client.ask("/v1/feeds/2", fields: fields)
        #expect(gone.status == 404)
        reader.stop()
    }

    @Test func `what cannot be done whole is not begun`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await fields(reader)
        let refused = try await reader.client.ask(
            "/v1/feeds/2", method: "PUT", fields: fields,
            form: "{\"title\": \"Harbour\", \"category_id\": 99}")
        #expect(refused.status == 404)
        let feed = try await reader.client.ask("/v1/feeds/2", fields: fields)
        #expect(feed.strings("title").last == "港の新聞")
        let other = try await reader.client.ask(
            "/v1/users/2/mark-all-as-read", method: "PUT", fields: fields)
        #expect(other.status == 404)
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 4)
        reader.stop()
    }

    @Test(arguments: [
        ("Papers", 201, "Papers"), ("news", 201, "news"), ("News/Papers", 400, "News"),
        (" ", 400, "News"), ("later", 400, "News"), ("A\\\\/B", 201, "A\\/B"),
    ])
    func `a folder is renamed where it is`(title: String, status: Int, path: String) async throws {
        let reader = try await TestReader.filled()
        let fields = try await fields(reader)
        for (other, status) in [("Later", 201), ("LATER", 400)] {
            let made = try await reader.client.ask(
                "/v1/categories", method: "POST", fields: fields,
                form: "{\"title\": \"\(other)\"}")
            #expect(made.status == status)
        }
        let answer = try await reader.client.ask(
            "/v1/categories/2", method: "PUT", fields: fields,
            form: "{\"title\": \"\(title)\"}")
        #expect(answer.status == status)
        let feeds = try await reader.store.feeds().map(\.folder.description)
        #expect(feeds.contains(path), "\(feeds)")
        reader.stop()
    }

    @Test func `the folder around one may be named with it`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await fields(reader)
        let inner = FolderPath(["News", "Local"])
        let number = try await reader.store.makeFolder(inner, at: TestReader.now)
        for title in ["News/Near", "Far"] {
            let answer = try await reader.client.ask(
                "/v1/categories/\(number)", method: "PUT", fields: fields,
                form: "{\"title\": \"\(title)\"}")
            #expect(answer.status == 201)
        }
        let categories = try await reader.client.ask("/v1/categories", fields: fields)
        #expect(categories.strings("title") == ["All", "News", "News/Far"])
        reader.stop()
    }

    @Test func `a limit of 0 is none, and nothing is integrated`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await fields(reader)
        let entries = try await reader.client.ask("/v1/entries?limit=0", fields: fields)
        #expect(entries.strings("hash").count == 4)
        let status = try await reader.client.ask("/v1/integrations/status", fields: fields)
        #expect(status.body == "{\"has_integrations\":false}\n")
        reader.stop()
    }

    @Test func `nobody is let in without the password`() async throws {
        let reader = try await TestReader.filled()
        let password = try await reader.password()
        #expect(try await reader.client.ask("/v1/me").status == 401)
        let wrong = ["X-Auth-Token": "wrong"]
        #expect(try await reader.client.ask("/v1/me", fields: wrong).status == 401)
        let right = ["X-Auth-Token": password, "User-Agent": "newsboat/2.36"]
        #expect(try await reader.client.ask("/v1/me", fields: right).status == 200)
        #expect(try await reader.store.clientPasswords().first?.lastClient == "newsboat/2.36")
        reader.stop()
    }
}
