/// Names of languages as the web writes them, such as `en` or `pt-BR`.
public enum LanguageTag {
    /// The longest tag that is taken, in letters.
    private static let limit = 35

    /// Whether a text has the form of a tag: two to eight letters, then parts of one to eight
    /// letters and digits, with hyphens between.
    ///
    /// Source: RFC 5646, section 2.1.
    public static func isWellFormed(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, text.utf8.count <= limit, (2...8).contains(first.utf8.count),
            first.utf8.allSatisfy(isLetter)
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
