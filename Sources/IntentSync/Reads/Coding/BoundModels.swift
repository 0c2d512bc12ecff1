/// What is learnt about where spans begin and end.
///
/// The first and the last bound of a feed come first: then it is known how far apart the others are
/// on average. Those others are short spans and short holes, one entry in each, far more often than
/// not: their two bounds are coded as a pair.
struct BoundModels {
    /// How many spans feeds have.
    private var counts = NumberModel()
    private var before = OuterBounds()
    /// The distance of the first bound from that of the feed before, and of the last one, and how
    /// many zeros they end in.
    private var outer = [NumberModel](repeating: NumberModel(), count: 2)
    private var outerAlignments = [SizeModel](repeating: SizeModel(), count: 2)
    /// Whether two bounds make a pair, by what the two parts before were.
    private var isPair = [Likelihood](repeating: Likelihood(), count: 2 * 16)
    private var pairs = PairModels()
    /// How many zeros a single bound ends in, and how far it is from the one before.
    private var alignments = [SizeModel](repeating: SizeModel(), count: 2 * 8)
    private var gaps = [NumberModel](repeating: NumberModel(), count: 2 * 8)

    /// Codes the bounds of a feed, of which there are two or more.
    mutating func code<Coder: DecisionCoder>(_ bounds: inout [UInt64], by coder: inout Coder) {
        let known = UInt64(truncatingIfNeeded: bounds.count / 2 - 1)
        let innerSpans = counts.code(known, by: &coder)
        guard innerSpans < 1 << 40 else { return coder.refuse() }
        let first = code(bounds.first ?? 0, near: before.first, isLast: false, by: &coder)
        let last = code(bounds.last ?? 0, near: before.last, isLast: true, by: &coder)
        coder.countThing()
        coder.countThing()
        guard let first, let last, first < last else { return coder.refuse() }
        before.move(to: first, last)
        var inner = Coder.reads ? [] : Array(bounds[1..<bounds.count - 1])
        code(inner: &inner, count: 2 * Int(innerSpans), between: first, and: last, by: &coder)
        if Coder.reads { bounds = [first] + inner + [last] }
    }

    private mutating func code<Coder: DecisionCoder>(
        inner bounds: inout [UInt64], count: Int, between first: UInt64, and last: UInt64,
        by coder: inout Coder
    ) {
        let parts = Coder.reads ? [] : BoundPart.parts(of: bounds[...])
        pairs.begin(with: parts, spans: count / 2 + 1)
        var before = first
        var left = count
        var number = 0
        var context = 0
        while left > 0 {
            coder.countThing()
            guard !coder.isDamaged else { return }
            var single: UInt64 = 0
            var pair: BoundPair?
            if !Coder.reads {
                switch parts[number] {
                case .single(let bound): single = bound
                case .pair(let bounds): pair = bounds
                }
            }
            if left >= 2, coder.code(pair != nil, &isPair[context << 1 | left & 1]) {
                coder.countThing()
                let found = pairs.code(
                    pair ?? BoundPair(0, 0), after: before, among: UInt64(left / 2 + 1),
                    until: last, by: &coder)
                guard let found, found.second < last else { return coder.refuse() }
                if Coder.reads { bounds += [found.first, found.second] }
                before = found.second
                left -= 2
                context = (context << 2 | 1) & 15
            } else {
                let bound = code(single, after: before, begins: left % 2 == 0, by: &coder)
                guard let bound, bound > before, bound < last else { return coder.refuse() }
                if Coder.reads { bounds.append(bound) }
                before = bound
                left -= 1
                context = (context << 2 | 2) & 15
            }
            number += 1
        }
    }

    // MARK: Single bounds

    private mutating func code(
        _ known: UInt64, near reference: UInt64, isLast: Bool, by coder: inout some DecisionCoder
    ) -> UInt64? {
        let kind = isLast ? 1 : 0
        let alignment = outerAlignments[kind].code(known.trailingZeroBitCount, by: &coder)
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
        let kind = (begins ? 1 : 0) + 2 * Self.level(of: before.trailingZeroBitCount)
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
