/// Text made safe to stand in XML and HTML.
enum XMLText {
    /// `text` with the characters that mean something in markup as references.
    static func escaped(_ text: String) -> String {
        var output = ""
        output.reserveCapacity(text.utf8.count + 16)
        for character in text.unicodeScalars {
            switch character {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            default: output.unicodeScalars.append(character)
            }
        }
        return output
    }

    /// An element with `text` in it, escaped, on a line of its own; empty where there is no text.
    static func line(_ name: String, _ text: String?) -> String {
        text.map { "<\(name)>\(escaped($0))</\(name)>\n" } ?? ""
    }

    /// An element whose text is written as it is, in a CDATA section.
    static func literal(_ name: String, _ text: String) -> String {
        let parts = text.split(separator: "]]>", omittingEmptySubsequences: false)
        return "<\(name)><![CDATA[\(parts.joined(separator: "]]]]><![CDATA[>"))]]></\(name)>\n"
    }
}
