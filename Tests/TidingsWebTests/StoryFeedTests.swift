import NewsModel
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

    @Test func `stories go on where a page of them ended, read or not by then`() async throws {
        let reader = try await TestReader.filled()
        let feed = "https://shimbun.example/feed"
        try await reader.save(
            feed: feed, "港の新聞", "ja", [("b2", "図書館、日曜も開館", "<p>図書館</p>", 90_000)])
        let founder = try TestReader.entry("a3")
        var update = StoryUpdate()
        update.assignments = try [founder, TestReader.entry("b2", of: feed)].map {
            StoryUpdate.Assignment(entry: $0, story: StoryKey(founder: founder))
        }
        update.titles = [StoryKey(founder: founder): "Library opens on Sundays"]
        try await reader.store.save(update)
        let fields = try await reader.session()
        func page(_ query: String) async throws -> (titles: [String], next: String?) {
            let answer = try await reader.client.ask(
                Self.base + "stream/contents/feed%2F0?n=1&xt=user/-/state/com.google/read" + query,
                fields: fields)
            // The last title is that of the list, and each entry has that of its feed besides.
            let titles = ["Ferry to run all winter", "Library opens on Sundays"]
                .filter { answer.strings("title").contains($0) }
            return (titles, answer.strings("continuation").first)
        }
        let first = try await page("")
        #expect(first.titles == ["Ferry to run all winter"])
        let next = try #require(first.next)
        _ = try await reader.client.ask(
            Self.base + "edit-tag", fields: fields,
            form: "i=\(next)&a=user/-/state/com.google/read")
        let second = try await page("&c=" + next)
        #expect(second.titles == ["Library opens on Sundays"] && second.next == nil)
        #expect(try await page("&c=1").titles == [])
        reader.stop()
    }
}
