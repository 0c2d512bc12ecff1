import NewsModel

/// When a rule makes an event come again.
extension Recurrence {
    /// The times at which an event that first begins at `start` begins within `window`.
    ///
    /// The first beginning always counts as one.
    ///
    /// - Parameters:
    ///   - start: The first beginning.
    ///   - last: The last moment at which it may begin, from `UNTIL`, or `nil` for none.
    ///   - window: What is asked for.
    ///   - effort: What may be spent; where it ends, so does the list.
    /// - Returns: The times on the clock of the event, in order.
    package func beginnings(
        from start: Int64, until last: Int64?, within window: Range<Int64>,
        effort: inout Effort
    ) -> [Int64] {
        let end = min(window.upperBound - 1, last ?? .max)
        var found = window.contains(start) ? [start] : []
        var counted = 1
        let startDay = CalendarTime.day(of: start)
        let timeOfDay = start - startDay * 86_400
        let periods = Periods(rule: self, startDay: startDay)
        var index =
            count == nil ? periods.index(before: CalendarTime.day(of: window.lowerBound)) : 0
        while !effort.isSpent {
            effort.spend()
            guard let first = periods.firstDay(of: index), first * 86_400 <= end else { break }
            for day in periods.days(in: index, effort: &effort) {
                let wall = day * 86_400 + timeOfDay
                if wall <= start { continue }
                counted += 1
                if wall > end || counted > count ?? .max { return found }
                if wall >= window.lowerBound { found.append(wall) }
            }
            index += 1
        }
        return found
    }

    /// The days, weeks, months, or years that a rule goes through, by number.
    private struct Periods {
        let rule: Recurrence
        let startDay: Int64
        let start: Timestamp.Parts

        init(rule: Recurrence, startDay: Int64) {
            self.rule = rule
            self.startDay = startDay
            start = Timestamp(seconds: startDay * 86_400).parts
        }

        /// A number whose period is not after `day`, close to it.
        func index(before day: Int64) -> Int {
            let days = Int(day - startDay)
            let whole: Int
            switch rule.frequency {
            case .daily: whole = days
            case .weekly: whole = days / 7
            case .monthly: whole = days / 31
            case .yearly: whole = days / 366
            }
            return max(0, whole / rule.interval - 2)
        }

        /// The first day of the period, or `nil` beyond the year 9999.
        func firstDay(of index: Int) -> Int64? {
            let step = index * rule.interval
            switch rule.frequency {
            case .daily: return startDay + Int64(step)
            case .weekly: return week + Int64(7 * step)
            case .monthly:
                let (year, month) = month(step)
                return year > 9999 ? nil : Self.day(year, month, 1)
            case .yearly: return start.year + step > 9999 ? nil : Self.day(start.year + step, 1, 1)
            }
        }

        private var week: Int64 {
            startDay - Int64((Self.weekday(startDay) - rule.weekStart + 7) % 7)
        }

        private func month(_ step: Int) -> (year: Int, month: Int) {
            let months = start.year * 12 + start.month - 1 + step
            return (months / 12, months % 12 + 1)
        }

        /// The days of the period on which the event begins, in order.
        func days(in index: Int, effort: inout Effort) -> [Int64] {
            let step = index * rule.interval
            var days: [Int64]
            switch rule.frequency {
            case .daily:
                days = [startDay + Int64(step)].filter(fits)
            case .weekly:
                effort.spend(7)
                let first = week + Int64(7 * step)
                days = (first..<first + 7).filter(fits)
            case .monthly:
                let (year, month) = month(step)
                let isOpen = rule.months.isEmpty || rule.months.contains(month)
                days = isOpen ? self.days(of: month, year, effort: &effort) : []
            case .yearly:
                days = self.days(of: start.year + step, effort: &effort)
            }
            guard !rule.positions.isEmpty else { return days }
            days = days.enumerated().filter { number, _ in
                rule.positions.contains(number + 1)
                    || rule.positions.contains(number - days.count)
            }.map(\.element)
            return days
        }

        /// Whether a day of a daily or weekly rule is one of its days.
        private func fits(_ day: Int64) -> Bool {
            let parts = Timestamp(seconds: day * 86_400).parts
            guard rule.months.isEmpty || rule.months.contains(parts.month) else { return false }
            let weekday = Self.weekday(day)
            if rule.frequency == .weekly {
                return rule.weekdays.isEmpty
                    ? weekday == Self.weekday(startDay)
                    : rule.weekdays.contains { $0.day == weekday }
            }
            let length = Self.length(of: parts.month, parts.year)
            return (rule.monthDays.isEmpty || isMonthDay(parts.day, length))
                && (rule.weekdays.isEmpty || rule.weekdays.contains { $0.day == weekday })
        }

        private func isMonthDay(_ day: Int, _ length: Int) -> Bool {
            rule.monthDays.contains(day) || rule.monthDays.contains(day - length - 1)
        }

        private func days(of month: Int, _ year: Int, effort: inout Effort) -> [Int64] {
            let length = Self.length(of: month, year)
            let first = Self.day(year, month, 1)
            if rule.weekdays.isEmpty, rule.monthDays.isEmpty {
                return start.day <= length ? [first + Int64(start.day - 1)] : []
            }
            effort.spend(length)
            return (1...length).filter { day in
                (rule.monthDays.isEmpty || isMonthDay(day, length))
                    && isWeekday(first + Int64(day - 1), day - 1, of: length)
            }.map { first + Int64($0 - 1) }
        }

        /// Whether the day that stands at `index` among `length` is one of the days of the week.
        private func isWeekday(_ day: Int64, _ index: Int, of length: Int) -> Bool {
            guard !rule.weekdays.isEmpty else { return true }
            let weekday = Self.weekday(day)
            return rule.weekdays.contains { wanted in
                guard wanted.day == weekday else { return false }
                guard let ordinal = wanted.ordinal else { return true }
                return ordinal == index / 7 + 1 || ordinal == -((length - 1 - index) / 7 + 1)
            }
        }

        private func days(of year: Int, effort: inout Effort) -> [Int64] {
            if !rule.months.isEmpty {
                return rule.months.sorted().flatMap { days(of: $0, year, effort: &effort) }
            }
            if !rule.monthDays.isEmpty {
                return (1...12).flatMap { days(of: $0, year, effort: &effort) }
            }
            guard !rule.weekdays.isEmpty else {
                return days(of: start.month, year, effort: &effort)
            }
            let first = Self.day(year, 1, 1)
            let length = Int(Self.day(year + 1, 1, 1) - first)
            effort.spend(length)
            return (0..<length).filter { isWeekday(first + Int64($0), $0, of: length) }
                .map { first + Int64($0) }
        }

        // MARK: The calendar

        private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
            let parts = Timestamp.Parts(year: year, month: month, day: day)
            return CalendarTime.day(of: Timestamp(parts).seconds)
        }

        private static func length(of month: Int, _ year: Int) -> Int {
            let next = month == 12 ? (year + 1, 1) : (year, month + 1)
            return Int(day(next.0, next.1, 1) - day(year, month, 1))
        }

        /// 0 for Monday through 6 for Sunday; 1970 began on a Thursday.
        private static func weekday(_ day: Int64) -> Int { Int(((day + 3) % 7 + 7) % 7) }
    }
}
