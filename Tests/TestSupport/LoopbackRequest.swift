/// One request as a `LoopbackServer` received it.
public struct LoopbackRequest: Sendable {
    /// One header field, name and value as received.
    public struct Field: Hashable, Sendable {
        /// The name, in the letters received.
        public var name: String
        /// The value without the white space around it.
        public var value: String
    }

    /// The method.
    public var method: String
    /// What the request line asked for, query included.
    public var target: String
    /// The header fields in the order received.
    public var fields: [Field]
    /// The body, by `Content-Length`.
    public var body: [UInt8]
    /// Which connection of the server brought it, counted from 1.
    public var connection: Int
    /// The port of the server.
    public var port: Int

    /// The target without its query.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The value of the first field of this name in any letter case, or `nil` where there is none.
    public subscript(_ name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// Reads the head of a request; `nil` where it is none.
    init?(head: [UInt8], connection: Int, port: Int) {
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3 else { return nil }
        method = String(words[0])
        target = String(words[1])
        self.connection = connection
        self.port = port
        body = []
        fields = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            var value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            while value.last == " " || value.last == "\t" { value.removeLast() }
            return Field(name: String(line[..<colon]), value: String(value))
        }
    }
}
