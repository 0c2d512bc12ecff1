/// The text of HTML without its markup.
public struct PlainText: Sendable {
    /// The text, paragraphs separated by line breaks, white space folded.
    public let text: String

    /// Takes the text out of `html`; scripts and styles have none.
    public init(html: String) { fatalError("stub") }

    /// The beginning of the text on one line, cut at a word with an ellipsis.
    public func excerpt(maximumCharacters: Int) -> String { fatalError("stub") }
}
