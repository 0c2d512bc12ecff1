import TestSupport
import Testing
import TidingsStore
import TidingsWeb

/// Stories among the feeds, for programs that were given the address that asks for them.
@Suite struct StoryFeedTests {
    private static let base = "/with-stories/reader/api/0/"
    private static let all = "user/-/state/com.google/reading-list"

    private func ids(
        _ reader: TestReader, _ query: String, _ fields: [String: String]
    ) async throws -> [String] {
        try await reader.client.ask(
            Self.base + "stream/items/ids?n=100&" + query, fields: fields
        ).strings("id")
    }

    @Test func `only who asks for them has them`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let plain = try await reader.client.ask(
            "/reader/api/0/subscription/list", fields: fields)
        #expect(!plain.body.contains("feed/0"))
        let with = try await reader.client.ask(Self.base + "subscription/list", fields: fields)
        #expect(with.body.contains("\"id\":\"feed/0\"") && with.body.contains("label/Stories"))
        let tags = try await reader.client.ask(Self.base + "tag/list", fields: fields)
        #expect(tags.body.contains("label/Stories"))
        reader.stop()
    }

    @Test func `a story is an entry that lists its reports, and is read with them`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let stories = try await ids(reader, "s=feed/0", fields)
        #expect(stories.count == 1)
        #expect(try await ids(reader, "s=\(Self.all)", fields).count == 5)
        let id = try #require(stories.first)
        let item = try await reader.client.ask(
            Self.base + "stream/items/contents", fields: fields, form: "i=\(id)")
        #expect(item.body.contains("Ferry to run all winter"))
        #expect(item.body.contains("https://shimbun.example/b1"))
        let same = try await reader.client.ask(
            Self.base + "stream/contents/user%2F-%2Flabel%2FStories", fields: fields)
        #expect(same.body.contains("Ferry to run all winter"))
        let form = "i=\(id)&a=user/-/state/com.google/read"
        #expect(
            try await reader.client.ask(Self.base + "edit-tag", fields: fields, form: form).body
                == "OK")
        #expect(
            try await reader.store.entries(EntryQuery(filter: .unread)).elements.count == 2)
        #expect(
            try await ids(reader, "s=feed/0&xt=user/-/state/com.google/read", fields).isEmpty)
        reader.stop()
    }

    @Test func `a star on a story saves its first report`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let id = try #require(try await ids(reader, "s=feed/0", fields).first)
        _ = try await reader.client.ask(
            Self.base + "edit-tag", fields: fields,
            form: "i=\(id)&a=user/-/state/com.google/starred")
        let saved = try await reader.store.entries(EntryQuery(filter: .saved)).elements
        #expect(saved.map(\.title) == ["冬もフェリー運航へ"])
        reader.stop()
    }
}
