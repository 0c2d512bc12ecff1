/// Logarithms without a C library, the same to the last bit on every machine.
enum Logarithm {
    /// The natural logarithm of a normal number above 0, to about 1 in 10⁶.
    ///
    /// Source: the series of the inverse hyperbolic tangent, on the significand between √½ and √2.
    static func natural(of number: Float) -> Float {
        var significand = number.significand
        var exponent = Float(number.exponent)
        if significand > 1.414_213_5 {
            significand /= 2
            exponent += 1
        }
        let ratio = (significand - 1) / (significand + 1)
        let square = ratio * ratio
        let series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9)))
        return exponent * 0.693_147_2 + 2 * ratio * series
    }
}
