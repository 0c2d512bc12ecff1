extension CharacterReference {
    /// `text` as markup that shows it as it is, for HTML and XML alike.
    ///
    /// - Parameters:
    ///   - text: Text without markup.
    ///   - place: Where it will stand. In an attribute, quotes of both kinds are escaped too, so
    ///     that the result fits into either and between tags as well.
    /// - Returns: Text with references in place of what means something in markup.
    /// - Complexity: O(*n*); a text without such characters is returned without a copy.
    package static func escaping(_ text: String, as place: Place = .attribute) -> String {
        guard text.utf8.contains(where: { reference(for: $0, as: place) != nil }) else {
            return text
        }
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count + text.utf8.count / 8 + 16)
        appendEscaped(text.utf8.span, as: place, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends `bytes` as markup that shows them as they are.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 without markup.
    ///   - place: Where they will stand.
    ///   - output: What they are added to.
    package static func appendEscaped(
        _ bytes: Span<UInt8>, as place: Place, to output: inout [UInt8]
    ) {
        var start = 0
        for index in bytes.indices {
            guard let reference = reference(for: bytes[index], as: place) else { continue }
            append(bytes.extracting(start..<index), to: &output)
            output += reference.utf8
            start = index + 1
        }
        append(bytes.extracting(start..<bytes.count), to: &output)
    }

    private static func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }

    /// What must stand for `byte`; `nil` where it may stand for itself.
    private static func reference(for byte: UInt8, as place: Place) -> String? {
        // Most bytes are above all of these.
        guard byte <= UInt8(ascii: ">") else { return nil }
        return switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\"") where place == .attribute: "&quot;"
        // `&apos;` is unknown to old readers of HTML.
        case UInt8(ascii: "'") where place == .attribute: "&#39;"
        default: nil
        }
    }
}
