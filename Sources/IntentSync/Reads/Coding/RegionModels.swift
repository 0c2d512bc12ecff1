import NewsModel

/// Codes a region: which feeds there are, and what each says.
struct RegionModels {
    private var isKnownFeed = Likelihood()
    private var feedCounts = NumberModel()
    private var hasSpans = Likelihood()
    private var bounds = BoundModels()
    private var unread = SetModels(rate: HashSets.unreadRate)
    private var read = SetModels(rate: HashSets.readRate)

    /// More feeds than anybody follows; as each key takes bytes, few bytes cannot stand for many.
    static let mostFeeds = 1 << 24

    /// Codes feeds in the order of their keys; `known` are keys that the reader also has, ascending.
    mutating func code<Coder: DecisionCoder>(
        _ feeds: inout [FeedRegion], knowing known: [UInt64], by coder: inout Coder
    ) {
        let keys = code(keys: feeds.map(\.feed.rawValue), knowing: known, by: &coder)
        for (place, key) in keys.enumerated() {
            coder.countThing()
            guard !coder.isDamaged else { return }
            var feed = Coder.reads ? FeedRegion(feed: FeedKey(rawValue: key)) : feeds[place]
            code(&feed, by: &coder)
            if Coder.reads { feeds.append(feed) }
        }
    }

    /// Codes which of the known keys there are, then the others.
    private mutating func code<Coder: DecisionCoder>(
        keys: [UInt64], knowing known: [UInt64], by coder: inout Coder
    ) -> [UInt64] {
        var found: [UInt64] = []
        var others: [UInt64] = []
        var rest = keys[...]
        for key in known {
            while let first = rest.first, first < key {
                others.append(first)
                rest.removeFirst()
            }
            let isThere = rest.first == key
            if isThere { rest.removeFirst() }
            if coder.code(isThere, &isKnownFeed) { found.append(key) }
        }
        others += rest
        let count = feedCounts.code(UInt64(others.count), by: &coder)
        guard count <= Self.mostFeeds else {
            coder.refuse()
            return []
        }
        if count > 0 { GapModel.code(&others, count: count, bits: 64, by: &coder) }
        guard Coder.reads else { return keys }
        let all = (found + others).sorted()
        if zip(all, all.dropFirst()).contains(where: { $0 == $1 }) { coder.refuse() }
        return all
    }

    private mutating func code<Coder: DecisionCoder>(
        _ feed: inout FeedRegion, by coder: inout Coder
    ) {
        if coder.code(!feed.bounds.isEmpty, &hasSpans) {
            bounds.code(&feed.bounds, by: &coder)
        }
        unread.code(&feed.unread, by: &coder)
        read.code(&feed.read, by: &coder)
    }
}
