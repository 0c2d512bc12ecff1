extension String {
    /// The text without control characters and without those that turn the direction of what
    /// follows: for names that a person types and for lines that end on a terminal.
    ///
    /// Source: Unicode, general category Cc, and the explicit formatting characters of UAX #9.
    public var printable: String {
        guard unicodeScalars.contains(where: Self.isUnprintable) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { !Self.isUnprintable($0) }))
    }

    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
