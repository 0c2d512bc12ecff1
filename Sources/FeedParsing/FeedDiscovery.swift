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

    /// The most candidates one page may have.
    private static let candidateCount = 100

    /// The feeds offered by a page, best first, each address once.
    ///
    /// What the page declares with `link` counts, wherever in the page it stands, and what is known
    /// of its site. Only a page with neither is searched for ordinary links that look like feeds;
    /// these need to be tried.
    ///
    /// - Parameters:
    ///   - page: The bytes of the page.
    ///   - address: Where it came from.
    ///   - contentType: The value of its `Content-Type` field, or `nil` if unknown.
    /// - Returns: At most a hundred.
    /// - Complexity: O(*n*), but for the sorting of candidates.
    ///
    /// Source: the ranking follows what other readers found to work.
    public func candidates(
        inPage page: [UInt8], at address: WebAddress, contentType: String? = nil
    ) -> [FeedCandidate] {
        let text = TextDecoding.utf8(from: page, kind: .html, contentType: contentType)
        var links = PageLinks(text)
        links.read()
        let base = links.base.flatMap { address.resolve($0) } ?? address
        var candidates = knownFeeds(of: address)
        if let channel = links.youTubeChannel, Self.isYouTube(address.host) {
            candidates += knownFeeds(of: "https://www.youtube.com/channel/" + channel)
        }
        for (place, link) in links.declared.enumerated() {
            guard let target = resolve(link, base: base) else { continue }
            candidates.append(Self.candidate(link, target, score: 50 - 5 * place))
        }
        if candidates.isEmpty {
            for (place, link) in links.ordinary.enumerated() {
                guard let target = resolve(link, base: base) else { continue }
                candidates.append(Self.candidate(link, target, score: -5 * min(place, 10)))
            }
        }
        return Self.ranking(candidates)
    }

    private func resolve(_ link: PageLinks.Link, base: WebAddress) -> WebAddress? {
        // Before HTTP was everywhere, `feed:` was put in front of an address or of `//`.
        var reference = link.reference
        if reference.lowercased().hasPrefix("feed:") {
            reference.removeFirst(5)
            if reference.hasPrefix("//") { reference = "http:" + reference }
        }
        guard !reference.isEmpty, var target = base.resolve(reference), target.isFetchable else {
            return nil
        }
        target.fragment = nil
        return target
    }

    private static func candidate(
        _ link: PageLinks.Link, _ address: WebAddress, score: Int
    ) -> FeedCandidate {
        let text = address.canonical.lowercased()
        let title = link.title?.lowercased() ?? ""
        var score = score
        if text.contains("comments") { score -= 10 }
        if title.contains("comments") { score -= 10 }
        if text.contains("podcast") { score -= 10 }
        if text.contains("rss") { score += 5 }
        if text.hasSuffix("/index.xml") { score += 5 }
        if text.hasSuffix("/feed/") { score += 5 }
        if text.hasSuffix("/feed") { score += 4 }
        if text.contains("json") { score += 3 }
        return FeedCandidate(address: address, title: link.title, score: score)
    }

    /// The candidates in order, each address once, with the best of its scores.
    private static func ranking(_ candidates: [FeedCandidate]) -> [FeedCandidate] {
        var places: [String: Int] = [:]
        var unique: [FeedCandidate] = []
        for candidate in candidates {
            let key = candidate.address.canonical
            if let place = places[key] {
                unique[place].title = unique[place].title ?? candidate.title
                unique[place].score = max(unique[place].score, candidate.score)
            } else if unique.count < candidateCount {
                places[key] = unique.count
                unique.append(candidate)
            }
        }
        // The sort is stable, so equals stay in the document's order.
        return unique.sorted { $0.score > $1.score }
    }

    static func isYouTube(_ host: String) -> Bool {
        host == "youtube.com" || host.hasSuffix(".youtube.com")
    }
}
