import CharacterReferences

/// Walks through the tags of a web page, whatever is wrong with it.
///
/// Comments and the text of `script`, `style`, and their like are passed over. No tree is built:
/// who needs one asks `Markup`. Linear in the size of the page.
///
/// Source: WHATWG HTML, section "Tokenization", simplified.
struct TagScanner {
    private let bytes: [UInt8]
    /// Where reading goes on: behind the last tag given.
    private(set) var position = 0
    /// Elements whose closing tag is known not to follow.
    private var unclosed: Set<String> = []

    /// A scanner at the start of `bytes`, which are UTF-8 or at least ASCII where tags are.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// One tag.
    struct Tag {
        /// The name of the element in lower case.
        let name: String
        /// Whether it closes the element.
        let isClosing: Bool
        /// Where its `<` stands.
        let start: Int
        /// What stands between the name and `>`.
        fileprivate let attributes: ArraySlice<UInt8>
    }

    /// The next tag, or `nil` at the end.
    mutating func next() -> Tag? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            let next = start + 1
            guard next < bytes.count else { break }
            if bytes[next...].starts(with: "!--".utf8) {
                position = end(of: "-->", from: next + 1)
            } else if bytes[next].isLetter || bytes[next] == UInt8(ascii: "/") {
                if let tag = tag(at: start) { return tag }
            } else {
                position = next
            }
        }
        position = bytes.count
        return nil
    }

    /// The bytes of the page in `range`, tags and all.
    func source(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[range]
    }

    private mutating func tag(at start: Int) -> Tag? {
        let isClosing = bytes[start + 1] == UInt8(ascii: "/")
        let nameStart = isClosing ? start + 2 : start + 1
        position = nameStart
        guard nameStart < bytes.count, bytes[nameStart].isLetter else { return nil }
        let nameEnd =
            bytes[nameStart...].firstIndex {
                $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">")
            } ?? bytes.count
        let name = String(decoding: bytes[nameStart..<nameEnd].prefix(32), as: UTF8.self)
            .lowercased()
        let end = attributesEnd(from: nameEnd)
        position = min(end + 1, bytes.count)
        let tag = Tag(
            name: name, isClosing: isClosing, start: start, attributes: bytes[nameEnd..<end])
        if !isClosing { skipRawText(of: name) }
        return tag
    }

    /// Where the `>` stands that ends the tag, quotes respected.
    private func attributesEnd(from start: Int) -> Int {
        var index = start
        var quote: UInt8?
        var isValue = false
        while index < bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index
            } else if isValue, byte == 0x22 || byte == 0x27 {
                quote = byte
            }
            if !byte.isSpace { isValue = byte == UInt8(ascii: "=") }
            index += 1
        }
        // A quote that never closes: the tag ends at the first `>` instead.
        return bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    }

    private mutating func skipRawText(of name: String) {
        switch name {
        case "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes": break
        default: return
        }
        guard !unclosed.contains(name) else { return }
        let closing = Array("</\(name)".utf8)
        var index = position
        while let found = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if bytes[found...].prefix(closing.count).lazy.map(\.lowercased)
                .elementsEqual(closing)
            {
                position = found
                return
            }
            index = found + 1
        }
        unclosed.insert(name)
    }

    private func end(of mark: StaticString, from start: Int) -> Int {
        let mark = Array(mark.description.utf8)
        return bytes[min(start, bytes.count)...].firstRange(of: mark)?.upperBound ?? bytes.count
    }
}

extension TagScanner.Tag {
    /// The value of the attribute `name`, its character references decoded.
    ///
    /// The first of several counts; `nil` where the tag has none.
    subscript(name: String) -> String? {
        let wanted = name.utf8
        var rest = attributes
        while true {
            rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: "/") }
            guard let first = rest.first else { return nil }
            let nameEnd =
                rest.dropFirst().firstIndex {
                    $0.isSpace || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "/")
                } ?? rest.endIndex
            let isWanted =
                first.lowercased == wanted.first
                && rest[..<nameEnd].lazy.map(\.lowercased).elementsEqual(wanted)
            rest = rest[nameEnd...].drop(while: \.isSpace)
            var value = rest.prefix(0)
            if rest.first == UInt8(ascii: "=") {
                rest = rest.dropFirst().drop(while: \.isSpace)
                if let quote = rest.first, quote == 0x22 || quote == 0x27 {
                    value = rest.dropFirst().prefix { $0 != quote }
                    rest = rest[value.endIndex...].dropFirst()
                } else {
                    value = rest.prefix { !$0.isSpace }
                    rest = rest[value.endIndex...]
                }
            }
            if isWanted {
                return String(decoding: CharacterReference.decoding(value), as: UTF8.self)
            }
        }
    }
}
