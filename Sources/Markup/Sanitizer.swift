public import NewsModel

/// Makes HTML from the web safe to show.
///
/// What remains is a fragment of well-formed HTML with allow-listed elements, attributes, and
/// schemes: no script, no style, no form, no event handler, no address a person did not click.
public struct Sanitizer: Sendable {
    /// The base of relative addresses, or `nil` to leave them relative.
    public var base: WebAddress?

    /// A sanitizer for a document at `base`.
    public init(base: WebAddress? = nil) {
        self.base = base
    }

    /// The safe form of `html`; empty where nothing safe is left.
    public func sanitize(_ html: String) -> String { fatalError("stub") }
}
