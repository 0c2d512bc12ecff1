extension PageTree {
    /// Removes what has no text, and makes paragraphs of double line breaks.
    mutating func prepare() {
        for node in descendants(of: root) {
            switch nodes[node].element {
            case .script, .style, .noscript, .template, .link, .meta, .title: remove(node)
            case .font: rename(node, to: .span)
            default: break
            }
        }
        for node in elements(.br, below: root) where nodes[node].parent != nil {
            makeParagraph(after: node)
        }
    }

    /// Makes of two or more breaks, with only white space between, the beginning of a paragraph.
    private mutating func makeParagraph(after first: NodeID) {
        var next = nodes[first].next
        var hasMore = false
        while let here = next {
            let following = nodes[here].next
            if nodes[here].element == .br {
                hasMore = true
                remove(here)
            } else if !isGap(here) {
                break
            }
            next = following
        }
        guard hasMore else { return }
        let paragraph = makeElement(.p, [])
        replace(first, with: paragraph, isNew: true)
        var sibling = nodes[paragraph].next
        while let here = sibling {
            let following = nodes[here].next
            if nodes[here].element == .br {
                // Two breaks in a row begin the next paragraph.
                var after = following
                while let gap = after, nodes[gap].element == nil, nodes[gap].characters == 0 {
                    after = nodes[gap].next
                }
                if let after, nodes[after].element == .br { break }
            }
            guard isPhrasing(here) else { break }
            remove(here)
            append(here, to: paragraph)
            sibling = following
        }
        while let last = nodes[paragraph].lastChild, isGap(last) { remove(last) }
        if let outer = nodes[paragraph].parent, nodes[outer].element == .p {
            rename(outer, to: .div)
        }
    }

    private mutating func replace(_ node: NodeID, with other: NodeID, isNew: Bool) {
        insert(other, before: node)
        remove(node)
    }

    /// Puts each run of flowing content that stands directly in `node` into a paragraph.
    mutating func wrapRuns(in node: NodeID) {
        var paragraph: NodeID?
        for child in children(of: node) {
            if isPhrasing(child) {
                if let paragraph {
                    remove(child)
                    append(child, to: paragraph)
                } else if !isGap(child) {
                    let made = makeElement(.p, [])
                    insert(made, before: child)
                    remove(child)
                    append(child, to: made)
                    paragraph = made
                }
            } else {
                trimEnd(of: paragraph)
                paragraph = nil
            }
        }
        trimEnd(of: paragraph)
    }

    private mutating func trimEnd(of paragraph: NodeID?) {
        guard let paragraph else { return }
        while let last = nodes[paragraph].lastChild, isGap(last) { remove(last) }
    }

    /// Whether a reader of the page sees the element.
    func isVisible(_ node: NodeID) -> Bool {
        var isDialog = false
        for attribute in nodes[node].attributes {
            switch attribute.name {
            case "hidden": return false
            case "aria-hidden":
                let isFallback = nodes[node].identity.split(separator: 0x20).contains {
                    $0.elementsEqual("fallback-image".utf8)
                }
                if attribute.value == "true", !isFallback { return false }
            case "aria-modal": isDialog = isDialog || attribute.value == "true"
            case "style":
                let style = attribute.value.lowercased().filter { !$0.isWhitespace }
                if style.contains("display:none") || style.contains("visibility:hidden") {
                    return false
                }
            default: break
            }
        }
        return !(isDialog && attribute("role", of: node) == "dialog")
    }
}
