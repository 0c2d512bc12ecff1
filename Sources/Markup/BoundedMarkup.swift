/// A page rewritten so that the parser's time and memory stay in proportion to its length.
///
/// The parser searches its open elements at every tag, compares every attribute with those before
/// it, and opens formatting again after every block: each is quadratic on a page made to hurt. So
/// nesting, attributes, and misnesting have limits here, and what nobody reads (scripts, styles,
/// drawings) is left out. Pages that people write pass unchanged but for that.
struct BoundedMarkup {
    /// The most elements inside one another; deeper ones are flattened.
    static let maximumDepth = 200
    /// The most start tags; the page ends there.
    static let maximumTags = 100_000
    /// The most bytes of a page; it ends there.
    static let maximumBytes = 5_000_000
    /// Elements that may end without an end tag of their own before end tags are written out.
    private static let maximumMisnested = 300
    /// The same for formatting, which the parser opens again and again.
    private static let maximumMisnestedFormatting = 16

    private var tokenizer: Tokenizer
    private var output = Array("<!DOCTYPE html>".utf8)
    private var open = OpenElements()
    private var overflow = 0
    private var tags = 0
    private var misnested = 0
    private var misnestedFormatting = 0
    private var skipped: ElementName?
    private var seenOnce: [ElementName] = []
    private var lastTag = ElementName.other

    private init(_ html: [UInt8]) {
        tokenizer = Tokenizer(
            html.count > Self.maximumBytes ? Array(html[..<Self.maximumBytes]) : html)
        output.reserveCapacity(tokenizer.bytes.count)
    }

    /// The bounded form of `html`.
    ///
    /// - Complexity: O(*n*) in the length of `html`.
    static func rewriting(_ html: [UInt8]) -> [UInt8] {
        var markup = BoundedMarkup(html)
        markup.rewrite()
        return markup.output
    }

    private mutating func rewrite() {
        while tags < Self.maximumTags, let token = tokenizer.next() {
            switch token {
            case .text(let range):
                if skipped == nil { output += tokenizer.bytes[range] }
            case .rawText(let range):
                if skipped == nil { output += tokenizer.bytes[range] }
            case .start(let tag):
                start(tag)
            case .end(let element):
                end(element)
            }
        }
    }

    private mutating func start(_ tag: Tokenizer.Tag) {
        tags += 1
        let element = tag.element
        if let outer = skipped {
            if outer == .noscript, element == .img, lastTag != .img { write(tag) }
            // A block inside `select` or `svg` shows that its end tag is missing.
            guard !outer.isRawText, outer != .noscript, element.isBlock else { return }
            skipped = nil
        }
        lastTag = element
        if mustSkip(tag) {
            if !tag.isSelfClosing { skipped = element }
            return
        }
        switch element {
        case .iframe:
            write(tag)
            output += "</iframe>".utf8
            if !tag.isSelfClosing { skipped = .iframe }
            return
        case .html, .head, .body:
            // The parser would merge the attributes of each further one.
            guard !seenOnce.contains(element) else { return }
            seenOnce.append(element)
            write(tag)
            return
        case .script, .title:
            write(tag)
            return
        default: break
        }
        close(to: open.depthKept(before: element))
        if element.isVoid {
            write(tag)
        } else if open.count < Self.maximumDepth {
            write(tag)
            open.elements.append(element)
        } else {
            overflow += 1
        }
    }

    private func mustSkip(_ tag: Tokenizer.Tag) -> Bool {
        switch tag.element {
        case .noscript, .frameset, .plaintext, .xmp: true
        case .title: false
        case .script: !isStructuredData(tag)
        default: tag.element.isUnreadable
        }
    }

    private func isStructuredData(_ tag: Tokenizer.Tag) -> Bool {
        tokenizer.attributes(of: tag).contains { name, value in
            name == "type"
                && String(decoding: tokenizer.bytes[value], as: UTF8.self).lowercased()
                    .hasPrefix("application/ld+json")
        }
    }

    private mutating func end(_ element: ElementName) {
        if let outer = skipped {
            if element == outer { skipped = nil }
            return
        }
        switch element {
        case .script, .title, .head:
            writeEnd(element)
        case .html, .body, .br: break
        default:
            guard overflow == 0 else {
                overflow -= 1
                return
            }
            guard let index = open.indexInScope(of: element) else { return }
            close(to: index + 1)
            open.elements.removeLast()
            writeEnd(element)
        }
    }

    /// Closes down to `depth`: by nothing, as long as the parser may sort it out, else by end tags.
    private mutating func close(to depth: Int) {
        guard depth < open.count else { return }
        let closed = open.elements[depth...]
        misnested += closed.count
        misnestedFormatting += closed.count { $0.isFormatting || $0 == .a }
        // One paragraph or list entry that the next one ends is how people write.
        if closed.count == 1, !closed.contains(where: { $0.isFormatting || $0 == .a }) {
            misnested -= 1
        }
        if misnested > Self.maximumMisnested
            || misnestedFormatting > Self.maximumMisnestedFormatting
        {
            for element in closed.reversed() { writeEnd(element) }
        }
        open.elements.removeSubrange(depth...)
    }
}

extension BoundedMarkup {
    private mutating func write(_ tag: Tokenizer.Tag) {
        let isKnown = tag.element != .other
        let isShort = tag.attributes.count <= 2 * Tokenizer.maximumAttributes
        if isKnown, isShort {
            output += tokenizer.bytes[tag.range]
            return
        }
        // What the parser does not know it need not keep apart either.
        output += "<\(isKnown ? tag.element.rawValue : "span")".utf8
        var written = 0
        var index = tag.attributes.lowerBound
        while index < tag.attributes.upperBound, written < Tokenizer.maximumAttributes {
            guard !Tokenizer.isSpace(tokenizer.bytes[index]),
                tokenizer.bytes[index] != UInt8(ascii: "/")
            else {
                index += 1
                continue
            }
            let attribute = tokenizer.attribute(from: index, upTo: tag.attributes.upperBound)
            output.append(0x20)
            output += tokenizer.bytes[index..<attribute.end]
            index = attribute.end
            written += 1
        }
        output += " >".utf8
    }

    private mutating func writeEnd(_ element: ElementName) {
        output += "</\(element == .other ? "span" : element.rawValue)>".utf8
    }
}
