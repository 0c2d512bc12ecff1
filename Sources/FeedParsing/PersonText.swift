import NewsModel

/// Reads a person from one line, as RSS writes them.
enum PersonText {
    /// The person a text names: `mail (Name)`, `Name <mail>`, `Name (mail)`, a mail or a name.
    ///
    /// - Returns: `nil` where nothing but white space and brackets is there.
    static func person(_ text: String) -> Person? {
        guard text.utf8.contains(0x40) || text.utf8.contains(0x28) else {
            return DisplayText.line(text).map { Person(name: $0) }
        }
        guard let line = DisplayText.line(text, isHTML: false) else { return nil }
        for (open, close) in [("(", ")"), ("<", ">"), ("[", "]")] {
            guard let start = line.firstIndex(of: Character(open)),
                let end = line.lastIndex(of: Character(close)), start < end
            else { continue }
            let inside = trimmed(line[line.index(after: start)..<end])
            let outside = trimmed(line[..<start])
            if isMail(outside), !inside.isEmpty {
                let name = isMail(inside) ? nil : name(inside)
                return Person(name: name, email: withoutScheme(outside))
            }
            if isMail(inside) {
                let name = outside.isEmpty ? nil : name(outside)
                return Person(name: name, email: withoutScheme(inside))
            }
        }
        return isMail(line) ? Person(email: withoutScheme(line)) : mixed(line)
    }

    /// A line in which a word is a mail address and the rest is the name.
    private static func mixed(_ line: String) -> Person {
        let words = line.split(separator: " ")
        if let mail = words.first(where: { isMail(bare(String($0))) }), words.count > 1 {
            let rest = words.filter { $0 != mail }.joined(separator: " ")
            return Person(name: name(trimmed(rest[...])), email: withoutScheme(bare(String(mail))))
        }
        return Person(name: DisplayText.line(line) ?? line)
    }

    private static func name(_ text: String) -> String? {
        DisplayText.line(text)
    }

    private static func bare(_ word: String) -> String {
        trimmed(word.drop { "<([,;".contains($0) })
    }

    private static func withoutScheme(_ mail: String) -> String {
        mail.lowercased().hasPrefix("mailto:") ? String(mail.dropFirst(7)) : mail
    }

    private static func trimmed(_ text: Substring) -> String {
        let noise = " \t\n\"'<>()[],;-"
        var rest = text.drop { noise.contains($0) }
        while let last = rest.last, noise.contains(last) { rest.removeLast() }
        return String(rest)
    }

    /// Whether a text is one mail address.
    static func isMail(_ text: String) -> Bool {
        guard text.utf8.contains(0x40) else { return false }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
            !parts[1].hasSuffix("."), !parts[1].hasPrefix(".")
        else { return false }
        return !text.utf8.contains { $0 <= 0x20 || "<>()[],;\"".utf8.contains($0) }
    }
}
