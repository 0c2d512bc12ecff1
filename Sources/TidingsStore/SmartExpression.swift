public import NewsModel

/// What the entries of a smart group have in common, as its person wrote it.
///
/// Words stand for themselves, as in search, and all must be there. `feed:`, `folder:`, `lang:`,
/// `tag:`, `age:`, and `is:` before a word ask for something else: `feed:gazette` for feeds with
/// that in their title, `folder:News` for a folder and what is in it, `lang:ja`, `tag:boats`,
/// `age:7d` for the last seven days (`h`, `d`, `w`), `is:unread`, `is:read`, `is:saved`,
/// `is:archived`, `is:hidden`. Quotes keep a value together: `folder:"World news"`. What follows an
/// unknown word and a colon is searched for like any other; no input is a mistake.
public struct SmartExpression: Hashable, Sendable {
    /// What is decided about the entries.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Not read yet.
        case unread
        /// Read.
        case read
        /// Saved, whatever else was decided.
        case saved
        /// Put away.
        case archived
        /// Hidden, by hand or by a mute rule.
        case hidden
    }

    /// How many conditions count; the rest is left out.
    private static let limit = 64

    /// The words to search for, as search takes them; empty for none.
    public var words = ""
    /// Parts of titles of feeds, one of which must be there.
    public var feeds: [String] = []
    /// Folders, in one of which the feed must be.
    public var folders: [FolderPath] = []
    /// The beginnings of language tags, one of which the feed must have.
    public var languages: [String] = []
    /// Names of tags, one of which must be on the entry.
    public var tags: [String] = []
    /// How old the entries are at most.
    public var age: Duration?
    /// What is decided about them; `nil` for what lists show.
    public var state: State?

    /// Asks for everything.
    public init() {}

    /// Whether it asks for nothing in particular.
    public var isEmpty: Bool { self == SmartExpression() }

    /// Reads what a person wrote.
    public init(_ text: String) {
        var searched: [String] = []
        for piece in Self.pieces(text).prefix(Self.limit) {
            guard let colon = piece.firstIndex(of: ":"), !piece.hasPrefix("\"") else {
                searched.append(piece)
                continue
            }
            let value = piece[piece.index(after: colon)...].filter { $0 != "\"" }
            let isKnown = take(piece[..<colon].lowercased(), String(value))
            if !isKnown { searched.append(piece) }
        }
        words = searched.joined(separator: " ")
    }

    private mutating func take(_ name: String, _ value: String) -> Bool {
        guard !value.isEmpty else { return false }
        switch name {
        case "feed": feeds.append(value)
        case "folder": folders.append(FolderPath(slashes: value))
        case "lang", "language": languages.append(value.lowercased())
        case "tag": tags.append(value)
        case "age":
            guard let age = Self.age(value) else { return false }
            self.age = age
        case "is":
            guard let state = State(rawValue: value.lowercased()) else { return false }
            self.state = state
        default: return false
        }
        return true
    }

    /// The expression as text that reads back as the same.
    public var text: String {
        var pieces: [String] = []
        func add(_ name: String, _ value: String) {
            pieces.append(value.contains(" ") ? "\(name):\"\(value)\"" : "\(name):\(value)")
        }
        for feed in feeds { add("feed", feed) }
        for folder in folders { add("folder", folder.names.joined(separator: "/")) }
        for language in languages { add("lang", language) }
        for tag in tags { add("tag", tag) }
        if let age { add("age", "\(age.components.seconds / 3600)h") }
        if let state { add("is", state.rawValue) }
        return (pieces + (words.isEmpty ? [] : [words])).joined(separator: " ")
    }

    private static func age(_ text: String) -> Duration? {
        let units: [Character: Int64] = ["h": 3600, "d": 86_400, "w": 7 * 86_400]
        guard let unit = text.last.flatMap({ units[Character($0.lowercased())] }),
            let number = Int64(text.dropLast()), 1...10_000 ~= number
        else { return nil }
        return .seconds(number * unit)
    }

    /// The pieces between white space; quotes keep what is inside together, and stay.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var isQuoted = false
        for character in text.prefix(2000) {
            if character == "\"" { isQuoted.toggle() }
            if character.isWhitespace, !isQuoted {
                if !piece.isEmpty { pieces.append(piece) }
                piece = ""
            } else {
                piece.append(character)
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces
    }
}
