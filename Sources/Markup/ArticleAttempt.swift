/// What an attempt found, before it is made safe.
struct PageContent {
    var tree: PageTree
    /// The element whose content is the article.
    var top: PageTree.NodeID
    var byline: String?

    /// The article as HTML; not safe yet.
    var html: String { tree.html(below: top) }
}

/// One attempt to find the article of a page.
struct ArticleAttempt {
    /// Questions for consent are shorter than this; what is longer may be about cookies.
    private static let longestConsent = 1500
    /// What stands below a picture is shorter than this.
    private static let longestCaption = 600

    private var tree: PageTree
    private let leniency: Leniency
    /// Whether what readers wrote below may be the article.
    var keepsDiscussion = false
    private let title: String?
    private var byline: String?
    /// The characters of the whole page.
    private var pageCharacters = 0
    /// How many headings may still repeat the title.
    private var headingsToCompare = 20
    /// The elements that count as paragraphs.
    private var paragraphs: [PageTree.NodeID] = []

    init(_ tree: PageTree, _ leniency: Leniency, title: String?) {
        self.tree = tree
        self.leniency = leniency
        self.title = title
    }

    /// The article; `nil` where the page has no text.
    mutating func run() -> PageContent? {
        guard let body = tree.elements(.body, below: tree.root).first else { return nil }
        tree.prepare()
        pageCharacters = tree.measure(below: body).characters
        weed(body)
        var scores = ArticleScores(weighsClasses: leniency.weighsClasses)
        scores.add(paragraphs, of: tree)
        let top = scores.gather(in: &tree, body: body)
        var cleaning = ArticleCleaning(tree, leniency)
        cleaning.clean(top)
        var trimming = ArticleTrimming(cleaning.tree, top: top)
        trimming.trim()
        return PageContent(tree: trimming.tree, top: top, byline: byline)
    }

    /// Goes over all elements once: removes what is no article, and finds the paragraphs.
    private mutating func weed(_ body: PageTree.NodeID) {
        var node: PageTree.NodeID? = body
        while let here = node {
            guard let element = tree.element(here) else {
                node = tree.following(here, inside: tree.root)
                continue
            }
            if mustRemove(here, element) {
                node = tree.following(here, inside: tree.root, skippingContent: true)
                tree.remove(here)
                continue
            }
            if element == .p || element == .div,
                ElementPurpose.isCaption(tree.nodes[here].identity),
                tree.measure(below: here).characters < Self.longestCaption
            {
                tree.rename(here, to: .figcaption)
                node = tree.following(here, inside: tree.root)
                continue
            }
            switch element {
            case .section, .h2, .h3, .h4, .h5, .h6, .p, .td, .pre:
                paragraphs.append(here)
            case .div:
                node = divide(here)
                continue
            default: break
            }
            node = tree.following(here, inside: tree.root)
        }
    }

    private mutating func mustRemove(_ node: PageTree.NodeID, _ element: ElementName) -> Bool {
        if element == .body { return false }
        if !tree.isVisible(node) { return true }
        if byline == nil, isByline(node) {
            let name = tree.descendants(of: node).first { below in
                tree.attribute("itemprop", of: below)?.contains("name") == true
            }
            byline = tree.text(below: name ?? node)
            return true
        }
        if mayBeTitle(node, element), let title,
            TextMeasure.similarity(title, tree.text(below: node)) > 0.75
        {
            headingsToCompare = 0
            return true
        }
        if ElementPurpose.isConsent(tree.nodes[node].identity), element != .html,
            tree.measure(below: node).characters < Self.longestConsent
        {
            return true
        }
        if !keepsDiscussion, element != .html, element != .main, element != .article,
            ElementPurpose.isDiscussion(tree.nodes[node].identity)
        {
            return true
        }
        if !keepsDiscussion, element != .html, element != .body, element != .article,
            ElementPurpose.isAround(tree.nodes[node].identity),
            tree.measure(below: node).characters * 4 < pageCharacters
        {
            return true
        }
        if leniency != .withoutCleaning, element != .html,
            ElementPurpose.isBeside(tree.nodes[node].identity),
            tree.measure(below: node).characters * 4 < pageCharacters
        {
            return true
        }
        if leniency.dropsUnlikely, element != .a {
            if ElementPurpose.isUnlikely(tree.nodes[node].identity),
                !tree.hasAncestor(.table, .code, of: node)
            {
                return true
            }
            if let role = tree.attribute("role", of: node), ElementPurpose.isUnlikelyRole(role) {
                return true
            }
        }
        switch element {
        case .div, .section, .header, .h1, .h2, .h3, .h4, .h5, .h6: return tree.isEmpty(node)
        default: return false
        }
    }

    private mutating func mayBeTitle(_ node: PageTree.NodeID, _ element: ElementName) -> Bool {
        guard headingsToCompare > 0, element == .h1 || element == .h2,
            tree.measure(below: node).characters <= 1000
        else { return false }
        headingsToCompare -= 1
        return true
    }

    private func isByline(_ node: PageTree.NodeID) -> Bool {
        let isNamed =
            tree.attribute("rel", of: node) == "author"
            || tree.attribute("itemprop", of: node)?.contains("author") == true
            || ElementPurpose.isByline(tree.nodes[node].identity)
        guard isNamed else { return false }
        return 1..<100 ~= tree.measure(below: node).characters
    }

    /// Makes paragraphs of the text that stands in a `div` as it is.
    ///
    /// - Returns: The node to go on with.
    private mutating func divide(_ node: PageTree.NodeID) -> PageTree.NodeID? {
        tree.wrapRuns(in: node)
        let children = tree.elementChildren(of: node)
        let hasOwnText = tree.children(of: node).contains {
            tree.element($0) == nil && tree.nodes[$0].characters > 0
        }
        if children.count == 1, tree.element(children[0]) == .p, !hasOwnText,
            tree.linkDensity(below: node) < 0.25
        {
            tree.replace(node, with: children[0])
            paragraphs.append(children[0])
            return tree.following(children[0], inside: tree.root)
        }
        let hasBlock = tree.descendants(of: node).contains { below in
            switch tree.element(below) {
            case .blockquote, .dl, .div, .img, .ol, .p, .pre, .table, .ul, .section, .article: true
            default: false
            }
        }
        if !hasBlock {
            tree.rename(node, to: .p)
            paragraphs.append(node)
        }
        return tree.following(node, inside: tree.root)
    }
}
