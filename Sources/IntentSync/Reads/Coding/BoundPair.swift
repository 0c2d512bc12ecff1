/// Two bounds next to each other, as multiples of one power of two.
struct BoundPair {
    var first: UInt64
    var second: UInt64

    /// The pair of these, ascending.
    init(_ first: UInt64, _ second: UInt64) {
        self.first = first
        self.second = second
    }

    /// How many zeros both end in.
    var scale: Int { (first | second).trailingZeroBitCount }

    /// How far apart they are, as a multiple of 2 to the `scale`.
    var length: UInt64 { (second &- first) >> UInt64(scale) }

    /// Bounds this far apart, or less, are coded as a pair.
    static let mostLength: UInt64 = 4
}

/// What bounds are coded as, between the first and the last of a feed.
enum BoundPart {
    case single(UInt64)
    case pair(BoundPair)

    /// The parts of `bounds`, which ascend: wherever two make a pair, they do.
    static func parts(of bounds: ArraySlice<UInt64>) -> [BoundPart] {
        var parts: [BoundPart] = []
        var place = bounds.startIndex
        while place < bounds.endIndex {
            if place + 1 < bounds.endIndex {
                let pair = BoundPair(bounds[place], bounds[place + 1])
                if pair.length <= BoundPair.mostLength {
                    parts.append(.pair(pair))
                    place += 2
                    continue
                }
            }
            parts.append(.single(bounds[place]))
            place += 1
        }
        return parts
    }
}
