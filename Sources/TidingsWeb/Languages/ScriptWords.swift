/// What the page script says, as it finds it in the page.
enum ScriptWords {
    private static let all: [InterfaceLanguage: String] = {
        InterfaceLanguage.allCases.reduce(into: [:]) { all, language in
            let pairs = Mirror(reflecting: phrases.script).children.compactMap {
                child -> (String, String)? in
                switch child.value {
                case let phrase as Phrase: (child.label ?? "", phrase[language])
                case let counted as CountedPhrase:
                    (child.label ?? "", counted.written(in: language))
                default: nil
                }
            }
            let object = Dictionary(uniqueKeysWithValues: pairs)
            all[language] = String(decoding: Response.json(object).body, as: UTF8.self)
        }
    }()

    /// A JSON object with the phrases of `ScriptPhrases` by name.
    static func written(in language: InterfaceLanguage) -> String { all[language] ?? "{}" }
}
