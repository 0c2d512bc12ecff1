/// Turns bytes of the web into text, deciding the encoding as browsers do.
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
    /// - Returns: UTF-8 bytes without a byte order mark.
    public static func utf8(from bytes: [UInt8], kind: Kind, contentType: String? = nil) -> [UInt8]
    {
        fatalError("stub")
    }
}
