import NewsModel

/// Codes a region: how many feeds there are, their keys, and what each says.
struct RegionModels {
    private var feedCounts = NumberModel()
    private var hasSpans = Likelihood()
    private var bounds = BoundModels()
    private var unread = SetModels { HashSets.bitsOfUnread(count: $0) }
    private var read = SetModels { HashSets.bitsOfRead(count: $0) }

    /// Codes feeds in the order of their keys.
    mutating func code<Coder: DecisionCoder>(
        _ feeds: inout [FeedRegion], by coder: inout Coder
    ) {
        let count = feedCounts.code(UInt64(feeds.count), by: &coder)
        var keys = feeds.map(\.feed.rawValue)
        if count > 0 { GapModel.code(&keys, count: count, bits: 64, by: &coder) }
        for (place, key) in keys.enumerated() {
            guard !coder.isDamaged else { return }
            var feed =
                Coder.reads ? FeedRegion(feed: FeedKey(rawValue: key)) : feeds[place]
            code(&feed, by: &coder)
            if Coder.reads { feeds.append(feed) }
        }
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
