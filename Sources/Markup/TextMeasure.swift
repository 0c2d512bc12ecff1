/// Measures text for the rules of extraction.
enum TextMeasure {
    /// Characters with white space folded to one and left out at the ends, and commas.
    ///
    /// Commas of other scripts count too.
    static func count(_ text: String) -> (characters: Int, commas: Int) {
        var characters = 0
        var commas = 0
        var isGap = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                isGap = true
                continue
            }
            if isGap, characters > 0 { characters += 1 }
            isGap = false
            characters += 1
            switch scalar {
            case ",", "\u{060C}", "\u{FE50}", "\u{FE10}", "\u{FE11}", "\u{2E41}", "\u{2E34}",
                "\u{2E32}", "\u{FF0C}":
                commas += 1
            default: break
            }
        }
        return (characters, commas)
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
