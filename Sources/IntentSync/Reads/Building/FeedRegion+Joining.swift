extension FeedRegion {
    /// The entries that are unread inside the spans of `regions` together, by the hashes that these
    /// except: without those that another region, whose spans reach over all of where they lie, does
    /// not except.
    ///
    /// Where an entry lies is known to the author of a region alone: somewhere inside its spans.
    package static func exceptions(of regions: [FeedRegion]) -> [HashSets] {
        regions.map { region in
            let wider = regions.filter { $0 != region && $0.reaches(over: region) }
            guard !wider.isEmpty else { return region.unread }
            return region.unread.filtered { prefix, bits in
                wider.allSatisfy { $0.unread.holds(prefix, bits: bits) }
            }
        }
    }

    /// What is read by its place where `regions` hold together.
    ///
    /// That is what one of them excepts from its spans: in those parts of them over which another
    /// reaches that does not except it; and, where another names it as read, in all of them.
    ///
    /// - Parameters:
    ///   - regions: The regions of one feed.
    ///   - marked: What was marked since, as a region.
    /// - Returns: The entries, in no order; the same parts may occur more than once.
    package static func placedReads(
        of regions: [FeedRegion], and marked: FeedRegion
    ) -> [PlacedReads] {
        var found: [PlacedReads] = []
        for (region, unread) in zip(regions, exceptions(of: regions)) where !unread.groups.isEmpty {
            for other in regions + [marked] where other != region {
                let inSpans = unread.filtered { !other.unread.holds($0, bits: $1) }
                let named = other.read.filtered { unread.holds($0, bits: $1) }
                let parts = [(region.bounds(sharedWith: other), inSpans), (region.bounds, named)]
                for (bounds, hashes) in parts where !bounds.isEmpty && !hashes.groups.isEmpty {
                    found.append(PlacedReads(feed: region.feed, bounds: bounds, hashes: hashes))
                }
            }
        }
        return found
    }

    /// Where the parts of the axis begin and end over which spans of both regions reach.
    private func bounds(sharedWith other: FeedRegion) -> [UInt64] {
        var shared: [UInt64] = []
        var rest = other.zones[...]
        for zone in zones {
            while let first = rest.first, first.upperBound <= zone.lowerBound { rest.removeFirst() }
            for next in rest.prefix(while: { $0.lowerBound < zone.upperBound }) {
                let part = zone.clamped(to: next)
                shared += [part.lowerBound, part.upperBound]
            }
        }
        return shared
    }

    /// Whether every span of `other` lies inside a span of this region.
    private func reaches(over other: FeedRegion) -> Bool {
        other.zones.allSatisfy { zone in
            let place = bounds.firstPlace { $0 <= zone.lowerBound }
            return place % 2 == 1 && zone.upperBound <= bounds[place]
        }
    }
}

extension HashSets {
    /// Those prefixes that satisfy a condition on them and their number of bits.
    func filtered(by isIncluded: (UInt32, Int) -> Bool) -> HashSets {
        HashSets(
            groups: groups.compactMap { group in
                let prefixes = group.prefixes.filter { isIncluded($0, group.bits) }
                return prefixes.isEmpty ? nil : Group(bits: group.bits, prefixes: prefixes)
            })
    }

    /// Whether a hash that begins with `prefix` can be among them.
    func holds(_ prefix: UInt32, bits: Int) -> Bool {
        groups.contains { group in
            guard group.bits > bits else {
                return group.prefixes.containsSorted(prefix >> UInt32(bits - group.bits))
            }
            let place = group.prefixes.firstPlace { $0 >> UInt32(group.bits - bits) < prefix }
            return place < group.prefixes.count
                && group.prefixes[place] >> UInt32(group.bits - bits) == prefix
        }
    }
}
