/// The encoding windows-1252, whose numbers the web also uses in references.
package enum Windows1252 {
    /// The character that `byte` means; the five bytes without a meaning stay controls.
    ///
    /// Source: WHATWG Encoding, index windows-1252.
    package static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        0x80...0x9F ~= byte ? high[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }

    /// The characters from 0x80 through 0x9F, where it differs from Latin 1.
    private static let high: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
        "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
        "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}",
        "\u{2014}",
        "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
    ]
}
