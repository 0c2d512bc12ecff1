/// What is learnt about numbers of one kind: mostly small, of no set limit.
///
/// Source: Elias's gamma code (“Universal codeword sets”, 1975), its length and its highest digits
/// with learnt likelihoods.
struct NumberModel {
    private var lengths = [Likelihood](repeating: Likelihood(), count: 64)
    private var digits = [Likelihood](repeating: Likelihood(), count: 64 * 4)

    /// Codes a number below 2 to the 63rd.
    mutating func code(_ value: UInt64, by coder: inout some DecisionCoder) -> UInt64 {
        let shifted = value &+ 1
        let known = 63 - shifted.leadingZeroBitCount
        var length = 0
        while coder.code(length < known, &lengths[length]) {
            length += 1
            if length == 63 { break }
        }
        var result: UInt64 = 1
        // The two digits below the highest are learnt, the rest are as good as random.
        for place in 0..<min(length, 2) {
            let digit = coder.code(
                shifted >> UInt64(length - 1 - place) & 1 == 1,
                &digits[length * 4 + place * Int(result)])
            result = result << 1 | (digit ? 1 : 0)
        }
        if length > 2 {
            let rest = coder.code(shifted & (1 << UInt64(length - 2) - 1), bits: length - 2)
            result = result << UInt64(length - 2) | rest
        }
        return result &- 1
    }

    /// Codes a number that may be below zero.
    mutating func code(signed value: Int64, by coder: inout some DecisionCoder) -> Int64 {
        let folded = UInt64(bitPattern: value << 1 ^ value >> 63)
        let result = code(folded, by: &coder)
        return Int64(bitPattern: result >> 1) ^ -Int64(bitPattern: result & 1)
    }
}
