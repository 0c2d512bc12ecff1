/// Why some bytes are no feed.
public enum FeedParsingError: Error, Hashable, Sendable {
    /// There is nothing, or only white space.
    case empty
    /// It is a web page; its feeds may be found by discovery.
    case webPage
    /// It looks like a feed format but the format's own rules make it unreadable (broken JSON).
    case malformed(detail: String)
    /// It is something else.
    case notAFeed
}
