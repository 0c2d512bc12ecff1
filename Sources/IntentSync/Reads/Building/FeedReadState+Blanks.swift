extension FeedReadState {
    /// Keeps the gaps of earlier regions open where they lie between two entries of which nothing new
    /// is to be said.
    ///
    /// Whoever made it had a reason for the gap: an entry that is unread, and perhaps not known
    /// here. To fill it would be to say something new that nobody decided.
    package mutating func keepOpen(gapsOf regions: [FeedRegion]) {
        guard regions.contains(where: { !$0.isEmpty }) else { return }
        let known = entries.compactMap { entry in
            entry.position.map { position in
                Known(
                    point: FeedRegion.point(position: position, hash: entry.hash),
                    position: position, hash: entry.hash, isRead: entry.isRead)
            }
        }.sorted { ($0.point, $0.hash) < ($1.point, $1.hash) }
        for (last, next) in zip(known, known.dropFirst()) where last.point < next.point {
            let blank = regions.lazy.compactMap { Self.gap(of: $0, between: last, and: next) }.first
            guard let blank else { continue }
            let zone = zones.firstPlace { $0.upperBound <= blank.lowerBound }
            if zone == zones.count || !zones[zone].overlaps(blank) { blanks.append(blank) }
        }
    }

    /// The gap that `region` has between two entries of which it says what is so, clipped to what
    /// lies between.
    private static func gap(
        of region: FeedRegion, between last: Known, and next: Known
    ) -> Range<UInt64>? {
        guard let gap = region.gap(between: last.point, and: next.point),
            region.contains(position: last.position, hash: last.hash) == last.isRead,
            region.contains(position: next.position, hash: next.hash) == next.isRead
        else { return nil }
        let lower = max(gap.lowerBound, last.point + 1)
        let upper = min(gap.upperBound, next.point)
        return lower < upper ? lower..<upper : nil
    }

    private struct Known {
        var point: UInt64
        var position: Int64
        var hash: UInt32
        var isRead: Bool
    }
}

extension FeedRegion {
    /// The first gap between spans that has points between two others; `nil` where a span reaches
    /// from one to the other.
    fileprivate func gap(between lower: UInt64, and upper: UInt64) -> Range<UInt64>? {
        let place = bounds.firstPlace { $0 <= lower }
        if place % 2 == 0 {
            let start = place > 0 ? bounds[place - 1] : 0
            return start..<(place < bounds.count ? bounds[place] : .max)
        }
        guard place < bounds.count, bounds[place] < upper else { return nil }
        return bounds[place]..<(place + 1 < bounds.count ? bounds[place + 1] : .max)
    }
}
