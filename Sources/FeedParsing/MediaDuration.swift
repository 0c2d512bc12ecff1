/// Reads how long a medium plays.
enum MediaDuration {
    /// The time that `text` names: seconds, `MM:SS`, `HH:MM:SS`, or with units (`1h 30m`, `45 min`,
    /// `PT45M`); fractions are dropped.
    ///
    /// - Returns: `nil` where it is none, or more than a thousand hours.
    ///
    /// Source: Apple, "A Podcaster's Guide to RSS", `itunes:duration`; ISO 8601, durations.
    static func duration(_ text: String) -> Duration? {
        var total = 0
        var number = 0
        var hasDigit = false
        var isFraction = false
        var isWord = false
        for byte in text.utf8 {
            defer { isWord = byte.isLetter }
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
            case 0x20, 0x09: continue
            case _ where isWord && byte.isLetter: continue
            default:
                guard let unit = unit(byte) else { return nil }
                total += number * unit
                number = 0
                isFraction = false
            }
            guard number < 3_600_000, total < 3_600_000 else { return nil }
        }
        total += number
        return hasDigit && total > 0 && total < 3_600_000 ? .seconds(total) : nil
    }

    /// How many seconds a unit has that begins with this letter.
    private static func unit(_ byte: UInt8) -> Int? {
        switch byte.lowercased {
        case UInt8(ascii: "h"): 3600
        case UInt8(ascii: "m"): 60
        case UInt8(ascii: "s"): 1
        // The marks of ISO 8601, which stand before the numbers.
        case UInt8(ascii: "p"), UInt8(ascii: "t"): 0
        default: nil
        }
    }
}
