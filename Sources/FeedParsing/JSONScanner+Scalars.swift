/// Strings, numbers, and words.
extension JSONScanner {
    mutating func scalar() -> Value? {
        switch bytes[place] {
        case 0x22: return string().map(Value.string)
        case UInt8(ascii: "t"): return word("true", .boolean(true))
        case UInt8(ascii: "f"): return word("false", .boolean(false))
        case UInt8(ascii: "n"): return word("null", .null)
        default: return number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: Value) -> Value? {
        guard bytes.has(word, at: place) else { return nil }
        place += word.utf8CodeUnitCount
        return value
    }

    private mutating func number() -> Value? {
        let start = place
        while place < bytes.count {
            switch bytes[place] {
            case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: place += 1
            default:
                return place > start ? .number(bytes.text(in: start..<place)) : nil
            }
        }
        return place > start ? .number(bytes.text(in: start..<place)) : nil
    }

    mutating func string() -> String? {
        let start = place + 1
        var index = start
        while index < bytes.count {
            if bytes[index] == 0x22 {
                place = index + 1
                return bytes.text(in: start..<index)
            }
            if bytes[index] == 0x5C { return escapedString(from: start, escape: index) }
            index += 1
        }
        return nil
    }

    private mutating func escapedString(from start: Int, escape: Int) -> String? {
        var output = Array(bytes[start..<escape])
        var index = escape
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x22 {
                place = index + 1
                return String(decoding: output, as: UTF8.self)
            }
            guard byte == 0x5C else {
                output.append(byte)
                index += 1
                continue
            }
            guard index + 1 < bytes.count else { return nil }
            let letter = bytes[index + 1]
            index += 2
            switch letter {
            case UInt8(ascii: "n"): output.append(0x0A)
            case UInt8(ascii: "t"): output.append(0x09)
            case UInt8(ascii: "r"): output.append(0x0D)
            case UInt8(ascii: "b"): output.append(0x08)
            case UInt8(ascii: "f"): output.append(0x0C)
            case UInt8(ascii: "u"): index = appendScalar(at: index, to: &output)
            default: output.append(letter)
            }
        }
        return nil
    }

    /// Appends the character that four digits at `index` name, or eight for a surrogate pair.
    private func appendScalar(at index: Int, to output: inout [UInt8]) -> Int {
        guard let first = unit(at: index) else { return index }
        var value = UInt32(first)
        var end = index + 4
        if 0xD800...0xDBFF ~= first, end + 1 < bytes.count, bytes[end] == 0x5C,
            bytes[end + 1] == UInt8(ascii: "u"), let second = unit(at: end + 2),
            0xDC00...0xDFFF ~= second
        {
            value = 0x10000 + ((UInt32(first) - 0xD800) << 10) + (UInt32(second) - 0xDC00)
            end += 6
        }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        output.append(contentsOf: String(Character(scalar)).utf8)
        return end
    }

    private func unit(at index: Int) -> UInt16? {
        guard index + 4 <= bytes.count else { return nil }
        let digits = bytes.text(in: index..<index + 4)
        return digits.utf8.first == 0x2B ? nil : UInt16(digits, radix: 16)
    }
}
