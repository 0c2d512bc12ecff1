/// Takes out of an article what stands beside it on pages of publishers: links to more, offers to
/// share, lines about dates and rights, and what is said twice.
struct ArticleTrimming {
    private(set) var tree: PageTree
    private let top: PageTree.NodeID
    /// Characters of the text below each node, and those of them that are links.
    private var characters: [Int]
    private var linked: [Int]

    /// A label is no longer than this.
    private static let longestLabel = 60
    /// What is longer than this is prose, unless most of it is links.
    private static let prose = 140
    /// A box that leads to another article is shorter than this.
    private static let teaser = 1200
    /// Fewer boxes make no row.
    private static let teaserCount = 3

    init(_ tree: PageTree, top: PageTree.NodeID) {
        self.tree = tree
        self.top = top
        characters = Array(repeating: 0, count: tree.nodes.count)
        linked = characters
        for node in tree.descendants(of: top).reversed() + [top] {
            characters[node] += tree.nodes[node].characters
            let isLink = tree.element(node) == .a
            if isLink { linked[node] = characters[node] }
            guard node != top, let parent = tree.parent(of: node) else { continue }
            characters[parent] += characters[node]
            linked[parent] += linked[node]
        }
    }

    /// Trims the article.
    mutating func trim() {
        let whole = characters[top]
        removeTeasers(whole: whole)
        var seen: Set<String> = []
        var isBeginning = true
        for node in tree.descendants(of: top) where isStanding(node) {
            guard let element = tree.element(node), Self.isLine(element), isLeaf(node) else {
                continue
            }
            let count = characters[node]
            if count > Self.prose, density(of: node) < 0.3 { isBeginning = false }
            guard count > 0, count <= 4 * Self.longestLabel else { continue }
            let text = tree.text(below: node)
            if let label = BesideLabel(text, links: density(of: node), isBeginning: isBeginning) {
                remove(node, as: label, whole: whole)
            } else if count >= Self.longestLabel / 2,
                !Self.mayRepeat(element),
                !seen.insert(text).inserted
            {
                tree.remove(node)
            }
        }
    }

    /// Removes rows of boxes each of which is headed by a link: they lead to other articles.
    private mutating func removeTeasers(whole: Int) {
        var rows: [PageTree.NodeID: [PageTree.NodeID]] = [:]
        for node in tree.descendants(of: top) {
            guard let element = tree.element(node), element.isHeading, characters[node] > 0,
                density(of: node) > 0.9
            else { continue }
            // The box is what stands in a row with the boxes of other headings.
            var box = node
            for _ in 0..<4 {
                guard let parent = tree.parent(of: box), parent != top else { break }
                rows[parent, default: []].append(box)
                box = parent
            }
            if let parent = tree.parent(of: box), parent == top {
                rows[top, default: []].append(box)
            }
        }
        for (_, row) in rows.sorted(by: { $0.key < $1.key }) {
            let boxes = Set(row).filter { characters[$0] < Self.teaser }.sorted()
            let sum = boxes.reduce(0) { $0 + characters[$1] }
            guard boxes.count >= Self.teaserCount, sum * 2 < whole else { continue }
            for box in boxes where isStanding(box) { tree.remove(box) }
        }
    }

    /// Elements whose text is a line or a paragraph.
    private static func isLine(_ element: ElementName) -> Bool {
        switch element {
        case .p, .h1, .h2, .h3, .h4, .h5, .h6, .div, .figcaption, .dt, .span, .strong, .em, .small:
            true
        default: false
        }
    }

    /// Whether the same line may well stand twice, as refrains and recipes do.
    private static func mayRepeat(_ element: ElementName) -> Bool {
        switch element {
        case .figcaption, .div, .h1, .h2, .h3, .h4, .h5, .h6: false
        default: true
        }
    }

    /// Whether nothing below is a block, and no line of text stands around it.
    private func isLeaf(_ node: PageTree.NodeID) -> Bool {
        let hasBlock = tree.elementChildren(of: node).contains { child in
            tree.element(child).map { $0.isBlock || $0 == .img || $0 == .table } ?? false
        }
        guard !hasBlock else { return false }
        guard let element = tree.element(node), !element.isBlock else { return true }
        guard let parent = tree.parent(of: node), let outer = tree.element(parent) else {
            return false
        }
        // Flowing elements count where they are all there is of a block that holds blocks.
        return outer.isBlock
            && tree.children(of: parent).allSatisfy { child in
                child == node || tree.nodes[child].characters == 0 && tree.element(child) == nil
                    || tree.element(child)?.isBlock == true
            }
    }

    private func isStanding(_ node: PageTree.NodeID) -> Bool {
        var here = node
        while here != top {
            guard let parent = tree.parent(of: here) else { return false }
            here = parent
        }
        return true
    }

    private func density(of node: PageTree.NodeID) -> Double {
        characters[node] == 0 ? 0 : Double(linked[node]) / Double(characters[node])
    }

    private mutating func remove(_ node: PageTree.NodeID, as label: BesideLabel, whole: Int) {
        let outer = box(around: node, whole: whole, label)
        if label == .more, outer == node { removeLinks(after: node) }
        tree.remove(outer)
    }

    /// The box that the label stands at the beginning of, where all of it is beside the article.
    private func box(
        around node: PageTree.NodeID, whole: Int, _ label: BesideLabel
    ) -> PageTree.NodeID {
        var box = node
        while let parent = tree.parent(of: box), parent != top, isFirst(box, in: parent) {
            let rest = characters[parent] - characters[node]
            let isSmall =
                switch label {
                case .more: density(of: parent) > 0.5 && characters[parent] * 3 < whole
                case .offer: rest < 2 * Self.prose && characters[parent] * 4 < whole
                case .line: rest == 0
                }
            guard isSmall else { break }
            box = parent
        }
        return box
    }

    private func isFirst(_ node: PageTree.NodeID, in parent: PageTree.NodeID) -> Bool {
        for child in tree.children(of: parent) {
            if child == node { return true }
            if characters[child] > 0 { return false }
        }
        return false
    }

    /// Removes the links that follow a label, up to the next prose.
    private mutating func removeLinks(after node: PageTree.NodeID) {
        var next = tree.nodes[node].next
        while let here = next {
            next = tree.nodes[here].next
            if characters[here] == 0 {
                if tree.element(here) == nil || tree.element(here) == .hr { continue }
                break
            }
            guard density(of: here) > 0.5 else { break }
            tree.remove(here)
        }
    }
}
