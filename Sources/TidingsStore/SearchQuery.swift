/// What a person typed into search, in the language of SQLite's FTS5.
///
/// Words stand for themselves and all must be there; quotes make a phrase; a star at the end of a
/// word finds words that begin so. Nothing else has a meaning, so no input is a mistake.
///
/// Source: SQLite, "FTS5 Extension", section 3.
struct SearchQuery {
    /// How many words and phrases count; the rest is left out.
    static let maximumTerms = 32
    /// How many characters of the input count.
    static let maximumLength = 1000

    /// The expression, or `nil` where nothing typed can be searched for.
    let expression: String?

    /// Reads what a person typed.
    init(_ words: String) {
        let terms = Self.split(words).prefix(Self.maximumTerms).compactMap(Self.term)
        expression = terms.isEmpty ? nil : terms.joined(separator: " ")
    }

    /// The words and phrases, and whether each is a word.
    private static func split(_ words: String) -> [(text: String, isWord: Bool)] {
        var terms: [(text: String, isWord: Bool)] = []
        var current = String.UnicodeScalarView()
        var isQuoted = false
        func finish() {
            if !current.isEmpty { terms.append((String(current), !isQuoted)) }
            current = String.UnicodeScalarView()
        }
        for scalar in words.unicodeScalars.prefix(maximumLength) {
            if isQuote(scalar) {
                finish()
                isQuoted.toggle()
            } else if scalar.properties.isWhitespace, !isQuoted {
                finish()
            } else {
                // Control characters, zero above all, would end the expression early.
                current.append(scalar.properties.generalCategory == .control ? " " : scalar)
            }
        }
        finish()
        return terms
    }

    private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
        ["\"", "\u{201C}", "\u{201D}", "\u{201E}"].contains(scalar)
    }

    private static func term(_ term: (text: String, isWord: Bool)) -> String? {
        let asksForPrefix = term.isWord && term.text.hasSuffix("*")
        let text = asksForPrefix ? String(term.text.prefix { $0 != "*" }) : term.text
        let scalars = text.unicodeScalars
        guard let last = scalars.last, scalars.contains(where: isWordPart) else { return nil }
        // One such character alone is only the beginning of a pair.
        let isLoneEnd =
            SearchText.isUnspaced(last)
            && !scalars.dropLast().suffix(1).contains(where: SearchText.isUnspaced)
        let phrase = SearchText.expanded(text, endsOpen: true)
        return "\"" + phrase + "\"" + (asksForPrefix || isLoneEnd ? " *" : "")
    }

    /// Whether the tokenizer makes tokens of `scalar`: letters, numbers and private characters.
    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .privateUse:
            true
        default: false
        }
    }
}
