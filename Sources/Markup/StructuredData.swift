import FoundationEssentials

/// What a page says about its article in JSON-LD.
///
/// Source: schema.org, `Article` and the types below it.
struct StructuredData {
    private(set) var title: String?
    private(set) var byline: String?
    private(set) var description: String?
    private(set) var siteName: String?
    private(set) var published: String?
    private var isRead = false
    /// How many bytes of scripts are still read; decoding is slow, and pages may hold many.
    private var bytesLeft = 400_000

    private static let articleTypes: Set<String> = [
        "Article", "AdvertiserContentArticle", "NewsArticle", "AnalysisNewsArticle",
        "AskPublicNewsArticle", "BackgroundNewsArticle", "OpinionNewsArticle",
        "ReportageNewsArticle", "ReviewNewsArticle", "Report", "SatiricalArticle",
        "ScholarlyArticle", "MedicalScholarlyArticle", "SocialMediaPosting", "BlogPosting",
        "LiveBlogPosting", "DiscussionForumPosting", "TechArticle", "APIReference",
    ]

    /// Reads one script, unless an earlier one had an article.
    mutating func read(_ script: String, pageTitle: String) {
        let isOfInterest = ["Article", "Posting", "Report"].contains { script.contains($0) }
        guard !isRead, isOfInterest, script.utf8.count <= bytesLeft else { return }
        bytesLeft -= script.utf8.count
        guard
            let value = try? JSONDecoder().decode(
                JSONValue.self, from: Data(Self.unwrapped(script).utf8)),
            let article = Self.article(in: value)
        else { return }
        isRead = true
        let (name, headline) = (article["name"]?.text, article["headline"]?.text)
        if let name, let headline, name != headline {
            let isName = TextMeasure.similarity(name, pageTitle) > 0.75
            let isHeadline = TextMeasure.similarity(headline, pageTitle) > 0.75
            title = isHeadline && !isName ? headline : name
        } else {
            title = name ?? headline
        }
        let authors = article["author"]?.list.compactMap { $0.text ?? $0["name"]?.text } ?? []
        byline = authors.isEmpty ? nil : authors.prefix(20).joined(separator: ", ")
        description = article["description"]?.text
        siteName = article["publisher"]?["name"]?.text
        published = article["datePublished"]?.text
    }

    /// The script without the marks that hid it from parsers of XHTML.
    private static func unwrapped(_ script: String) -> Substring {
        var text = script.drop { $0.isWhitespace }
        if text.hasPrefix("<![CDATA[") { text = text.dropFirst(9) }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        if text.hasSuffix("]]>") { text = text.dropLast(3) }
        return text
    }

    private static func article(in value: JSONValue) -> JSONValue? {
        for candidate in value.list.flatMap({ [$0] + ($0["@graph"]?.list ?? []) }) {
            let types = candidate["@type"]?.list.compactMap(\.text) ?? []
            if types.contains(where: articleTypes.contains) { return candidate }
        }
        return nil
    }
}
