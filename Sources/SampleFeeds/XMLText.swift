import CharacterReferences

/// Lines of XML.
enum XMLText {
    /// An element with `text` in it, escaped, on a line of its own; empty where there is no text.
    static func line(_ name: String, _ text: String?) -> String {
        text.map { "<\(name)>\(CharacterReference.escaping($0))</\(name)>\n" } ?? ""
    }

    /// An element whose text is written as it is, in a CDATA section.
    static func literal(_ name: String, _ text: String) -> String {
        let parts = text.split(separator: "]]>", omittingEmptySubsequences: false)
        return "<\(name)><![CDATA[\(parts.joined(separator: "]]]]><![CDATA[>"))]]></\(name)>\n"
    }
}
