extension TextDecoding {
    /// The encoding of Latin letters that goes with the language a document says it is in, else
    /// windows-1252.
    ///
    /// Browsers go by the language of the person; a feed mostly says its own.
    ///
    /// Source: WHATWG HTML, section "Determining the character encoding", the table of locales.
    static func latinEncoding(of bytes: [UInt8]) -> Encoding {
        let label: String
        switch declaredLanguage(of: bytes) {
        case "bs", "cs", "hr", "hu", "pl", "sk", "sl": label = centralEncoding(of: bytes)
        case "az", "ku", "tr": label = "windows-1254"
        case "et", "lt", "lv": label = "windows-1257"
        case "vi": label = "windows-1258"
        default: return .windows1252
        }
        return Encoding(label: label.utf8) ?? .windows1252
    }

    /// Which of the two encodings of Central Europe bytes are in, which differ in some letters: only
    /// one of them has anything below A0.
    private static func centralEncoding(of bytes: [UInt8]) -> String {
        var has = [Bool](repeating: false, count: 256)
        for byte in bytes.prefix(100_000) { has[Int(byte)] = true }
        if has[0x80...0x9F].contains(true) { return "windows-1250" }
        // The commonest letter of Polish that they disagree about, which is a sign in the other.
        return has[0xB9] && !has[0xB1] && declaredLanguage(of: bytes) == "pl"
            ? "windows-1250" : "iso-8859-2"
    }

    /// The first part of the language tag that the head of a document has, in lower case, or "".
    private static func declaredLanguage(of bytes: [UInt8]) -> String {
        let head = 0..<min(bytes.count, 8192)
        if let place = bytes.place(of: "<language>", in: head) {
            return language(in: bytes, at: place + 10)
        }
        var search = head.lowerBound
        while let place = bytes.place(of: "lang=", in: search..<head.upperBound) {
            search = place + 5
            // Not that of a link.
            guard place > 0, bytes[place - 1] == UInt8(ascii: ":") || bytes[place - 1].isSpace
            else { continue }
            return language(in: bytes, at: place + 6)
        }
        return ""
    }

    private static func language(in bytes: [UInt8], at place: Int) -> String {
        let rest = bytes[min(place, bytes.count)...].drop(while: \.isSpace)
        let letters = rest.prefix(9).prefix(while: \.isLetter).map(\.lowercased)
        return String(decoding: letters, as: UTF8.self)
    }
}
