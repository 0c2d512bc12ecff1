/// How long an event lasts, as a calendar writes it.
struct CalendarDuration: Hashable, Sendable {
    /// The longest that counts; what lasts longer ends then.
    static let limit: Int64 = 3660 * 86_400

    /// The seconds, 0 through `limit`; days have 86,400.
    let seconds: Int64

    /// Reads `P1D`, `PT1H30M`, `P2W`, and their like; `nil` where `text` is none, or negative.
    ///
    /// Source: RFC 5545, section 3.3.6.
    init?(_ text: some StringProtocol) {
        var rest = Substring(text.prefix(64))
        if rest.hasPrefix("+") { rest.removeFirst() }
        guard rest.hasPrefix("P") else { return nil }
        rest.removeFirst()
        var total: Int64 = 0
        var digits = ""
        for character in rest {
            if character.isASCII, character.isNumber {
                digits.append(character)
                continue
            }
            if character == "T", digits.isEmpty { continue }
            let units: [Character: Int64] = [
                "W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1,
            ]
            guard let unit = units[character], let number = Int64(digits.prefix(10)) else {
                return nil
            }
            total = min(total + min(number, Self.limit) * unit, Self.limit)
            digits = ""
        }
        guard digits.isEmpty, rest.count > 1 else { return nil }
        seconds = total
    }
}
