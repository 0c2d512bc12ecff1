package import NewsModel

/// The dates of HTTP header fields.
package enum HTTPDate {
    /// Reads a date in any of the three forms of HTTP; `nil` where `bytes` hold none.
    ///
    /// The name of the day is not looked at, and a zone other than GMT is taken for GMT.
    ///
    /// Source: RFC 9110, section 5.6.7.
    package static func parse(_ bytes: [UInt8]) -> Timestamp? {
        guard bytes.count <= 64 else { return nil }
        let words = bytes.split { $0 == 0x20 || $0 == 0x2C || $0 == 0x2D || $0 == 0x09 }.map {
            String(decoding: $0, as: UTF8.self)
        }
        // Sun, 06 Nov 1994 08:49:37 GMT | Sunday, 06-Nov-94 08:49:37 GMT | Sun Nov  6 08:49:37 1994
        guard words.count >= 5 else { return nil }
        let isOldest = month(words[1]) != nil
        guard let month = month(words[isOldest ? 1 : 2]), let day = Int(words[isOldest ? 2 : 1]),
            let year = year(words[isOldest ? 4 : 3]), let time = time(words[isOldest ? 3 : 4]),
            1...31 ~= day
        else { return nil }
        return Timestamp(
            Timestamp.Parts(
                year: year, month: month, day: day, hour: time.hour, minute: time.minute,
                second: time.second))
    }

    private static func month(_ word: String) -> Int? {
        let names = [
            "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
        ]
        return names.firstIndex(of: word.lowercased()).map { $0 + 1 }
    }

    private static func year(_ word: String) -> Int? {
        guard let year = Int(word), 0...9999 ~= year else { return nil }
        // Two digits, of the obsolete form: the century that was meant is the nearest one.
        return word.utf8.count > 2 ? max(1, year) : year + (year < 70 ? 2000 : 1900)
    }

    private static func time(_ word: String) -> (hour: Int, minute: Int, second: Int)? {
        let parts = word.split(separator: ":").map { Int($0) ?? -1 }
        guard parts.count == 3, 0...23 ~= parts[0], 0...59 ~= parts[1], 0...60 ~= parts[2] else {
            return nil
        }
        return (parts[0], parts[1], parts[2])
    }
}
