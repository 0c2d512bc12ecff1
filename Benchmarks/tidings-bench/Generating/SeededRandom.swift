/// The same numbers for the same seed, on every machine.
///
/// Source: Steele, Lea, and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Numbers that belong to `seeds`, in this order.
    init(_ seeds: Int...) {
        state = 0x9E37_79B9_7F4A_7C15
        for seed in seeds {
            state ^= UInt64(truncatingIfNeeded: seed)
            state = next()
        }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to `bound`.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// A fraction from 0 up to 1.
    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
