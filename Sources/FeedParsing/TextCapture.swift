import CharacterReferences

/// Gathers the text of one element while its tokens come in.
///
/// Most texts are one piece of the document, and then nothing is copied until the string is made.
struct TextCapture: Sendable {
    /// What a text is written in, and what is wanted of it.
    enum Kind: Sendable {
        /// A word or an address: references decoded, white space around it dropped.
        case word
        /// A line for display that was written as plain text.
        case plainLine
        /// A line for display that was written as HTML.
        case line
        /// HTML whose brackets were escaped.
        case html
        /// HTML that is said to be escaped, so that it is so too within tags that stand in it all
        /// the same.
        case escapedHTML
        /// Plain text, which becomes HTML that shows it.
        case plain
        /// HTML whose tags are tags of the document.
        case markup
        /// A line for display whose tags are tags of the document.
        case markupLine
        /// HTML whose bytes were written in base64.
        case base64
        /// A line for display, HTML whose bytes were written in base64.
        case base64Line
        /// Plain text whose bytes were written in base64, which becomes HTML that shows it.
        case plainBase64
        /// A line for display, plain text whose bytes were written in base64.
        case plainBase64Line
    }

    /// What the text is of.
    let field: FeedField
    /// What the text is written in.
    let kind: Kind
    /// How many elements are open around the text, its own included.
    let depth: Int

    private struct Piece {
        var range: Range<Int>
        var isDecoded: Bool
    }

    private let limit: Int
    private var last: Piece?
    private var buffer: [UInt8] = []
    private var blank: Piece?
    private(set) var hasMarkup = false

    init(_ field: FeedField, _ kind: Kind, depth: Int, limit: Int) {
        self.field = field
        self.kind = kind
        self.depth = depth
        self.limit = limit
    }

    /// Whether the text is HTML as the document wrote it.
    var isHTML: Bool {
        switch kind {
        case .html, .escapedHTML, .markup, .base64: true
        case .plain: hasMarkup
        case .word, .plainLine, .line, .markupLine: false
        case .base64Line, .plainBase64, .plainBase64Line: false
        }
    }

    private var isMarkup: Bool { kind == .markup || kind == .markupLine }

    /// Adds text; `isNested` where tags of the text itself stand around it.
    mutating func addText(_ range: Range<Int>, of bytes: [UInt8], isNested: Bool) {
        // What stands among tags is HTML as it is, references and all.
        let isDecoded = isMarkup || (isNested && kind != .escapedHTML)
        add(Piece(range: range, isDecoded: isDecoded), of: bytes)
    }

    /// Adds what stood in a CDATA section.
    mutating func addCharacterData(_ range: Range<Int>, of bytes: [UInt8]) {
        guard isMarkup, bytes[range].contains(where: { $0 == 0x3C || $0 == 0x26 }) else {
            return add(Piece(range: range, isDecoded: true), of: bytes)
        }
        flush(of: bytes)
        if buffer.count < limit {
            CharacterReference.appendEscaped(bytes.span.extracting(range), as: .text, to: &buffer)
        }
    }

    /// Adds a tag that belongs to the text, without its prefix.
    mutating func addTag(_ range: Range<Int>, name: TagName, of bytes: [UInt8]) {
        hasMarkup = true
        guard name.prefixLength > 0 else {
            return add(Piece(range: range, isDecoded: true), of: bytes)
        }
        add(Piece(range: range.lowerBound..<name.prefix.lowerBound, isDecoded: true), of: bytes)
        let rest = name.local.lowerBound..<range.upperBound
        add(Piece(range: rest, isDecoded: true), of: bytes)
    }

    private mutating func add(_ piece: Piece, of bytes: [UInt8]) {
        if bytes.trimming(piece.range).isEmpty {
            // Blanks at the ends do not count, and in between they come with what follows.
            if last != nil || !buffer.isEmpty {
                if blank != nil { flushBlank(of: bytes) }
                blank = piece
            }
            return
        }
        flushBlank(of: bytes)
        append(piece, of: bytes)
    }

    private mutating func flushBlank(of bytes: [UInt8]) {
        guard let piece = blank else { return }
        blank = nil
        append(piece, of: bytes)
    }

    private mutating func append(_ piece: Piece, of bytes: [UInt8]) {
        if let current = last, current.isDecoded == piece.isDecoded,
            current.range.upperBound == piece.range.lowerBound
        {
            last?.range = current.range.lowerBound..<piece.range.upperBound
            return
        }
        flush(of: bytes)
        last = piece
    }

    private mutating func flush(of bytes: [UInt8]) {
        guard let piece = last else { return }
        last = nil
        guard buffer.count < limit else { return }
        let range = cut(piece.range, of: bytes)
        if piece.isDecoded {
            buffer.append(contentsOf: bytes[range])
        } else {
            XMLText.appendDecoded(range, of: bytes, to: &buffer)
        }
    }

    /// `range`, cut to the limit where no character is split.
    private func cut(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
        guard range.count > limit else { return range }
        var end = range.lowerBound + limit
        while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return range.lowerBound..<end
    }

    /// The text, or `nil` where there is none but white space.
    mutating func text(of bytes: [UInt8]) -> String? {
        if buffer.isEmpty, let piece = last {
            return finish(piece, of: bytes)
        }
        flush(of: bytes)
        let gathered = buffer
        guard !gathered.isEmpty else { return nil }
        return finish(Piece(range: 0..<gathered.count, isDecoded: true), of: gathered)
    }

    private func finish(_ piece: Piece, of bytes: [UInt8]) -> String? {
        let range = bytes.trimming(cut(piece.range, of: bytes))
        guard !range.isEmpty else { return nil }
        switch kind {
        case .line, .plainLine, .markupLine:
            let isHTML = kind != .plainLine
            if piece.isDecoded || bytes.place(of: 0x26, in: range) == nil {
                return DisplayText.line(range, of: bytes, isHTML: isHTML)
            }
            return DisplayText.line(XMLText.decoding(range, of: bytes), isHTML: isHTML)
        case .word, .html, .escapedHTML, .markup:
            return piece.isDecoded ? bytes.knownText(in: range) : XMLText.decoding(range, of: bytes)
        case .plain:
            let text =
                piece.isDecoded ? bytes.knownText(in: range) : XMLText.decoding(range, of: bytes)
            return hasMarkup ? text : CharacterReference.escaping(text, as: .text)
        case .base64: return base64(piece, range, bytes)
        case .plainBase64:
            return CharacterReference.escaping(base64(piece, range, bytes), as: .text)
        case .base64Line: return DisplayText.line(base64(piece, range, bytes))
        case .plainBase64Line:
            return DisplayText.line(base64(piece, range, bytes), isHTML: false)
        }
    }

    /// What is written in base64; where it is not, the text as it stands.
    private func base64(_ piece: Piece, _ range: Range<Int>, _ bytes: [UInt8]) -> String {
        if let text = Base64.text(bytes[range]) { return text }
        return piece.isDecoded ? bytes.knownText(in: range) : XMLText.decoding(range, of: bytes)
    }
}
