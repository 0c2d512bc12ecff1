import NewsModel

/// How much an arrangement holds; what goes beyond is refused when it is decided here, and left out
/// when it comes from elsewhere.
public enum ArrangementLimits {
    /// Feeds.
    public static let feedCount = 20_000
    /// Folders.
    public static let folderCount = 5_000
    /// How deep folders nest.
    public static let folderDepth = 32
    /// Tags.
    public static let tagCount = 5_000
    /// Smart groups; mute rules; mail accounts.
    public static let recordCount = 1_000
    /// Settings.
    public static let settingCount = 1_000
    /// Entries of which something is decided, and tags on them.
    public static let entryCount = 200_000
    /// Corrections to stories.
    public static let correctionCount = 50_000
    /// Characters of a name or title.
    public static let nameLength = 200
    /// Bytes of an address.
    public static let addressLengthInBytes = 4_096
    /// Bytes of the expression of a smart group or mute rule, and of a setting.
    public static let valueLengthInBytes = 16_384
}

extension String {
    /// The text as a name: printable, at most `ArrangementLimits.nameLength` characters and four
    /// times as many bytes.
    var asName: String {
        printable.limited(
            toCharacters: ArrangementLimits.nameLength, bytes: 4 * ArrangementLimits.nameLength)
    }

    /// Whether nothing but white space is in the text.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The beginning of the text that is no longer than this.
    func limited(toCharacters characters: Int = .max, bytes: Int) -> String {
        guard utf8.count > bytes || characters < .max else { return self }
        var result = ""
        var size = 0
        for character in prefix(characters) {
            size += character.utf8.count
            guard size <= bytes else { break }
            result.append(character)
        }
        return result
    }
}
