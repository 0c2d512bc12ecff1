/// Places on the axis of a feed.
enum Axis {
    /// The first point of the second that `point` lies in.
    static func start(ofSecondOf point: UInt64) -> UInt64 { point & ~(1 << 24 - 1) }

    /// The first point after the second that `point` lies in; for the last second, the last point.
    static func end(ofSecondOf point: UInt64) -> UInt64 {
        let start = start(ofSecondOf: point)
        return start > .max - 1 << 24 ? .max : start + 1 << 24
    }

    /// The point from `lower` through `upper` that ends in most zeros: the shortest to say.
    static func roundest(from lower: UInt64, through upper: UInt64) -> UInt64 {
        guard lower > 0 else { return 0 }
        let places = 63 - ((lower - 1) ^ upper).leadingZeroBitCount
        return upper & (.max << UInt64(places))
    }
}
