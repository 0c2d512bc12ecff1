import NewsModel

extension FeedDate {
    /// What a date has told so far.
    struct Fields {
        var year: Int?
        var month: Int?
        var day: Int?
        var dayOfYear: Int?
        var week: Int?
        var hour: Int?
        var minute = 0
        var second = 0
        /// Minutes east of UTC.
        var offset: Int?
        /// The offset that the language suggests where no zone is named.
        var likelyOffset = 0
        /// Which country moves the clock by an hour in summer, where the zone follows one.
        var summerTime: Words.SummerTime?
        private var numbers: [Number] = []

        /// A number that may be a year, a month, or a day.
        private struct Number {
            let value: Int
            let digits: Int
            let separator: UInt8
        }

        /// Whether the numbers so far make a date.
        var hasDate: Bool {
            let count = numbers.count + (month == nil ? 0 : 1)
            return count >= 3 || numbers.contains { $0.digits >= 8 }
        }

        /// Whether a time of day was read.
        var hasTime: Bool { hour != nil }

        /// Takes a number of the date; `separator` is the byte in front of it.
        mutating func add(_ value: Int, digits: Int, separator: UInt8) {
            guard numbers.count < 3 else { return }
            numbers.append(Number(value: value, digits: digits, separator: separator))
        }

        /// Gives back the last number, which was an hour.
        mutating func takeLastNumber() -> Int? { numbers.popLast()?.value }

        /// Takes a time of day, if it is one.
        mutating func setTime(hour: Int, minute: Int, second: Int) {
            guard hour <= 24, minute <= 59, second <= 61 else { return }
            self.hour = hour
            self.minute = minute
            self.second = min(second, 59)
        }

        /// The year meant by two digits.
        ///
        /// Source: RFC 2822, section 4.3.
        static func fullYear(_ year: Int) -> Int {
            year < 50 ? 2000 + year : year < 100 ? 1900 + year : year
        }

        /// Takes a date written as one number.
        mutating func addDate(_ value: Int, digits: Int) {
            switch digits {
            case 8: (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
            case 7: (year, dayOfYear) = (value / 1000, value % 1000)
            case 6:
                (year, month, day) = (Self.fullYear(value / 10_000), value / 100 % 100, value % 100)
            case 5: (year, dayOfYear) = (Self.fullYear(value / 1000), value % 1000)
            case 4: year = value
            default: break
            }
        }

        /// The time that was told, or `nil` where it is none.
        var timestamp: Timestamp? {
            var fields = self
            fields.sortNumbers()
            return fields.sortedTimestamp
        }

        private var sortedTimestamp: Timestamp? {
            guard let year, 1...9999 ~= year else { return nil }
            let month = month ?? 1
            let day = day ?? 1
            guard 1...12 ~= month, 1...31 ~= day else { return nil }
            var parts = Timestamp.Parts(year: year, month: month, day: day)
            if let dayOfYear {
                guard 1...366 ~= dayOfYear else { return nil }
                (parts.month, parts.day) = (1, dayOfYear)
            }
            var seconds = Timestamp(parts).seconds
            if let week {
                guard 1...53 ~= week else { return nil }
                seconds = Self.monday(ofWeek: week, year: year) + Int64(min(day, 7) - 1) * 86_400
            }
            seconds += Int64((hour ?? 0) * 3600 + minute * 60 + second)
            var offset = offset ?? likelyOffset
            if summerTime?.applies(to: Timestamp(seconds: seconds)) == true { offset += 60 }
            return Timestamp(seconds: seconds - Int64(offset) * 60)
        }

        /// Source: ISO 8601: the first week is the one with January 4.
        private static func monday(ofWeek week: Int, year: Int) -> Int64 {
            let fourth = Timestamp(Timestamp.Parts(year: year, month: 1, day: 4)).seconds
            let days = fourth / 86_400 - (fourth < 0 && fourth % 86_400 != 0 ? 1 : 0)
            // January 1, 1970 was a Thursday.
            let weekday = ((days + 3) % 7 + 7) % 7
            return (days - weekday + Int64(week - 1) * 7) * 86_400
        }

        /// Decides which number is the year, which the month, and which the day.
        private mutating func sortNumbers() {
            guard let first = numbers.first else { return }
            if month != nil {
                sortAroundMonth()
            } else if year != nil {
                return
            } else if first.digits >= 5 || numbers.count == 1 {
                addDate(first.value, digits: first.digits)
            } else if week != nil, first.digits == 4 {
                year = first.value
                day = numbers[1].value
            } else if first.digits == 4, numbers[1].digits == 3 {
                (year, dayOfYear) = (first.value, numbers[1].value)
            } else if first.digits == 4 {
                setDate(first.value, numbers[1].value, numbers.count > 2 ? numbers[2].value : 1)
            } else if numbers.count > 2 {
                sortWithoutMonth()
            }
        }

        private mutating func sortAroundMonth() {
            let yearIndex =
                numbers.firstIndex { $0.digits >= 3 || $0.value > 31 }
                ?? (numbers.count > 1 ? 1 : nil)
            if year == nil, let yearIndex {
                let number = numbers.remove(at: yearIndex)
                year = number.digits >= 4 ? number.value : Self.fullYear3(number.value)
            }
            if day == nil, let number = numbers.first { day = number.value }
        }

        /// Source: RFC 2822, section 4.3: three digits count from 1900.
        private static func fullYear3(_ year: Int) -> Int {
            year >= 100 ? 1900 + year : fullYear(year)
        }

        private mutating func sortWithoutMonth() {
            let (first, second, third) = (numbers[0], numbers[1], numbers[2])
            let isYearLast = third.digits == 4 || third.value > 31
            if !isYearLast, second.separator == UInt8(ascii: "-") || first.value > 31 {
                setDate(Self.fullYear(first.value), second.value, third.value)
            } else if second.separator == UInt8(ascii: "/") {
                // Slashes are American, unless that is impossible.
                setDate(Self.fullYear(third.value), first.value, second.value)
            } else {
                setDate(Self.fullYear(third.value), second.value, first.value)
            }
        }

        private mutating func setDate(_ year: Int, _ month: Int, _ day: Int) {
            let isSwapped = month > 12 && day <= 12
            self.year = year
            self.month = isSwapped ? day : month
            self.day = isSwapped ? month : day
        }
    }
}
