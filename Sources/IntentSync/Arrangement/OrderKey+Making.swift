extension OrderKey {
    /// How far apart the keys of a new sequence are.
    private static let stride: Int64 = 8

    /// A key between two others.
    ///
    /// Two replicas that put something in the same gap at once mostly get different keys, since
    /// each chooses by its own generator; where they do not, identifiers decide.
    ///
    /// - Parameters:
    ///   - lower: The key before, or `nil` to come first.
    ///   - upper: The key after, or `nil` to come last.
    ///   - generator: What chooses.
    /// - Returns: A key, or `nil` where `lower` does not come before `upper` or no key short enough
    ///   lies between them: the neighbourhood has to be spread then (`placements`).
    public static func between(
        _ lower: OrderKey?, _ upper: OrderKey?,
        choosing generator: inout some RandomNumberGenerator
    ) -> OrderKey? {
        switch (lower, upper) {
        case (nil, nil): return OrderKey(integer: 0)
        case (let lower?, nil):
            let room = maximumInteger - lower.integer
            if room > 0 {
                return OrderKey(
                    integer: lower.integer + .random(in: 1...min(3, room), using: &generator))
            }
            let fraction = middle(lower.fraction, nil, choosing: &generator)
            return OrderKey(integer: lower.integer, fraction: fraction)
        case (nil, let upper?):
            let room = upper.integer - minimumInteger
            if room > 0 {
                return OrderKey(
                    integer: upper.integer - .random(in: 1...min(3, room), using: &generator))
            }
            guard !upper.fraction.isEmpty else { return nil }
            let fraction = middle([], upper.fraction, choosing: &generator)
            return OrderKey(integer: upper.integer, fraction: fraction)
        case (let lower?, let upper?):
            guard lower < upper else { return nil }
            return inside(lower, upper, choosing: &generator)
        }
    }

    private static func inside(
        _ lower: OrderKey, _ upper: OrderKey, choosing generator: inout some RandomNumberGenerator
    ) -> OrderKey? {
        let (low, high) = (lower.integer, upper.integer)
        if high - low > 1 {
            return OrderKey(integer: low + choice(below: high - low, choosing: &generator))
        }
        if high - low == 1 {
            guard upper.fraction.isEmpty else { return OrderKey(integer: high) }
            let fraction = middle(lower.fraction, nil, choosing: &generator)
            return OrderKey(integer: low, fraction: fraction)
        }
        let fraction = middle(lower.fraction, upper.fraction, choosing: &generator)
        return OrderKey(integer: low, fraction: fraction)
    }

    /// A fraction between two others, the first smaller; without a second, below one.
    private static func middle(
        _ lower: ArraySlice<UInt8>, _ upper: ArraySlice<UInt8>?,
        choosing generator: inout some RandomNumberGenerator
    ) -> [UInt8] {
        var result: [UInt8] = []
        var low = lower
        var high = upper
        // Where both agree the result does too; it ends in the first place that leaves room.
        while true {
            let digit = Int64(low.popFirst() ?? 0)
            let limit = high.map { Int64($0.first ?? 0) } ?? 256
            high = high?.dropFirst()
            if limit - digit > 1 {
                let step = choice(below: limit - digit, choosing: &generator)
                return result + [UInt8(truncatingIfNeeded: digit + step)]
            }
            result.append(UInt8(truncatingIfNeeded: digit))
            if limit != digit { high = nil }
        }
    }

    /// A number above 0 and below `gap`: any where the gap is small, one near the middle where it
    /// is wide, so that a gap that is split again and again lasts.
    private static func choice(
        below gap: Int64, choosing generator: inout some RandomNumberGenerator
    ) -> Int64 {
        let margin = gap > 8 ? gap / 4 : 0
        return .random(in: 1 + margin...gap - 1 - margin, using: &generator)
    }

    /// Keys for `count` things in their order, with room between them.
    ///
    /// - Parameters:
    ///   - count: How many, as of a list that is imported.
    ///   - lower: The key they come after, or `nil` where there is none.
    /// - Returns: Ascending keys; fewer only after the end of all numbers, which nobody reaches.
    public static func sequence(_ count: Int, after lower: OrderKey? = nil) -> [OrderKey] {
        let start = lower.map { $0.integer + stride } ?? 0
        let room = start > maximumInteger ? 0 : (maximumInteger - start) / stride + 1
        return (0..<min(Int64(max(0, count)), room)).map {
            OrderKey(integer: start + $0 * stride)
        }
    }

    /// Keys for `count` things in their order between two others, as even as can be.
    ///
    /// - Returns: Ascending keys, or `nil` where there is no room for them.
    static func spread(
        _ count: Int, between lower: OrderKey?, and upper: OrderKey?,
        choosing generator: inout some RandomNumberGenerator
    ) -> [OrderKey]? {
        if count > 1, upper == nil {
            let keys = sequence(count, after: lower)
            return keys.count == count ? keys : nil
        }
        if count > 1, lower == nil, let upper,
            upper.integer - minimumInteger > Int64(count) * stride
        {
            let start = upper.integer - Int64(count) * stride
            return (0..<Int64(count)).map { OrderKey(integer: start + $0 * stride) }
        }
        guard count > 0 else { return [] }
        guard let key = between(lower, upper, choosing: &generator),
            let before = spread(count / 2, between: lower, and: key, choosing: &generator),
            let after = spread(
                count - 1 - count / 2, between: key, and: upper, choosing: &generator)
        else { return nil }
        return before + [key] + after
    }
}
