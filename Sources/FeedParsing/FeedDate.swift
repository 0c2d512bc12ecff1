package import NewsModel

/// Reads the dates of feeds, by hand over bytes.
///
/// The forms that standards ask for (RFC 822 with its successors, RFC 3339, ISO 8601) and what is
/// found in their place: month names in many languages, zones by name, `asctime`, seconds since
/// 1970, East Asian dates. What is missing has a default: the zone is UTC, the time midnight, the
/// day and the month the first. A weekday is never believed.
package enum FeedDate {
    /// The bytes of a date that are looked at; the longest real ones have about eighty.
    private static let lengthLimit = 200

    /// The time that `text` names, fractions of a second dropped; `nil` where it names none.
    ///
    /// - Complexity: O(1), since only the first 200 bytes count.
    package static func timestamp(from text: ArraySlice<UInt8>) -> Timestamp? {
        timestamp(from: text.span)
    }

    /// The time that `text` names, fractions of a second dropped; `nil` where it names none.
    ///
    /// - Complexity: O(1), since only the first 200 bytes count.
    package static func timestamp(from text: Span<UInt8>) -> Timestamp? {
        var start = 0
        while start < text.count, text[start].isSpace { start += 1 }
        let trimmed = text.extracting(start..<text.count).extracting(first: lengthLimit)
        if trimmed.indices.contains(where: { trimmed[$0] >= 0x80 }) {
            return read(spelling(trimmed).span)
        }
        return read(trimmed)
    }

    private static func read(_ trimmed: Span<UInt8>) -> Timestamp? {
        if let time = standardTimestamp(from: trimmed) { return time }
        if let time = number(from: trimmed) { return time }
        var reader = Reader()
        reader.read(trimmed)
        return reader.fields.timestamp
    }

    /// Reads `2026-11-30T03:17:04Z`, the most common form, the fast way.
    private static func standardTimestamp(from text: Span<UInt8>) -> Timestamp? {
        guard text.count == 20, text[4] == 0x2D, text[7] == 0x2D, text[10] == 0x54,
            text[13] == 0x3A, text[16] == 0x3A, text[19] == 0x5A
        else { return nil }
        guard let century = twoDigits(text, 0), let year = twoDigits(text, 2),
            let month = twoDigits(text, 5), let day = twoDigits(text, 8),
            let hour = twoDigits(text, 11), let minute = twoDigits(text, 14),
            let second = twoDigits(text, 17),
            1...12 ~= month, 1...31 ~= day, hour < 24, minute < 60, second < 60
        else { return nil }
        let time = Timestamp(
            Timestamp.Parts(
                year: century * 100 + year, month: month, day: day, hour: hour, minute: minute,
                second: second))
        return day <= 28 || time.parts.day == day ? time : nil
    }

    private static func twoDigits(_ text: Span<UInt8>, _ index: Int) -> Int? {
        guard text[index].isDigit, text[index + 1].isDigit else { return nil }
        return Int(text[index] - 0x30) * 10 + Int(text[index + 1] - 0x30)
    }

    /// Reads what is digits alone: seconds or milliseconds since 1970, a date without separators,
    /// or the year and month `-YYMM` of ISO 8601:1988.
    private static func number(from text: Span<UInt8>) -> Timestamp? {
        var index = text.count > 0 && text[0] == UInt8(ascii: "-") ? 1 : 0
        let start = index
        var value: Int64 = 0
        while index < text.count, index - start < 18, text[index].isDigit {
            value = value * 10 + Int64(text[index] - 0x30)
            index += 1
        }
        let digits = index - start
        // A fraction of a second may follow.
        if digits > 8, index < text.count, text[index] == UInt8(ascii: ".") {
            index += 1
            while index < text.count, text[index].isDigit { index += 1 }
        }
        while index < text.count, text[index].isSpace { index += 1 }
        guard digits > 0, index == text.count else { return nil }
        if start == 1 {
            guard digits == 4 else { return nil }
            var fields = Fields()
            (fields.year, fields.month) = (Fields.fullYear(Int(value / 100)), Int(value % 100))
            return fields.timestamp
        }
        return compactDate(value, digits: digits)
    }

    private static func compactDate(_ value: Int64, digits: Int) -> Timestamp? {
        switch digits {
        case 14,
            12 where 1900...2100 ~= value / 100_000_000:
            let seconds = digits == 14 ? value : value * 100
            var fields = Fields()
            fields.addDate(Int(seconds / 1_000_000), digits: 8)
            fields.setTime(
                hour: Int(seconds / 10_000 % 100), minute: Int(seconds / 100 % 100),
                second: Int(seconds % 100))
            return fields.timestamp
        case 9...11: return Timestamp(seconds: value)
        case 12...13: return Timestamp(seconds: value / 1000)
        case 16: return Timestamp(seconds: value / 1_000_000)
        case 4...8:
            var fields = Fields()
            fields.addDate(Int(value), digits: digits)
            return fields.timestamp
        default: return nil
        }
    }
}
