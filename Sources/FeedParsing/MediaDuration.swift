/// Reads how long a medium plays.
enum MediaDuration {
    /// The time that `text` names: seconds, `MM:SS`, or `HH:MM:SS`.
    ///
    /// - Returns: `nil` where it is none, or more than a thousand hours.
    ///
    /// Source: Apple, "A Podcaster's Guide to RSS", `itunes:duration`.
    static func duration(_ text: String) -> Duration? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...4).contains(parts.count) else { return nil }
        var total = 0
        for part in parts {
            var digits = part.drop { $0 == " " || $0 == "\t" }
            while let last = digits.last, last == " " || last == "s" { digits.removeLast() }
            let whole = digits.prefix { $0 != "." && $0 != "," }
            if whole.isEmpty, parts.count > 1 {
                total *= 60
                continue
            }
            guard whole.utf8.count <= 9, whole.utf8.allSatisfy(\.isDigit), let number = Int(whole)
            else { return nil }
            total = total * 60 + number
            guard total < 3_600_000 else { return nil }
        }
        return total > 0 ? .seconds(total) : nil
    }
}
