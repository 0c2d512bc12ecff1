/// Codes bounds one after the other: the alignment, then how many places of that alignment lie
/// between.
struct RunModels {
    /// How many spans feeds have.
    private var counts = NumberModel()
    /// How many zeros a bound ends in, for each kind of bound.
    private var alignments = [SizeModel](repeating: SizeModel(), count: 2 + 2 * 8)
    /// The distance of inner bounds from the one before.
    private var gaps = [NumberModel](repeating: NumberModel(), count: 2 * 8)
    /// The distance of the first bound from that of the feed before, and of the last one.
    private var outer = [NumberModel](repeating: NumberModel(), count: 2)

    /// Codes two bounds or more.
    mutating func code<Coder: DecisionCoder>(
        _ bounds: inout [UInt64], near outer: OuterBounds, by coder: inout Coder
    ) {
        let known = UInt64(truncatingIfNeeded: bounds.count / 2 - 1)
        let spans = counts.code(known, by: &coder)
        guard spans < 1 << 40 else { return coder.refuse() }
        let total = 2 * Int(spans) + 2
        var before: UInt64?
        for place in 0..<total {
            coder.countThing()
            guard !coder.isDamaged else { return }
            let known = Coder.reads ? 0 : bounds[place]
            let coded: UInt64?
            if place == 0 {
                coded = code(known, nearOuter: outer.first, isLast: false, by: &coder)
            } else if place == total - 1 {
                coded = code(known, nearOuter: outer.last, isLast: true, by: &coder)
            } else {
                coded = code(known, after: before ?? 0, begins: place % 2 == 0, by: &coder)
            }
            guard let coded, before.map({ $0 < coded }) ?? true else { return coder.refuse() }
            if Coder.reads { bounds.append(coded) }
            before = coded
        }
    }

    private mutating func code(
        _ known: UInt64, nearOuter reference: UInt64, isLast: Bool,
        by coder: inout some DecisionCoder
    ) -> UInt64? {
        let kind = isLast ? 1 : 0
        let alignment = alignments[kind].code(known.trailingZeroBitCount, by: &coder)
        guard alignment < 64 else { return alignment == 64 ? 0 : nil }
        let near = AlignedPoint.order(of: reference, alignment: alignment)
        let order = AlignedPoint.order(of: known, alignment: alignment)
        let coded = outer[kind].code(signed: Int64(bitPattern: order &- near), by: &coder)
        let result = near &+ UInt64(bitPattern: coded)
        return AlignedPoint.point(order: result, alignment: alignment)
    }

    private mutating func code(
        _ known: UInt64, after before: UInt64, begins: Bool, by coder: inout some DecisionCoder
    ) -> UInt64? {
        let alignmentBefore = before.trailingZeroBitCount
        let kind = 2 + (begins ? 1 : 0) + 2 * Self.level(of: alignmentBefore)
        let alignment = alignments[kind].code(known.trailingZeroBitCount, by: &coder)
        guard alignment < 64 else { return nil }
        let start = AlignedPoint.order(after: before, alignment: alignment)
        let order = AlignedPoint.order(of: known, alignment: alignment)
        let model = (begins ? 1 : 0) + 2 * Self.level(of: alignment)
        let result = start &+ gaps[model].code(order &- start, by: &coder)
        guard result >= start else { return nil }
        return AlignedPoint.point(order: result, alignment: alignment)
    }

    private static func level(of alignment: Int) -> Int {
        min(max((alignment - 22) / 3, 0), 7)
    }
}

/// The points of the axis that end in the same number of zeros, counted from 0.
enum AlignedPoint {
    /// Which of those that end in `alignment` zeros `point` is, or else the next one below or above.
    static func order(of point: UInt64, alignment: Int) -> UInt64 {
        point >> UInt64(alignment + 1)
    }

    /// The lowest one above `point`.
    static func order(after point: UInt64, alignment: Int) -> UInt64 {
        let multiple = point >> UInt64(alignment)
        return multiple >> 1 + multiple & 1
    }

    /// The point, or `nil` where it is beyond the end of the axis.
    static func point(order: UInt64, alignment: Int) -> UInt64? {
        guard order >> UInt64(63 - alignment) == 0 else { return nil }
        return (order << 1 | 1) << UInt64(alignment)
    }
}
