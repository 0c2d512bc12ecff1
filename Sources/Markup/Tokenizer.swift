/// Splits HTML into text and tags, in one pass and without a tree.
///
/// It reads what browsers read, except that it does not know where foreign content begins; so its
/// callers write every byte anew and rely on nothing that stood between two tokens.
///
/// Source: HTML standard, section 13.2.5 (tokenization).
struct Tokenizer {
    /// One piece of the source.
    enum Token {
        /// Text, in which character references are still to be decoded.
        case text(Range<Int>)
        /// What stands between the tags of a raw-text element.
        case rawText(Range<Int>)
        /// A start tag.
        case start(Tag)
        /// An end tag.
        case end(ElementName)
    }

    /// A start tag.
    struct Tag {
        var element: ElementName
        /// From `<` past `>`.
        var range: Range<Int>
        /// Where its attributes stand.
        var attributes: Range<Int>
        var isSelfClosing: Bool
    }

    let bytes: [UInt8]
    private(set) var position = 0
    private var rawElement: ElementName?
    /// Raw-text elements that are not closed any more from here on, so that nobody looks twice.
    private var unclosed: [ElementName] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token, or `nil` at the end.
    mutating func next() -> Token? {
        if let element = rawElement {
            rawElement = nil
            let start = position
            position = endOfRawText(element) ?? bytes.count
            if start < position { return .rawText(start..<position) }
        }
        while position < bytes.count {
            let start = position
            guard bytes[start] == UInt8(ascii: "<") else {
                position = firstIndex(of: UInt8(ascii: "<"), from: start) ?? bytes.count
                return .text(start..<position)
            }
            let following = start + 1 < bytes.count ? bytes[start + 1] : 0
            switch following {
            case UInt8(ascii: "!"):
                skipDeclaration()
            case UInt8(ascii: "?"):
                skipPast(UInt8(ascii: ">"), from: start + 2)
            case UInt8(ascii: "/"):
                if let element = endTag() { return .end(element) }
            case _ where Self.isLetter(following):
                if let tag = startTag() { return .start(tag) }
            default:
                // A lone `<` is text, and so is all up to the next one.
                position = firstIndex(of: UInt8(ascii: "<"), from: start + 1) ?? bytes.count
                return .text(start..<position)
            }
        }
        return nil
    }

    private mutating func startTag() -> Tag? {
        let start = position
        let name = nameRange(from: start + 1)
        let element = ElementName(bytes[name])
        var index = name.upperBound
        var isSelfClosing = false
        scan: while true {
            guard index < bytes.count else {
                // A tag that never ends is none; nor is the text in it any.
                position = bytes.count
                return nil
            }
            switch bytes[index] {
            case UInt8(ascii: ">"):
                break scan
            case UInt8(ascii: "/"):
                isSelfClosing = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
                index += 1
            case let byte where Self.isSpace(byte):
                index += 1
            default:
                index = attribute(from: index, upTo: bytes.count).end
            }
        }
        position = index + 1
        if element.isRawText {
            let isEmpty = isSelfClosing && element != .plaintext && endOfRawText(element) == nil
            rawElement = isEmpty ? nil : element
        }
        return Tag(
            element: element, range: start..<position, attributes: name.upperBound..<index,
            isSelfClosing: isSelfClosing)
    }

    private mutating func endTag() -> ElementName? {
        let start = position + 2
        guard start < bytes.count else {
            position = bytes.count
            return nil
        }
        guard Self.isLetter(bytes[start]) else {
            skipPast(UInt8(ascii: ">"), from: start)
            return nil
        }
        let name = nameRange(from: start)
        skipPast(UInt8(ascii: ">"), from: name.upperBound)
        return ElementName(bytes[name])
    }

    /// Skips `<!…>` with or without a comment's dashes.
    private mutating func skipDeclaration() {
        let start = position + 2
        guard start + 1 < bytes.count, bytes[start] == 0x2D, bytes[start + 1] == 0x2D else {
            skipPast(UInt8(ascii: ">"), from: start)
            return
        }
        var index = start + 2
        if index < bytes.count, bytes[index] == UInt8(ascii: ">") {
            position = index + 1
            return
        }
        // The dashes of `<!-->` and `<!--->` are enough to end it too.
        while let mark = firstIndex(of: UInt8(ascii: ">"), from: index) {
            index = mark + 1
            let isEnd = bytes[mark - 1] == 0x2D && bytes[mark - 2] == 0x2D
            let isBang =
                bytes[mark - 1] == UInt8(ascii: "!") && bytes[mark - 2] == 0x2D
                && bytes[mark - 3] == 0x2D && mark - 3 >= start + 2
            if isEnd || isBang {
                position = index
                return
            }
        }
        position = bytes.count
    }

    private mutating func skipPast(_ byte: UInt8, from start: Int) {
        position = firstIndex(of: byte, from: start).map { $0 + 1 } ?? bytes.count
    }

    /// Where the end tag of a raw-text element begins; `nil` where there is none.
    private mutating func endOfRawText(_ element: ElementName) -> Int? {
        guard element != .plaintext, !unclosed.contains(element) else { return nil }
        let name = Array(element.rawValue.utf8)
        var index = position
        while let start = firstIndex(of: UInt8(ascii: "<"), from: index) {
            index = start + 1
            let end = start + 2 + name.count
            guard end <= bytes.count, bytes[start + 1] == UInt8(ascii: "/") else { continue }
            let isSame = zip(bytes[(start + 2)..<end], name).allSatisfy { $0 | 0x20 == $1 }
            if isSame, end == bytes.count || Self.endsName(bytes[end]) { return start }
        }
        unclosed.append(element)
        return nil
    }
}

extension Tokenizer {
    private func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == byte { return index }
            index += 1
        }
        return nil
    }

    private func nameRange(from start: Int) -> Range<Int> {
        var index = start
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        return start..<index
    }

    static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D ~= byte && byte != 0x0B)
    }

    static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }
}
