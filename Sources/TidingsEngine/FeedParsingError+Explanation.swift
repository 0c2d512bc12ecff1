import FeedParsing

extension FeedParsingError {
    /// What is wrong with the document and what to do, one plain sentence.
    var explanation: String {
        switch self {
        case .empty:
            "The server sent an empty document; it may be a passing fault, so it is asked again later."
        case .webPage:
            "The address leads to a web page and not to a feed: follow the address of its feed instead."
        case .malformed(let detail):
            "The feed is too damaged to be read (\(detail)); tell its publisher if this goes on."
        case .notAFeed:
            "What the server sent is not a feed: check the address in a browser."
        }
    }
}
