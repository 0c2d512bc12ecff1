/// The numbers in a title, as far as they read the same in every language.
///
/// Languages write one number in different ways ("38,000", "38.000", "38 000", "3.8万", "38
/// thousand"), but its digits without the zeros around them are the same. So only those are kept:
/// numbers that differ here are different, while equal ones may be powers of ten apart.
package struct TitleNumbers: Hashable, Sendable {
    /// The most numbers of a title that are kept.
    package static let limit = 4
    /// The most digits of a number that count.
    private static let limitInDigits = 15

    /// One number as it is written.
    private struct Written {
        var value: UInt64 = 0
        var digits = 0
        var isGrouped = false

        mutating func append(_ digit: UInt64) {
            digits += 1
            if digits <= TitleNumbers.limitInDigits { value = value * 10 + digit }
        }

        /// Makes room for the four digits of the group behind a ten thousand.
        mutating func append(group: Written) {
            for _ in group.digits..<max(4, group.digits) { append(0) }
            for divisor in [1000, 100, 10, 1] as [UInt64] where group.value >= divisor {
                append(group.value / divisor % 10)
            }
            digits = max(digits, 2)
            isGrouped = true
        }

        /// The digits without the zeros at the end.
        var significant: UInt64 {
            var value = value
            while value > 0, value % 10 == 0 { value /= 10 }
            return value
        }

        var isYear: Bool { digits == 4 && !isGrouped && (1900..<2100).contains(value) }
    }

    private var digests = SIMD4<UInt64>()
    private var count = 0
    /// Whether one of them says something: a score, or two digits and more that are no year.
    package private(set) var isTelling = false

    /// A title without numbers.
    package init() {}

    /// The numbers of a title.
    package init(_ title: String) {
        let table = LetterFolding.table
        let scalars = FoldedTitle.scalars(of: title)
        let letters = scalars.map { LetterFolding.fold($0, table) }
        var place = 0
        while place < letters.count, count < Self.limit {
            guard Self.digit(letters, place) != nil else {
                place += 1
                continue
            }
            let number = Self.number(letters, scalars, &place)
            var end = place
            if let score = Self.score(after: number, letters, scalars, &end) {
                place = end
                add(score, isTelling: true)
            } else {
                add(number.significant, isTelling: number.digits >= 2 && !number.isYear)
            }
        }
    }

    /// Whether both say numbers and have none in common.
    package func disagree(with other: TitleNumbers) -> Bool {
        guard isTelling, other.isTelling else { return false }
        for left in 0..<count {
            for right in 0..<other.count where digests[left] == other.digests[right] {
                return false
            }
        }
        return true
    }

    private mutating func add(_ digest: UInt64, isTelling: Bool) {
        digests[count] = digest
        count += 1
        if isTelling { self.isTelling = true }
    }

    private static func digit(_ letters: [UInt32], _ place: Int) -> UInt64? {
        guard place < letters.count, (0x30...0x39).contains(letters[place]) else { return nil }
        return UInt64(letters[place] - 0x30)
    }

    /// Reads the number at `place`, across what parts its groups, and moves behind it.
    private static func number(
        _ letters: [UInt32], _ scalars: [UInt32], _ place: inout Int
    ) -> Written {
        var number = Written()
        while let digit = digit(letters, place) {
            number.append(digit)
            place += 1
            guard place + 1 < letters.count, Self.digit(letters, place) == nil,
                Self.digit(letters, place + 1) != nil
            else { continue }
            if isMyriad(scalars[place]) {
                place += 1
                number.append(group: Self.number(letters, scalars, &place))
            } else if partsGroups(scalars, letters, at: place) {
                number.isGrouped = true
                place += 1
            }
        }
        if place < letters.count, isMyriad(scalars[place]) {
            number.digits += 4
            place += 1
        }
        return number
    }

    /// Ten thousand and its square, as Chinese, Japanese, and Korean write them behind digits.
    private static func isMyriad(_ scalar: UInt32) -> Bool {
        [0x4E07, 0x842C, 0xB9CC, 0x4EBF, 0x5104, 0xC5B5].contains(scalar)
    }

    /// Whether the mark at `place`, between digits, parts groups of one number.
    private static func partsGroups(
        _ scalars: [UInt32], _ letters: [UInt32], at place: Int
    ) -> Bool {
        switch scalars[place] {
        case 0x2C, 0x2E, 0x27, 0x2019, 0xA0, 0x202F, 0x2009, 0xFF0C, 0xFF0E, 0x66B, 0x66C: true
        case 0x20:
            // Only a group of three can follow a space.
            (1...3).allSatisfy { digit(letters, place + $0) != nil }
                && digit(letters, place + 4) == nil
                && (place < 4 || (1...4).contains { digit(letters, place - $0) == nil })
        default: false
        }
    }

    /// The score that `first` begins ("2-1", "2:1", "2比1"), the higher number first, since
    /// languages turn it around; moves behind it.
    private static func score(
        after first: Written, _ letters: [UInt32], _ scalars: [UInt32], _ place: inout Int
    ) -> UInt64? {
        guard first.digits <= 2, !first.isGrouped, place < scalars.count,
            isScoreMark(scalars[place])
        else { return nil }
        let isColon = [0x3A, 0xFF1A].contains(scalars[place])
        place += 1
        guard digit(letters, place) != nil else { return nil }
        let second = number(letters, scalars, &place)
        guard second.digits <= 2, !second.isGrouped,
            place == scalars.count || !isScoreMark(scalars[place])
                || digit(letters, place + 1) == nil
        else { return nil }
        let isTime = isColon && second.digits == 2 && first.value < 25
        guard !isTime else {
            return Written(value: first.value * 100 + second.value).significant
        }
        let (high, low) = (max(first.value, second.value), min(first.value, second.value))
        return 1 << 63 | high << 8 | low
    }

    private static func isScoreMark(_ scalar: UInt32) -> Bool { scoreMarks.contains(scalar) }

    private static let scoreMarks: [UInt32] = [
        0x2D, 0x2010, 0x2011, 0x2013, 0x2212, 0x3A, 0xFF0D, 0xFF1A, 0x6BD4, 0x5BFE, 0x5BF9, 0xB300,
    ]
}
