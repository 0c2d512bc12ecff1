/// Any JSON, kept for what strings it holds.
enum JSONValue: Decodable {
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
    case other

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count < 32 else {
            self = .other
            return
        }
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let values = try? container.decode([JSONValue].self) {
            self = .array(values)
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else {
            self = .other
        }
    }

    /// The text of a string that has any.
    var text: String? {
        guard case .string(let text) = self, text.contains(where: { !$0.isWhitespace }) else {
            return nil
        }
        return text
    }

    /// The values of an array; of anything else itself.
    var list: [JSONValue] {
        if case .array(let values) = self { values } else { [self] }
    }

    /// The member of an object.
    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }
}
