import IntentSync
import NewsModel
import TestSupport

/// What replicas may know of feeds, drawn at random; the same for the same seed.
struct RandomStates {
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// A number from 0 up to `bound`.
    mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(bound, 1))) }

    /// Whether something happens that happens once in `rate` times.
    mutating func once(in rate: Int) -> Bool { below(rate) == 0 }

    mutating func number() -> UInt64 { random.next() }

    mutating func state(entries: Int) -> FeedReadState {
        var used: Set<UInt32> = []
        let grain = [1, 1, 60, 86_400][below(4)]
        let readShare = [0, 3, 50, 97, 100][below(5)]
        let isUndated = once(in: 12)
        var all: [FeedReadState.Entry] = []
        for _ in 0..<entries {
            var hash = UInt32(truncatingIfNeeded: random.next())
            if once(in: 3), let other = all.last {
                // Many neighbours on the axis, down to the very same point.
                hash = other.hash &+ UInt32(below([2, 300][below(2)]))
            }
            guard used.insert(hash).inserted else { continue }
            let position = isUndated || once(in: 40) ? nil : position(grain: grain)
            all.append(
                FeedReadState.Entry(
                    position: position, hash: hash, isRead: below(100) < readShare))
        }
        return FeedReadState(
            feed: FeedKey(rawValue: random.next()), entries: all, zones: zones(near: all),
            carriedUnread: carried(), carriedRead: carried())
    }

    private mutating func position(grain: Int) -> Int64 {
        switch below(200) {
        case 0: -Int64(below(1 << 40))
        case 1: Int64.max - Int64(below(3))
        case 2: Int64.min
        case 3: 1 << 40 - Int64(below(4))
        case 4: Int64(below(5))
        default: 1_700_000_000 + Int64(below(3_000_000) / grain * grain)
        }
    }

    private mutating func zones(near entries: [FeedReadState.Entry]) -> [Range<UInt64>] {
        guard !once(in: 3) else { return [] }
        var bounds: Set<UInt64> = []
        for _ in 0..<2 * below(6) {
            var point = UInt64(1_700_000_000 + below(3_000_000)) << 24
            if once(in: 2), !entries.isEmpty {
                let entry = entries[below(entries.count)]
                point = FeedRegion.point(position: entry.position ?? 0, hash: entry.hash)
                point = point &+ UInt64(below(3)) &- 1
            }
            if once(in: 20) { point = random.next() }
            bounds.insert(point)
        }
        let sorted = bounds.sorted()
        return stride(from: 0, to: sorted.count - 1, by: 2).map { sorted[$0]..<sorted[$0 + 1] }
    }

    mutating func carried() -> HashSets {
        guard once(in: 2) else { return HashSets() }
        let sizes = Set((0..<below(3)).map { _ in 1 + below(32) }).sorted()
        return HashSets(
            groups: sizes.map { bits in
                let prefixes = (0...below(20)).map { _ in
                    UInt32(truncatingIfNeeded: random.next() >> UInt64(64 - bits))
                }
                return HashSets.Group(bits: bits, prefixes: Set(prefixes).sorted())
            })
    }

    /// Any region that is well formed, however unlikely.
    mutating func region(bounds count: Int) -> FeedRegion {
        let narrow = UInt64(below(64))
        let bounds = Set((0..<count).map { _ in random.next() >> narrow }).sorted()
        return FeedRegion(
            feed: FeedKey(rawValue: random.next()), bounds: bounds.dropLast(bounds.count % 2),
            unread: carried(), read: carried())
    }
}

extension Array {
    /// The same elements in an order of chance.
    func shuffled(seed: UInt64) -> [Element] {
        var random = SplitMix(seed: seed)
        return shuffled(using: &random)
    }
}
