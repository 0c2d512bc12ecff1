/// A form that words take by the number of things.
///
/// Source: Unicode CLDR, Language Plural Rules, for cardinal whole numbers.
package enum PluralForm: Hashable, Sendable {
    case one
    /// Whole millions in French, Italian, and Spanish: “un million d’articles”.
    case many
    case other
}

extension InterfaceLanguage {
    /// The forms the language has, in the order phrases are written.
    package var pluralForms: [PluralForm] {
        switch self {
        case .ja, .ko, .zh: [.other]
        case .en, .de: [.one, .other]
        case .it, .fr, .es: [.one, .many, .other]
        }
    }

    /// The form for so many things.
    package func pluralForm(of count: Int) -> PluralForm {
        let size = count.magnitude
        switch self {
        case .ja, .ko, .zh: return .other
        case .en, .de: return size == 1 ? .one : .other
        case .it, .es:
            if size == 1 { return .one }
            return size != 0 && size % 1_000_000 == 0 ? .many : .other
        case .fr:
            if size <= 1 { return .one }
            return size % 1_000_000 == 0 ? .many : .other
        }
    }
}
