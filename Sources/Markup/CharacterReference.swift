/// One `&…;` in HTML, read.
struct CharacterReference {
    /// The UTF-8 of the characters it stands for.
    var bytes: [UInt8]
    /// Where the text goes on.
    var end: Int

    /// Reads the reference whose `&` is at `start`; `nil` where it is only an ampersand.
    ///
    /// Source: HTML standard, section 13.2.5.72 (character reference state).
    init?(in source: [UInt8], at start: Int, upTo limit: Int, inAttribute: Bool) {
        let first = start + 1
        guard first < limit else { return nil }
        if source[first] == UInt8(ascii: "#") {
            self.init(number: source, at: first + 1, upTo: limit)
        } else {
            self.init(name: source, at: first, upTo: limit, inAttribute: inAttribute)
        }
    }

    private init?(number source: [UInt8], at start: Int, upTo limit: Int) {
        var index = start
        var radix: UInt32 = 10
        if index < limit, source[index] | 0x20 == UInt8(ascii: "x") {
            radix = 16
            index += 1
        }
        let digits = index
        var value: UInt32 = 0
        while index < limit, let digit = Self.digit(source[index]), digit < radix {
            value = min(value &* radix &+ digit, 0x11_0000)
            index += 1
        }
        guard index > digits else { return nil }
        if index < limit, source[index] == UInt8(ascii: ";") { index += 1 }
        bytes = Array(String(Self.scalar(value)).utf8)
        end = index
    }

    private init?(name source: [UInt8], at start: Int, upTo limit: Int, inAttribute: Bool) {
        var index = start
        let furthest = min(limit, start + NamedCharacters.longestName)
        while index < furthest, Self.isAlphanumeric(source[index]) { index += 1 }
        guard index > start else { return nil }
        if index < limit, source[index] == UInt8(ascii: ";"),
            let found = Self.bytes(named: source[start..<index])
        {
            bytes = found
            end = index + 1
            return
        }
        var length = min(index - start, NamedCharacters.longestLegacyName)
        while length >= 2 {
            let name = String(decoding: source[start..<(start + length)], as: UTF8.self)
            if let found = NamedCharacters.all.legacyBytes(named: name) {
                let next = start + length
                // `?a=1&copy=2` in an address is two parameters.
                if inAttribute, next < limit,
                    source[next] == UInt8(ascii: "=") || Self.isAlphanumeric(source[next])
                {
                    return nil
                }
                bytes = found
                end = next
                return
            }
            length -= 1
        }
        return nil
    }

    /// The five names that make up most of all references, without a look-up.
    private static func bytes(named name: ArraySlice<UInt8>) -> [UInt8]? {
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "amp": return [UInt8(ascii: "&")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "quot": return [UInt8(ascii: "\"")]
        case "nbsp": return [0xC2, 0xA0]
        default: return NamedCharacters.all.bytes(named: text)
        }
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x41 + 10
        case 0x61...0x66: UInt32(byte) - 0x61 + 10
        default: nil
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39 ~= byte) || (0x41...0x5A ~= byte) || (0x61...0x7A ~= byte)
    }

    /// The character of a number; what cannot be one is U+FFFD, and 128 to 159 are Windows-1252.
    ///
    /// Source: HTML standard, section 13.2.5.80 (numeric character reference end state).
    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        let windows: [UInt32] = [
            0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
            0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
            0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
        ]
        let mapped = (0x80...0x9F ~= value) ? windows[Int(value) - 0x80] : value
        return mapped == 0 ? "\u{FFFD}" : Unicode.Scalar(mapped) ?? "\u{FFFD}"
    }
}

extension CharacterReference {
    /// The bytes of `range` with every reference replaced.
    static func decoding(_ source: [UInt8], _ range: Range<Int>, inAttribute: Bool) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            if byte == UInt8(ascii: "&"),
                let reference = CharacterReference(
                    in: source, at: index, upTo: range.upperBound, inAttribute: inAttribute)
            {
                output += reference.bytes
                index = reference.end
            } else {
                output.append(byte)
                index += 1
            }
        }
        return output
    }
}
