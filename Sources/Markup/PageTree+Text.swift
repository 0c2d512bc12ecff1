extension PageTree {
    /// What the text below an element amounts to.
    struct Measure {
        var characters = 0
        var commas = 0
    }

    /// The text below `top`, white space folded.
    func text(below top: NodeID) -> String {
        var pieces = ""
        if nodes[top].element == nil { pieces = nodes[top].text }
        for node in descendants(of: top) where nodes[node].element == nil {
            pieces += nodes[node].text
        }
        return TextMeasure.folded(pieces)
    }

    /// Characters and commas of the text below `top`; no text is put together for it.
    func measure(below top: NodeID) -> Measure {
        var sum = Measure(characters: nodes[top].characters, commas: nodes[top].commas)
        var node = following(top, inside: top)
        while let here = node {
            sum.characters += nodes[here].characters
            sum.commas += nodes[here].commas
            node = following(here, inside: top)
        }
        return sum
    }

    /// The share of the text below `top` that is links, 0 through 1; those within the page
    /// count less.
    func linkDensity(below top: NodeID) -> Double {
        let all = measure(below: top).characters
        guard all > 0 else { return 0 }
        var linked = 0.0
        var node = following(top, inside: top)
        while let here = node {
            guard nodes[here].element == .a else {
                node = following(here, inside: top)
                continue
            }
            let isLocal = attribute("href", of: here)?.hasPrefix("#") ?? false
            linked += Double(measure(below: here).characters) * (isLocal ? 0.3 : 1)
            node = following(here, inside: top, skippingContent: true)
        }
        return linked / Double(all)
    }

    /// The share of the text below `top` that stands in elements of `names`.
    func textDensity(of names: [ElementName], below top: NodeID) -> Double {
        let all = measure(below: top).characters
        guard all > 0 else { return 0 }
        var inside = 0
        var node = following(top, inside: top)
        while let here = node {
            let isNamed = nodes[here].element.map(names.contains) ?? false
            if isNamed { inside += measure(below: here).characters }
            node = following(here, inside: top, skippingContent: isNamed)
        }
        return Double(inside) / Double(all)
    }

    /// Whether there is no text and nothing but breaks below an element.
    func isEmpty(_ node: NodeID) -> Bool {
        guard measure(below: node).characters == 0 else { return false }
        return elementChildren(of: node).allSatisfy { child in
            nodes[child].element == .br || nodes[child].element == .hr
        }
    }

    /// Whether `node` is text or an element that flows with text.
    func isPhrasing(_ node: NodeID) -> Bool {
        guard let element = nodes[node].element else { return true }
        switch element {
        case .abbr, .audio, .b, .bdo, .br, .button, .cite, .code, .data, .datalist, .dfn, .em,
            .embed, .i, .img, .input, .kbd, .label, .mark, .math, .meter, .noscript, .object,
            .output, .progress, .q, .ruby, .samp, .script, .select, .small, .span, .strong, .sub,
            .sup, .svg, .textarea, .time, .var, .wbr, .font, .u, .s, .tt, .big, .strike, .nobr:
            return true
        case .a, .del, .ins:
            return descendants(of: node).allSatisfy { below in
                !(nodes[below].element?.isBlock ?? false)
            }
        default: return false
        }
    }

    /// Whether a text is nothing but white space, or an element a line break.
    func isGap(_ node: NodeID) -> Bool {
        nodes[node].element == .br || (nodes[node].element == nil && nodes[node].characters == 0)
    }
}
