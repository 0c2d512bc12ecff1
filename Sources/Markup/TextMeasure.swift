/// Measures text for the rules of extraction.
enum TextMeasure {
    /// Characters with white space folded to one and left out at the ends, and commas.
    ///
    /// Commas of other scripts count too. Goes over bytes, as every text of a page is counted.
    static func count(_ text: String) -> (characters: Int, commas: Int) {
        var text = text
        return text.withUTF8 { bytes in
            var counter = Counter()
            var index = 0
            while index < bytes.count {
                let byte = unsafe bytes[index]
                if byte < 0x80 {
                    counter.add(byte == 0x20 || 0x09...0x0D ~= byte, byte == UInt8(ascii: ","))
                    index += 1
                    continue
                }
                let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                var value = UInt32(byte) & (0x7F >> UInt32(length))
                for offset in 1..<length where index + offset < bytes.count {
                    value = value << 6 | UInt32(unsafe bytes[index + offset]) & 0x3F
                }
                counter.add(isSpace(value), isComma(value))
                index += length
            }
            return (counter.characters, counter.commas)
        }
    }

    private struct Counter {
        var characters = 0
        var commas = 0
        private var isGap = false

        mutating func add(_ isSpace: Bool, _ isComma: Bool) {
            if isSpace {
                isGap = characters > 0
                return
            }
            characters += isGap ? 2 : 1
            isGap = false
            if isComma { commas += 1 }
        }
    }

    /// Whether a scalar beyond ASCII is white space.
    private static func isSpace(_ value: UInt32) -> Bool {
        switch value {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    private static func isComma(_ value: UInt32) -> Bool {
        switch value {
        case 0x060C, 0x2E32, 0x2E34, 0x2E41, 0xFE10, 0xFE11, 0xFE50, 0xFF0C: true
        default: false
        }
    }

    /// `text` with its white space folded to one space, and none at the ends.
    static func folded(_ text: String) -> String {
        var words = String.UnicodeScalarView()
        var isGap = false
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value == 0x20 || 0x09...0x0D ~= value || value > 0x7F && isSpace(value) {
                isGap = true
                continue
            }
            if isGap, !words.isEmpty { words.append(" ") }
            isGap = false
            words.append(scalar)
        }
        return String(words)
    }

    /// How much of the words of `other` is in `text`, by length: 0 for nothing, 1 for all.
    static func similarity(_ text: String, _ other: String) -> Double {
        let known = Set(words(text))
        let words = words(other)
        let all = words.reduce(0) { $0 + $1.count } + max(words.count - 1, 0)
        guard !known.isEmpty, all > 0 else { return 0 }
        let new = words.filter { !known.contains($0) }
        let distance = new.reduce(0) { $0 + $1.count } + max(new.count - 1, 0)
        return 1 - Double(distance) / Double(all)
    }

    /// The words of `text` in lower case.
    static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
