extension Universe {
    /// The most bytes that its text has.
    package static let limitInBytes = 1000

    private static let title = "tidings universe 1"
    /// The last line: without it the text is cut short, and might hide that shards are sealed.
    private static let end = "end"

    /// The universe as lines of text, the same for the same universe: as it stands at its place,
    /// and for keeping beside the key.
    public var text: [UInt8] {
        var lines = [Self.title, "id " + id]
        switch sealing {
        case .none: break
        case .words: lines.append("sealed words")
        case .passphrase(let salt): lines.append("sealed passphrase " + Hexadecimal.text(salt))
        }
        if !check.isEmpty { lines.append("check " + Hexadecimal.text(check)) }
        lines.append(Self.end)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Reads the lines; `nil` where they are not those of a universe, or not all of them.
    public init?(text: [UInt8]) {
        guard text.count <= Self.limitInBytes, text.last == UInt8(ascii: "\n"),
            let string = String(validating: text, as: UTF8.self)
        else { return nil }
        var id: String?
        var sealing = Sealing.none
        var check: [UInt8] = []
        let lines = string.split(separator: "\n")
        guard lines.count > 2, lines.first == Self.title[...], lines.last == Self.end[...]
        else { return nil }
        for line in lines[1..<(lines.count - 1)] {
            let words = line.split(separator: " ")
            switch (words.first, words.count) {
            case ("id", 2) where Hexadecimal.bytes(words[1])?.count == 16: id = String(words[1])
            case ("sealed", 2) where words[1] == "words": sealing = .words
            case ("sealed", 3) where words[1] == "passphrase":
                guard let salt = Hexadecimal.bytes(words[2]), salt.count == 16
                else { return nil }
                sealing = .passphrase(salt: salt)
            case ("check", 2):
                guard let bytes = Hexadecimal.bytes(words[1]) else { return nil }
                check = bytes
            default: return nil
            }
        }
        guard let id, check.isEmpty == (sealing == .none) else { return nil }
        self.init(id: id, sealing: sealing, check: check)
    }

    /// Whether a text that cannot be read is one that a later version wrote, rather than a damaged
    /// one: it must be left as it is.
    package static func isOfLaterVersion(_ text: [UInt8]) -> Bool {
        let isPlain = text.allSatisfy { $0 == UInt8(ascii: "\n") || (0x20...0x7E).contains($0) }
        guard isPlain, text.count <= limitInBytes else { return false }
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words.prefix(2).joined(separator: " ") == "tidings universe",
            let version = Int(words[2])
        else { return false }
        if version > 1 { return true }
        return lines.last == end[...]
            && lines.contains { line in
                line.hasPrefix("id ") && Hexadecimal.bytes(line.dropFirst(3))?.count == 16
            }
    }
}
