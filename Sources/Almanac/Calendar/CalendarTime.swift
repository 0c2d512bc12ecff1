import NewsModel

/// A time as a calendar writes it: what a clock shows, and where that clock hangs.
package struct CalendarTime: Hashable, Sendable {
    /// Where the clock hangs.
    package enum Place: Hashable, Sendable {
        /// No clock at all: a whole day.
        case day
        /// Wherever the person is.
        case floating
        /// In UTC.
        case universal
        /// In the time zone that the calendar calls so.
        case zone(String)
    }

    /// The seconds from 1970-01-01T00:00:00 on, as that clock counts them.
    package var wall: Int64
    /// Where the clock hangs.
    package var place: Place

    /// The day, as a number counted from 1970-01-01.
    package var day: Int64 { Self.day(of: wall) }

    /// Reads `20261130`, `20261130T093000`, or `20261130T093000Z`; `nil` where it is none.
    ///
    /// - Parameters:
    ///   - text: The time.
    ///   - zone: The time zone that stands beside it, or `nil` for none.
    ///
    /// Source: RFC 5545, sections 3.3.4 and 3.3.5.
    package init?(_ text: some StringProtocol, zone: String?) {
        let bytes = Array(text.utf8.prefix(32))
        func number(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[range] {
                guard 0x30...0x39 ~= byte else { return nil }
                value = value * 10 + Int(byte) - 0x30
            }
            return value
        }
        guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
            1...9999 ~= year, 1...12 ~= month, 1...31 ~= day
        else { return nil }
        var parts = Timestamp.Parts(year: year, month: month, day: day)
        if bytes.count == 8 {
            place = .day
        } else {
            guard bytes[8] == UInt8(ascii: "T"), let hour = number(9..<11),
                let minute = number(11..<13), hour < 24, minute < 60
            else { return nil }
            (parts.hour, parts.minute) = (hour, minute)
            parts.second = min(number(13..<15) ?? 0, 59)
            let isUniversal = bytes.count == 16 && bytes[15] == UInt8(ascii: "Z")
            guard isUniversal || bytes.count == 15 else { return nil }
            place = isUniversal ? .universal : zone.map(Place.zone) ?? .floating
        }
        wall = Timestamp(parts).seconds
    }

    /// The day in which a clock shows `wall`.
    package static func day(of wall: Int64) -> Int64 {
        wall >= 0 ? wall / 86_400 : (wall - 86_399) / 86_400
    }
}
