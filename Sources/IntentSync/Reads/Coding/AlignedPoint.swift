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
