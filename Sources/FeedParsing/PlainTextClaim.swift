import CharacterReferences

/// Judges texts that a format declares to be plain.
enum PlainTextClaim {
    /// Whether `text` is HTML beyond doubt: one element from its first character to its last, or a
    /// text in which every ampersand begins a reference and no bracket stands.
    ///
    /// - Complexity: O(*n*).
    static func isHTML(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return isElement(bytes) || isStripped(bytes)
    }

    /// `<p>…</p>`, white space around it aside.
    private static func isElement(_ bytes: [UInt8]) -> Bool {
        let range = bytes.trimming(0..<bytes.count)
        guard range.count >= 7, bytes[range.lowerBound] == UInt8(ascii: "<"),
            bytes[range.upperBound - 1] == UInt8(ascii: ">")
        else { return false }
        let start = range.lowerBound + 1
        var end = start
        while end < range.upperBound, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        guard end > start, bytes[end].isSpace || bytes[end] == UInt8(ascii: ">") else {
            return false
        }
        let name = bytes[start..<end].map(\.lowercased)
        let closing = [UInt8(ascii: "<"), UInt8(ascii: "/")] + name + [UInt8(ascii: ">")]
        guard range.count > closing.count * 2 - 2 else { return false }
        return bytes[range].suffix(closing.count).map(\.lowercased) == closing
    }

    /// HTML from which the tags were taken, but not the references.
    private static func isStripped(_ bytes: [UInt8]) -> Bool {
        guard var place = bytes.place(of: 0x26, in: 0..<bytes.count),
            bytes.place(of: 0x3C, in: 0..<bytes.count) == nil
        else { return false }
        while true {
            guard let reference = CharacterReference(in: bytes.span, at: place, as: .attribute),
                bytes[reference.end - 1] == UInt8(ascii: ";")
            else { return false }
            guard let next = bytes.place(of: 0x26, in: reference.end..<bytes.count) else {
                return true
            }
            place = next
        }
    }
}
