/// Numbers that come again with their seed.
///
/// Source: Steele, Lea, and Flood, “Fast splittable pseudorandom number generators”, 2014.
package struct Dice: Sendable {
    private var state: UInt64

    /// The numbers that belong to `seed`.
    package init(_ seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to one below `limit`, which is 1 or more.
    package mutating func below(_ limit: Int) -> Int {
        Int(((next() >> 32) &* UInt64(limit)) >> 32)
    }

    /// A number of `range`.
    package mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// Whether something happens that happens `percent` times in a hundred.
    package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// One of `choices`, or `nil` where there is none.
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
        choices.isEmpty ? nil : choices[below(choices.count)]
    }

    /// One of `choices`, each as likely as its weight; the first where all weights are 0.
    package mutating func weighted<Choice>(_ choices: [(Choice, Int)]) -> Choice {
        var place = below(max(1, choices.reduce(0) { $0 + $1.1 }))
        for (choice, weight) in choices {
            if place < weight { return choice }
            place -= weight
        }
        return choices[0].0
    }
}
