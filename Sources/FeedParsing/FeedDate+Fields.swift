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
        private var numbers = InlineArray<3, Number>(repeating: Number())
        private var count = 0

        /// A number that may be a year, a month, or a day.
        private struct Number {
            var value = 0
            var digits = 0
            var separator: UInt8 = 0
        }

        /// Whether the numbers so far make a date.
        var hasDate: Bool {
            count + (month == nil ? 0 : 1) >= 3 || (count > 0 && numbers[0].digits >= 8)
        }

        /// Whether a time of day was read.
        var hasTime: Bool { hour != nil }

        /// Takes a number of the date; `separator` is the byte in front of it.
        mutating func add(_ value: Int, digits: Int, separator: UInt8) {
            guard count < 3 else { return }
            numbers[count] = Number(value: value, digits: digits, separator: separator)
            count += 1
        }

        /// Gives back the last number, if it can be an hour.
        mutating func takeHour() -> Int? {
            guard count > 0, numbers[count - 1].value <= 12, numbers[count - 1].digits <= 2 else {
                return nil
            }
            count -= 1
            return numbers[count].value
        }

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
            guard let named = year, 1...9999 ~= named else { return nil }
            // Thai years count from 543 years before ours, and no feed is from their time.
            let year = 2400...2700 ~= named ? named - 543 : named
            guard var seconds = midnight(in: year) else { return nil }
            seconds += Int64((hour ?? 0) * 3600 + minute * 60 + second)
            var offset = offset ?? likelyOffset
            if summerTime?.applies(to: Timestamp(seconds: seconds)) == true { offset += 60 }
            return Timestamp(seconds: seconds - Int64(offset) * 60)
        }

        /// When the day began, in seconds since 1970 and as if in UTC; `nil` where there is no such
        /// day.
        private func midnight(in year: Int) -> Int64? {
            if let week { return Self.midnight(ofDay: day ?? 1, week: week, year: year) }
            var parts = Timestamp.Parts(year: year, month: month ?? 1, day: day ?? 1)
            guard 1...12 ~= parts.month, 1...31 ~= parts.day else { return nil }
            if let dayOfYear {
                guard 1...366 ~= dayOfYear else { return nil }
                (parts.month, parts.day) = (1, dayOfYear)
            }
            let midnight = Timestamp(parts)
            let isThere =
                dayOfYear == nil
                ? parts.day <= 28 || midnight.parts.day == parts.day : midnight.parts.year == year
            return isThere ? midnight.seconds : nil
        }

        private static func midnight(ofDay day: Int, week: Int, year: Int) -> Int64? {
            guard 1...53 ~= week, 1...7 ~= day else { return nil }
            let monday = monday(ofWeek: week, year: year)
            // A week belongs to the year that has its Thursday.
            guard Timestamp(seconds: monday + 3 * 86_400).parts.year == year else { return nil }
            return monday + Int64(day - 1) * 86_400
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
            guard count > 0 else { return }
            let first = numbers[0]
            if month != nil {
                sortAroundMonth()
            } else if year != nil {
                return
            } else if first.digits >= 5 || count == 1 {
                addDate(first.value, digits: first.digits)
            } else if week != nil, first.digits == 4 {
                year = first.value
                day = numbers[1].value
            } else if count == 2, numbers[1].digits == 3 {
                (year, dayOfYear) = (Self.fullYear(first.value), numbers[1].value)
            } else if count == 2, first.separator == UInt8(ascii: "-"), first.digits == 2 {
                // `-YY-MM` of ISO 8601:1988.
                (year, month) = (Self.fullYear(first.value), numbers[1].value)
            } else if first.digits == 4 {
                setDate(first.value, numbers[1].value, count > 2 ? numbers[2].value : 1)
            } else if count > 2 {
                sortWithoutMonth()
            }
        }

        private mutating func sortAroundMonth() {
            var yearPlace = count > 1 ? 1 : count
            for place in (0..<count).reversed()
            where numbers[place].digits >= 3 || numbers[place].value > 31 {
                yearPlace = place
            }
            if year == nil, yearPlace < count {
                let number = numbers[yearPlace]
                year = number.digits >= 4 ? number.value : Self.fullYear3(number.value)
            } else {
                yearPlace = count
            }
            let dayPlace = yearPlace == 0 ? 1 : 0
            if day == nil, dayPlace < count { day = numbers[dayPlace].value }
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
