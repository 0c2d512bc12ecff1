/// A language the pages are written in.
package enum InterfaceLanguage: String, CaseIterable, Hashable, Sendable {
    case en
    case it
    case ja
    case ko
    /// Simplified Chinese.
    case zh
    case de
    case fr
    case es

    /// The tag of the language as pages declare it.
    ///
    /// Source: BCP 47.
    package var tag: String { self == .zh ? "zh-Hans" : rawValue }

    /// What the language calls itself.
    package var ownName: String {
        switch self {
        case .en: "English"
        case .it: "Italiano"
        case .ja: "日本語"
        case .ko: "한국어"
        case .zh: "简体中文"
        case .de: "Deutsch"
        case .fr: "Français"
        case .es: "Español"
        }
    }

    /// The name of the cookie in which a device keeps the language chosen on it.
    package static let cookieName = "tidings-language"

    /// The language with this tag, whatever its region; `nil` where it is none of ours.
    package init?(tag: some StringProtocol) {
        guard tag.utf8.count <= 35 else { return nil }
        self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }

    /// The language for whoever sends `request`: the one chosen on the device, else the one that
    /// the browser likes best, else English.
    package init(for request: Request) {
        let chosen = request.cookie(Self.cookieName).flatMap { Self(rawValue: $0) }
        self = chosen ?? .preferred(for: request)
    }

    /// The language that the browser which sends `request` likes best, else English.
    static func preferred(for request: Request) -> InterfaceLanguage {
        preferred(in: request.field("accept-language") ?? "") ?? .en
    }

    /// The best of the languages that `field` accepts, or `nil` where none of them is ours.
    ///
    /// Source: RFC 9110, section 12.5.4.
    package static func preferred(in field: String) -> InterfaceLanguage? {
        var best: (language: InterfaceLanguage, weight: Double)?
        for range in field.prefix(1000).split(separator: ",").prefix(50) {
            let parts = range.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let tag = parts.first, let language = Self(tag: tag) else { continue }
            let written = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
            let weight = written.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            guard weight > 0, weight <= 1, weight > best?.weight ?? 0 else { continue }
            best = (language, weight)
        }
        return best?.language
    }
}
