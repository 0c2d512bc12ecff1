/// What is learnt about numbers from 0 through 127 of one kind.
struct SizeModel {
    private var digits = [Likelihood](repeating: Likelihood(), count: 1 << 7)

    /// Codes a number from 0 through 127.
    mutating func code(_ value: Int, by coder: inout some DecisionCoder) -> Int {
        var node = 1
        for place in (0..<7).reversed() {
            let digit = coder.code(value >> place & 1 == 1, &digits[node])
            node = node << 1 | (digit ? 1 : 0)
        }
        return node & 0x7F
    }
}
