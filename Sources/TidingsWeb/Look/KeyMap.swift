/// Which key does what.
///
/// Only keys that print one character, without Control, Alt, or Meta: those belong to the browser
/// and to screen readers.
struct KeyMap: Hashable, Sendable {
    /// Something a key does.
    enum Action: String, CaseIterable, Sendable {
        case next, previous, nextUnread, previousUnread, open, view, original, read, save, hide
        case archive, search, go, help
    }

    /// The keys the reader ships with.
    private static let standard: [Action: String] = [
        .next: "j", .previous: "k", .nextUnread: "n", .previousUnread: "p", .open: "o",
        .view: "v", .original: "b", .read: "m", .save: "s", .hide: "x", .archive: "a",
        .search: "/", .go: "g", .help: "?",
    ]

    private var chosen: [Action: String] = [:]

    init() {}

    /// The keys that `value` names for actions; those that cannot be are as shipped.
    init(_ value: (String) -> String?) {
        for action in Action.allCases {
            guard let key = value(action.rawValue), Self.isUsable(key), key != Self.standard[action]
            else { continue }
            chosen[action] = key
        }
    }

    /// The key for `action`.
    subscript(_ action: Action) -> String { chosen[action] ?? Self.standard[action] ?? "" }

    /// What is not as shipped, in the order of the actions.
    var changes: [(Action, String)] {
        Action.allCases.compactMap { action in chosen[action].map { (action, $0) } }
    }

    /// A key that two actions share, or `nil` where each has its own.
    var shared: String? {
        var seen: Set<String> = []
        return Action.allCases.map { self[$0] }.first { !seen.insert($0).inserted }
    }

    /// For the script: `action=key` pairs.
    var written: String {
        Action.allCases.map { "\($0.rawValue)=\(self[$0])" }.joined(separator: " ")
    }

    private static func isUsable(_ key: String) -> Bool {
        guard let character = key.first, key.count == 1, key.utf8.count <= 8 else { return false }
        return !character.isWhitespace
            && key.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }
}
