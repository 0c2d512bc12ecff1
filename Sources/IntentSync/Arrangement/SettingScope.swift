/// Which settings travel to the person's other replicas.
public enum SettingScope {
    /// Words of what belongs to a screen and its window, and is best as it is on each.
    private static let localWords: Set<String> = [
        "appearance", "color", "colour", "column", "columns", "density", "device", "font", "fonts",
        "fullscreen", "height", "layout", "local", "monitor", "screen", "scroll", "sidebar",
        "theme", "width", "window", "zoom",
    ]

    /// Words of what is secret, and never leaves.
    private static let secretWords: Set<String> = [
        "apikey", "credential", "credentials", "key", "passphrase", "passwd", "password", "pin",
        "secret", "token",
    ]

    /// Whether the setting with this name travels.
    ///
    /// A name is words with anything but letters between them, or with capitals inside
    /// (`reader.font-size`, `windowWidth`). One word of a screen or of a secret is enough to keep
    /// the setting here; so is a name that is empty or longer than a subject's.
    public static func travels(_ name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 255 else { return false }
        return words(name).allSatisfy { !localWords.contains($0) && !secretWords.contains($0) }
    }

    private static func words(_ name: String) -> [String] {
        var words = [""]
        var wasSmall = false
        for character in name {
            if !character.isLetter || (wasSmall && character.isUppercase) { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
            wasSmall = character.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }
}
