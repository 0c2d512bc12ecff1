/// The keys, shown by `?`.
struct KeysDialog {
    let words: Words

    private var keys: [(String, Phrase)] {
        func then(_ key: String) -> String {
            words(phrases.frame.keyThen, ["one": "g", "other": key])
        }
        let (frame, common) = (phrases.frame, phrases.common)
        return [
            ("j", frame.keyNext), ("k", frame.keyPrevious),
            (words(frame.keyOr, ["one": "o", "other": "Enter"]), frame.keyOpen),
            ("m", frame.keyRead), ("s", frame.keySave), ("v", frame.keyOriginal),
            ("/", frame.keySearch), (then("h"), frame.keyEverything),
            (then("u"), common.unreadEntries), (then("t"), common.stories),
            (then("s"), common.savedEntries), (then("f"), common.health),
            (then("y"), common.sync), ("?", frame.keyHelp),
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
                tag("button") { words(phrases.common.close) }
            }
        }
    }
}
