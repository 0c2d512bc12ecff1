/// Decodes character references (`&amp;`, `&#8217;`, `&#x2019;`) over bytes of UTF-8.
///
/// Named ones are those of HTML, for feeds use them without declaring them. Nothing is allocated
/// but what the output needs.
///
/// Source: WHATWG HTML, section "Character reference state" and those after it, with the rule for
/// attributes used everywhere: a name without its semicolon counts only where no letter, digit, or
/// equals sign follows, so that `?a=1&copy=2` stays what it is.
package enum CharacterReference {
    /// Decodes the reference at `start`, where an ampersand stands, and appends its text.
    ///
    /// - Returns: Where to go on: behind the reference; or `start`, with nothing appended, where
    ///   the ampersand begins none and stands for itself.
    /// - Complexity: O(1) but for the digits of a numeric one.
    package static func decode(
        in bytes: Span<UInt8>, at start: Int, to output: inout [UInt8]
    ) -> Int {
        let next = start + 1
        guard next < bytes.count else { return start }
        if bytes[next] == UInt8(ascii: "#") {
            return decodeNumber(in: bytes, at: start, to: &output)
        }
        guard bytes[next].isLetter else { return start }
        var end = next
        let limit = min(bytes.count, next + Names.longestInBytes)
        while end < limit, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        let hasSemicolon = end < bytes.count && bytes[end] == UInt8(ascii: ";")
        if hasSemicolon || !continuesName(in: bytes, at: end),
            let found = names.entry(for: bytes.extracting(next..<end)),
            hasSemicolon || names.mayLackSemicolon(found)
        {
            names.append(found, to: &output)
            return hasSemicolon ? end + 1 : end
        }
        return start
    }

    /// The text of `bytes` with every reference decoded once.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - droppingUnknown: Whether a name that HTML lacks is left out where a semicolon follows
    ///     it; otherwise it stays as it is.
    /// - Returns: UTF-8.
    /// - Complexity: O(*n*).
    package static func decoding(
        _ bytes: ArraySlice<UInt8>, droppingUnknown: Bool = false
    ) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
        let bytes = bytes.span
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&") {
                var end = decode(in: bytes, at: index, to: &output)
                if end == index, droppingUnknown { end = unknownEnd(in: bytes, at: index) }
                if end > index {
                    index = end
                    continue
                }
            }
            output.append(bytes[index])
            index += 1
        }
        return output
    }

    /// Behind the semicolon of the name that begins at `start`, or `start` where it has none.
    private static func unknownEnd(in bytes: Span<UInt8>, at start: Int) -> Int {
        var end = start + 1
        let limit = min(bytes.count, start + 64)
        while end < limit, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
            return start
        }
        return end + 1
    }

    private static func continuesName(in bytes: Span<UInt8>, at end: Int) -> Bool {
        guard end < bytes.count else { return false }
        let byte = bytes[end]
        return byte.isLetter || byte.isDigit || byte == UInt8(ascii: "=")
    }

    private static func decodeNumber(
        in bytes: Span<UInt8>, at start: Int, to output: inout [UInt8]
    ) -> Int {
        var index = start + 2
        var base: UInt32 = 10
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
            base = 16
            index += 1
        }
        let digitsStart = index
        var value: UInt32 = 0
        while index < bytes.count, let digit = digit(bytes[index]), digit < base {
            value = min(value &* base &+ digit, 0x11_0000)
            index += 1
        }
        guard index > digitsStart else { return start }
        if index < bytes.count, bytes[index] == UInt8(ascii: ";") { index += 1 }
        switch value {
        case 0: value = 0xFFFD
        // Numbers of windows-1252 are common where those of Unicode are meant.
        case 0x80...0x9F: value = UInt32(TextDecoding.windows1252[Int(value) - 0x80])
        default: break
        }
        TextDecoding.append(value, to: &output)
        return index
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x41 + 10
        case 0x61...0x66: UInt32(byte) - 0x61 + 10
        default: nil
        }
    }

    private static let names = Names()
}
