/// What is learnt about pairs of bounds: of what size they are multiples, how many of them lie
/// between the two, and where the first is.
struct PairModels {
    /// How far the largest scale of a feed is below the mean distance of its spans.
    private var largest = NumberModel()
    /// How far a scale is below the largest, for feeds with few spans through those with many.
    private var scales = [NumberModel](repeating: NumberModel(), count: mostSpanClasses)
    private var lengths = NumberModel()

    /// The feed at hand: how many spans it has, and its largest scale, which the reader knows only
    /// after its first pair.
    private var spanClass = 0
    private var known = 0
    private var highest: Int?

    private static let mostSpanClasses = 10

    /// Begins a feed with so many spans; a writer gives its parts.
    mutating func begin(with parts: [BoundPart], spans: Int) {
        let size = BinaryLogarithm.roundedUp(UInt64(clamping: spans))
        spanClass = min(size / 2, Self.mostSpanClasses - 1)
        highest = nil
        known = 0
        for case .pair(let pair) in parts { known = max(known, pair.scale) }
    }

    /// Codes a pair that lies between `before` and `last`, the first of `count` that lie there
    /// anywhere.
    ///
    /// - Returns: The pair, or `nil` where the bytes are damaged.
    mutating func code(
        _ pair: BoundPair, after before: UInt64, among count: UInt64, until last: UInt64,
        by coder: inout some DecisionCoder
    ) -> BoundPair? {
        guard last > before else { return nil }
        let highest = highest(in: (last - before) / count, by: &coder)
        guard let highest else { return nil }
        let known = UInt64(truncatingIfNeeded: highest - pair.scale)
        let below = scales[spanClass].code(known, by: &coder)
        guard below <= highest else { return nil }
        let scale = UInt64(highest) - below
        let length = 1 + lengths.code(pair.length &- 1, by: &coder)
        let start = before >> scale + 1
        let room = max(last >> scale, start) - start + 1
        let gaps = GapModel(count: count, among: room)
        let first = start &+ gaps.code(pair.first >> scale &- start, by: &coder)
        let second = first &+ length
        guard first >= start, second > first, second <= .max >> scale else { return nil }
        return BoundPair(first << scale, second << scale)
    }

    /// The largest scale of the feed at hand, coded with its first pair.
    private mutating func highest(
        in distance: UInt64, by coder: inout some DecisionCoder
    ) -> Int? {
        if let highest { return highest }
        let usual = BinaryLogarithm.roundedUp(distance)
        let below = largest.code(signed: Int64(usual - known), by: &coder)
        guard below <= usual, below >= usual - 63 else { return nil }
        highest = usual - Int(below)
        return highest
    }
}
