extension FeedRegion {
    /// The region that says of every entry of `state` what the state says, in as few bytes as can
    /// be; the same state gives the same region.
    ///
    /// Of entries that `state` does not know it says this. In a zone they are read, but for those
    /// that share a hash prefix with an entry that is known to be unread. In a blank, and in a gap between two zones of which no
    /// entry is known, they are unread. Elsewhere they are read between two entries that are read
    /// and at most half a year apart, or within a day and a half of one towards one that is unread,
    /// where that is shorter. After the second of the last entry that is read they are unread.
    ///
    /// Where entries share a hash, they are read if one of them is. Of `carriedRead`, 20,000
    /// prefixes at most are kept.
    ///
    /// - Complexity: O(n log n).
    public init(_ state: FeedReadState) {
        var entries = KnownEntries(state.entries)
        var candidate = RegionCandidate.shortest(of: entries, in: state)
        if candidate == nil {
            entries.joinSharedHashes()
            candidate = RegionCandidate.shortest(of: entries, in: state)
        }
        var carriedUnread = state.carriedUnread
        var carriedRead = state.carriedRead
        if !carriedUnread.groups.isEmpty || !carriedRead.groups.isEmpty {
            let hashes = entries.sortedHashes
            carriedUnread = carriedUnread.matchingNone(of: hashes)
            carriedRead = carriedRead.matchingNone(of: hashes)
                .limited(to: Self.mostCarriedReads)
        }
        self.init(
            feed: state.feed, bounds: candidate?.bounds ?? [],
            unread: carriedUnread.joined(with: candidate?.unread ?? HashSets()),
            read: carriedRead.joined(with: candidate?.read ?? HashSets()))
    }

    private static var mostCarriedReads: Int { 20_000 }
}

extension RegionCandidate {
    /// The shortest of some ways to say what is known; `nil` where two entries in different states
    /// have one hash.
    static func shortest(of entries: KnownEntries, in state: FeedReadState) -> RegionCandidate? {
        let stretches = StretchList(
            entries: entries.dated, zones: state.zones, blanks: state.blanks
        ).stretches
        let choice = SpanChoice(stretches, scale: SpanChoice.scale(for: entries.dated))
        var shortest: RegionCandidate?
        var tried: [[UInt64]] = []
        for prices in SpanChoice.Prices.candidates(for: entries.dated) {
            let bounds = choice.bounds(at: prices)
            guard !tried.contains(bounds) else { continue }
            tried.append(bounds)
            guard let candidate = RegionCandidate(bounds: bounds, entries: entries) else {
                return nil
            }
            if let found = shortest, found.weight <= candidate.weight { continue }
            shortest = candidate
        }
        return shortest
    }
}
