/// A part of a calendar's own time zone: summer time, say, and when it begins.
package struct ZoneObservance: Hashable, Sendable {
    /// The most beginnings that are listed by hand.
    static let listLimit = 1000

    /// The first beginning, on the clock before.
    var start: Int64?
    /// How far clocks were ahead before.
    var offsetBefore: Int64 = 0
    /// How far they are ahead from then on.
    var offset: Int64?
    var rule: Recurrence?
    var beginnings: [Int64] = []

    /// Reads `+0100` or `-023000`; `nil` where `text` is none.
    ///
    /// Source: RFC 5545, section 3.3.14.
    static func offset(_ text: String) -> Int64? {
        let digits = text.dropFirst()
        guard let sign = text.first, sign == "+" || sign == "-",
            [4, 6].contains(digits.utf8.count),
            digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int64(digits)
        else { return nil }
        let whole = digits.utf8.count == 4 ? number * 100 : number
        let seconds = whole / 10_000 * 3600 + whole / 100 % 100 * 60 + whole % 100
        return sign == "-" ? -seconds : seconds
    }

    /// When it begins, up to `end`.
    func changes(until end: Int64, effort: inout Effort) -> [ZoneRules.Change] {
        guard let start, let offset else { return [] }
        var walls = [start] + beginnings
        if let rule, start < end {
            let last = rule.until.map {
                $0.place == .universal ? $0.wall + offsetBefore : $0.wall
            }
            walls = rule.beginnings(
                from: start, until: last, within: start..<end, effort: &effort)
        }
        return walls.map { ZoneRules.Change(instant: $0 - offsetBefore, offset: offset) }
    }
}

extension ZoneRules {
    /// The time zone that these observances make, right up to `end`; `nil` for none.
    init?(_ observances: [ZoneObservance], until end: Int64, effort: inout Effort) {
        var changes: [Change] = []
        for observance in observances {
            changes += observance.changes(until: end, effort: &effort)
        }
        guard !changes.isEmpty else { return nil }
        let earliest = observances.filter { $0.offset != nil }.min {
            ($0.start ?? .max) < ($1.start ?? .max)
        }
        self.init(first: earliest?.offsetBefore ?? 0, changes: changes)
    }
}
