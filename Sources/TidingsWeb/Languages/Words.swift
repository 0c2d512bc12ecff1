/// Says phrases in one language.
package struct Words: Hashable, Sendable {
    /// The language.
    package let language: InterfaceLanguage

    package init(_ language: InterfaceLanguage) {
        self.language = language
    }

    /// The words for whoever sends `request`.
    init(for request: Request) {
        self.init(InterfaceLanguage(for: request))
    }

    /// `phrase` as it is.
    package func callAsFunction(_ phrase: Phrase) -> String { phrase[language] }

    /// `phrase` with `values` in the place of their names.
    package func callAsFunction(
        _ phrase: Phrase, _ values: KeyValuePairs<String, String>
    ) -> String {
        Self.fill(phrase[language], values)
    }

    /// `phrase` in the form for `count`, with `values` in the place of their names.
    package func callAsFunction(
        _ count: Int, _ phrase: CountedPhrase, _ values: KeyValuePairs<String, String> = [:]
    ) -> String {
        let number = number(count)
        return Self.pieces(of: phrase.form(for: count, in: language)).reduce(into: "") {
            switch $1 {
            case .text(let text): $0 += text
            case .name("count"): $0 += number
            case .name(let name): $0 += Self.value(name, values)
            }
        }
    }

    /// `phrase` with pieces of a page in the place of their names.
    package func html(_ phrase: Phrase, _ values: KeyValuePairs<String, HTML>) -> HTML {
        HTML(
            Self.pieces(of: phrase[language]).map { piece in
                switch piece {
                case .text(let text): return HTML(text: String(text))
                case .name(let name):
                    let value = values.first { $0.key == name }?.value
                    assert(value != nil, "nothing is given for {\(name)}")
                    return value ?? .empty
                }
            })
    }

    /// Several things in a row, as the language separates them.
    package func list(_ things: [String]) -> String {
        things.joined(separator: self(phrases.shared.listSeparator))
    }

    /// The name of the language with this tag, or the tag where it is not known here.
    package func name(ofLanguage tag: String) -> String {
        let codes =
            "ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr "
            + "uk ur vi zh"
        let code = tag.lowercased().prefix { $0 != "-" }
        let names = self(phrases.languages.names).split(separator: " ")
        return zip(codes.split(separator: " "), names).first { $0.0 == code }
            .map { String($0.1) } ?? tag
    }

    // MARK: Filling in

    /// A stretch of a phrase.
    package enum Piece: Hashable, Sendable {
        /// What is said as it is.
        case text(Substring)
        /// The name of what is put in.
        case name(Substring)
    }

    /// The stretches of a phrase, in order.
    package static func pieces(of text: some StringProtocol) -> [Piece] {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            if open > rest.startIndex { pieces.append(.text(rest[..<open])) }
            pieces.append(.name(rest[rest.utf8.index(after: open)..<close]))
            rest = rest[rest.utf8.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(rest)) }
        return pieces
    }

    private static func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
        pieces(of: text).reduce(into: "") {
            switch $1 {
            case .text(let text): $0 += text
            case .name(let name): $0 += value(name, values)
            }
        }
    }

    private static func value(
        _ name: Substring, _ values: KeyValuePairs<String, String>
    ) -> String {
        let value = values.first { $0.key == name }?.value
        assert(value != nil, "nothing is given for {\(name)}")
        return value ?? ""
    }
}
