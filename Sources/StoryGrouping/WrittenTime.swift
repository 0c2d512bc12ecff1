import NewsModel

/// Times as scripts write them: RFC 3339, or the same with less.
///
/// Source: RFC 3339, section 5.6.
enum WrittenTime {
    /// The time that `text` writes, or `nil` where it is none.
    ///
    /// The form is `2026-03-01T08:00:00Z`. A space may stand for the T, the time of day, the
    /// seconds, and their fractions may be missing, and no zone means UTC.
    static func timestamp(_ text: String) -> Timestamp? {
        var rest = Array(text.utf8)[...]
        guard let year = number(&rest, digits: 4), take(0x2D, &rest),
            let month = number(&rest, digits: 2), (1...12).contains(month), take(0x2D, &rest),
            let day = number(&rest, digits: 2), (1...31).contains(day), year >= 1
        else { return nil }
        var parts = Timestamp.Parts(year: year, month: month, day: day)
        if rest.isEmpty { return Timestamp(parts) }
        guard let between = rest.popFirst(), [0x54, 0x74, 0x20].contains(between),
            let hour = number(&rest, digits: 2), hour < 24, take(0x3A, &rest),
            let minute = number(&rest, digits: 2), minute < 60
        else { return nil }
        (parts.hour, parts.minute) = (hour, minute)
        if take(0x3A, &rest) {
            guard let second = number(&rest, digits: 2), second <= 60 else { return nil }
            parts.second = second
            if take(0x2E, &rest) { rest = rest.drop { (0x30...0x39).contains($0) } }
        }
        guard let offset = zone(rest) else { return nil }
        return Timestamp(seconds: Timestamp(parts).seconds - offset)
    }

    /// The seconds that a zone is ahead of UTC.
    private static func zone(_ text: ArraySlice<UInt8>) -> Int64? {
        var rest = text
        guard let sign = rest.popFirst() else { return 0 }
        if sign | 0x20 == 0x7A { return rest.isEmpty ? 0 : nil }
        guard sign == 0x2B || sign == 0x2D, let hours = number(&rest, digits: 2), hours < 24
        else { return nil }
        _ = take(0x3A, &rest)
        guard let minutes = number(&rest, digits: 2), minutes < 60, rest.isEmpty else {
            return nil
        }
        return Int64(hours * 3600 + minutes * 60) * (sign == 0x2D ? -1 : 1)
    }

    private static func take(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int) -> Int? {
        let field = rest.prefix(digits)
        guard field.count == digits, field.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        rest = rest.dropFirst(digits)
        return field.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
