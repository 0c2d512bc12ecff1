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
    fileprivate func filtered(by isIncluded: (UInt32, Int) -> Bool) -> HashSets {
        HashSets(
            groups: groups.compactMap { group in
                let prefixes = group.prefixes.filter { isIncluded($0, group.bits) }
                return prefixes.isEmpty ? nil : Group(bits: group.bits, prefixes: prefixes)
            })
    }

    /// Whether a hash that begins with `prefix` can be among them.
    fileprivate func holds(_ prefix: UInt32, bits: Int) -> Bool {
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
