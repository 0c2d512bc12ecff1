import NewsModel

/// How many columns text takes on a terminal.
enum TextWidth {
    /// The columns of `text`: two for a wide character, none for a control or combining one.
    static func of(_ text: String) -> Int {
        text.reduce(0) { $0 + columns($1) }
    }

    /// `text`, cut to `width` columns with an ellipsis where it is longer, without controls.
    static func cut(_ text: String, to width: Int) -> String {
        let text = text.printable
        let isLonger = of(text) > width
        var taken = 0
        var result = ""
        for character in text {
            let size = columns(character)
            if isLonger, taken + size > width - 1 { return result + "…" }
            taken += size
            // Nothing from the web may move the cursor or change colours.
            if size > 0 { result += Self.bounded(character) }
        }
        return result
    }

    /// The beginning of `text` that takes at most `width` columns, one character at least.
    static func head(_ text: String, width: Int) -> String {
        var taken = 0
        let head = text.prefix { character in
            taken += columns(character)
            return taken <= width
        }
        return String(head.isEmpty ? text.prefix(1) : head)
    }

    /// `text`, cut or filled with spaces to exactly `width` columns.
    static func fit(_ text: String, to width: Int) -> String {
        let cut = cut(text, to: width)
        return cut + String(repeating: " ", count: max(0, width - of(cut)))
    }

    /// The character without more marks than any script puts on one letter.
    private static func bounded(_ character: Character) -> String {
        String(String.UnicodeScalarView(character.unicodeScalars.prefix(16)))
    }

    private static func columns(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        let value = first.value
        if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
        if value < 0x300 { return 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // Source: Unicode, EastAsianWidth.txt, the ranges marked W and F.
        let isWide =
            (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
            || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
            || (0xFE30...0xFE6F).contains(value) || (0xFF00...0xFF60).contains(value)
            || (0xFFE0...0xFFE6).contains(value) || (0x1F300...0x1FAFF).contains(value)
            || (0x20000...0x3FFFD).contains(value)
        return isWide ? 2 : 1
    }
}
