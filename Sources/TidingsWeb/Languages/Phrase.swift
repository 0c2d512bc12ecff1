/// Something the pages say, in every language.
///
/// What changes stands in braces, such as `{title}`, in every language under the same name.
package final class Phrase: Sendable {
    private let en, it, ja, ko, zh, de, fr, es: String

    /// One line for each language; the compiler asks for them all.
    init(
        en: String, it: String, ja: String, ko: String, zh: String, de: String, fr: String,
        es: String
    ) {
        self.en = en
        self.it = it
        self.ja = ja
        self.ko = ko
        self.zh = zh
        self.de = de
        self.fr = fr
        self.es = es
    }

    /// The text in `language`, with its braces.
    package subscript(language: InterfaceLanguage) -> String {
        switch language {
        case .en: en
        case .it: it
        case .ja: ja
        case .ko: ko
        case .zh: zh
        case .de: de
        case .fr: fr
        case .es: es
        }
    }
}

/// Something the pages say of a number of things, in every language.
///
/// Each language writes its forms in the order of its `PluralForm`s, separated by `|`: English,
/// German `one|other`; French, Italian, Spanish `one|many|other`; Japanese, Korean, Chinese
/// `other`. The number itself is `{count}`.
package final class CountedPhrase: Sendable {
    private let phrase: Phrase

    /// One line for each language; the compiler asks for them all.
    init(
        en: String, it: String, ja: String, ko: String, zh: String, de: String, fr: String,
        es: String
    ) {
        phrase = Phrase(en: en, it: it, ja: ja, ko: ko, zh: zh, de: de, fr: fr, es: es)
    }

    /// The forms in `language`.
    package subscript(language: InterfaceLanguage) -> [Substring] {
        phrase[language].split(separator: "|", omittingEmptySubsequences: false)
    }

    /// Every form of `language` as it is written, for the script.
    package func written(in language: InterfaceLanguage) -> String { phrase[language] }

    /// The form of `language` for so many things.
    package func form(for count: Int, in language: InterfaceLanguage) -> Substring {
        let forms = self[language]
        let index = language.pluralForms.firstIndex(of: language.pluralForm(of: count)) ?? 0
        return forms[min(index, forms.count - 1)]
    }
}
