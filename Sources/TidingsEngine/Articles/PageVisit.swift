import FeedParsing
import Fetching
import Markup
import NewsModel
import TidingsStore

/// One request for the page an entry links to, and what comes of it.
struct PageVisit: Sendable {
    /// What came of it.
    struct Outcome: Sendable {
        var reading: ArticleReading
        /// Until when the publisher wants to be left alone, where it says so.
        var pause: DomainPause?
        /// How many bytes came.
        var byteCount = 0
    }

    /// The most bytes of a page.
    static let pageLimitInBytes = 5_000_000
    /// The most bytes of an article's HTML that are kept.
    static let articleLimitInBytes = 1_000_000

    /// How many characters more than the feed a page must have at least.
    private static let leastMore = 60

    let page: LinkedPage
    let feed: FollowedFeed
    let settings: FeedSettings

    private var address: WebAddress? {
        WebAddress(page.link).flatMap { $0.isFetchable ? $0 : nil }
    }

    /// The registrable domain of the page, or `nil` where its address is none to ask.
    var domain: String? { address.map { RegistrableDomain.of(host: $0.host) } }

    /// Asks for the page.
    ///
    /// - Returns: What came of it, or `nil` where the fetcher was shut down or the task cancelled.
    func run(
        with fetcher: Fetcher, _ clock: @Sendable () -> Timestamp
    ) async -> Outcome? {
        guard let address else { return failed(.forbidden, clock()) }
        let answer: FetchAnswer
        do throws(FetchError) {
            answer = try await fetcher.fetch(request(for: address))
        } catch {
            return ArticleFailure(error).flatMap { failed($0, clock()) }
        }
        var outcome: Outcome
        if let failure = ArticleFailure(status: answer.status) {
            outcome = Outcome(reading: .failed(failure, clock()))
        } else if !Self.isPage(answer) {
            outcome = Outcome(reading: .failed(.noPage, clock()))
        } else {
            outcome = Outcome(reading: await Self.article(in: answer, moreThan: page, clock()))
        }
        outcome.byteCount = answer.body.count
        let domain = RegistrableDomain.of(host: address.host)
        outcome.pause = RefreshStep(feed: feed, domain: domain, known: [:], now: clock())
            .pause(after: answer)
        return outcome
    }

    private func failed(_ failure: ArticleFailure, _ time: Timestamp) -> Outcome {
        Outcome(reading: .failed(failure, time))
    }

    private func request(for address: WebAddress) -> FetchRequest {
        let feedAddress = WebAddress(feed.address)
        // That a feed may be on a private network allows nothing but its own host.
        let isOwnHost = feedAddress?.host == address.host
        var request = FetchRequest(
            address, purpose: .page,
            allowsPrivateNetwork: feed.allowsPrivateNetwork && isOwnHost)
        request.bodyLimitInBytes = Self.pageLimitInBytes
        request.userAgent = settings.userAgent
        // What is meant for the feed's host is told to no other.
        if let feedAddress, isOwnHost, feedAddress.scheme == address.scheme,
            feedAddress.port == address.port
        {
            request.userName = settings.userName
            request.password = settings.password
            request.fields = settings.fields.map { .init(name: $0.name, value: $0.value) }
        }
        return request
    }

    private static func isPage(_ answer: FetchAnswer) -> Bool {
        guard let type = answer.contentType?.prefix(while: { $0 != ";" }).lowercased() else {
            return true
        }
        let name = type.filter { !$0.isWhitespace }
        return name.isEmpty
            || ["text/html", "application/xhtml+xml", "application/xml", "text/xml", "text/plain"]
                .contains(name)
    }

    /// The article in a page, sanitized; nothing more where it has no more text than the feed gave.
    @concurrent private static func article(
        in answer: FetchAnswer, moreThan page: LinkedPage, _ time: Timestamp
    ) async -> ArticleReading {
        let html = TextDecoding.utf8(
            from: answer.body, kind: .html, contentType: answer.contentType)
        let article = ArticleExtractor().article(
            inPage: String(decoding: html, as: UTF8.self), at: answer.finalAddress)
        guard article.html.utf8.count <= articleLimitInBytes else {
            return .failed(.tooLarge, time)
        }
        // A line more is a date or a caption, and nothing to load a page for.
        let least = page.textLength + max(page.textLength / 10, leastMore)
        return article.text.unicodeScalars.count > least ? .article(article.html) : .nothingMore
    }
}

extension ArticleFailure {
    /// What an answer with this status means for somebody who wants to read the page; `nil` for a
    /// good one.
    init?(status: Int) {
        switch status {
        case 200..<300: return nil
        case 401, 402, 403, 407, 451: self = .refused
        case 404, 410: self = .missing
        case 420, 429, 503: self = .busy
        case 500...599: self = .faulty
        default: self = .broken
        }
    }

    /// What it means that there was no answer; `nil` where nobody waits for one any more.
    init?(_ error: FetchError) {
        switch error {
        case .forbidden: self = .forbidden
        case .unknownHost, .unreachable: self = .unreachable
        case .insecure: self = .insecure
        case .timedOut: self = .tooSlow
        case .tooLarge: self = .tooLarge
        case .tooManyRedirects, .broken: self = .broken
        case .cancelled: return nil
        }
    }
}
