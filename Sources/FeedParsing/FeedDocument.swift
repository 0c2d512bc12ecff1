public import NewsModel

/// A document from the web that is a feed or claims to be one, decoded and not read yet.
///
/// Where most of its entries stand in it just as they stood in the last one, they need not be read
/// again: `cuts` tells which they are, and `feed(without:)` reads the others.
public struct FeedDocument: Sendable {
    private let text: [UInt8]
    private let address: WebAddress?
    private let limits: ParsingLimits

    /// Decodes a document.
    ///
    /// - Parameters:
    ///   - bytes: The body as received, after content decoding.
    ///   - address: Where it came from, the base of relative addresses, or `nil` if unknown.
    ///   - contentType: The value of the `Content-Type` field, or `nil` if unknown.
    ///   - limits: How much of it is kept.
    public init(
        _ bytes: [UInt8], address: WebAddress? = nil, contentType: String? = nil,
        limits: ParsingLimits = ParsingLimits()
    ) {
        text = DeclaredEntities.replacing(
            in: TextDecoding.utf8(from: bytes, kind: .xml, contentType: contentType))
        self.address = address
        self.limits = limits
    }

    /// Where it can be cut, or `nil` where it can only be read as a whole.
    ///
    /// - Complexity: O(*n*), a small part of what reading costs.
    public var cuts: DocumentCuts? { DocumentCuts(text, address: address?.description ?? "") }

    /// Reads the feed.
    ///
    /// - Returns: The feed; its format is what the document is, whatever its type says.
    /// - Throws: `FeedParsingError` where it is no feed.
    /// - Complexity: O(*n*) in the number of bytes.
    public func feed() throws(FeedParsingError) -> Feed {
        try feed(text)
    }

    /// Reads the feed without some of its entries.
    ///
    /// - Parameters:
    ///   - left: The numbers of the entries to leave out, as `cuts` counts them.
    ///   - cuts: Where this document can be cut.
    /// - Returns: What `feed()` returns, with the other entries only.
    /// - Throws: `FeedParsingError` where it is no feed without them.
    public func feed(
        without left: Set<Int>, _ cuts: DocumentCuts
    ) throws(FeedParsingError) -> Feed {
        try feed(cuts.document(text, without: left))
    }

    /// A hash that tells whether a document is the same as before, byte for byte.
    ///
    /// It protects from chance and not from malice: who contrives another document with the same
    /// hash only hides it.
    public static func hash(of bytes: [UInt8]) -> UInt64 {
        var hash = QuickHash()
        hash.add(0..<bytes.count, of: bytes)
        return hash.value
    }

    private func feed(_ text: [UInt8]) throws(FeedParsingError) -> Feed {
        guard let first = text.firstIndex(where: { !$0.isSpace && $0 != 0 }) else { throw .empty }
        if text[first] == UInt8(ascii: "{") || text[first] == UInt8(ascii: "[") {
            if let feed = try json(text) { return feed }
        }
        var reader = XMLFeedReader(text, address: address, limits: limits)
        if let feed = reader.read() { return feed }
        throw reader.firstElement == .html ? .webPage : .notAFeed
    }

    /// Reads a JSON Feed; `nil` where the text may be XML behind some junk.
    private func json(_ text: [UInt8]) throws(FeedParsingError) -> Feed? {
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
