/// Decides which stretches of a feed are inside spans: the fewest bits for bounds and exceptions.
///
/// Bits are counted in 256ths here.
struct SpanChoice {
    let stretches: [Stretch]
    /// The highest scale of pairs; see `scale(for:)`.
    let scale: Int
    /// For each stretch, the pair around it, were it alone on its side.
    private let pairs: [BoundPair?]

    /// Decides about `stretches`, which ascend.
    init(_ stretches: [Stretch], scale: Int) {
        self.stretches = stretches
        self.scale = scale
        pairs = stretches.indices.map { place in
            let isInside = stretches[place].reads > 0
            return Self.pair(
                around: place..<place + 1, of: stretches, isInside: isInside, scale: scale)
        }
    }

    /// How a stretch is come to, from the one before.
    private struct Step: OptionSet {
        let rawValue: UInt8
        /// To its inside from the outside, and the other way round.
        static let begins = Step(rawValue: 1)
        static let ends = Step(rawValue: 2)
        /// It alone is outside where its neighbours are inside, and the other way round.
        static let isHole = Step(rawValue: 4)
        static let isIsland = Step(rawValue: 8)
    }

    /// The bounds that are cheapest by these prices.
    ///
    /// Source: Viterbi's algorithm (1967) with two states, inside and outside.
    func bounds(at prices: Prices) -> [UInt64] {
        var inside = Self.never
        var outside = 0
        var steps: [Step] = []
        steps.reserveCapacity(stretches.count)
        var before: Stretch?
        for (stretch, pair) in zip(stretches, pairs) {
            var step: Step = []
            let begins = outside + prices.price(of: Self.beginning(of: stretch, after: before))
            let ends =
                inside
                + (before.map { prices.price(of: Self.ending(of: $0, before: stretch)) } ?? 0)
            if begins < inside { step.insert(.begins) }
            if ends < outside { step.insert(.ends) }
            let toInside = min(inside, begins)
            let toOutside = min(outside, ends)
            let costInside = stretch.mayBeInside ? stretch.unreads * prices.unread : Self.never
            let costOutside = stretch.mayBeOutside ? stretch.reads * prices.read : Self.never
            let odd = pair.map { prices.price(of: $0) } ?? Self.never
            if odd + costOutside < costInside { step.insert(.isHole) }
            if odd + costInside < costOutside { step.insert(.isIsland) }
            inside = min(toInside + min(costInside, odd + costOutside), Self.never)
            outside = min(toOutside + min(costOutside, odd + costInside), Self.never)
            steps.append(step)
            before = stretch
        }
        let ends = before.map { prices.price(of: Self.ending(of: $0, before: nil)) } ?? 0
        return bounds(of: sides(endingInside: inside + ends < outside, steps))
    }

    /// More than anything costs, and far from overflow.
    private static let never = 1 << 56

    /// Goes back over the decisions: whether each stretch is inside.
    private func sides(endingInside: Bool, _ steps: [Step]) -> [Bool] {
        var sides = Array(repeating: false, count: steps.count)
        var isInside = endingInside
        for place in steps.indices.reversed() {
            let isOdd = steps[place].contains(isInside ? .isHole : .isIsland)
            sides[place] = isInside != isOdd
            if steps[place].contains(isInside ? .begins : .ends) { isInside.toggle() }
        }
        return sides
    }

    /// The bounds between stretches on different sides: pairs, wherever neither bound of one is
    /// settled by the pair before.
    private func bounds(of sides: [Bool]) -> [UInt64] {
        var result: [UInt64] = []
        var start = 0
        while start < sides.count {
            let isInside = sides[start]
            var end = start + 1
            while end < sides.count && sides[end] == isInside { end += 1 }
            if result.count % 2 != (isInside ? 1 : 0) {
                if !result.isEmpty,
                    let pair = Self.pair(
                        around: start..<end, of: stretches, isInside: isInside, scale: scale)
                {
                    result += [pair.first, pair.second]
                } else {
                    result.append(bound(before: start, begins: isInside))
                }
            }
            start = end
        }
        if result.count % 2 == 1, let last = stretches.last {
            result.append(Self.ending(of: last, before: nil))
        }
        return result
    }

    private func bound(before place: Int, begins: Bool) -> UInt64 {
        let before = place > 0 ? stretches[place - 1] : nil
        if !begins, let before { return Self.ending(of: before, before: stretches[place]) }
        return Self.beginning(of: stretches[place], after: before)
    }
}
