import NewsModel

/// The rule by which an event comes again.
///
/// Rules within a day (hourly and shorter), and those by week number or day of the year, are not
/// read: such an event is there once.
///
/// Source: RFC 5545, section 3.3.10.
package struct Recurrence: Hashable, Sendable {
    /// What the interval counts.
    enum Frequency: String, Sendable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// A day of the week, and which one of its month or year.
    struct Weekday: Hashable, Sendable {
        /// 0 for Monday through 6 for Sunday.
        var day: Int
        /// 1 for the first, -1 for the last, or `nil` for each.
        var ordinal: Int?
    }

    /// The most values of one part of a rule.
    private static let listLimit = 62

    var frequency: Frequency
    var interval = 1
    var count: Int?
    var until: CalendarTime?
    var months: Set<Int> = []
    var monthDays: Set<Int> = []
    var weekdays: [Weekday] = []
    var positions: Set<Int> = []
    /// The day on which weeks begin, 0 for Monday.
    var weekStart = 0

    /// Reads a rule such as `FREQ=WEEKLY;BYDAY=MO,WE`; `nil` where it is one that is not read.
    package init?(_ text: String) {
        var frequency: Frequency?
        var parts: [(name: String, value: Substring)] = []
        for part in text.split(separator: ";").prefix(20) {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            let name = sides[0].uppercased()
            if name == "FREQ" {
                frequency = Frequency(rawValue: sides[1].uppercased())
            } else {
                parts.append((name, sides[1]))
            }
        }
        guard let frequency else { return nil }
        self.frequency = frequency
        for part in parts where !take(part.name, part.value) { return nil }
    }

    private mutating func take(_ name: String, _ value: Substring) -> Bool {
        switch name {
        case "INTERVAL":
            guard let number = Int(value), 1...10_000 ~= number else { return false }
            interval = number
        case "COUNT":
            guard let number = Int(value), number >= 1 else { return false }
            count = number
        case "UNTIL":
            guard let time = CalendarTime(value, zone: nil) else { return false }
            until = time
        case "BYMONTH":
            guard let list = Self.numbers(value, within: 12), list.allSatisfy({ $0 > 0 }) else {
                return false
            }
            months = list
        case "BYMONTHDAY":
            guard let list = Self.numbers(value, within: 31) else { return false }
            monthDays = list
        case "BYSETPOS":
            guard let list = Self.numbers(value, within: 366) else { return false }
            positions = list
        case "BYDAY":
            let list = value.split(separator: ",").prefix(Self.listLimit).map(Self.weekday)
            weekdays = list.compactMap { $0 }
            return !list.isEmpty && weekdays.count == list.count
        case "WKST":
            guard let day = Self.weekday(value), day.ordinal == nil else { return false }
            weekStart = day.day
        // The time of day is that of the first event.
        case "BYHOUR", "BYMINUTE", "BYSECOND": break
        default: return name.hasPrefix("X-")
        }
        return true
    }

    private static func numbers(_ text: Substring, within limit: Int) -> Set<Int>? {
        let parts = text.split(separator: ",").prefix(listLimit)
        let numbers = parts.compactMap { Int($0) }.filter { 1...limit ~= abs($0) }
        return parts.isEmpty || numbers.count != parts.count ? nil : Set(numbers)
    }

    private static func weekday(_ text: Substring) -> Weekday? {
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        guard let day = names.firstIndex(of: text.suffix(2).uppercased()) else { return nil }
        let ordinal = text.dropLast(2)
        if ordinal.isEmpty { return Weekday(day: day) }
        guard let number = Int(ordinal), 1...53 ~= abs(number) else { return nil }
        return Weekday(day: day, ordinal: number)
    }
}
