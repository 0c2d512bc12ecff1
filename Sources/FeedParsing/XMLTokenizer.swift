/// Takes XML apart into tags and texts, whatever is wrong with it.
///
/// It never refuses: what cannot be a tag is text, what is not closed ends where the document
/// ends, and what a document type declares is skipped, so that no entity can grow. Nesting is not
/// its business; who reads the tokens keeps track of it. Linear in the size of the document, and
/// all it keeps are the attributes of one tag.
///
/// Names, values and texts are ranges into `bytes`, as written: references (`&amp;`) still stand
/// in values and in `.text`, and mean nothing in `.characterData`.
package struct XMLTokenizer {
    /// What a step finds.
    package enum Token: Sendable {
        /// A start tag: `name`, `attributes`, `isSelfClosing`.
        case start
        /// An end tag: `name`.
        case end
        /// Text with references: `content`.
        case text
        /// The inside of a CDATA section: `content`.
        case characterData
    }

    /// One attribute of a start tag.
    package struct Attribute: Sendable {
        /// Where the name stands, prefix included.
        package let name: Range<Int>
        /// Where the value stands, without its quotes; empty where there is none.
        package let value: Range<Int>
    }

    /// What stands at an opening bracket.
    enum Markup {
        case token(Token)
        case skipped
        case text
    }

    /// The document, in UTF-8.
    package let bytes: [UInt8]
    /// The name of the last tag, prefix included.
    package internal(set) var name = 0..<0
    /// The attributes of the last start tag, in the document's order.
    package internal(set) var attributes: [Attribute] = []
    /// Whether the last start tag is its own end (`<br/>`).
    package internal(set) var isSelfClosing = false
    /// The last text or character data.
    package private(set) var content = 0..<0
    /// The whole of the last token, brackets included.
    package private(set) var tokenRange = 0..<0
    /// How many bytes were looked at so far, some of them more than once.
    ///
    /// It stays below a small multiple of the size of the document, whatever is in it; the tests
    /// count on it, since a time proves nothing.
    package internal(set) var effort = 0

    let attributeCount: Int
    let end: Int
    /// Where the next token begins.
    var place: Int
    /// The inside of the CDATA section read last.
    var section = 0..<0
    /// What was looked for in vain once, so that nobody looks through the document again.
    var missing: Missing = []
    /// A token that was read already and comes after the text before it.
    private var pending: (token: Token, range: Range<Int>)?

    struct Missing: OptionSet {
        let rawValue: UInt8
        static let commentEnd = Missing(rawValue: 1)
        static let instructionEnd = Missing(rawValue: 2)
        static let sectionEnd = Missing(rawValue: 4)
        static let doubleQuote = Missing(rawValue: 8)
        static let singleQuote = Missing(rawValue: 16)
        static let typeEnd = Missing(rawValue: 32)
    }

    /// A tokenizer of `bytes`.
    ///
    /// - Parameters:
    ///   - bytes: The document, in UTF-8 without a byte order mark.
    ///   - range: The part of it to read, or `nil` for all.
    ///   - attributeCount: The most attributes kept of one tag.
    package init(_ bytes: [UInt8], in range: Range<Int>? = nil, attributeCount: Int = 256) {
        self.bytes = bytes
        let whole = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
        place = whole.lowerBound
        end = whole.upperBound
        self.attributeCount = attributeCount
    }

    /// The next token, or `nil` at the end.
    package mutating func next() -> Token? {
        if let (token, range) = pending {
            pending = nil
            return give(token, range)
        }
        var textStart = place
        var search = place
        while search < end, let bracket = place(of: 0x3C, from: search) {
            switch markup(at: bracket) {
            case .text:
                search = bracket + 1
            case .skipped:
                if bracket > textStart { return giveText(textStart..<bracket) }
                textStart = place
                search = place
            case .token(let token):
                guard bracket > textStart else { return give(token, bracket..<place) }
                pending = (token, bracket..<place)
                return giveText(textStart..<bracket)
            }
        }
        place = end
        return textStart < end ? giveText(textStart..<end) : nil
    }

    /// The next place of `byte`, and the effort of looking for it.
    @inline(__always)
    mutating func place(of byte: UInt8, from start: Int, to limit: Int? = nil) -> Int? {
        let limit = limit ?? end
        let found = bytes.place(of: byte, in: start..<limit)
        effort &+= (found ?? limit) &- start &+ 1
        return found
    }

    private mutating func give(_ token: Token, _ range: Range<Int>) -> Token {
        tokenRange = range
        if token == .characterData { content = section }
        return token
    }

    private mutating func giveText(_ range: Range<Int>) -> Token {
        tokenRange = range
        content = range
        return .text
    }

    /// The value of the attribute called `name` in the last start tag.
    ///
    /// - Parameter name: The name in lower case; the document may write it in any case.
    /// - Returns: Where the value stands, or `nil` where the tag has no such attribute.
    package func value(of name: StaticString) -> Range<Int>? {
        for attribute in attributes where bytes.equalsIgnoringCase(attribute.name, name) {
            return attribute.value
        }
        return nil
    }
}
