/// Turns bytes of the web into text, deciding the encoding as browsers do.
///
/// One thing differs from browsers: text that is valid UTF-8 is read as UTF-8 whatever its label
/// says, because labels lie far more often than chance makes valid UTF-8.
///
/// Source: WHATWG Encoding, and WHATWG HTML section "Determining the character encoding".
public struct TextDecoding: Sendable {
    /// What kind of document the bytes are, which decides where it may declare its encoding.
    public enum Kind: Sendable {
        /// XML, which declares in its first line.
        case xml
        /// HTML, which declares in `meta`.
        case html
        /// JSON, which is UTF-8 unless marked.
        case json
    }

    /// Decodes `bytes`; what is not valid becomes U+FFFD.
    ///
    /// Asked in this order: the byte order mark; zero bytes that betray UTF-16 or UTF-32; whether
    /// the bytes are UTF-8; the `Content-Type` field; the document's own declaration. What none of
    /// them explains is guessed by its look: the usual encodings of other scripts where words lie
    /// beyond ASCII as a whole, else that of the language it says it is in, or windows-1252.
    ///
    /// - Parameters:
    ///   - bytes: The document as received, after content decoding.
    ///   - kind: What kind of document it is.
    ///   - contentType: The value of its `Content-Type` field, or `nil` if unknown.
    /// - Returns: UTF-8 bytes without a byte order mark, at most four for each byte given.
    /// - Complexity: O(*n*); valid UTF-8 is returned without a copy.
    public static func utf8(from bytes: [UInt8], kind: Kind, contentType: String? = nil) -> [UInt8]
    {
        if let marked = decodingByMark(bytes) { return marked }
        let validity = Validity(of: bytes.span)
        // Without an escape sequence, no old encoding makes anything else of ASCII.
        if validity == .ascii, bytes.place(of: 0x1B, in: 0..<bytes.count) == nil { return bytes }
        let named = labelledEncodings(of: bytes, kind: kind, contentType: contentType)
        switch validity {
        case .ascii:
            // Escape sequences make ASCII bytes mean something else in a few old encodings only.
            guard let encoding = named.first, encoding.isSevenBit else { return bytes }
            return converting(bytes, from: encoding)
        case .valid:
            guard let encoding = named.first, encoding.isMultiByte,
                Damage(of: bytes.span).sequenceCount < 3
            else { return bytes }
            // A word or two of Chinese may be valid UTF-8 by chance.
            return converting(bytes, from: encoding)
        case .invalid:
            return decodingInvalid(bytes, kind: kind, named: named)
        }
    }

    /// Decodes what is not valid UTF-8: it is damaged UTF-8, or something else.
    private static func decodingInvalid(
        _ bytes: [UInt8], kind: Kind, named: [Encoding]
    ) -> [UInt8] {
        let damage = Damage(of: bytes.span)
        let other = named.first { !$0.isUnicode }
        let saysUTF8 = other == nil || named.first == .utf8 || kind == .json
        // In other encodings, sequences that happen to be valid UTF-8 are rare.
        let needed = saysUTF8 ? damage.errorCount : damage.errorCount * 8
        if damage.sequenceCount >= max(needed, 1) || (damage.errorCount == 0 && saysUTF8) {
            return repairing(bytes)
        }
        if kind == .json, other == nil { return repairing(bytes) }
        if let wide = named.first(where: { $0 == .utf16Little || $0 == .utf16Big }), other == nil {
            return decodingUTF16(bytes[...], isBigEndian: wide == .utf16Big)
        }
        return converting(bytes, from: other ?? guessedEncoding(of: bytes))
    }

    /// Decodes what a byte order mark, or a pattern of zero bytes, proves to be Unicode; `nil`
    /// where nothing does.
    private static func decodingByMark(_ bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            var start = 3
            while bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
            let rest = Array(bytes[start...])
            return Validity(of: rest.span) == .invalid ? repairing(rest) : rest
        }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
            return decodingUTF32(bytes[4...], isBigEndian: false)
        }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return decodingUTF32(bytes[4...], isBigEndian: true)
        }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return decodingUTF16(bytes[2...], isBigEndian: false)
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return decodingUTF16(bytes[2...], isBigEndian: true)
        }
        guard bytes.count >= 4 else { return nil }
        switch (bytes[0] != 0, bytes[1] != 0, bytes[2] != 0, bytes[3] != 0) {
        case (false, true, false, true): return decodingUTF16(bytes[...], isBigEndian: true)
        case (true, false, true, false): return decodingUTF16(bytes[...], isBigEndian: false)
        case (false, false, false, true): return decodingUTF32(bytes[...], isBigEndian: true)
        case (true, false, false, false): return decodingUTF32(bytes[...], isBigEndian: false)
        default: return nil
        }
    }
}
