/// What a replica tells the others of itself, in the one text that the engine carries: what the
/// person calls it, its system, and the version of its program, a line each.
struct ReplicaLabel: Hashable {
    /// How many bytes of each line count; the engine carries 200 in all.
    private static let lineLength = 64

    let label: String
    let platform: String
    let version: String

    /// What this replica tells.
    init(_ label: String, version: String) {
        self.label = Self.line(label)
        #if os(macOS)
            platform = "macOS"
        #elseif os(Linux)
            platform = "Linux"
        #else
            platform = "another system"
        #endif
        self.version = Self.line(version)
    }

    /// Reads what another replica tells; what is missing is empty.
    init(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        label = lines.first ?? ""
        platform = lines.count > 1 ? lines[1] : ""
        version = lines.count > 2 ? lines[2] : ""
    }

    /// The text that the engine carries.
    var text: String { "\(label)\n\(platform)\n\(version)" }

    private static func line(_ text: String) -> String {
        var line = ""
        for character in text where !character.isNewline {
            guard line.utf8.count + character.utf8.count <= lineLength else { break }
            line.append(character)
        }
        return line
    }
}
