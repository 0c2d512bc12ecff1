public import NewsModel

/// Whether opening an entry shows the article of the page it links to.
public enum ArticleChoice: String, Hashable, Sendable, CaseIterable {
    /// Where the feed gives no more than a beginning.
    case automatic = "auto"
    /// Always.
    case always
    /// Only when it is asked for.
    case never
}

/// Why the page an entry links to could not be read.
public enum ArticleFailure: String, Hashable, Sendable, CaseIterable {
    /// The server gives it to nobody like us: 401, 402, 403, 451.
    case refused
    /// Nothing is at the address any more.
    case missing
    /// The server asks to be left alone for a while.
    case busy
    /// The server has a fault of its own.
    case faulty
    /// It is no page: a file, a film.
    case noPage = "no-page"
    /// It is larger than what is read.
    case tooLarge = "too-large"
    /// The server is not known, or takes no connection.
    case unreachable
    /// The encryption is not to be trusted.
    case insecure
    /// The answer took too long.
    case tooSlow = "too-slow"
    /// The address is inside a private network, or none that is ever asked.
    case forbidden
    /// The answer broke off or made no sense.
    case broken

    /// How long after a failure opening the entry asks for the page again.
    public var retry: Duration {
        switch self {
        case .refused, .missing, .noPage, .tooLarge, .forbidden: .seconds(86_400)
        case .busy, .faulty, .unreachable, .insecure, .tooSlow, .broken: .seconds(1800)
        }
    }
}

/// What is known of the page an entry links to.
public enum ArticleReading: Hashable, Sendable {
    /// It was not read.
    case unread
    /// Its article, sanitized HTML.
    case article(String)
    /// It has no more to read than the feed.
    case nothingMore
    /// It could not be read, when last tried at this time.
    case failed(ArticleFailure, Timestamp)
}
