/// One reference to a character (`&amp;`, `&#8217;`, `&#x2019;`), read from bytes of UTF-8.
///
/// Named ones are those of HTML, in XML too, for feeds use them without declaring them. Reading
/// one allocates nothing.
///
/// Source: WHATWG HTML, section "Character reference state" and those after it.
package struct CharacterReference: Hashable, Sendable {
    /// What the text that a reference stands in is read as.
    package enum Place: Sendable {
        /// Content between tags: of a name without its semicolon, as much counts as is a name, so
        /// that `&copy2026` is a sign and a year.
        case text
        /// The value of an attribute: a name without its semicolon counts only where no letter,
        /// digit, or equals sign follows, so that `?a=1&copy=2` stays what it is.
        case attribute
    }

    /// The text it stands for.
    package let text: ReferencedText
    /// Where the text around it goes on.
    package let end: Int

    /// Reads the reference at `start`, where an ampersand stands.
    ///
    /// `nil` where the ampersand begins no reference and stands for itself.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - start: The place of the ampersand.
    ///   - place: The rule for names without their semicolon.
    /// - Complexity: O(1) but for the digits of a numeric one.
    package init?(in bytes: Span<UInt8>, at start: Int, as place: Place) {
        let next = start + 1
        guard next < bytes.count else { return nil }
        if bytes[next] == UInt8(ascii: "#") {
            self.init(numberIn: bytes, at: next + 1)
        } else {
            self.init(nameIn: bytes, at: next, as: place)
        }
    }

    private init?(nameIn bytes: Span<UInt8>, at start: Int, as place: Place) {
        let names = NamedCharacters.all
        let limit = min(bytes.count, start + NamedCharacters.longestInBytes)
        var next = start
        while next < limit, Self.continuesName(bytes[next]) { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: ";"),
            let named = names.character(named: bytes.extracting(start..<next))
        {
            text = named.text
            end = next + 1
            return
        }
        if place == .attribute, next < bytes.count,
            bytes[next] == UInt8(ascii: "=") || Self.continuesName(bytes[next])
        {
            return nil
        }
        let longest = min(next - start, NamedCharacters.longestLegacyInBytes)
        let shortest = NamedCharacters.shortestLegacyInBytes
        let needed = place == .attribute ? max(shortest, next - start) : shortest
        for length in stride(from: longest, through: needed, by: -1) {
            let name = bytes.extracting(start..<(start + length))
            if let named = names.character(named: name), named.mayLackSemicolon {
                text = named.text
                end = start + length
                return
            }
        }
        return nil
    }

    private init?(numberIn bytes: Span<UInt8>, at start: Int) {
        var index = start
        var base: UInt32 = 10
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
            base = 16
            index += 1
        }
        let digitsStart = index
        var value: UInt32 = 0
        while index < bytes.count, let digit = Self.digit(bytes[index]), digit < base {
            value = min(value &* base &+ digit, 0x11_0000)
            index += 1
        }
        guard index > digitsStart else { return nil }
        if index < bytes.count, bytes[index] == UInt8(ascii: ";") { index += 1 }
        text = ReferencedText(Self.scalar(value))
        end = index
    }

    /// The character of a number; what is none becomes U+FFFD.
    ///
    /// Source: WHATWG HTML, section "Numeric character reference end state".
    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        switch value {
        case 0: "\u{FFFD}"
        // Numbers of windows-1252 are common where those of Unicode are meant.
        case 0x80...0x9F: Windows1252.scalar(UInt8(truncatingIfNeeded: value))
        default: Unicode.Scalar(value) ?? "\u{FFFD}"
        }
    }

    /// Whether the byte is a letter or a digit, as all of a name are.
    static func continuesName(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x41 + 10
        case 0x61...0x66: UInt32(byte) - 0x61 + 10
        default: nil
        }
    }
}
