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

    /// 1 / (1 + e to the power of -`value`), to about six digits.
    ///
    /// e^x is (e^(x/1024))^1024, whose inner part a short series gives.
    static func logistic(_ value: Float) -> Float {
        let part = Double(min(max(-value, -40), 40)) / 1024
        var power = 1 + part * (1 + part / 2 * (1 + part / 3))
        for _ in 0..<10 { power *= power }
        return Float(1 / (1 + power))
    }
}
