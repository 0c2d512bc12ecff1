/// Clears an article of what is mostly links, forms, and advertisement.
struct ArticleCleaning {
    private(set) var tree: PageTree
    private let leniency: Leniency
    private var dataTables: Set<PageTree.NodeID> = []

    init(_ tree: PageTree, _ leniency: Leniency) {
        self.tree = tree
        self.leniency = leniency
    }

    /// Cleans what is below `top`.
    mutating func clean(_ top: PageTree.NodeID) {
        for table in tree.elements(.table, below: top) where tree.isDataTable(table) {
            dataTables.insert(table)
        }
        cleanConditionally(top, .form)
        cleanConditionally(top, .fieldset)
        let characters = tree.measure(below: top).characters
        for node in tree.descendants(of: top) {
            switch tree.element(node) {
            case .aside, .footer:
                // Some pages put the article itself into one.
                if tree.measure(below: node).characters * 2 <= characters { tree.remove(node) }
            case .object, .embed, .link, .input, .textarea, .select, .button:
                tree.remove(node)
            case .iframe:
                if !isVideo(node) { tree.remove(node) }
            default: break
            }
        }
        removeSharing(top)
        for heading in tree.elements(.h1, .h2, below: top) where weight(heading) < 0 {
            tree.remove(heading)
        }
        cleanConditionally(top, .table)
        cleanConditionally(top, .ul)
        cleanConditionally(top, .div)
        for heading in tree.elements(.h1, below: top) { tree.rename(heading, to: .h2) }
        removeRepeated(top)
        removeEmptyParagraphs(top)
        for table in tree.elements(.table, below: top) { unwrapSingleCell(table) }
    }

    private func weight(_ node: PageTree.NodeID) -> Double {
        leniency.weighsClasses ? ElementPurpose.weight(tree, node) : 0
    }

    private func isVideo(_ node: PageTree.NodeID) -> Bool {
        let source = tree.attribute("src", of: node) ?? tree.attribute("data-src", of: node) ?? ""
        return ["youtube", "vimeo", "dailymotion", "/videos/embed/"].contains {
            source.contains($0)
        }
    }

    private mutating func removeSharing(_ top: PageTree.NodeID) {
        for part in tree.elementChildren(of: top) {
            for node in tree.descendants(of: part) where tree.element(node) != nil {
                if ElementPurpose.isSharing(tree.nodes[node].identity),
                    tree.measure(below: node).characters < 500
                {
                    tree.remove(node)
                }
            }
        }
    }

    /// Removes captions that say again what an earlier one said: galleries do so.
    private mutating func removeRepeated(_ top: PageTree.NodeID) {
        var seen: Set<String> = []
        for node in tree.elements(.figcaption, below: top)
        where !seen.insert(tree.text(below: node)).inserted {
            tree.remove(node)
        }
    }

    private mutating func removeEmptyParagraphs(_ top: PageTree.NodeID) {
        for paragraph in tree.elements(.p, below: top)
        where tree.measure(below: paragraph).characters == 0 {
            let hasMedia = tree.descendants(of: paragraph).contains { node in
                [.img, .embed, .object, .iframe, .video, .audio].contains(tree.element(node))
            }
            if !hasMedia { tree.remove(paragraph) }
        }
    }

    private mutating func unwrapSingleCell(_ table: PageTree.NodeID) {
        let body = tree.elementChildren(of: table)
        guard body.count == 1 else { return }
        let rows = tree.element(body[0]) == .tbody ? tree.elementChildren(of: body[0]) : body
        guard rows.count == 1, tree.element(rows[0]) == .tr else { return }
        let cells = tree.elementChildren(of: rows[0])
        guard cells.count == 1, tree.element(cells[0]) == .td else { return }
        let isFlowing = tree.children(of: cells[0]).allSatisfy(tree.isPhrasing)
        tree.rename(cells[0], to: isFlowing ? .p : .div)
        tree.replace(table, with: cells[0])
    }
}

extension ArticleCleaning {
    /// Removes the elements of one name that do not read like a part of the article.
    ///
    /// Source: Readability's conditional cleaning, as behaviour.
    private mutating func cleanConditionally(_ top: PageTree.NodeID, _ name: ElementName) {
        guard leniency.cleansConditionally else { return }
        // The innermost come first, so that the outer ones are judged by what stays.
        for node in tree.elements(name, below: top).reversed() where mustClean(node, name) {
            tree.remove(node)
        }
    }

    private func mustClean(_ node: PageTree.NodeID, _ name: ElementName) -> Bool {
        if dataTables.contains(node) { return false }
        for ancestor in tree.ancestors(of: node)
        where dataTables.contains(ancestor) || tree.element(ancestor) == .code {
            return false
        }
        let weight = weight(node)
        if weight < 0 { return true }
        let census = Census(of: node, in: tree)
        if census.commas >= 10 || census.hasVideo { return false }
        if isAdvertisement(node, census) { return true }
        let isInFigure = tree.hasAncestor(.figure, of: node)
        let isList = name == .ul || name == .ol || census.listShare > 0.9
        let density = tree.linkDensity(below: node)
        var remove = false
        if !isInFigure, census.images > 1, census.paragraphs * 2 < census.images { remove = true }
        if !isList, census.listEntries - 100 > census.paragraphs { remove = true }
        if census.inputs > census.paragraphs / 3 { remove = true }
        if !isList, !isInFigure, census.headingShare < 0.9, census.characters < 25,
            census.images == 0 || census.images > 2, density > 0
        {
            remove = true
        }
        if !isList, weight < 25, density > 0.2 { remove = true }
        if weight >= 25, density > 0.5 { remove = true }
        if census.embeds > 1 || (census.embeds == 1 && census.characters < 75) { remove = true }
        if census.images == 0, census.textShare == 0 { remove = true }
        return remove && !(isList && isGallery(node, census))
    }

    /// Whether a list is only there to hold images.
    private func isGallery(_ node: PageTree.NodeID, _ census: Census) -> Bool {
        let children = tree.elementChildren(of: node)
        guard children.allSatisfy({ tree.elementChildren(of: $0).count <= 1 }) else { return false }
        return census.images > 0 && census.images == census.listEntries
    }

    private func isAdvertisement(_ node: PageTree.NodeID, _ census: Census) -> Bool {
        guard 1...20 ~= census.characters else { return false }
        let words = tree.text(below: node).lowercased().trimmingSuffix { ".…".contains($0) }
        return [
            "ad", "ads", "advertisement", "advertising", "anzeige", "anuncio", "pub", "publicité",
            "werbung", "реклама", "广告", "loading", "laden", "chargement", "cargando",
        ].contains(words)
    }
}

extension String {
    /// The text without the characters at its end that `isDropped` names.
    fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return String(rest)
    }
}
