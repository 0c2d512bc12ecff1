extension FeedDate {
    /// Walks through the numbers, words, and signs of a date.
    struct Reader {
        private(set) var fields = Fields()
        /// Comments open around here.
        private var depth = 0
        /// Whether `T` announced a time.
        private var expectsTime = false
        /// Whether `W` announced a week.
        private var expectsWeek = false
        /// What the next number is, where a word has said so.
        private var expected: Words.Meaning?
        /// The year before the first one of the era.
        private var eraStart = 0
        /// Whether the time was given as one before or after noon.
        private var half: Words.Half?
        /// Whether a zone was named in letters or digits.
        private var hasNumericZone = false

        mutating func read(_ text: Span<UInt8>) {
            var index = 0
            var separator: UInt8 = 0x20
            while index < text.count {
                let byte = text[index]
                if depth > 0 || byte == UInt8(ascii: "(") {
                    index = skipComment(text, index)
                    separator = 0x20
                } else if byte.isDigit {
                    index = readNumber(text, index, after: separator)
                } else if byte.isLetter || byte >= 0x80 {
                    index = readWord(text, index)
                    separator = 0x20
                } else {
                    separator = byte
                    let next = index + 1
                    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), fields.hasTime,
                        !hasNumericZone, next < text.count, text[next].isDigit
                    {
                        index = readOffset(text, next, isWest: byte == UInt8(ascii: "-"))
                    } else {
                        index = next
                    }
                }
            }
            applyHalf()
        }

        /// Source: RFC 822, section 3.4.3: comments nest, and a backslash quotes.
        private mutating func skipComment(_ text: Span<UInt8>, _ index: Int) -> Int {
            switch text[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\\"): return index + 2
            default: break
            }
            return index + 1
        }

        /// Reads digits; more than nine count as nine.
        private static func digits(
            _ text: Span<UInt8>, _ start: Int
        ) -> (value: Int, end: Int) {
            var value = 0
            var index = start
            while index < text.count, text[index].isDigit {
                if index - start < 9 { value = value * 10 + Int(text[index] - 0x30) }
                index += 1
            }
            return (value, index)
        }

        private mutating func readNumber(
            _ text: Span<UInt8>, _ start: Int, after separator: UInt8
        ) -> Int {
            let (value, end) = Self.digits(text, start)
            let count = end - start
            if let expected {
                self.expected = nil
                if case .monthFollows = expected { fields.month = value }
                return end
            }
            if count <= 2, !fields.hasTime, startsMinutes(text, end) {
                return readTime(text, hour: value, from: end + 1)
            }
            if expectsTime || (fields.hasDate && count == 4), !fields.hasTime {
                expectsTime = false
                return readCompactTime(text, value, digits: count, end: end)
            }
            if expectsWeek, fields.week == nil {
                expectsWeek = false
                // The day of the week may follow without a hyphen: W291.
                fields.week = count == 3 ? value / 10 : value
                if count == 3 { fields.day = value % 10 }
                return end
            }
            if end + 2 < text.count, let unit = Words.unit(text, at: end) {
                take(value, as: unit)
                return end + 3
            }
            fields.add(value, digits: count, separator: separator)
            return end
        }

        /// Whether what stands behind an hour parts it from the minutes: `3:17`, `3h17`, and, where
        /// the date is known, `3.17`.
        private func startsMinutes(_ text: Span<UInt8>, _ index: Int) -> Bool {
            guard index + 1 < text.count, text[index + 1].isDigit else { return false }
            switch text[index] {
            case UInt8(ascii: ":"), UInt8(ascii: "h"), UInt8(ascii: "H"): return true
            case UInt8(ascii: "."):
                let isPair = index + 2 < text.count && text[index + 2].isDigit
                let isLonger = index + 3 < text.count && text[index + 3].isDigit
                return fields.hasDate && isPair && !isLonger
            default: return false
            }
        }

        private mutating func take(_ value: Int, as unit: Words.Unit) {
            switch unit {
            case .year: fields.year = value < 200 ? eraStart + value : value
            case .month: fields.month = value
            case .day: fields.day = value
            case .hour: fields.setTime(hour: value, minute: 0, second: 0)
            case .minute: fields.minute = min(value, 59)
            case .second: fields.second = min(value, 59)
            }
            if unit.isKorean { fields.likelyOffset = 540 }
        }

        private mutating func readTime(_ text: Span<UInt8>, hour: Int, from start: Int) -> Int {
            let (minute, minuteEnd) = Self.digits(text, start)
            var end = minuteEnd
            var second = 0
            let separator = start > 0 ? text[start - 1] : 0
            if end + 1 < text.count, text[end] == UInt8(ascii: ":") || text[end] == separator,
                text[end + 1].isDigit
            {
                (second, end) = Self.digits(text, end + 1)
            }
            fields.setTime(hour: hour, minute: minute, second: second)
            return Self.skipFraction(text, end)
        }

        private mutating func readCompactTime(
            _ text: Span<UInt8>, _ value: Int, digits: Int, end: Int
        ) -> Int {
            switch digits {
            case 1...2: fields.setTime(hour: value, minute: 0, second: 0)
            case 3...4: fields.setTime(hour: value / 100, minute: value % 100, second: 0)
            case 5...6:
                fields.setTime(
                    hour: value / 10_000, minute: value / 100 % 100, second: value % 100)
            default: break
            }
            return Self.skipFraction(text, end)
        }

        private static func skipFraction(_ text: Span<UInt8>, _ index: Int) -> Int {
            guard index + 1 < text.count, text[index + 1].isDigit,
                text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",")
            else { return index }
            return digits(text, index + 1).end
        }

        private mutating func readOffset(_ text: Span<UInt8>, _ start: Int, isWest: Bool) -> Int {
            var (value, end) = Self.digits(text, start)
            let count = end - start
            var minutes: Int
            switch count {
            case 1...2:
                minutes = value * 60
                if end + 1 < text.count, text[end] == UInt8(ascii: ":"),
                    text[end + 1].isDigit
                {
                    (value, end) = Self.digits(text, end + 1)
                    minutes += value
                }
            case 3...4: minutes = value / 100 * 60 + value % 100
            default: minutes = .max
            }
            // The farthest zones are 12 hours west and 14 hours east.
            if minutes <= 15 * 60 {
                fields.offset = isWest ? -minutes : minutes
                fields.summerTime = nil
                hasNumericZone = true
            }
            return end
        }

        private mutating func readWord(_ text: Span<UInt8>, _ start: Int) -> Int {
            var end = start
            while end < text.count,
                text[end].isLetter || text[end] >= 0x80
                    || (end > start && (text[end] == 0x2F || text[end] == 0x5F) && fields.hasTime)
            {
                end += 1
            }
            let isDotted = end < text.count && text[end] == UInt8(ascii: ".")
            let meaning = Words.meaning(of: text.extracting(start..<end), isDotted: isDotted)
            // `T` is a weekday in some languages, unless a time follows at once.
            if case .timeFollows = meaning, end >= text.count || !text[end].isDigit { return end }
            apply(meaning)
            return end
        }

        private mutating func apply(_ meaning: Words.Meaning?) {
            switch meaning {
            case .month(let number): fields.month = number
            case .half(let half, let offset):
                if let offset {
                    fields.likelyOffset = offset
                } else if !fields.hasTime {
                    // An hour by itself, as in `8 pm`; or no time at all, as in German `am 8.`.
                    guard let hour = fields.takeHour() else { return }
                    fields.setTime(hour: hour, minute: 0, second: 0)
                }
                self.half = half
            case .zone(let offset, let summerTime):
                guard fields.hasTime, !hasNumericZone else { return }
                fields.offset = offset
                fields.summerTime = summerTime
            case .timeFollows: expectsTime = !fields.hasTime
            case .weekFollows: expectsWeek = true
            case .monthFollows, .weekdayFollows: expected = meaning
            case .secondOfItsName: fields.month = fields.month.map { $0 % 12 + 1 }
            case .era(let year): eraStart = year
            case nil: break
            }
        }

        private mutating func applyHalf() {
            guard let half, let hour = fields.hour, hour <= 12 else { return }
            fields.hour = hour % 12 + (half == .afternoon ? 12 : 0)
        }
    }
}
