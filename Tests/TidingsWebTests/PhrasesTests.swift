import TestSupport
import Testing
import TidingsWeb

@Suite struct PhrasesTests {
    /// One phrase by the name of its area and its own.
    struct Named: Sendable, CustomTestStringConvertible {
        var name: String
        var texts: [InterfaceLanguage: [String]]
        var isCounted: Bool

        var testDescription: String { name }
    }

    /// Every phrase there is.
    static let all: [Named] = Mirror(reflecting: phrases).children.flatMap { area in
        Mirror(reflecting: area.value).children.compactMap { child in
            let name = (area.label ?? "") + "." + (child.label ?? "")
            func texts(_ read: (InterfaceLanguage) -> [String]) -> [InterfaceLanguage: [String]] {
                InterfaceLanguage.allCases.reduce(into: [:]) { $0[$1] = read($1) }
            }
            if let phrase = child.value as? Phrase {
                return Named(name: name, texts: texts { [phrase[$0]] }, isCounted: false)
            }
            guard let counted = child.value as? CountedPhrase else { return nil }
            return Named(name: name, texts: texts { counted[$0].map(String.init) }, isCounted: true)
        }
    }

    private static func names(in text: String) -> Set<Substring> {
        Words.pieces(of: text).reduce(into: []) {
            if case .name(let name) = $1 { $0.insert(name) }
        }
    }

    private static func plainCount(of text: String) -> Int {
        Words.pieces(of: text).reduce(0) {
            if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 }
        }
    }

    @Test func `there are many, and each area holds nothing else`() {
        #expect(Self.all.count > 250)
        for area in Mirror(reflecting: phrases).children {
            for child in Mirror(reflecting: area.value).children {
                #expect(child.value is Phrase || child.value is CountedPhrase)
            }
        }
    }

    @Test func `none is missing, in any language or form`() {
        for phrase in Self.all {
            for (language, forms) in phrase.texts {
                let count = phrase.isCounted ? language.pluralForms.count : 1
                #expect(forms.count == count, "\(phrase.name) in \(language)")
                #expect(forms.allSatisfy { !$0.isEmpty }, "\(phrase.name) in \(language)")
            }
        }
    }

    @Test func `no language loses what is put in, or asks for something else`() {
        for phrase in Self.all {
            let english = Set((phrase.texts[.en] ?? []).flatMap(Self.names(in:)))
            #expect(!phrase.isCounted || english.contains("count"), "\(phrase.name)")
            for (language, forms) in phrase.texts {
                for form in forms {
                    // “One other” may do without the number; the form for many may not.
                    let names = Self.names(in: form)
                    let isOne = phrase.isCounted && forms.count > 1 && form == forms.first
                    let missing = english.subtracting(names).subtracting(isOne ? ["count"] : [])
                    #expect(missing.isEmpty, "\(phrase.name) in \(language)")
                    #expect(names.isSubset(of: english), "\(phrase.name) in \(language)")
                }
            }
        }
    }

    @Test func `braces are whole, and no markup is in any`() {
        for phrase in Self.all {
            for form in phrase.texts.values.joined() {
                let plain = Words.pieces(of: form).allSatisfy { piece in
                    guard case .text(let text) = piece else { return true }
                    return !text.contains { "{}<>&".contains($0) }
                }
                #expect(plain, "\(phrase.name): \(form)")
            }
        }
    }

    @Test func `no language but English says long things in English`() {
        for phrase in Self.all {
            for english in phrase.texts[.en] ?? [] where Self.plainCount(of: english) > 20 {
                for language in InterfaceLanguage.allCases where language != .en {
                    #expect(
                        phrase.texts[language]?.contains(english) == false,
                        "\(phrase.name) in \(language)")
                }
            }
        }
    }

    @Test func `months and names of languages are as many in each language`() {
        for language in InterfaceLanguage.allCases {
            #expect(phrases.times.months[language].split(separator: " ").count == 12)
            #expect(phrases.languages.names[language].split(separator: " ").count == 31)
        }
    }
}
