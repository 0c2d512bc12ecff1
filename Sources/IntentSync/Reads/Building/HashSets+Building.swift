extension HashSets {
    /// A set of `members`, each kept to as many bits that none of those in `others` has the same;
    /// `nil` where a member and one of the others are equal.
    static func group(
        of members: [UInt32], apartFrom others: HashSieve, bits: Int
    ) -> Group? {
        let needed = max(bits, others.longestSharedPrefix + 1)
        guard needed <= 32 else { return nil }
        var prefixes: [UInt32] = []
        prefixes.reserveCapacity(members.count)
        for member in members {
            let prefix = member >> UInt32(32 - needed)
            if prefixes.last != prefix { prefixes.append(prefix) }
        }
        return Group(bits: needed, prefixes: prefixes)
    }

    /// The prefixes that none of `hashes`, which ascend, begins with.
    func matchingNone(of hashes: [UInt32]) -> HashSets {
        HashSets(
            groups: groups.compactMap { group in
                var place = 0
                let prefixes = group.prefixes.filter { prefix in
                    let lowest = prefix << UInt32(32 - group.bits)
                    while place < hashes.count && hashes[place] < lowest { place += 1 }
                    return place == hashes.count
                        || hashes[place] >> UInt32(32 - group.bits) != prefix
                }
                return prefixes.isEmpty ? nil : Group(bits: group.bits, prefixes: prefixes)
            })
    }

    /// At most `limit` prefixes: those with the most bits, and of these the lowest, are kept.
    func limited(to limit: Int) -> HashSets {
        var left = limit
        var kept: [Group] = []
        for group in groups.reversed() where left > 0 {
            kept.append(Group(bits: group.bits, prefixes: Array(group.prefixes.prefix(left))))
            left -= min(left, group.prefixes.count)
        }
        return HashSets(groups: kept.reversed())
    }

    /// These prefixes and those of `group`.
    func joined(with group: Group?) -> HashSets {
        guard let group, !group.prefixes.isEmpty else { return self }
        var result = groups
        let place = result.firstIndex { $0.bits >= group.bits } ?? result.count
        if place < result.count && result[place].bits == group.bits {
            let all = (result[place].prefixes + group.prefixes).sorted()
            result[place].prefixes = all.enumerated()
                .filter { $0.offset == 0 || all[$0.offset - 1] != $0.element }.map(\.element)
        } else {
            result.insert(group, at: place)
        }
        return HashSets(groups: result)
    }
}
