package import NewsModel

/// Numbers and times in English, for terminals; pages say them with `Words`.
package enum Wording {
    private static let words = Words(.en)

    /// `count` with the right form of a noun, such as `1 entry` and `1,204 entries`.
    package static func count(_ count: Int, _ one: String, _ many: String) -> String {
        number(count) + " " + (count == 1 ? one : many)
    }

    /// `value` with commas between thousands.
    package static func number(_ value: Int) -> String { words.number(value) }

    /// How long ago `time` is, or how far ahead.
    package static func relative(_ time: Timestamp, now: Timestamp) -> String {
        words.relative(time, now: now)
    }
}
