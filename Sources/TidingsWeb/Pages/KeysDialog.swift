/// The keys, shown by `?`.
enum KeysDialog {
    private static let keys = [
        ("j", "next entry"), ("k", "previous entry"), ("o or Enter", "open the entry"),
        ("m", "mark read or unread"), ("s", "save or unsave"), ("v", "open the original page"),
        ("/", "search"), ("g then h", "all entries"), ("g then u", "unread"),
        ("g then t", "stories"), ("g then s", "saved"), ("g then f", "health of feeds"),
        ("g then y", "sync"),
        ("?", "this help"),
    ]

    static var html: HTML {
        tag("dialog", .id("keys"), .with("aria-labelledby", "keys-title")) {
            tag("h2", .id("keys-title")) { "Keys" }
            tag("dl") {
                for (key, meaning) in keys {
                    tag("div") {
                        tag("dt") { tag("kbd") { key } }
                        tag("dd") { meaning }
                    }
                }
            }
            tag("form", .with("method", "dialog")) { tag("button") { "Close" } }
        }
    }
}
