/// Weighs decisions: how many bits a writer would need.
struct DecisionScale: DecisionCoder {
    static var reads: Bool { false }
    var isDamaged: Bool { false }

    /// The weight so far, in 256ths of a bit.
    private(set) var weight = 0

    mutating func code(_ decision: Bool, _ likelihood: inout Likelihood) -> Bool {
        let result = code(decision, ofNo: likelihood.ofNo)
        likelihood.learn(result)
        return result
    }

    mutating func code(_ decision: Bool, ofNo: UInt32) -> Bool {
        weight += Self.weights[Int((decision ? 1 << 16 - ofNo : ofNo) >> 7)]
        return decision
    }

    mutating func code(_ value: UInt64, bits: Int) -> UInt64 {
        weight += bits << 8
        return value
    }

    mutating func countThing() {}

    mutating func refuse() {}

    /// The weight of a decision with a likelihood of so many 512ths.
    private static let weights: [Int] = (0...512).map { likelihood in
        10 << 8 - BinaryLogarithm.of256ths(UInt64(2 * likelihood + 1))
    }
}
