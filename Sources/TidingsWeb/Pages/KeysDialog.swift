/// The keys, shown by `?`.
struct KeysDialog {
    let words: Words
    let look: Look

    private var keys: [(String, Phrase)] {
        func then(_ key: String) -> String {
            words(phrases.frame.keyThen, ["one": look.keys[.go], "other": key])
        }
        let shared = phrases.shared
        let single = KeyMap.Action.allCases.filter { $0 != .go && $0 != .help }.map { action in
            let key = look.keys[action]
            let shown =
                action == .open
                ? words(phrases.frame.keyOr, ["one": key, "other": "Enter"]) : key
            return (shown, phrases.keys.meaning(of: action))
        }
        return single + [
            (words(phrases.keys.space), phrases.keys.advance),
            (then("d"), phrases.today.title), (then("h"), shared.everything),
            (then("u"), shared.unreadEntries), (then("t"), shared.stories),
            (then("s"), shared.savedEntries), (then("a"), phrases.lists.archived),
            (then("x"), phrases.lists.hidden), (then("f"), shared.health),
            (then("y"), shared.sync), (then("l"), phrases.look.title),
            (look.keys[.help], phrases.frame.keyHelp),
        ]
    }

    var html: HTML {
        tag("dialog", .id("keys"), .with("aria-labelledby", "keys-title")) {
            tag("h2", .id("keys-title")) { words(phrases.frame.keys) }
            tag("dl") {
                for (key, meaning) in keys {
                    tag("div") {
                        tag("dt") { tag("kbd") { key } }
                        tag("dd") { words(meaning) }
                    }
                }
            }
            tag("form", .with("method", "dialog")) {
                tag("button") { words(phrases.shared.close) }
            }
        }
    }
}
