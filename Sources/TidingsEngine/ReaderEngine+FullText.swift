import FeedParsing
import Fetching
import Markup
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
        var articles: [EntryKey: String?] = [:]
        for page in pages {
            guard !Task.isCancelled else { break }
            guard let address = WebAddress(page.link) else {
                articles[page.entry] = .some(nil)
                continue
            }
            let domain = RegistrableDomain.of(host: address.host)
            guard pauses.pause(of: domain, now: clock()) == nil else { continue }
            do throws(FetchError) {
                let answer = try await fetcher.fetch(
                    Self.request(for: address, of: feed, settings))
                if let pause = RefreshStep(feed: feed, domain: domain, known: [:], now: clock())
                    .pause(after: answer)
                {
                    pauses.add(pause, now: clock())
                    break
                }
                articles[page.entry] = .some(await Self.fullText(answer, moreThan: page))
            } catch .cancelled {
                break
            } catch {
                articles[page.entry] = .some(nil)
            }
        }
        guard !articles.isEmpty else { return }
        let found = articles.values.count { $0 != nil }
        try await store.save(
            articles: articles,
            log: FetchLogLine(
                feed: feed.key, time: clock(), outcome: "full text",
                detail: "\(found) of \(articles.count) pages had more to read than the feed"))
    }

    private static func request(
        for page: WebAddress, of feed: FollowedFeed, _ settings: FeedSettings
    ) -> FetchRequest {
        var request = FetchRequest(
            page, purpose: .page, allowsPrivateNetwork: feed.allowsPrivateNetwork)
        request.userAgent = settings.userAgent
        // What is meant for the feed's host is told to no other.
        if let address = WebAddress(feed.address), address.host == page.host,
            address.scheme == page.scheme, address.port == page.port
        {
            request.userName = settings.userName
            request.password = settings.password
            request.fields = settings.fields.map { .init(name: $0.name, value: $0.value) }
        }
        return request
    }

    /// The article in a page, sanitized; `nil` where it has no more text than the feed gave.
    @concurrent private static func fullText(
        _ answer: FetchAnswer, moreThan page: LinkedPage
    ) async -> String? {
        guard 200..<300 ~= answer.status else { return nil }
        let html = TextDecoding.utf8(
            from: answer.body, kind: .html, contentType: answer.contentType)
        let article = ArticleExtractor().article(
            inPage: String(decoding: html, as: UTF8.self), at: answer.finalAddress)
        return article.text.unicodeScalars.count > page.textLength ? article.html : nil
    }
}
