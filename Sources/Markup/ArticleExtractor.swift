public import NewsModel

/// Finds the readable part of web pages.
///
/// It weighs paragraphs by their length and commas, lets their ancestors share the weight, takes
/// the heaviest together with the siblings that belong to it, and clears it of what is mostly
/// links, forms, and advertisement.
///
/// Source: the behaviour of Mozilla's Readability.
public struct ArticleExtractor: Sendable {
    /// An article shorter than this makes the next, more lenient attempt.
    private static let enoughCharacters = 500

    /// How much more text a lenient attempt must have.
    private static let lenientFactor = 2

    /// An extractor by the common rules.
    public init() {}

    /// An article of so many characters is one, however much more readers wrote below it.
    private static let enoughBesideDiscussion = 140

    /// The readable part of `page`; empty where there is none.
    ///
    /// - Parameters:
    ///   - page: The HTML of the whole page.
    ///   - address: Where the page was, the base of its relative addresses.
    /// - Returns: The article, its HTML sanitized.
    /// - Complexity: O(*n*) in the length of `page` for nesting as people write it; pages nested
    ///   or misnested beyond that are flattened first.
    public func article(inPage page: String, at address: WebAddress?) -> Article {
        let document = GumboDocument(page)
        let tree = PageTree(document)
        let metadata = PageMetadata(of: tree)
        var best: (content: PageContent, characters: Int)?
        for leniency in Leniency.allCases {
            var attempt = ArticleAttempt(tree, leniency, title: metadata.title)
            attempt.keepsDiscussion =
                leniency == .withoutCleaning
                && (best?.characters ?? 0) < Self.enoughBesideDiscussion
            guard let content = attempt.run() else { continue }
            let characters = content.tree.measure(below: content.top).characters
            // A little more text is rather a box beside a short article than more of it.
            if characters > (best?.characters ?? 0) * Self.lenientFactor {
                best = (content, characters)
            }
            if characters >= Self.enoughCharacters { break }
        }
        var article = Article()
        metadata.fill(&article)
        guard let content = best?.content else { return article }
        if article.byline == nil { article.byline = content.byline }
        let base = metadata.base.flatMap { address?.resolve($0) ?? WebAddress($0) } ?? address
        article.html = Sanitizer(base: base).sanitize(content.html)
        article.text = Self.text(of: article.html)
        if article.excerpt == nil, !article.text.isEmpty {
            let first = article.text.prefix { $0 != "\n" }
            article.excerpt = PlainText(text: String(first)).excerpt(maximumCharacters: 300)
        }
        return article
    }

    /// The text of an article without what stands below its pictures, unless that is most of it.
    private static func text(of html: String) -> String {
        let whole = PlainText(html: html).text
        let prose = PlainText(html: html, leavingCaptionsOut: true).text
        return prose.utf8.count * 2 > whole.utf8.count ? prose : whole
    }
}

/// How much an attempt at extraction believes class names.
enum Leniency: Int, CaseIterable {
    case strict
    case withUnlikely
    case withoutWeights
    case withoutCleaning

    var dropsUnlikely: Bool { self == .strict }
    var weighsClasses: Bool { rawValue < Self.withoutWeights.rawValue }
    var cleansConditionally: Bool { self != .withoutCleaning }
}
