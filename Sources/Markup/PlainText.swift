/// The text of HTML without its markup.
public struct PlainText: Sendable {
    /// The text, paragraphs separated by line breaks, white space folded.
    public let text: String

    /// Takes the text out of `html`; scripts and styles have none.
    ///
    /// Damaged markup is read as browsers read it. Control characters are left out.
    ///
    /// - Parameter html: A fragment or a whole page.
    /// - Complexity: O(*n*) in the length of `html`.
    public init(html: String) {
        self.init(html: html, leavingCaptionsOut: false)
    }

    /// Takes the text out of `html`, that below pictures left out where `leavingCaptionsOut` says so.
    init(html: String, leavingCaptionsOut: Bool) {
        var captionDepth = 0
        var collector = TextCollector()
        var tokenizer = Tokenizer(Array(html.utf8))
        collector.reserve(tokenizer.bytes.count)
        var skipped: ElementName?
        while let token = tokenizer.next() {
            switch token {
            case .text(let range):
                if skipped == nil, captionDepth == 0 {
                    collector.append(tokenizer.bytes, range)
                }
            case .rawText(let range):
                if skipped == nil { collector.append(tokenizer.bytes, range) }
            case .start(let tag):
                // A block inside `select` or `svg` shows that its end tag is missing.
                if let outer = skipped, !outer.isRawText, tag.element.isBlock { skipped = nil }
                guard skipped == nil else { continue }
                if leavingCaptionsOut, tag.element == .figcaption { captionDepth += 1 }
                collector.mark(tag.element)
                if tag.element.isUnreadable, !tag.isSelfClosing { skipped = tag.element }
            case .end(let element):
                if element == skipped { skipped = nil }
                if element == .figcaption { captionDepth = max(0, captionDepth - 1) }
                if skipped == nil { collector.mark(element) }
            }
        }
        text = collector.finish()
    }

    /// Takes text that has no markup any more.
    init(text: String) {
        self.text = text
    }

    /// The beginning of the text on one line, cut at a word with an ellipsis.
    ///
    /// - Parameter maximumCharacters: The most characters, the ellipsis included; 1 or more.
    /// - Returns: The whole text on one line where it is short enough.
    public func excerpt(maximumCharacters: Int) -> String {
        precondition(maximumCharacters >= 1, "an excerpt has room for its ellipsis")
        var cut: [Character] = []
        var hasMore = false
        for character in text {
            guard cut.count < maximumCharacters else {
                hasMore = true
                break
            }
            cut.append(character == "\n" ? " " : character)
        }
        guard hasMore else { return String(cut) }
        cut.removeLast()
        // Scripts without spaces between words are cut where the room ends.
        if let space = cut.lastIndex(of: " "), space > cut.count / 2 {
            cut.removeSubrange(space...)
        }
        while let last = cut.last, last.isWhitespace || ",;:–—-".contains(last) {
            cut.removeLast()
        }
        return String(cut) + "…"
    }
}
