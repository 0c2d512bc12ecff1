import NewsModel
import TidingsStore

/// Which text of an entry a page shows, and what it says about the other one.
struct EntryView: Hashable, Sendable {
    /// A text of an entry.
    enum Source: String, Hashable, Sendable {
        /// The article of the page it links to.
        case article
        /// What the feed gives.
        case feed
    }

    /// What is known of the article that is not shown.
    enum State: Hashable, Sendable {
        /// Nothing needs to be said.
        case quiet
        /// It is being fetched now.
        case underWay
        /// There is no more to read than is shown.
        case nothingMore
        /// It could not be read.
        case failed(ArticleFailure)
    }

    /// The text that is shown.
    var source: Source
    /// Sanitized HTML.
    var html: String
    /// What is known of the article.
    var state = State.quiet
    /// The host of the page, or `nil` where the entry links to none that can be asked.
    var host: String?

    /// Shows what the feed gives.
    init(feedOf entry: EntryDetail) {
        source = .feed
        html = entry.feedHTML
        host = entry.listing.link.flatMap { WebAddress($0) }
            .flatMap { $0.isFetchable ? $0.host : nil }
    }

    /// What there is to show of `entry`.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - wantsArticle: Whether its article is to be shown where it is there.
    ///   - isUnderWay: Whether its page is being read now.
    ///   - isAsked: Whether the person asked for the article, and waits for a word about it.
    init(of entry: EntryDetail, wantsArticle: Bool, isUnderWay: Bool, isAsked: Bool) {
        self.init(feedOf: entry)
        guard wantsArticle else { return }
        switch entry.article {
        case .article(let html):
            source = .article
            self.html = html
        case .unread: break
        case .nothingMore: if isAsked { state = .nothingMore }
        case .failed(let reason, _): state = .failed(reason)
        }
        if source == .feed, isUnderWay { state = .underWay }
    }
}

extension ReadingPhrases {
    /// What is said where a page could not be read.
    func said(of failure: ArticleFailure) -> Phrase {
        switch failure {
        case .refused: refused
        case .missing: missing
        case .busy: busy
        case .faulty: faulty
        case .noPage: noPage
        case .tooLarge: tooLarge
        case .unreachable: unreachable
        case .insecure: insecure
        case .tooSlow: tooSlow
        case .forbidden: forbidden
        case .broken: broken
        }
    }
}
