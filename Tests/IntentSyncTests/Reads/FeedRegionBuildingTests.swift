import IntentSync
import NewsModel
import Testing

@Suite struct FeedRegionBuildingTests {
    @Test(arguments: 0..<60)
    func `every known entry is answered exactly`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        for size in [0, 1, 2, 3, 5, 9, 30, 120] {
            let state = random.state(entries: size)
            let region = FeedRegion(state)
            let wrong = state.entries.filter {
                region.contains(position: $0.position, hash: $0.hash) != $0.isRead
            }
            #expect(wrong.isEmpty, "seed \(seed), \(size) entries")
        }
    }

    @Test(arguments: 0..<60)
    func `bounds ascend and are even in number`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        for size in [1, 7, 60] {
            let bounds = FeedRegion(random.state(entries: size)).bounds
            #expect(bounds.count % 2 == 0)
            #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    /// Of a zone only seconds are left out of which all that is known is unread.
    @Test(arguments: 0..<60)
    func `zones stay read`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        for size in [0, 1, 4, 40] {
            let state = random.state(entries: size)
            let region = FeedRegion(state)
            let dated = state.entries.filter { $0.position != nil }
            let seconds = Dictionary(grouping: dated) { entry in
                FeedRegion.point(position: entry.position ?? 0, hash: 0) >> 24
            }
            for zone in state.zones {
                var points = [zone.lowerBound, zone.upperBound - 1]
                for _ in 0..<20 {
                    points.append(
                        zone.lowerBound + random.number()
                            % UInt64(zone.upperBound - zone.lowerBound))
                }
                for entry in dated {
                    let point = FeedRegion.point(position: entry.position ?? 0, hash: entry.hash)
                    points += [point, point &+ 1, point &- 1, point &+ 1 << 24, point &- 1 << 24]
                }
                for point in points where zone.contains(point) && !region.spans(over: point) {
                    let known = seconds[point >> 24] ?? []
                    #expect(!known.isEmpty && known.allSatisfy { !$0.isRead }, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: 0..<60)
    func `a gap between zones of which nothing is known stays`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        let state = random.state(entries: 12)
        let region = FeedRegion(state)
        let points = state.entries.compactMap { entry in
            entry.position.map { FeedRegion.point(position: $0, hash: entry.hash) }
        }
        for (zone, next) in zip(state.zones, state.zones.dropFirst()) {
            let gap = zone.upperBound..<next.lowerBound
            guard !gap.isEmpty, !points.contains(where: gap.contains) else { continue }
            #expect(!region.spans(over: gap.lowerBound))
            #expect(!region.spans(over: gap.upperBound - 1))
            #expect(!region.spans(over: gap.lowerBound + (gap.upperBound - gap.lowerBound) / 2))
        }
    }

    @Test(arguments: 0..<30)
    func `the order of entries makes no difference`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        let state = random.state(entries: 80)
        var other = state
        other.entries = state.entries.shuffled(seed: seed &+ 1)
        #expect(FeedRegion(state) == FeedRegion(other))
    }

    /// Not always at once: its spans rule out some ways to be shorter, and so others come first.
    @Test(arguments: 0..<60)
    func `a region that is built again and again from its own spans settles`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        var state = random.state(entries: 80)
        state.zones = []
        var regions = [FeedRegion(state)]
        for round in 0..<2 {
            state.zones = regions[round].zones
            state.carriedRead = regions[round].read
            state.carriedUnread = regions[round].unread
            regions.append(FeedRegion(state))
        }
        #expect(regions[2].bounds == regions[1].bounds, "seed \(seed)")
    }

    /// A set of its own making, not of carried prefixes.
    @Test(arguments: 0..<30)
    func `unknown entries are taken for known ones no more often than promised`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        var state = random.state(entries: 400)
        state.carriedRead = HashSets()
        state.carriedUnread = HashSets()
        let region = FeedRegion(state)
        for (set, rate) in [(region.read, 170_000), (region.unread, 4096)] {
            // So many of the 2 to the 32nd hashes belong to the set.
            let hashes = set.groups.reduce(0) { $0 + $1.prefixes.count << (32 - $1.bits) }
            #expect(hashes <= max(1 << 32 / rate, set.groups.last?.prefixes.count ?? 0))
        }
    }

    @Test(arguments: 0..<30)
    func `prefixes of unknown entries are carried on`(seed: UInt64) {
        var random = RandomStates(seed: seed)
        let state = random.state(entries: 30)
        let region = FeedRegion(state)
        for (before, after) in [
            (state.carriedRead, region.read), (state.carriedUnread, region.unread),
        ] {
            for group in before.groups {
                let shift = UInt32(32 - group.bits)
                for prefix in group.prefixes
                where !state.entries.contains(where: { $0.hash >> shift == prefix }) {
                    let kept = after.groups.first { $0.bits == group.bits }
                    #expect(kept?.prefixes.contains(prefix) == true, "seed \(seed)")
                }
            }
        }
    }
}

/// Rules that are easier to see in one example than in many at random.
@Suite struct FeedRegionRuleTests {
    private let day: Int64 = 86_400
    private let start: Int64 = 1_700_000_000

    private func entries(_ seconds: [Int64], isRead: Bool) -> [FeedReadState.Entry] {
        seconds.map { second in
            let hash = UInt32(truncatingIfNeeded: UInt64(bitPattern: second) &* 0x9E37_79B9)
            return FeedReadState.Entry(position: second, hash: hash, isRead: isRead)
        }
    }

    private func region(
        _ entries: [FeedReadState.Entry], _ zones: [Range<UInt64>] = []
    )
        -> FeedRegion
    {
        FeedRegion(FeedReadState(feed: FeedKey(rawValue: 1), entries: entries, zones: zones))
    }

    @Test func `what is published after the last entry is unread`() {
        let region = region(entries((0..<50).map { start + $0 * day }, isRead: true))
        #expect(region.bounds.count == 2)
        #expect(!region.contains(position: start + 49 * day + 1, hash: 5))
        #expect(region.contains(position: start + 40 * day + 1, hash: 5))
    }

    @Test func `an entry from the far future does not mark what comes before it`() {
        let early = (0..<50).map { start + $0 * day }
        for isRead in [true, false] {
            let region = region(
                entries(early, isRead: true) + entries([start + 4000 * day], isRead: isRead))
            #expect(!region.contains(position: start + 60 * day, hash: 5))
            #expect(!region.contains(position: start + 2000 * day, hash: 5))
        }
    }

    @Test func `an entry that differs from all around it has a short span or a short hole`() {
        let all = (0..<2000).map { start + $0 * 3700 }
        for isRead in [true, false] {
            let odd = (1..<40).map { all[$0 * 50] }
            let region = region(
                entries(all.filter { !odd.contains($0) }, isRead: !isRead)
                    + entries(odd, isRead: isRead))
            #expect(region.zones.count == (isRead ? odd.count : odd.count + 1))
            #expect(region.unread.groups.isEmpty && region.read.groups.isEmpty)
            // Far less than the hashes of as many entries.
            #expect(ReadRegion([region]).encoded().count < 2 * odd.count)
        }
    }

    @Test func `unread entries in a zone leave others of their second read`() {
        let zone =
            FeedRegion.point(
                position: start - 9 * day, hash: 0)..<FeedRegion.point(
                position: start + 9 * day, hash: 0)
        let unread = (0..<40).map {
            FeedReadState.Entry(position: start, hash: $0 &* 0x0765_4321, isRead: false)
        }
        let region = region(unread, [zone])
        #expect(region.zones == [zone])
        #expect(region.contains(position: start, hash: .max))
        #expect(unread.allSatisfy { !region.contains(position: start, hash: $0.hash) })
    }

    @Test func `entries that share a hash are read where one of them is`() {
        let shared = [
            FeedReadState.Entry(position: start, hash: 7, isRead: true),
            FeedReadState.Entry(position: start, hash: 7, isRead: false),
            FeedReadState.Entry(position: nil, hash: 7, isRead: false),
        ]
        let region = region(shared)
        #expect(region.contains(position: start, hash: 7))
    }

    @Test func `two entries at one point are told apart by their hashes`() {
        let both = [
            FeedReadState.Entry(position: start, hash: 0xABCD_EF00, isRead: true),
            FeedReadState.Entry(position: start, hash: 0xABCD_EF01, isRead: false),
        ]
        let region = region(both)
        #expect(region.contains(position: start, hash: 0xABCD_EF00))
        #expect(!region.contains(position: start, hash: 0xABCD_EF01))
    }

    @Test func `carried reads are bounded`() {
        let many = HashSets(groups: [
            HashSets.Group(bits: 20, prefixes: Array(0..<15_000)),
            HashSets.Group(bits: 24, prefixes: Array(0..<15_000)),
        ])
        let region = FeedRegion(
            FeedReadState(feed: FeedKey(rawValue: 1), entries: [], carriedRead: many))
        #expect(region.read.groups.map(\.prefixes.count) == [5000, 15_000])
    }

    @Test func `nothing known makes an empty region`() {
        #expect(region([]).isEmpty)
        #expect(region(entries([start], isRead: false)).isEmpty)
    }
    /// Between seconds 1000 and 9000, which are read, a region of somebody else has a gap around an
    /// unread entry that is known here: there may be others in it that are not.
    @Test(arguments: [false, true])
    func `a gap of an earlier region stays open unless something there was read since`(
        isRead: Bool
    ) {
        let feed = FeedKey(rawValue: 1)
        let earlier = FeedRegion(
            feed: feed, bounds: [1000, 2000, 8000, 9001].map { $0 << 24 })
        var state = FeedReadState(
            feed: feed,
            entries: [(1000, true), (5000, isRead), (9000, true)].map { position, isRead in
                .init(position: position, hash: UInt32(position) << 16, isRead: isRead)
            }, zones: earlier.zones)
        state.keepOpen(gapsOf: [earlier])
        #expect(state.blanks.count == (isRead ? 0 : 2))
        let region = FeedRegion(state)
        for second: Int64 in [2500, 4999, 5001, 7500] {
            #expect(region.contains(position: second, hash: 7) == isRead)
        }
        #expect(region.contains(position: 1500, hash: 7))
        #expect(region.contains(position: 5000, hash: 5000 << 16) == isRead)
    }
}
