import Glibc
import TestSupport

/// Numbers of chance, the same for the same seed.
struct Chance {
    private var random: SplitMix

    init(seed: Int) {
        random = SplitMix(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// Any 64 bits.
    mutating func bits() -> UInt64 { random.next() }

    /// A number from `low` up to `high`.
    mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(random.next() >> 11) / Double(1 << 53)
    }

    /// Whether something comes about that is so likely.
    mutating func happens(_ likelihood: Double) -> Bool { number(0, 1) < likelihood }

    /// A number of the normal distribution with mean 0 and deviation 1.
    ///
    /// Source: G. E. P. Box and M. E. Muller, 1958.
    mutating func normal() -> Double {
        (-2 * log(1 - number(0, 1))).squareRoot() * cos(2 * Double.pi * number(0, 1))
    }

    /// How often something happens that happens `mean` times on average.
    ///
    /// Source: Knuth, “The Art of Computer Programming”, volume 2, section 3.4.1; the normal
    /// distribution where the mean is large.
    mutating func count(mean: Double) -> Int {
        guard mean < 100 else {
            return max(0, Int((mean + mean.squareRoot() * normal()).rounded()))
        }
        var result = 0
        var product = number(0, 1)
        while product > exp(-mean) {
            result += 1
            product *= number(0, 1)
        }
        return result
    }
}
