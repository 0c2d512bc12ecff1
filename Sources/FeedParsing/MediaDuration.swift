/// Reads how long a medium plays.
enum MediaDuration {
    /// The time that `text` names: seconds, `MM:SS`, or `HH:MM:SS`; fractions are dropped.
    ///
    /// - Returns: `nil` where it is none, or more than a thousand hours.
    ///
    /// Source: Apple, "A Podcaster's Guide to RSS", `itunes:duration`.
    static func duration(_ text: String) -> Duration? {
        var total = 0
        var number = 0
        var hasDigit = false
        var isFraction = false
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39 where isFraction: continue
            case 0x30...0x39:
                number = number * 10 + Int(byte - 0x30)
                hasDigit = true
            case 0x3A:
                total = (total + number) * 60
                number = 0
                isFraction = false
            case UInt8(ascii: "."), UInt8(ascii: ","): isFraction = true
            case 0x20, 0x09, UInt8(ascii: "s"): continue
            default: return nil
            }
            guard number < 3_600_000, total < 3_600_000 else { return nil }
        }
        total += number
        return hasDigit && total > 0 && total < 3_600_000 ? .seconds(total) : nil
    }
}
