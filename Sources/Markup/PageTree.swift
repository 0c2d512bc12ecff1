/// A page as a tree that can be edited, all nodes in one array.
///
/// A copy is a copy: extraction tries one way, and begins again with the page as it was.
struct PageTree {
    /// One attribute of an element.
    struct Attribute {
        var name: String
        var value: String
    }

    /// The place of a node in the array.
    typealias NodeID = Int

    /// An element or a text.
    struct Node {
        /// The element, or `nil` for text.
        var element: ElementName?
        var text = ""
        var attributes: [Attribute] = []
        /// Class and identifier in lower case, which tell what the element is for.
        var identity: [UInt8] = []
        /// Characters of the text with white space folded, and its commas.
        var characters = 0
        var commas = 0
        var parent: NodeID?
        var firstChild: NodeID?
        var lastChild: NodeID?
        var previous: NodeID?
        var next: NodeID?
    }

    private(set) var nodes: [Node] = []
    /// The `html` element.
    var root: NodeID { 0 }

    /// The tree of a page.
    init(_ document: borrowing GumboDocument) {
        var path: [NodeID] = []
        var built = PageTree(empty: ())
        document.walk { event in
            switch event {
            case .start(let element, let attributes):
                let node = built.makeElement(element, attributes)
                if let parent = path.last { built.append(node, to: parent) }
                path.append(node)
            case .text(let text):
                let node = built.makeText(text)
                if let parent = path.last { built.append(node, to: parent) }
            case .end:
                path.removeLast()
            }
        }
        if built.nodes.isEmpty { _ = built.makeElement(.html, []) }
        self = built
    }

    private init(empty: Void) {}

    /// Makes an element that stands nowhere yet.
    mutating func makeElement(_ element: ElementName, _ attributes: [Attribute]) -> NodeID {
        var node = Node(element: element, attributes: attributes)
        for name in ["class", "id"] {
            guard let value = attributes.first(where: { $0.name == name })?.value else { continue }
            node.identity += Array(value.lowercased().utf8.prefix(300)) + [0x20]
        }
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func makeText(_ text: String) -> NodeID {
        var node = Node(element: nil, text: text)
        (node.characters, node.commas) = TextMeasure.count(text)
        nodes.append(node)
        return nodes.count - 1
    }

    /// Makes `node` the last child of `parent`.
    mutating func append(_ node: NodeID, to parent: NodeID) {
        nodes[node].parent = parent
        nodes[node].previous = nodes[parent].lastChild
        nodes[node].next = nil
        if let last = nodes[parent].lastChild {
            nodes[last].next = node
        } else {
            nodes[parent].firstChild = node
        }
        nodes[parent].lastChild = node
    }

    /// Puts `node` before `sibling`.
    mutating func insert(_ node: NodeID, before sibling: NodeID) {
        let parent = nodes[sibling].parent
        let previous = nodes[sibling].previous
        nodes[node].parent = parent
        nodes[node].previous = previous
        nodes[node].next = sibling
        nodes[sibling].previous = node
        if let previous {
            nodes[previous].next = node
        } else if let parent {
            nodes[parent].firstChild = node
        }
    }

    /// Takes `node` out, with all below.
    mutating func remove(_ node: NodeID) {
        let (parent, previous, next) = (nodes[node].parent, nodes[node].previous, nodes[node].next)
        if let previous {
            nodes[previous].next = next
        } else if let parent {
            nodes[parent].firstChild = next
        }
        if let next {
            nodes[next].previous = previous
        } else if let parent {
            nodes[parent].lastChild = previous
        }
        nodes[node].parent = nil
        nodes[node].previous = nil
        nodes[node].next = nil
    }

    /// Puts `other` where `node` was.
    mutating func replace(_ node: NodeID, with other: NodeID) {
        remove(other)
        insert(other, before: node)
        remove(node)
    }

    /// Makes `node` another element.
    mutating func rename(_ node: NodeID, to element: ElementName) {
        nodes[node].element = element
    }
}

extension PageTree {
    /// The element of a node; `nil` for text.
    func element(_ node: NodeID) -> ElementName? { nodes[node].element }

    func parent(of node: NodeID) -> NodeID? { nodes[node].parent }

    func attribute(_ name: String, of node: NodeID) -> String? {
        nodes[node].attributes.first { $0.name == name }?.value
    }

    func children(of node: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var child = nodes[node].firstChild
        while let here = child {
            found.append(here)
            child = nodes[here].next
        }
        return found
    }

    func elementChildren(of node: NodeID) -> [NodeID] {
        children(of: node).filter { nodes[$0].element != nil }
    }

    /// The node after `node` in document order, inside `top`; past all below it if asked.
    func following(_ node: NodeID, inside top: NodeID, skippingContent: Bool = false) -> NodeID? {
        if !skippingContent, let child = nodes[node].firstChild { return child }
        var here = node
        while here != top {
            if let next = nodes[here].next { return next }
            guard let parent = nodes[here].parent else { return nil }
            here = parent
        }
        return nil
    }

    /// All nodes below `top`, in document order.
    func descendants(of top: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var node = following(top, inside: top)
        while let here = node {
            found.append(here)
            node = following(here, inside: top)
        }
        return found
    }

    /// The elements below `top` that are one of `names`, in document order.
    func elements(_ names: ElementName..., below top: NodeID) -> [NodeID] {
        descendants(of: top).filter { node in nodes[node].element.map(names.contains) ?? false }
    }

    /// The ancestors of `node`, nearest first, `limit` at most.
    func ancestors(of node: NodeID, limit: Int = .max) -> [NodeID] {
        var found: [NodeID] = []
        var here = nodes[node].parent
        while let ancestor = here, found.count < limit {
            found.append(ancestor)
            here = nodes[ancestor].parent
        }
        return found
    }

    func hasAncestor(_ names: ElementName..., of node: NodeID) -> Bool {
        ancestors(of: node).contains { nodes[$0].element.map(names.contains) ?? false }
    }
}
