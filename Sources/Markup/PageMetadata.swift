/// What a page says about itself.
struct PageMetadata {
    private(set) var title: String?
    private(set) var byline: String?
    private(set) var description: String?
    private(set) var siteName: String?
    private(set) var published: String?
    private(set) var language: String?
    /// The `href` of the `base` element.
    private(set) var base: String?
    /// The `meta` elements by `property`, which go before those by `name`.
    private var properties: [String: String] = [:]
    private var values: [String: String] = [:]

    init(of tree: borrowing PageTree) {
        var pageTitle: String?
        var data = StructuredData()
        var scripts: [String] = []
        for node in [tree.root] + tree.descendants(of: tree.root) {
            switch tree.element(node) {
            case .html:
                language = tree.attribute("lang", of: node) ?? tree.attribute("xml:lang", of: node)
            case .title: if pageTitle == nil { pageTitle = tree.text(below: node) }
            case .base: if base == nil { base = tree.attribute("href", of: node) }
            case .meta: read(meta: node, of: tree)
            case .script: scripts.append(tree.text(below: node))
            default: break
            }
        }
        let plain = PageTitle(pageTitle ?? "").article(in: tree)
        for script in scripts.prefix(10) { data.read(script, pageTitle: plain) }
        title =
            Self.text(data.title) ?? meta(
                "dc:title", "dcterm:title", "og:title", "weibo:article:title",
                "weibo:webpage:title", "title", "twitter:title", "parsely-title")
            ?? Self.text(plain)
        let author = meta("article:author").flatMap { $0.contains("://") ? nil : $0 }
        byline =
            Self.text(data.byline) ?? meta(
                "dc:creator", "dcterm:creator", "author", "parsely-author") ?? author
        description =
            Self.text(data.description)
            ?? meta(
                "dc:description", "dcterm:description", "og:description",
                "weibo:article:description", "weibo:webpage:description", "description",
                "twitter:description")
        siteName = Self.text(data.siteName) ?? meta("og:site_name")
        published = data.published ?? meta("article:published_time", "parsely-pub-date")
        language = language ?? values["og:locale"]
    }

    /// Hands over what is known.
    func fill(_ article: inout Article) {
        article.title = title
        article.byline = byline
        article.language = language.flatMap { $0.isEmpty ? nil : $0 }
        article.siteName = siteName
        article.published = published
        article.excerpt = description
    }

    private mutating func read(meta node: PageTree.NodeID, of tree: borrowing PageTree) {
        guard let content = tree.attribute("content", of: node), !content.isEmpty else { return }
        if let names = tree.attribute("property", of: node) {
            for key in Self.keys(names) where properties[key] == nil { properties[key] = content }
        } else if let names = tree.attribute("name", of: node) {
            for key in Self.keys(names) where values[key] == nil { values[key] = content }
        }
    }

    private static func keys(_ names: String) -> [String] {
        names.lowercased().split(separator: " ").map { name in
            name.map { $0 == "." ? ":" : String($0) }.joined()
        }
    }

    private func meta(_ names: String...) -> String? {
        for name in names {
            if let text = Self.text(properties[name] ?? values[name]) { return text }
        }
        return nil
    }

    /// The text of a value; pages write markup and references where neither belongs.
    private static func text(_ value: String?) -> String? {
        guard let value, !value.isEmpty else { return nil }
        let text = PlainText(html: String(value.prefix(4000))).text
        let line = String(text.map { $0 == "\n" ? " " : $0 })
        return line.isEmpty ? nil : line
    }
}
