public import NewsModel

/// Reads feeds of every format from bytes as they come from the web.
///
/// What can be read is read, whatever is wrong with the document; only what is no feed at all is
/// refused. Pure: no network, no clock, and time and memory linear in the size of the document.
public struct FeedParser: Sendable {
    /// How much of a document is kept.
    public var limits: ParsingLimits

    /// A parser with these limits.
    public init(limits: ParsingLimits = ParsingLimits()) {
        self.limits = limits
    }

    /// Reads the feed in `bytes`.
    ///
    /// - Parameters:
    ///   - bytes: The body as received, after content decoding.
    ///   - address: Where it came from, the base of relative addresses, or `nil` if unknown.
    ///   - contentType: The value of the `Content-Type` field, or `nil` if unknown.
    /// - Returns: The feed; its format is what the document is, whatever `contentType` says.
    /// - Throws: `FeedParsingError` where the bytes are no feed.
    /// - Complexity: O(*n*) in the number of bytes.
    public func feed(
        from bytes: [UInt8], address: WebAddress? = nil, contentType: String? = nil
    ) throws(FeedParsingError) -> Feed {
        try FeedDocument(bytes, address: address, contentType: contentType, limits: limits).feed()
    }
}
