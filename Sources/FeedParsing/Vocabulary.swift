/// Whose words an element's name is taken from.
enum Vocabulary: Sendable {
    /// RSS of any version, or no namespace at all.
    case plain
    case atom, content, dublinCore, media, itunes, podcast, slash, comments, syndication, thread
    case xhtml, rdf, googlePlay, feedburner, xml
    /// Every other namespace.
    case other

    /// The vocabulary of a declared namespace; the address is compared without regard to case.
    ///
    /// Sources: the namespace documents of each vocabulary, and the forms found in feeds.
    static func declared(_ address: Range<Int>, in bytes: [UInt8]) -> Vocabulary {
        var digest = Digest()
        let oldRSS = oldRSS
        for index in address where !bytes[index].isSpace {
            digest.add(bytes[index])
            if digest == oldRSS { return .plain }
        }
        if let known = digests[digest] { return known }
        if digest == Digest() { return .plain }
        digest.add(UInt8(ascii: "/"))
        return digests[digest] ?? .other
    }

    /// A digest of an address, whatever its case, which is quicker to look up than a string.
    ///
    /// Source: the FNV-1a hash of 64 bits.
    private struct Digest: Hashable, Sendable {
        private var value: UInt64 = 14_695_981_039_346_656_037

        init(_ text: String = "") {
            for byte in text.utf8 { add(byte) }
        }

        mutating func add(_ byte: UInt8) {
            value = (value ^ UInt64(byte.lowercased)) &* 1_099_511_628_211
        }
    }

    /// How the addresses of several versions of RSS begin.
    private static let oldRSS = Digest("http://backend.userland.com/rss")
    private static let digests: [Digest: Vocabulary] = [Digest: Vocabulary](
        addresses.map { (Digest($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })

    /// The vocabulary that a prefix means where the document does not say.
    static func customary(prefix: String) -> Vocabulary {
        prefixes[prefix.lowercased()] ?? .other
    }

    private static let addresses: [String: Vocabulary] = [
        "http://www.w3.org/2005/atom": .atom,
        "https://www.w3.org/2005/atom": .atom,
        "http://purl.org/atom/ns#": .atom,
        "http://purl.org/atom/ns": .atom,
        "http://purl.org/pie/": .atom,
        "http://example.com/newformat#": .atom,
        "http://example.com/necho": .atom,
        "http://purl.org/echo/": .atom,
        "uri/of/echo/namespace#": .atom,
        "http://purl.org/rss/1.0/": .plain,
        "http://my.netscape.com/rdf/simple/0.9/": .plain,
        "http://channel.netscape.com/rdf/simple/0.9/": .plain,
        "http://my.netscape.com/publish/formats/rss-0.91.dtd": .plain,
        "http://purl.org/net/rss1.1#": .plain,
        "http://blogs.law.harvard.edu/tech/rss": .plain,
        "http://cyber.law.harvard.edu/rss/rss.html": .plain,
        "http://purl.org/rss/1.0/modules/content/": .content,
        "http://purl.org/dc/elements/1.0/": .dublinCore,
        "http://purl.org/dc/elements/1.1/": .dublinCore,
        "http://purl.org/dc/terms/": .dublinCore,
        "http://search.yahoo.com/mrss/": .media,
        "https://search.yahoo.com/mrss/": .media,
        "http://www.rssboard.org/media-rss": .media,
        "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
        "https://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
        "http://example.com/dtds/podcast-1.0.dtd": .itunes,
        "https://podcastindex.org/namespace/1.0": .podcast,
        "http://podcastindex.org/namespace/1.0": .podcast,
        "https://github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md": .podcast,
        "http://purl.org/rss/1.0/modules/slash/": .slash,
        "http://wellformedweb.org/commentapi/": .comments,
        "http://purl.org/rss/1.0/modules/syndication/": .syndication,
        "http://purl.org/syndication/thread/1.0": .thread,
        "http://www.w3.org/1999/xhtml": .xhtml,
        "http://www.w3.org/1999/02/22-rdf-syntax-ns#": .rdf,
        "http://www.google.com/schemas/play-podcasts/1.0": .googlePlay,
        "http://rssnamespace.org/feedburner/ext/1.0": .feedburner,
        "http://www.w3.org/xml/1998/namespace": .xml,
    ]

    private static let prefixes: [String: Vocabulary] = [
        "": .plain, "rss": .plain, "atom": .atom, "atom10": .atom, "a10": .atom, "atom03": .atom,
        "content": .content, "dc": .dublinCore, "dcterms": .dublinCore, "dct": .dublinCore,
        "media": .media, "itunes": .itunes, "itms": .itunes, "podcast": .podcast, "slash": .slash,
        "wfw": .comments, "sy": .syndication, "syn": .syndication, "thr": .thread,
        "xhtml": .xhtml, "xhtm": .xhtml, "rdf": .rdf, "googleplay": .googlePlay,
        "feedburner": .feedburner, "xml": .xml,
    ]
}

/// The namespaces declared around a place in a document.
struct NamespaceScope: Sendable {
    private struct Binding: Sendable {
        let prefix: Range<Int>
        let vocabulary: Vocabulary
    }

    private var bindings: [Binding] = []
    /// More declarations than any feed has; what goes beyond is left out.
    private static let limit = 128
    // The last prefix without declaration, since they come in rows.
    private var customary: [ArraySlice<UInt8>: Vocabulary] = [:]

    /// How many declarations hold, for `leave(to:)`.
    var depth: Int { bindings.count }

    /// Whether the document says that names without a prefix are those of RSS.
    var declaresRSS: Bool {
        bindings.contains { $0.prefix.isEmpty && $0.vocabulary == .plain }
    }

    /// Takes the declarations of the tag that `tokenizer` has just read.
    mutating func enter(_ tokenizer: XMLTokenizer) {
        let bytes = tokenizer.bytes
        for attribute in tokenizer.attributes {
            let name = attribute.name
            guard name.count >= 5, bytes[name.lowerBound] | 0x20 == UInt8(ascii: "x"),
                bytes.equalsIgnoringCase(name.lowerBound..<name.lowerBound + 5, "xmlns"),
                bindings.count < Self.limit
            else { continue }
            let isDefault = name.count == 5
            guard isDefault || bytes[name.lowerBound + 5] == 0x3A else { continue }
            let prefix = min(name.lowerBound + 6, name.upperBound)..<name.upperBound
            let declared = Vocabulary.declared(attribute.value, in: bytes)
            bindings.append(Binding(prefix: prefix, vocabulary: declared))
        }
    }

    /// Drops the declarations made since `depth` was what it is given as.
    mutating func leave(to depth: Int) {
        if bindings.count > depth { bindings.removeLast(bindings.count - depth) }
    }

    /// The vocabulary of a prefix here; the empty range is the default namespace.
    mutating func vocabulary(of prefix: Range<Int>, in bytes: [UInt8]) -> Vocabulary {
        var index = bindings.count
        while index > 0 {
            index -= 1
            let binding = bindings[index]
            if Self.areEqual(binding.prefix, prefix, bytes) { return binding.vocabulary }
        }
        guard !prefix.isEmpty else { return .plain }
        if let known = customary[bytes[prefix]] { return known }
        let found = Vocabulary.customary(prefix: bytes.text(in: prefix))
        if customary.count < Self.limit { customary[bytes[prefix]] = found }
        return found
    }

    private static func areEqual(_ left: Range<Int>, _ right: Range<Int>, _ bytes: [UInt8]) -> Bool
    {
        guard left.count == right.count else { return false }
        for offset in 0..<left.count
        where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
            return false
        }
        return true
    }
}
