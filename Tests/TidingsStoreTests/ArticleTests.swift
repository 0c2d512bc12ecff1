import NewsModel
import Testing
import TidingsStore

/// What is kept of the pages that entries link to.
@Suite struct ArticleTests {
    private static func log(_ feed: FeedKey, at seconds: Int64) -> FetchLogLine {
        FetchLogLine(feed: feed, time: StoreFixture.time(seconds), outcome: "article")
    }

    @Test(arguments: [
        ArticleReading.article("<p>Long</p>"), .nothingMore,
        .failed(.refused, StoreFixture.time(7)), .failed(.tooLarge, StoreFixture.time(7)),
    ])
    func `what came of reading a page is known again`(reading: ArticleReading) async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("post")
        let key = try await fixture.save([StoreFixture.entry(feed, "a", text: "Short")], of: feed)[
            0]
        #expect(try await fixture.store.entry(key)?.article == .unread)
        try await fixture.store.save(articles: [key: reading], log: Self.log(feed, at: 7))
        let entry = try #require(try await fixture.store.entry(key))
        #expect(entry.article == reading)
        #expect(entry.feedHTML == "<p>Short</p>")
        #expect(entry.feedTextLength == 5)
        if case .article(let html) = reading { #expect(entry.html == html) }
        try await fixture.store.save(articles: [key: .unread], log: Self.log(feed, at: 8))
        #expect(try await fixture.store.entry(key)?.article == .unread)
    }

    @Test func `a feed of which no article is wanted shows its own text to all`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("post")
        let key = try await fixture.save([StoreFixture.entry(feed, "a", text: "Short")], of: feed)[
            0]
        try await fixture.store.save(
            articles: [key: .article("<p>Long</p>")], log: Self.log(feed, at: 7))
        var settings = FeedSettings()
        settings.articles = .never
        try await fixture.store.set(settings, of: feed)
        #expect(try await fixture.store.settings(of: feed).articles == .never)
        #expect(try await fixture.store.entry(key)?.html == "<p>Short</p>")
    }

    @Test func `articles that are old go, but for those of saved entries`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("post")
        let keys = try await fixture.save(
            ["a", "b"].map { StoreFixture.entry(feed, $0, published: 0) }, of: feed)
        for key in keys {
            try await fixture.store.save(
                articles: [key: .article("<p>Long</p>")], log: Self.log(feed, at: 0))
        }
        try await fixture.store.mark([keys[0]], .saved, at: StoreFixture.start)
        _ = try await fixture.store.prune(at: StoreFixture.time(89 * 86_400))
        #expect(try await fixture.store.entry(keys[1])?.article == .article("<p>Long</p>"))
        _ = try await fixture.store.prune(at: StoreFixture.time(91 * 86_400))
        #expect(try await fixture.store.entry(keys[0])?.article == .article("<p>Long</p>"))
        #expect(try await fixture.store.entry(keys[1])?.article == .unread)
    }
}
