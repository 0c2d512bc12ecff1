/// Decides which stretches of a feed are inside spans: the fewest bits for bounds and exceptions.
///
/// Bits are counted in 256ths here.
struct SpanChoice {
    /// What an entry costs that differs from the stretch it lies in.
    struct Prices {
        /// A read entry outside spans.
        var read: Int
        /// An unread entry inside a span.
        var unread: Int
        /// A bound that ends in `evenAlignment` zeros or more; one zero fewer costs a bit more.
        var bound: Int
        var evenAlignment: Int
    }

    private let stretches: [Stretch]

    /// Decides about `stretches`, which ascend.
    init(_ stretches: [Stretch]) {
        self.stretches = stretches
    }

    /// The bounds that are cheapest by these prices.
    ///
    /// Source: Viterbi's algorithm (1967) with two states, inside and outside.
    func bounds(at prices: Prices) -> [UInt64] {
        var inside = Self.never
        var outside = 0
        var fromOther: [UInt8] = []
        fromOther.reserveCapacity(stretches.count)
        var before: Stretch?
        for stretch in stretches {
            let begins = prices.price(of: Self.beginning(of: stretch, after: before))
            let ends = before.map { prices.price(of: Self.ending(of: $0, before: stretch)) } ?? 0
            let stays = inside <= outside + begins
            let staysOut = outside <= inside + ends
            let costInside = min(inside, outside + begins)
            let costOutside = min(outside, inside + ends)
            inside = stretch.mayBeInside ? costInside + stretch.unreads * prices.unread : Self.never
            outside = stretch.mayBeOutside ? costOutside + stretch.reads * prices.read : Self.never
            inside = min(inside, Self.never)
            outside = min(outside, Self.never)
            fromOther.append((stays ? 0 : 1) | (staysOut ? 0 : 2))
            before = stretch
        }
        let ends = before.map { prices.price(of: Self.ending(of: $0, before: nil)) } ?? 0
        return bounds(endingInside: inside + ends < outside, fromOther: fromOther)
    }

    /// Goes back over the decisions and collects the bounds.
    private func bounds(endingInside: Bool, fromOther: [UInt8]) -> [UInt64] {
        var result: [UInt64] = []
        var isInside = endingInside
        if isInside, let last = stretches.last {
            result.append(Self.ending(of: last, before: nil))
        }
        for place in stretches.indices.reversed() where fromOther[place] & (isInside ? 1 : 2) != 0 {
            let before = place > 0 ? stretches[place - 1] : nil
            if isInside {
                result.append(Self.beginning(of: stretches[place], after: before))
            } else if let before {
                result.append(Self.ending(of: before, before: stretches[place]))
            }
            isInside.toggle()
        }
        return result.reversed()
    }

    /// More than anything costs, and far from overflow.
    private static let never = 1 << 56

    // MARK: Where bounds are

    /// How far a span reaches beyond the entries at its ends: a day and a half, so that bounds are
    /// short to say and entries that are published later stay unread.
    private static let reach: UInt64 = 1 << (24 + 17)

    /// Where a span begins whose first stretch this is.
    private static func beginning(of stretch: Stretch, after before: Stretch?) -> UInt64 {
        guard stretch.edge == .entry else { return stretch.lower }
        let reached = stretch.lower > reach ? stretch.lower - reach : 0
        return Axis.roundest(from: max(before?.upper ?? 0, reached), through: stretch.lower)
    }

    /// Where a span ends whose last stretch this is.
    ///
    /// After the last entry of all, with its second: what comes later is new.
    private static func ending(of stretch: Stretch, before next: Stretch?) -> UInt64 {
        guard stretch.edge == .entry else { return stretch.upper }
        guard let next else {
            return Axis.roundest(
                from: stretch.upper, through: Axis.end(ofSecondOf: stretch.upper - 1))
        }
        let (reached, isPast) = stretch.upper.addingReportingOverflow(reach)
        return Axis.roundest(
            from: stretch.upper, through: min(next.lower, isPast ? .max : reached))
    }
}

extension SpanChoice.Prices {
    /// What a bound costs.
    func price(of boundary: UInt64) -> Int {
        bound + max(0, evenAlignment - boundary.trailingZeroBitCount) << 8
    }
}
