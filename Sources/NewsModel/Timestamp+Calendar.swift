extension Timestamp {
    /// The parts of a time on the Gregorian calendar, in UTC.
    public struct Parts: Hashable, Sendable {
        /// The year, 1 through 9999.
        public var year: Int
        /// The month, 1 through 12.
        public var month: Int
        /// The day of the month, 1 through 31.
        public var day: Int
        /// The hour, 0 through 23.
        public var hour: Int
        /// The minute, 0 through 59.
        public var minute: Int
        /// The second, 0 through 59.
        public var second: Int

        /// Gathers the parts of a time; nothing is checked.
        public init(
            year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
        ) {
            self.year = year
            self.month = month
            self.day = day
            self.hour = hour
            self.minute = minute
            self.second = second
        }
    }

    /// The time that `parts` name, whose fields may run over (day 31 of April is May 1).
    ///
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    public init(_ parts: Parts) {
        let year = parts.month <= 2 ? parts.year - 1 : parts.year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((parts.month + 9) % 12) + 2) / 5 + parts.day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        let time = parts.hour * 3600 + parts.minute * 60 + parts.second
        self.init(seconds: Int64(days) * 86_400 + Int64(time))
    }

    /// The time as year, month, day, hour, minute, and second in UTC.
    public var parts: Parts {
        let days = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
        let time = Int(seconds) - days * 86_400
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return Parts(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, hour: time / 3600,
            minute: time / 60 % 60, second: time % 60)
    }
}

extension Timestamp: CustomStringConvertible {
    /// The time in RFC 3339 form, such as `2026-11-30T03:17:04Z`.
    public var description: String {
        let parts = parts
        func digits(_ value: Int, _ width: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
        }
        return digits(parts.year, 4) + "-" + digits(parts.month, 2) + "-" + digits(parts.day, 2)
            + "T" + digits(parts.hour, 2) + ":" + digits(parts.minute, 2) + ":"
            + digits(parts.second, 2) + "Z"
    }
}
