public import NewsModel

/// An address that a web page offers as its feed.
public struct FeedCandidate: Hashable, Sendable {
    /// The address, absolute.
    public var address: WebAddress
    /// The title the page gives it, plain text.
    public var title: String?
    /// How likely it is what the person wants; higher is better.
    public var score: Int

    /// Gathers a candidate.
    public init(address: WebAddress, title: String? = nil, score: Int) {
        self.address = address
        self.title = title
        self.score = score
    }
}

/// Finds the feeds that a web page offers.
public struct FeedDiscovery: Sendable {
    /// Discovery by the common rules.
    public init() {}

    /// The feeds offered by a page, best first, each address once.
    ///
    /// - Parameters:
    ///   - page: The bytes of the page.
    ///   - address: Where it came from.
    ///   - contentType: The value of its `Content-Type` field, or `nil` if unknown.
    public func candidates(
        inPage page: [UInt8], at address: WebAddress, contentType: String? = nil
    ) -> [FeedCandidate] {
        fatalError("stub")
    }
}
