import NewsModel

extension FeedDate.Words {
    /// Who moves the clock by an hour in summer, and when.
    enum SummerTime: Sendable {
        /// The United States and Canada.
        case american
        /// The European Union and its neighbors.
        case european

        /// Whether the clock that shows `local`, a time read as if it were UTC, is moved.
        ///
        /// Right to the day; on the two days of change it is taken to change at midnight.
        ///
        /// Source: Energy Policy Act of 2005; Directive 2000/84/EC.
        func applies(to local: Timestamp) -> Bool {
            let parts = local.parts
            let today = Self.day(parts.year, parts.month, parts.day)
            let start: Int
            let end: Int
            switch self {
            case .american where parts.year >= 2007:
                start = Self.sunday(onOrAfter: Self.day(parts.year, 3, 8))
                end = Self.sunday(onOrAfter: Self.day(parts.year, 11, 1))
            case .american:
                start = Self.sunday(onOrAfter: Self.day(parts.year, 4, 1))
                end = Self.sunday(onOrAfter: Self.day(parts.year, 10, 25))
            case .european:
                start = Self.sunday(onOrAfter: Self.day(parts.year, 3, 25))
                end = Self.sunday(onOrAfter: Self.day(parts.year, 10, 25))
            }
            return start <= today && today < end
        }

        private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
            let parts = Timestamp.Parts(year: year, month: month, day: day, hour: 12)
            let seconds = Timestamp(parts).seconds
            return Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
        }

        /// Day 3 was Sunday, January 4, 1970.
        private static func sunday(onOrAfter day: Int) -> Int {
            day + ((3 - day) % 7 + 7) % 7
        }
    }
}
