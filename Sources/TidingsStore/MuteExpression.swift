/// What a mute rule looks for: words that all occur in an entry, as its person wrote them.
///
/// Words are found whole, without regard to case; with a star at its end a word finds those that
/// begin so; quotes make a phrase; `OR` in capitals stands between alternatives. `title:`,
/// `author:`, `feed:`, and `text:` before a word look only there; otherwise a word may be in the
/// title or in the beginning of the text. Nothing else has a meaning, so no input is a mistake.
public struct MuteExpression: Hashable, Sendable {
    /// Where a word may be.
    private enum Field: String, CaseIterable {
        case title
        case author
        case feed
        case text
    }

    private struct Term: Hashable {
        var field: Field?
        /// The words of a phrase, one after the other.
        var words: [String]
        /// Whether the last word may go on.
        var isOpen: Bool
    }

    /// What a rule is held against.
    package struct Matter {
        package var title: String
        package var author: String
        package var feed: String
        package var text: String

        /// Gathers what a rule is held against.
        package init(title: String, author: String, feed: String, text: String) {
            self.title = title
            self.author = author
            self.feed = feed
            self.text = text
        }
    }

    /// How many words and phrases count; the rest is left out.
    private static let termLimit = 64

    /// The alternatives, of each of which every term must occur.
    private let alternatives: [[Term]]

    /// Reads what a person wrote; `nil` where there is nothing to look for.
    public init?(_ text: String) {
        var alternatives: [[Term]] = [[]]
        var field: Field?
        for piece in Self.pieces(text).prefix(Self.termLimit) {
            if piece.text == "OR", !piece.isQuoted {
                alternatives.append([])
                field = nil
                continue
            }
            var rest = piece.text[...]
            if !piece.isQuoted,
                let named = Field.allCases.first(where: { field in
                    rest.lowercased().hasPrefix(field.rawValue + ":")
                })
            {
                field = named
                rest = rest.dropFirst(named.rawValue.count + 1)
            }
            let isOpen = !piece.isQuoted && rest.hasSuffix("*")
            let words = Self.words(of: String(rest), endsOpen: true)
            guard !words.isEmpty else { continue }
            let isLone =
                rest.unicodeScalars.count == 1
                && rest.unicodeScalars.allSatisfy(
                    SearchText.isUnspaced)
            alternatives[alternatives.count - 1].append(
                Term(field: field, words: words, isOpen: isOpen || isLone))
            field = nil
        }
        let usable = alternatives.filter { !$0.isEmpty }
        guard !usable.isEmpty else { return nil }
        self.alternatives = usable
    }

    /// Whether an entry is one to mute.
    package func matches(_ matter: Matter) -> Bool {
        var known: [Field: [String]] = [:]
        func words(in field: Field) -> [String] {
            if let words = known[field] { return words }
            let text =
                switch field {
                case .title: matter.title
                case .author: matter.author
                case .feed: matter.feed
                case .text: matter.text
                }
            let words = Self.words(of: text, endsOpen: false)
            known[field] = words
            return words
        }
        return alternatives.contains { terms in
            terms.allSatisfy { term in
                let fields: [Field] = term.field.map { [$0] } ?? [.title, .text]
                return fields.contains { Self.occurs(term, in: words(in: $0)) }
            }
        }
    }

    private static func occurs(_ term: Term, in words: [String]) -> Bool {
        guard words.count >= term.words.count, let last = term.words.last else { return false }
        return (0...(words.count - term.words.count)).contains { start in
            for (offset, word) in term.words.dropLast().enumerated()
            where words[start + offset] != word { return false }
            let end = words[start + term.words.count - 1]
            return end == last || term.isOpen && end.hasPrefix(last)
        }
    }

    /// Words and phrases, as they were written.
    private static func pieces(_ text: String) -> [(text: String, isQuoted: Bool)] {
        var pieces: [(text: String, isQuoted: Bool)] = []
        var current = ""
        var isQuoted = false
        func finish() {
            if !current.isEmpty { pieces.append((current, isQuoted)) }
            current = ""
        }
        for character in text {
            if "\"\u{201C}\u{201D}\u{201E}".contains(character) {
                finish()
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                finish()
            } else {
                current.append(character)
            }
        }
        finish()
        return pieces
    }

    /// The words of a text in small letters; scripts without spaces in pairs, as search has them.
    private static func words(of text: String, endsOpen: Bool) -> [String] {
        SearchText.expanded(text, endsOpen: endsOpen).lowercased().unicodeScalars
            .split { !isWordPart($0) }.map { String(Substring($0)) }
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
            return true
        default: return false
        }
    }
}
