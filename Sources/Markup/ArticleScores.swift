/// Weighs the elements of a page, and picks the one that holds the article.
struct ArticleScores {
    private typealias NodeID = PageTree.NodeID

    private let weighsClasses: Bool
    private var scores: [PageTree.NodeID: Double] = [:]
    /// Elements with a score, in the order they came.
    private var candidates: [PageTree.NodeID] = []

    private static let shortestParagraph = 25
    private static let ancestorsScored = 5
    private static let topCandidates = 5

    init(weighsClasses: Bool) {
        self.weighsClasses = weighsClasses
    }

    /// Lets each paragraph give its ancestors points for its length and commas.
    mutating func add(_ paragraphs: [PageTree.NodeID], of tree: PageTree) {
        for paragraph in paragraphs where tree.parent(of: paragraph) != nil {
            let measure = tree.measure(below: paragraph)
            guard measure.characters >= Self.shortestParagraph else { continue }
            let points =
                1 + Double(measure.commas + 1) + Double(min(measure.characters / 100, 3))
            let ancestors = tree.ancestors(of: paragraph, limit: Self.ancestorsScored)
            for (level, ancestor) in ancestors.enumerated() where tree.parent(of: ancestor) != nil {
                let divider = level == 0 ? 1 : level == 1 ? 2 : Double(level) * 3
                let before = scores[ancestor] ?? begin(ancestor, tree)
                scores[ancestor] = before + points / divider
            }
        }
        for node in candidates {
            scores[node, default: 0] *= 1 - tree.linkDensity(below: node)
        }
    }

    private mutating func begin(_ node: PageTree.NodeID, _ tree: PageTree) -> Double {
        candidates.append(node)
        let start: Double =
            switch tree.element(node) {
            case .div: 5
            case .pre, .td, .blockquote: 3
            case .address, .ol, .ul, .dl, .dd, .dt, .li, .form: -3
            case .h1, .h2, .h3, .h4, .h5, .h6, .th: -5
            default: 0
            }
        return start + (weighsClasses ? ElementPurpose.weight(tree, node) : 0)
    }

    /// Puts the article and the siblings that belong to it into a new element.
    func gather(in tree: inout PageTree, body: PageTree.NodeID) -> PageTree.NodeID {
        let article = tree.makeElement(.div, [])
        guard let best = best(in: tree), best != body, tree.parent(of: best) != nil else {
            for child in tree.children(of: body) {
                tree.remove(child)
                tree.append(child, to: article)
            }
            return article
        }
        let score = scores[best] ?? 0
        let threshold = max(10, score * 0.2)
        let name = tree.attribute("class", of: best) ?? ""
        for sibling in tree.parent(of: best).map(tree.children) ?? []
        where tree.element(sibling) != nil {
            var belongs = sibling == best
            if !belongs {
                let isAlike = !name.isEmpty && tree.attribute("class", of: sibling) == name
                let bonus = isAlike ? score * 0.2 : 0
                if let other = scores[sibling] { belongs = other + bonus >= threshold }
                if !belongs, tree.element(sibling) == .p { belongs = isProse(sibling, tree) }
            }
            guard belongs else { continue }
            switch tree.element(sibling) {
            case .div, .article, .section, .p, .ol, .ul: break
            default: tree.rename(sibling, to: .div)
            }
            tree.remove(sibling)
            tree.append(sibling, to: article)
        }
        return article
    }

    private func isProse(_ node: PageTree.NodeID, _ tree: PageTree) -> Bool {
        let characters = tree.measure(below: node).characters
        let density = tree.linkDensity(below: node)
        if characters > 80 { return density < 0.25 }
        guard characters > 0, density == 0 else { return false }
        let text = tree.text(below: node)
        return text.hasSuffix(".") || text.contains(". ")
    }

    /// The element with the highest score, or an ancestor that holds several as good.
    private func best(in tree: PageTree) -> PageTree.NodeID? {
        // Equal scores stay in document order, so that the same page gives the same article.
        let ranked = candidates.enumerated().sorted {
            let (left, right) = (scores[$0.element] ?? 0, scores[$1.element] ?? 0)
            return left == right ? $0.offset < $1.offset : left > right
        }.prefix(Self.topCandidates).map(\.element)
        guard var best = ranked.first else { return nil }
        let top = scores[best] ?? 0
        let rivals = ranked.dropFirst().filter { top > 0 && (scores[$0] ?? 0) / top >= 0.75 }
            .map { Set(tree.ancestors(of: $0)) }
        if rivals.count >= 3 {
            for ancestor in tree.ancestors(of: best) {
                if tree.element(ancestor) == .body { break }
                if rivals.count(where: { $0.contains(ancestor) }) >= 3 {
                    best = ancestor
                    break
                }
            }
        }
        return climb(from: best, in: tree)
    }

    /// What holds the article where a page cuts it into chunks, each in a wrapper of its own.
    private func parentOfChunks(
        of node: PageTree.NodeID, in tree: PageTree
    ) -> PageTree.NodeID? {
        guard let name = tree.attribute("class", of: node), !name.isEmpty,
            let wrapper = tree.parent(of: node), let holder = tree.parent(of: wrapper),
            tree.element(holder) != .body, tree.element(holder) != .html
        else { return nil }
        let least = (scores[node] ?? 0) * 0.2
        let hasMore = candidates.contains { other in
            guard other != node, (scores[other] ?? 0) > least,
                tree.attribute("class", of: other) == name,
                let parent = tree.parent(of: other), parent != wrapper
            else { return false }
            return tree.parent(of: parent) == holder
        }
        return hasMore ? holder : nil
    }

    private func climb(from start: PageTree.NodeID, in tree: PageTree) -> PageTree.NodeID {
        var best = start
        var last = scores[best] ?? 0
        let threshold = last / 3
        for ancestor in tree.ancestors(of: best) {
            if tree.element(ancestor) == .body { break }
            guard let score = scores[ancestor] else { continue }
            if score < threshold { break }
            if score > last {
                best = ancestor
                break
            }
            last = score
        }
        if let shared = parentOfChunks(of: best, in: tree) { best = shared }
        // Siblings can only be found beside something.
        while let parent = tree.parent(of: best), tree.element(parent) != .body,
            tree.element(parent) != .html, tree.elementChildren(of: parent).count == 1
        {
            best = parent
        }
        return best
    }
}
