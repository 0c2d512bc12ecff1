import Fetching
import NewsModel
import TidingsStore

/// The full text of the entries of feeds that the person wants it of.
extension ReaderEngine {
    /// How many pages are read after one refresh of a feed; the others follow after the next.
    private static let pagesAtOnce = 10

    /// Reads pages that entries of `feed` link to, each once and never again.
    ///
    /// A page that cannot be read leaves the entry as the feed gave it. Publishers that are left
    /// alone are asked later, also those that `pause`, which the feed led to, names.
    func readPages(
        of feed: FollowedFeed, _ settings: FeedSettings, after pause: DomainPause?
    ) async throws(StoreError) {
        guard settings.wantsFullText else { return }
        if let pause { pauses.add(pause, now: clock()) }
        let pages = try await store.pagesToRead(of: feed.key, limit: Self.pagesAtOnce)
        var articles: [EntryKey: ArticleReading] = [:]
        for page in pages {
            guard !Task.isCancelled else { break }
            let visit = PageVisit(page: page, feed: feed, settings: settings)
            if let domain = visit.domain, pauses.pause(of: domain, now: clock()) != nil { continue }
            guard let outcome = await visit.run(with: fetcher, clock) else { break }
            if let pause = outcome.pause { pauses.add(pause, now: clock()) }
            if case .failed(.busy, _) = outcome.reading { break }
            articles[page.entry] = outcome.reading
            if outcome.pause != nil { break }
        }
        guard !articles.isEmpty else { return }
        let found = articles.values.count { reading in
            if case .article = reading { true } else { false }
        }
        try await store.save(
            articles: articles,
            log: FetchLogLine(
                feed: feed.key, time: clock(), outcome: "full text",
                detail: "\(found) of \(articles.count) pages had more to read than the feed"))
    }
}
