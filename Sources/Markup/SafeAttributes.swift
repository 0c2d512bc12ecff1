import CharacterReferences

/// The attributes of one start tag, decoded.
struct SafeAttributes {
    private var values: [(name: String, value: String)] = []

    /// Reads the attributes of `tag`; event handlers and styles are not even read.
    init(of tag: Tokenizer.Tag, in source: borrowing Tokenizer) {
        guard !tag.attributes.isEmpty else { return }
        for (name, range) in source.attributes(of: tag) {
            guard !name.hasPrefix("on"), name != "style", name != "class" else { continue }
            let bytes = CharacterReference.decoding(source.bytes[range], as: .attribute)
            values.append((name, String(decoding: bytes, as: UTF8.self)))
        }
    }

    /// The value of the attribute `name`.
    subscript(name: String) -> String? {
        values.first { $0.name == name }?.value
    }
}
