public import NewsModel

/// Which entries of all feeds are read, up to some cut.
public struct ReadRegion: Hashable, Sendable {
    /// The feeds with anything to say, by key, strictly ascending.
    public private(set) var feeds: [FeedRegion]

    /// The region of these feeds, in any order; each feed once.
    ///
    /// Those that say nothing are left out.
    public init(_ feeds: [FeedRegion] = []) {
        self.feeds = feeds.filter { !$0.isEmpty }.sorted { $0.feed < $1.feed }
    }

    /// What is said of `feed`, or `nil` where nothing is.
    public func region(of feed: FeedKey) -> FeedRegion? {
        var low = 0
        var high = feeds.count
        while low < high {
            let middle = (low + high) / 2
            if feeds[middle].feed < feed { low = middle + 1 } else { high = middle }
        }
        return low < feeds.count && feeds[low].feed == feed ? feeds[low] : nil
    }

    /// Whether the region says that `entry` is read.
    public func contains(_ entry: EntryReference) -> Bool {
        region(of: entry.feed)?.contains(position: entry.position, hash: entry.hash) ?? false
    }
}
