import Crypto
import NewsModel
import TestSupport
import Testing
import TidingsStore
import TidingsWeb

/// Folders in folders, of which other programs know nothing: what one shows in a folder is what it
/// marks there.
@Suite struct ClientFolderTests {
    private static let base = "/reader/api/0/"

    /// A reader with one feed in News, and another in News/Japan.
    private func nested() async throws -> TestReader {
        let reader = try await TestReader.filled()
        try await reader.store.move(
            try TestReader.key("https://shimbun.example/feed"), to: FolderPath(["News", "Japan"]),
            at: TestReader.now)
        return reader
    }

    @Test func `in Google Reader a label has the feeds that carry it`() async throws {
        let reader = try await nested()
        let fields = try await reader.session()
        func ids(_ label: String) async throws -> [String] {
            try await reader.client.ask(
                Self.base + "stream/items/ids?s=user/-/label/" + label, fields: fields
            ).strings("id")
        }
        #expect(try await ids("News").count == 3)
        #expect(try await ids("News%2FJapan").count == 1)
        let counts = try await reader.client.ask(Self.base + "unread-count", fields: fields).body
        #expect(counts.contains("{\"count\":3,\"id\":\"user/-/label/News\","))
        #expect(counts.contains("{\"count\":1,\"id\":\"user/-/label/News/Japan\","))
        _ = try await reader.client.ask(
            Self.base + "mark-all-as-read", fields: fields, form: "s=user/-/label/News")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 1)
        reader.stop()
    }

    @Test func `a folder with nothing but folders inside is not listed`() async throws {
        let reader = try await nested()
        let fields = try await reader.session()
        try await reader.store.move(
            try TestReader.key("https://post.example/feed"), to: .top, at: TestReader.now)
        let tags = try await reader.client.ask(Self.base + "tag/list", fields: fields)
        #expect(tags.strings("id").suffix(1) == ["user/-/label/News/Japan"])
        #expect(tags.strings("type") == ["folder"])
        reader.stop()
    }

    @Test func `in Fever a group has its own feeds`() async throws {
        let reader = try await nested()
        let password = try await reader.password()
        let key = FeverDigest(of: Array("phone:\(password)".utf8)).description
        let groups = try await reader.client.ask(
            "/fever/?api&groups", form: "api_key=" + key)
        #expect(groups.body.contains("{\"feed_ids\":\"1\",\"group_id\":2}"))
        _ = try await reader.client.ask(
            "/fever/?api",
            form: "api_key=\(key)&mark=group&as=read&id=2&before=\(TestReader.now.seconds)")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 1)
        reader.stop()
    }

    @Test func `in Miniflux a category has its own feeds`() async throws {
        let reader = try await nested()
        let fields = ["X-Auth-Token": try await reader.password()]
        let entries = try await reader.client.ask("/v1/categories/2/entries", fields: fields)
        #expect(entries.body.contains("\"total\":3"))
        _ = try await reader.client.ask(
            "/v1/categories/2/mark-all-as-read", method: "PUT", fields: fields)
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 1)
        reader.stop()
    }
}
