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
        let text = TextDecoding.utf8(from: bytes, kind: .xml, contentType: contentType)
        guard let first = text.firstIndex(where: { !$0.isSpace && $0 != 0 }) else { throw .empty }
        if text[first] == UInt8(ascii: "{") || text[first] == UInt8(ascii: "[") {
            if let feed = try json(text, address: address) { return feed }
        }
        var reader = XMLFeedReader(
            DeclaredEntities.replacing(in: text), address: address, limits: limits)
        if let feed = reader.read() { return feed }
        throw reader.firstElement == .html ? .webPage : .notAFeed
    }

    /// Reads a JSON Feed; `nil` where the text may be XML behind some junk.
    private func json(
        _ text: [UInt8], address: WebAddress?
    ) throws(FeedParsingError) -> Feed? {
        guard let value = JSONScanner.value(of: text, depth: limits.depth) else {
            if text.place(of: 0x3C, in: 0..<min(text.count, 4096)) != nil, !text.looksLikeJSONFeed {
                return nil
            }
            throw .malformed(detail: "broken JSON")
        }
        guard let feed = JSONFeedReader(address: address, limits: limits).feed(of: value) else {
            throw .notAFeed
        }
        return feed
    }
}

extension [UInt8] {
    fileprivate var looksLikeJSONFeed: Bool {
        place(of: "\"version\"", in: 0..<Swift.min(count, 4096)) != nil
    }
}
