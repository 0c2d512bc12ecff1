import Markup

/// A readable article, as `tool extract` prints it.
struct ArticleObject: Encodable {
    var title: String?
    var byline: String?
    var lang: String?
    var siteName: String?
    var published: String?
    var excerpt: String?
    var text: String
    var contentHTML: String

    enum CodingKeys: String, CodingKey {
        case title
        case byline
        case lang
        case siteName = "site_name"
        case published
        case excerpt
        case text
        case contentHTML = "content_html"
    }

    init(_ article: Article) {
        title = article.title
        byline = article.byline
        lang = article.language
        siteName = article.siteName
        published = article.published
        excerpt = article.excerpt
        text = article.text
        contentHTML = article.html
    }
}
