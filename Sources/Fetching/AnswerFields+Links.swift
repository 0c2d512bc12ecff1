extension AnswerFields {
    /// Where the first link with this relation leads, as written; `nil` where there is none.
    ///
    /// Source: RFC 8288, section 3.
    package func link(_ relation: String) -> String? {
        var rest = (self[.link] ?? [])[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: ">"))
        {
            let parameters = Self.parameters(rest[(close + 1)...])
            if Self.relations(parameters).contains(relation) {
                return String(decoding: rest[(open + 1)..<close], as: UTF8.self)
            }
            rest = rest[parameters.endIndex...].dropFirst()
        }
        return nil
    }

    /// What stands before the comma that ends a link; commas in quotes end none.
    private static func parameters(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var isQuoted = false
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if bytes[index] == UInt8(ascii: ","), !isQuoted { return bytes[..<index] }
        }
        return bytes
    }

    /// The values of the parameter `rel`.
    private static func relations(_ parameters: ArraySlice<UInt8>) -> [String] {
        for part in parameters.split(separator: UInt8(ascii: ";")) {
            let text = String(decoding: part, as: UTF8.self).lowercased()
            let sides = text.split(separator: "=", maxSplits: 1).map { side in
                side.split { $0 == " " || $0 == "\t" || $0 == "\"" }
            }
            if sides.count == 2, sides[0] == ["rel"] { return sides[1].map(String.init) }
        }
        return []
    }
}
