extension FeedDate {
    /// The words that dates are made of.
    enum Words {
        /// What a word says.
        enum Meaning: Sendable {
            /// A month, 1 through 12.
            case month(Int)
            /// Before or after noon, and the offset that the language suggests.
            case half(Half, offset: Int?)
            /// A zone, in minutes east of UTC, and whose summer time it follows.
            case zone(Int, SummerTime?)
            /// `T`: the time comes next.
            case timeFollows
            /// `W`: the week comes next.
            case weekFollows
            /// The number of a month comes next.
            case monthFollows
            /// The number of a day of the week comes next, which says nothing.
            case weekdayFollows
            /// The month is the second one with the name that was read.
            case secondOfItsName
            /// Years are counted from one after this year.
            case era(Int)
        }

        /// A half of the day.
        enum Half: Sendable {
            case morning
            case afternoon
        }

        /// What a number with an East Asian unit behind it counts.
        enum Unit {
            case year(isKorean: Bool)
            case month(isKorean: Bool)
            case day(isKorean: Bool)
            case hour
            case minute
            case second

            /// Whether the unit is written in Korean, which is spoken in one zone.
            var isKorean: Bool {
                switch self {
                case .year(let isKorean), .month(let isKorean), .day(let isKorean): isKorean
                case .hour, .minute, .second: false
                }
            }
        }

        /// The meaning of `word`.
        ///
        /// - Parameters:
        ///   - word: Letters of ASCII, and whatever is not ASCII, in any case.
        ///   - isDotted: Whether a period follows.
        /// - Returns: `nil` where it has none here.
        static func meaning(of word: Span<UInt8>, isDotted: Bool) -> Meaning? {
            var key: UInt64 = 0
            for index in word.indices.prefix(8) {
                guard word[index] < 0x80 else { return foreignMeaning(of: word) }
                key = key << 8 | UInt64(word[index].lowercased)
            }
            if word.count == 1 {
                switch UInt8(truncatingIfNeeded: key) {
                case UInt8(ascii: "t"): return .timeFollows
                case UInt8(ascii: "w"): return .weekFollows
                case UInt8(ascii: "p") where isDotted: return .half(.afternoon, offset: nil)
                case UInt8(ascii: "a") where isDotted: return .half(.morning, offset: nil)
                // Letters of the military are used in both directions, so they mean nothing.
                case UInt8(ascii: "z"): return .zone(0, nil)
                default: return nil
                }
            }
            // Regions are the only names that need more than their beginning.
            let isRegion = word.count > 8 && word.indices.contains { word[$0] == 0x2F }
            return isRegion ? foreignMeaning(of: word) : english[key]
        }

        private static func foreignMeaning(of word: Span<UInt8>) -> Meaning? {
            var bytes: [UInt8] = []
            for index in word.indices.prefix(40) { bytes.append(word[index]) }
            return all[String(decoding: bytes, as: UTF8.self).lowercased()]
        }

        /// The unit of the number that ends at `index`, three bytes of UTF-8; `nil` where there is
        /// none.
        static func unit(_ text: Span<UInt8>, at index: Int) -> Unit? {
            let character = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(text[index + $1]) }
            return switch character {
            case 0xE5B9B4: .year(isKorean: false)
            case 0xEB8584: .year(isKorean: true)
            case 0xE69C88: .month(isKorean: false)
            case 0xEC9B94: .month(isKorean: true)
            case 0xE697A5: .day(isKorean: false)
            case 0xEC9DBC: .day(isKorean: true)
            case 0xE69982, 0xE697B6, 0xE782B9, 0xE9BB9E, 0xEC8B9C: .hour
            case 0xE58886, 0xEBB684: .minute
            case 0xE7A792, 0xECB488: .second
            default: nil
            }
        }
    }
}
