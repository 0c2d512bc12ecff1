package import NewsModel

extension AnswerFields {
    /// The longest time any field is believed to mean; it only keeps sums from running over.
    private static var longest: Int64 { 1_000_000_000 }

    /// How long the server asks to wait.
    ///
    /// - Parameter now: The time, used where the answer does not bear its own.
    /// - Returns: `nil` where it asks for nothing that can be read.
    ///
    /// Source: RFC 9110, section 10.2.3.
    package func retryAfter(now: Timestamp) -> Duration? {
        guard let value = self[.retryAfter] else { return nil }
        if let seconds = Self.seconds(value[...]) { return .seconds(seconds) }
        return HTTPDate.parse(value).map { max(.zero, $0 - (sent ?? now)) }
    }

    /// How long the server calls the answer fresh.
    ///
    /// - Parameter now: The time, used where the answer does not bear its own.
    /// - Returns: Zero where it must not be taken for fresh, `nil` where nothing is said.
    ///
    /// Source: RFC 9111, sections 4.2.1 and 5.2.2.
    package func freshFor(now: Timestamp) -> Duration? {
        let directives = Self.directives(self[.cacheControl] ?? [])
        if directives["no-cache"] != nil || directives["no-store"] != nil { return .zero }
        if let value = directives["max-age"] {
            let age = self[.age].flatMap { Self.seconds($0[...]) } ?? 0
            return .seconds(max(0, (Self.seconds(value) ?? 0) - age))
        }
        guard let value = self[.expires] else { return nil }
        // "0" and other non-dates mean: stale already.
        return HTTPDate.parse(value).map { max(.zero, $0 - (sent ?? now)) } ?? .zero
    }

    private var sent: Timestamp? { self[.date].flatMap(HTTPDate.parse) }

    /// The directives of a `Cache-Control` field, names in lower case, quotes removed.
    private static func directives(_ field: [UInt8]) -> [String: ArraySlice<UInt8>] {
        var directives: [String: ArraySlice<UInt8>] = [:]
        for part in field.split(separator: UInt8(ascii: ",")) {
            let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1).map { side in
                var side = side.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x22 }
                while let last = side.last, last == 0x20 || last == 0x09 || last == 0x22 {
                    side.removeLast()
                }
                return side
            }
            guard let first = sides.first else { continue }
            let name = String(decoding: first, as: UTF8.self).lowercased()
            if directives[name] == nil {
                directives[name] = sides.dropFirst().first ?? []
            }
        }
        return directives
    }

    /// A number of seconds, a fraction dropped; `nil` where `digits` are none.
    private static func seconds(_ digits: ArraySlice<UInt8>) -> Int64? {
        let parts = digits.split(
            separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.isEmpty else { return nil }
        var seconds: Int64 = 0
        for byte in parts.joined() {
            guard 0x30...0x39 ~= byte else { return nil }
        }
        for byte in whole { seconds = min(seconds * 10 + Int64(byte - 0x30), longest) }
        return seconds
    }
}
