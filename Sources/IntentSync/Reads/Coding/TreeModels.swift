/// Codes bounds by halving the axis: each part that holds bounds says which of its halves do.
struct TreeModels {
    /// The size of the part of the axis that holds all bounds, and where it lies.
    private var sizes = SizeModel()
    private var places = NumberModel()
    /// Whether a bound lies at its start.
    private var atStart = Likelihood()
    /// Whether there are bounds inside the left half, inside the right half, and between them.
    private var left = [Likelihood](repeating: Likelihood(), count: contexts)
    private var right = [Likelihood](repeating: Likelihood(), count: 2 * contexts)
    private var middle = [Likelihood](repeating: Likelihood(), count: 4 * contexts)
    /// How many zeros the last bound before the part at hand ends in.
    private var alignmentBefore = 0

    /// Codes two bounds or more.
    mutating func code<Coder: DecisionCoder>(
        _ bounds: inout [UInt64], near outer: OuterBounds, by coder: inout Coder
    ) {
        let first = bounds.first ?? 0
        let last = bounds.last ?? 0
        let size = sizes.code(64 - (first ^ last).leadingZeroBitCount, by: &coder)
        guard size >= 1, size <= 64 else { return coder.refuse() }
        let near = outer.first >> UInt64(size)
        let distance = Int64(bitPattern: first >> UInt64(size) &- near)
        let place = near &+ UInt64(bitPattern: places.code(signed: distance, by: &coder))
        let start = place << UInt64(size)
        guard start >> UInt64(size) == place else { return coder.refuse() }
        let startsAtBound = coder.code(first == start, &atStart)
        if startsAtBound { take(start, into: &bounds, by: &coder) }
        alignmentBefore = startsAtBound ? start.trailingZeroBitCount : size
        let part = Part(
            start: start, size: size, startsAtBound: startsAtBound, isBesideBounds: true)
        code(&bounds, in: part, at: (startsAtBound ? 1 : 0)..<bounds.count, by: &coder)
        if bounds.count % 2 == 1 { coder.refuse() }
    }

    /// A part of the axis: 2 to the `size` points from `start`, a multiple of that.
    private struct Part {
        var start: UInt64
        var size: Int
        /// Whether there is a bound at `start`.
        var startsAtBound: Bool
        /// Whether there are bounds inside the part that is the other half of the same whole.
        var isBesideBounds: Bool

        var middle: UInt64 { start + 1 << UInt64(size - 1) }

        /// What is known of the part before it is halved.
        func context(after alignment: Int) -> Int {
            min(max(size - alignment + 6, 0), 15) << 2 | (isBesideBounds ? 2 : 0)
                | (startsAtBound ? 1 : 0)
        }
    }

    private static let contexts = 16 * 4

    /// Codes the bounds inside `part`, one at least; where bounds are given, they are those at
    /// `places`.
    private mutating func code<Coder: DecisionCoder>(
        _ bounds: inout [UInt64], in part: Part, at places: Range<Int>, by coder: inout Coder
    ) {
        guard !coder.isDamaged else { return }
        let point = part.middle
        guard part.size > 1 else { return take(point, into: &bounds, by: &coder) }
        let end = Coder.reads ? 0 : Self.place(of: point, in: bounds, at: places)
        let isThere = !Coder.reads && end < places.upperBound && bounds[end] == point
        let leftPlaces = Coder.reads ? places : places.lowerBound..<end
        let rightPlaces = Coder.reads ? places : end + (isThere ? 1 : 0)..<places.upperBound

        let context = part.context(after: alignmentBefore)
        let inLeft = coder.code(!leftPlaces.isEmpty, &left[context])
        let inRight = coder.code(!rightPlaces.isEmpty, &right[context << 1 | (inLeft ? 1 : 0)])
        let sides = (inLeft ? 2 : 0) | (inRight ? 1 : 0)
        let between = sides == 0 || coder.code(isThere, &middle[context << 2 | sides])

        if inLeft {
            let half = Part(
                start: part.start, size: part.size - 1, startsAtBound: part.startsAtBound,
                isBesideBounds: inRight)
            code(&bounds, in: half, at: leftPlaces, by: &coder)
        }
        if between { take(point, into: &bounds, by: &coder) }
        if inRight {
            let half = Part(
                start: point, size: part.size - 1, startsAtBound: between, isBesideBounds: inLeft)
            code(&bounds, in: half, at: rightPlaces, by: &coder)
        }
    }

    private mutating func take<Coder: DecisionCoder>(
        _ bound: UInt64, into bounds: inout [UInt64], by coder: inout Coder
    ) {
        coder.countThing()
        if Coder.reads { bounds.append(bound) }
        alignmentBefore = bound.trailingZeroBitCount
    }

    /// The first of `places` whose bound is not below `point`.
    private static func place(
        of point: UInt64, in bounds: [UInt64], at places: Range<Int>
    ) -> Int {
        var low = places.lowerBound
        var high = places.upperBound
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] < point { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
