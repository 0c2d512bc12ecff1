import Fetching
public import NewsModel
public import TidingsStore

/// The articles of single entries, read when the person opens them.
extension ReaderEngine {
    /// How many pages are read at once for people who wait for them.
    private static let articlesAtOnce = 8

    /// Whether opening `entry` shows the article of its page rather than what the feed gives.
    ///
    /// - Throws: `EngineError.store`.
    public func wantsArticle(_ entry: EntryDetail) async throws(EngineError) -> Bool {
        let feed = entry.listing.feed
        let (choice, publisher) = try await storing { () async throws(StoreError) in
            (
                try await self.store.settings(of: feed).articles,
                try await self.store.feed(feed)?.publisher
            )
        }
        switch choice {
        case .always: return FeedStub(entry, publisher: publisher).hasPage
        case .never: return false
        case .automatic: return FeedStub(entry, publisher: publisher).isStub
        }
    }

    /// Begins to read the page that an entry links to, unless that is under way.
    ///
    /// What comes of it is in the store when `isReadingArticle` says no again.
    ///
    /// - Returns: Whether it is under way now; not where too many are.
    @discardableResult
    public func beginArticle(of entry: EntryKey) -> Bool {
        if articlesUnderWay.contains(entry) { return true }
        guard articlesUnderWay.count < Self.articlesAtOnce else { return false }
        articlesUnderWay.insert(entry)
        Task {
            // Where the store fails, the entry stays as it was, and may be asked for again.
            try? await readArticle(of: entry)
            articlesUnderWay.remove(entry)
        }
        return true
    }

    /// Whether the page of an entry is being read now.
    public func isReadingArticle(of entry: EntryKey) -> Bool {
        articlesUnderWay.contains(entry)
    }

    private func readArticle(of entry: EntryKey) async throws(StoreError) {
        guard let page = try await store.page(of: entry),
            let listing = try await store.entry(page.entry)?.listing
        else { return }
        let followed = try await store.feed(listing.feed)
        let feed =
            followed ?? FollowedFeed(key: listing.feed, address: "", publisher: "")
        let visit = PageVisit(
            page: page, feed: feed, settings: try await store.settings(of: listing.feed))
        let now = clock()
        guard let domain = visit.domain else {
            return try await keep(.failed(.forbidden, now), of: page, visit, 0)
        }
        for pause in try await store.domainPauses(at: now) { pauses.add(pause, now: now) }
        if pauses.pause(of: domain, now: now) != nil {
            return try await keep(.failed(.busy, now), of: page, visit, 0)
        }
        if HostRule.of(domain: domain).refusal != nil {
            return try await keep(.failed(.refused, now), of: page, visit, 0)
        }
        guard let outcome = await visit.run(with: fetcher, clock) else { return }
        if let pause = outcome.pause { pauses.add(pause, now: clock()) }
        try await keep(outcome.reading, of: page, visit, outcome.byteCount)
    }

    private func keep(
        _ reading: ArticleReading, of page: LinkedPage, _ visit: PageVisit, _ byteCount: Int
    ) async throws(StoreError) {
        let host = WebAddress(page.link)?.host ?? "no host"
        let detail =
            switch reading {
            case .article: "the article of an entry, from \(host)"
            case .unread, .nothingMore: "a page with no more to read than the feed, at \(host)"
            case .failed(let reason, _):
                "a page that could not be read (\(reason.rawValue)), at \(host)"
            }
        try await store.save(
            articles: [page.entry: reading],
            log: FetchLogLine(
                feed: visit.feed.key, time: clock(), outcome: "article", detail: detail,
                bodyBytes: byteCount))
    }
}
