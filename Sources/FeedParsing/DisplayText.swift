/// Makes one line of plain text out of what a feed gives as a title or a name.
enum DisplayText {
    /// The text in `range` without markup and references, white space collapsed.
    ///
    /// - Parameters:
    ///   - range: Where the text stands, references of XML decoded already.
    ///   - bytes: The bytes it stands in.
    ///   - isHTML: Whether the text is HTML, so that tags and references mean something.
    /// - Returns: The text, or `nil` where nothing is left.
    static func line(_ range: Range<Int>, of bytes: [UInt8], isHTML: Bool = true) -> String? {
        let trimmed = bytes.trimming(range)
        guard !trimmed.isEmpty else { return nil }
        if isClean(bytes.span.extracting(trimmed), isHTML: isHTML) {
            return bytes.knownText(in: trimmed)
        }
        var text = bytes
        var whole = trimmed
        if isHTML {
            var stripped = strippingMarkup(trimmed, of: bytes)
            if stripped.contains(0x26) {
                var decoded: [UInt8] = []
                XMLText.appendDecoded(0..<stripped.count, of: stripped, to: &decoded)
                stripped = decoded
            }
            // A text that is nothing but a tag was meant to be read.
            if !stripped.allSatisfy(\.isSpace) {
                whole = 0..<stripped.count
                text = stripped
            }
        }
        let line = collapsing(whole, of: text)
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// The same for a text that stands alone.
    static func line(_ text: String, isHTML: Bool = true) -> String? {
        if isClean(text.utf8.span, isHTML: isHTML) { return text }
        let bytes = Array(text.utf8)
        return line(0..<bytes.count, of: bytes, isHTML: isHTML)
    }

    /// Whether a text is a line as it is.
    private static func isClean(_ bytes: Span<UInt8>, isHTML: Bool) -> Bool {
        var wasSpace = true
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == 0x20 {
                if wasSpace { return false }
                wasSpace = true
                continue
            }
            wasSpace = false
            if byte < 0x20 || byte == 0x7F || (isHTML && (byte == 0x3C || byte == 0x26)) {
                return false
            }
        }
        return !wasSpace
    }

    /// The bytes without tags and comments; a bracket that begins none stays.
    private static func strippingMarkup(_ range: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        var index = range.lowerBound
        var hasNoEnd = false
        while index < range.upperBound {
            if bytes[index] == 0x3C, !hasNoEnd, startsTag(at: index, range, bytes) {
                if let end = bytes.place(of: 0x3E, in: index..<range.upperBound) {
                    if isBreak(at: index, bytes, range) { output.append(0x20) }
                    index = end + 1
                    continue
                }
                hasNoEnd = true
            }
            output.append(bytes[index])
            index += 1
        }
        return output
    }

    private static func startsTag(at index: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        guard index + 1 < range.upperBound else { return false }
        let next = bytes[index + 1]
        if next == 0x2F, index + 2 < range.upperBound { return bytes[index + 2].isLetter }
        return next.isLetter || next == UInt8(ascii: "!")
    }

    /// Whether the tag ends a line where it is shown.
    private static func isBreak(at index: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let start = bytes[index + 1] == 0x2F ? index + 2 : index + 1
        var end = start
        while end < range.upperBound, bytes[end].isLetter { end += 1 }
        return bytes.equalsIgnoringCase(start..<end, "br")
            || bytes.equalsIgnoringCase(start..<end, "p")
            || bytes.equalsIgnoringCase(start..<end, "div")
    }

    private static func collapsing(_ range: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        for index in bytes.trimming(range) {
            let byte = bytes[index]
            if byte.isSpace {
                if let last = output.last, last != 0x20 { output.append(0x20) }
            } else if byte >= 0x20, byte != 0x7F {
                output.append(byte)
            }
        }
        if output.last == 0x20 { output.removeLast() }
        return output
    }
}
