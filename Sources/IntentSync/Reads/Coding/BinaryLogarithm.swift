/// Logarithms to the base of two in whole numbers, the same on every machine.
enum BinaryLogarithm {
    /// The logarithm of `value`, rounded up to a whole number; 0 for 0 and 1.
    static func roundedUp(_ value: UInt64) -> Int {
        value <= 1 ? 0 : 64 - (value - 1).leadingZeroBitCount
    }

    /// The logarithm of `value` in 256ths, rounded down; 0 for 0.
    ///
    /// Source: Knuth, “The Art of Computer Programming”, volume 1, section 1.2.2, exercise 25: each
    /// squaring brings out one more binary digit.
    static func of256ths(_ value: UInt64) -> Int {
        guard value > 1 else { return 0 }
        let whole = 63 - value.leadingZeroBitCount
        // 1 through 2, with 31 digits after the point.
        var rest = whole > 31 ? value >> UInt64(whole - 31) : value << UInt64(31 - whole)
        var result = whole
        for _ in 0..<8 {
            rest = (rest * rest) >> 31
            result <<= 1
            if rest >= 1 << 32 {
                rest >>= 1
                result |= 1
            }
        }
        return result
    }
}
