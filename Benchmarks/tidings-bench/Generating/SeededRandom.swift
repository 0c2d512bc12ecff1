import TestSupport

/// The same numbers for the same seed, on every machine.
///
/// The generator is `SplitMix`; several seeds are mixed into one.
struct SeededRandom: RandomNumberGenerator {
    private var generator: SplitMix

    /// Numbers that belong to `seeds`, in this order.
    init(_ seeds: Int...) {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for seed in seeds {
            var step = SplitMix(seed: state ^ UInt64(truncatingIfNeeded: seed))
            state = step.next()
        }
        generator = SplitMix(seed: state)
    }

    mutating func next() -> UInt64 { generator.next() }

    /// A number from 0 up to `bound`.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// A fraction from 0 up to 1.
    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
