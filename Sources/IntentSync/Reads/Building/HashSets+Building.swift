extension HashSets {
    /// The set of the members of `sieve`, each kept to so many bits that none of the others begins
    /// with the same; `nil` where a member and one of the others are equal.
    ///
    /// A hash that neither knows is taken for a member once in `rate` times at most. Where that is
    /// shorter than more bits for all, most members get by with few bits, and the rest make a second
    /// group.
    init?(_ sieve: HashSieve, oneIn rate: Int) {
        let members = sieve.members
        let shared = sieve.sharedBits
        let needed = (shared.max() ?? 0) + 1
        guard needed <= 32 else { return nil }
        guard !members.isEmpty else {
            self.init()
            return
        }
        let usual = Self.usualBits(count: members.count, oneIn: rate)
        let most = max(usual, needed)
        var best = Split(few: most, count: members.count, many: most)
        for few in max(usual - 1, HashSieve.leastShared(count: members.count))..<most {
            let fit = shared.count { $0 < few }
            let many = max(needed, few + 1)
            let split = Split(few: few, fit: fit, many: many, of: members.count, oneIn: rate)
            guard let split, split.weight(of: members.count) < best.weight(of: members.count)
            else { continue }
            best = split
        }
        var few: [UInt32] = []
        var many: [UInt32] = []
        for (member, bits) in zip(members, shared) {
            if few.count < best.count && bits < best.few {
                few.append(member)
            } else {
                many.append(member)
            }
        }
        self.init(
            groups: [Group(few, bits: best.few), Group(many, bits: best.many)]
                .filter { !$0.prefixes.isEmpty })
    }

    /// A choice of how many members are kept to few bits, the rest to many.
    private struct Split {
        var few: Int
        var count: Int
        var many: Int

        init(few: Int, count: Int, many: Int) {
            self.few = few
            self.count = count
            self.many = many
        }

        /// As many to `few` bits as fit, and as the rate allows; `nil` where that is none.
        init?(few: Int, fit: Int, many: Int, of total: Int, oneIn rate: Int) {
            guard many <= 32 else { return nil }
            let allowed = ((1 << many) / rate - total) / (1 << (many - few) - 1)
            guard allowed > 0, fit > 0 else { return nil }
            self.init(few: few, count: min(allowed, fit), many: many)
        }

        func weight(of total: Int) -> Int {
            HashSets.weight(of: count, bits: few) + HashSets.weight(of: total - count, bits: many)
        }
    }

    /// About how many bits a group takes, in 256ths.
    static func weight(of count: Int, bits: Int) -> Int {
        guard count > 0 else { return 0 }
        let spread = bits << 8 - BinaryLogarithm.of256ths(UInt64(count))
        // 1.44 bits for each gap; the group itself takes some too.
        return count * (spread + 370) + 10 << 8
    }

    /// About how many bits the set takes, in 256ths.
    var weight: Int { groups.reduce(0) { $0 + Self.weight(of: $1.prefixes.count, bits: $1.bits) } }

    /// The prefixes that none of `hashes`, which ascend, begins with.
    func matchingNone(of hashes: [UInt32]) -> HashSets {
        HashSets(
            groups: groups.compactMap { group in
                var place = 0
                let shift = UInt32(32 - group.bits)
                let prefixes = group.prefixes.filter { prefix in
                    while place < hashes.count && hashes[place] >> shift < prefix { place += 1 }
                    return place == hashes.count || hashes[place] >> shift != prefix
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

    /// These prefixes and those of `other`.
    func joined(with other: HashSets) -> HashSets {
        var result = groups
        for group in other.groups {
            let place = result.firstIndex { $0.bits >= group.bits } ?? result.count
            if place < result.count && result[place].bits == group.bits {
                result[place].prefixes = Group.joined(result[place].prefixes, group.prefixes)
            } else {
                result.insert(group, at: place)
            }
        }
        return HashSets(groups: result)
    }
}

extension HashSets.Group {
    /// The beginnings of `hashes`, which ascend.
    fileprivate init(_ hashes: [UInt32], bits: Int) {
        self.init(bits: bits, prefixes: [])
        for hash in hashes where prefixes.last != hash >> UInt32(32 - bits) {
            prefixes.append(hash >> UInt32(32 - bits))
        }
    }

    fileprivate static func joined(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        for prefix in (left + right).sorted() where result.last != prefix { result.append(prefix) }
        return result
    }
}
