import CharacterReferences

/// Gathers text, folding its white space and keeping where paragraphs end.
struct TextCollector {
    private enum Gap {
        case none
        case space
        case line
    }

    private var output: [UInt8] = []
    private var gap = Gap.none

    /// Makes room for the text of `count` bytes of HTML.
    mutating func reserve(_ count: Int) {
        output.reserveCapacity(count)
    }

    /// Adds a piece of the source, its character references decoded.
    mutating func append(_ source: [UInt8], _ range: Range<Int>) {
        var index = range.lowerBound
        let limit = range.upperBound
        while index < limit {
            let start = index
            while index < limit, Self.isPlain(source[index]) { index += 1 }
            if start < index {
                closeGap()
                output.append(contentsOf: source[start..<index])
            }
            guard index < limit else { return }
            switch source[index] {
            case UInt8(ascii: "&"):
                let text = source.span.extracting(..<limit)
                if let reference = CharacterReference(in: text, at: index, as: .text) {
                    add(reference.text)
                    index = reference.end
                } else {
                    closeGap()
                    output.append(UInt8(ascii: "&"))
                    index += 1
                }
            case 0xC2:
                // U+00A0 is a space that may not break; here nothing breaks.
                if index + 1 < limit, source[index + 1] == 0xA0 {
                    widenGap(to: .space)
                    index += 2
                } else {
                    closeGap()
                    output.append(0xC2)
                    index += 1
                }
            case let byte:
                if byte == 0x20 || 0x09...0x0D ~= byte { widenGap(to: .space) }
                index += 1
            }
        }
    }

    /// Notes that a tag stands here.
    mutating func mark(_ element: ElementName) {
        if element.isBlock || element == .br {
            widenGap(to: .line)
        } else if element == .td || element == .th || element == .option {
            widenGap(to: .space)
        }
    }

    /// The text, without white space at its ends.
    consuming func finish() -> String {
        String(decoding: output, as: UTF8.self)
    }

    private mutating func add(_ text: ReferencedText) {
        if text == .noBreakSpace {
            widenGap(to: .space)
        } else if text.count == 1, text[0] <= 0x20 || text[0] == 0x7F {
            if text[0] == 0x20 || 0x09...0x0D ~= text[0] { widenGap(to: .space) }
        } else {
            closeGap()
            output += text
        }
    }

    private mutating func widenGap(to wider: Gap) {
        if wider == .line || gap == .none { gap = wider }
    }

    private mutating func closeGap() {
        guard gap != .none else { return }
        if !output.isEmpty { output.append(gap == .line ? 0x0A : 0x20) }
        gap = .none
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "&") && byte != 0xC2 && byte != 0x7F
    }
}
