/// The readable part of a web page.
public struct Article: Hashable, Sendable {
    /// The title, plain text.
    public var title: String?
    /// Who wrote it, plain text.
    public var byline: String?
    /// The language tag.
    public var language: String?
    /// The name of the site.
    public var siteName: String?
    /// When it was published, as the page writes it.
    public var published: String?
    /// One or two sentences, plain text.
    public var excerpt: String?
    /// The article, sanitized HTML.
    public var html: String
    /// The article as plain text.
    public var text: String

    /// An article with nothing in it.
    public init() {
        html = ""
        text = ""
    }
}
