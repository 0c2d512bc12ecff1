/// Where bounds are.
extension SpanChoice {
    /// How far a span reaches beyond the entries at its ends: a day and a half, so that bounds are
    /// short to say and entries that are published later stay unread.
    private static let reach: UInt64 = 1 << (24 + 17)

    /// Where a span begins whose first stretch this is.
    static func beginning(of stretch: Stretch, after before: Stretch?) -> UInt64 {
        let room = beginnings(of: stretch, after: before)
        return Axis.roundest(from: room.lowerBound, through: room.upperBound)
    }

    /// Where a span ends whose last stretch this is.
    static func ending(of stretch: Stretch, before next: Stretch?) -> UInt64 {
        let room = endings(of: stretch, before: next)
        return Axis.roundest(from: room.lowerBound, through: room.upperBound)
    }

    private static func beginnings(
        of stretch: Stretch, after before: Stretch?
    ) -> ClosedRange<UInt64> {
        guard stretch.edge == .entry else { return stretch.lower...stretch.lower }
        let reached = stretch.lower > reach ? stretch.lower - reach : 0
        return max(before?.upper ?? 0, reached)...stretch.lower
    }

    /// After the last entry of all, with its second: what comes later is new.
    private static func endings(
        of stretch: Stretch, before next: Stretch?
    ) -> ClosedRange<UInt64> {
        guard stretch.edge == .entry else { return stretch.upper...stretch.upper }
        guard let next else { return stretch.upper...Axis.end(ofSecondOf: stretch.upper - 1) }
        let (reached, isPast) = stretch.upper.addingReportingOverflow(reach)
        return stretch.upper...min(next.lower, isPast ? .max : reached)
    }

    /// The highest scale of pairs: half the mean distance of entries.
    ///
    /// A pair of a higher scale is shorter to say, but fewer scales are shorter too; around half the
    /// distance one is worth the other.
    static func scale(for entries: [KnownEntries.Dated]) -> Int {
        let length = (entries.last?.point ?? 0) - (entries.first?.point ?? 0)
        let distance = length / UInt64(max(entries.count, 1))
        return max(BinaryLogarithm.roundedUp(distance) - 1, 1)
    }

    /// The pair of bounds around stretches that are all on one side, their neighbours on the other:
    /// of the highest scale, unless a lower one makes up for it by a shorter length; `nil` where
    /// there is none within reach.
    static func pair(
        around places: Range<Int>, of stretches: [Stretch], isInside: Bool, scale highest: Int
    ) -> BoundPair? {
        guard places.lowerBound > 0, places.upperBound < stretches.count else { return nil }
        let before = stretches[places.lowerBound - 1]
        let first = stretches[places.lowerBound]
        let last = stretches[places.upperBound - 1]
        let next = stretches[places.upperBound]
        let low =
            isInside ? beginnings(of: first, after: before) : endings(of: before, before: first)
        let high = isInside ? endings(of: last, before: next) : beginnings(of: next, after: last)
        var best: BoundPair?
        for scale in stride(from: highest, to: 0, by: -1) {
            if let best, best.worth >= scale { break }
            guard let pair = BoundPair(low, high, scale: scale) else { continue }
            if best.map({ $0.worth < pair.worth }) ?? true { best = pair }
        }
        return best
    }
}

extension BoundPair {
    /// The nearest multiples of 2 to the `scale` in these ranges; `nil` where there are none, or none
    /// that make a pair.
    fileprivate init?(_ low: ClosedRange<UInt64>, _ high: ClosedRange<UInt64>, scale: Int) {
        guard high.lowerBound > 0 else { return nil }
        let size = UInt64(scale)
        let from = low.upperBound >> size
        let through = (high.lowerBound - 1) >> size + 1
        guard from < through, through - from <= Self.mostLength, through <= .max >> size,
            low.contains(from << size), high.contains(through << size)
        else { return nil }
        self.init(from << size, through << size)
    }

    /// How many bits a pair spares: its scale, less for a length over one.
    var worth: Int {
        switch length {
        case ...1: scale
        case 2: scale - 3
        default: scale - 4
        }
    }
}
