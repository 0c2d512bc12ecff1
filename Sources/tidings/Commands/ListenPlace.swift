/// Where to listen, as `--listen` names it.
enum ListenPlace: Hashable {
    /// A port of an address of this machine.
    case port(address: String, port: UInt16)
    /// A socket in the file system.
    case socket(path: String)

    /// Reads `ADDRESS:PORT`, `[ADDRESS]:PORT`, or `unix:PATH`; `nil` for anything else.
    init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst("unix:".count))
            guard !path.isEmpty else { return nil }
            self = .socket(path: path)
            return
        }
        guard let colon = text.lastIndex(of: ":"),
            let port = UInt16(text[text.index(after: colon)...])
        else { return nil }
        let address = text[..<colon]
        let isBracketed = address.hasPrefix("[") && address.hasSuffix("]")
        // Without brackets nobody knows where an address of colons ends.
        guard !address.isEmpty, isBracketed || !address.contains(":") else { return nil }
        let bare = isBracketed ? address.dropFirst().dropLast() : address
        self = .port(address: String(bare), port: port)
    }

    /// Whether `name` is a name of a host, or an address in numbers.
    static func isHostName(_ name: String) -> Bool {
        (1...253).contains(name.utf8.count)
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                        || "-_.[]:".unicodeScalars.contains(scalar))
            }
    }
}
