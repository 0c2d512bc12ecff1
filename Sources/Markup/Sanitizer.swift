import CharacterReferences
public import NewsModel

/// Makes HTML from the web safe to show.
///
/// What remains is a fragment of well-formed HTML with allow-listed elements, attributes, and
/// schemes: no script, no style, no form, no event handler, no address a person did not click.
///
/// Safety does not depend on reading the source as a browser does: every byte of the result is
/// written anew. A `<` stands there only where an allow-listed tag begins, and no element is
/// written whose content browsers read in another way than plain markup (`style`, `title`,
/// `noscript`, `svg`, …), so the result means the same however often it is parsed and written.
public struct Sanitizer: Sendable {
    /// The base of relative addresses, or `nil` to leave them relative.
    public var base: WebAddress?
    /// Says where a picture of the web is had instead, or `nil` where it stays where it is.
    package var pictures: (@Sendable (WebAddress) -> String)?

    /// A sanitizer for a document at `base`.
    public init(base: WebAddress? = nil) {
        self.base = base
    }

    /// The safe form of `html`; empty where nothing safe is left.
    ///
    /// Images come lazily and without a referrer; tracking pixels (one pixel or none, wide or
    /// high) are dropped; players of well-known video sites become links.
    ///
    /// - Parameter html: A fragment or a whole page.
    /// - Returns: A fragment with every element closed; sanitizing it again changes nothing.
    /// - Complexity: O(*n*) in the length of `html`.
    public func sanitize(_ html: String) -> String {
        var tokenizer = Tokenizer(Array(html.utf8))
        var addresses = SafeAddresses(base: base)
        addresses.anchors = SafeAnchors(in: tokenizer.bytes)
        addresses.pictures = pictures
        var writer = SafeWriter(addresses: addresses)
        writer.reserve(tokenizer.bytes.count)
        var skipped: ElementName?
        while let token = tokenizer.next() {
            switch token {
            case .text(let range), .rawText(let range):
                guard skipped == nil else { continue }
                if case .rawText = token {
                    writer.writeText(tokenizer.bytes[range])
                } else {
                    let text = CharacterReference.decoding(tokenizer.bytes[range], as: .text)
                    writer.writeText(text[...])
                }
            case .start(let tag):
                // A block inside `select` or `svg` shows that its end tag is missing.
                if let outer = skipped, !outer.isRawText, tag.element.isBlock { skipped = nil }
                guard skipped == nil else { continue }
                if tag.element.isUnreadable {
                    if !tag.isSelfClosing { skipped = tag.element }
                } else {
                    writer.open(tag, of: tokenizer)
                }
            case .end(let element):
                if element == skipped {
                    skipped = nil
                } else if skipped == nil {
                    writer.close(element)
                }
            }
        }
        return writer.finish()
    }
}
