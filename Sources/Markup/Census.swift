/// What is below an element, counted in one walk.
struct Census {
    var characters = 0
    var commas = 0
    var paragraphs = 0
    var images = 0
    var listEntries = 0
    var inputs = 0
    var embeds = 0
    var hasVideo = false
    private var headingCharacters = 0
    private var listCharacters = 0
    private var blockCharacters = 0

    /// The share of the text that stands in headings.
    var headingShare: Double { share(headingCharacters) }
    /// The share of the text that stands in lists.
    var listShare: Double { share(listCharacters) }
    /// The share of the text that stands in elements made for text.
    var textShare: Double { share(blockCharacters) }

    init(of top: PageTree.NodeID, in tree: borrowing PageTree) {
        // Where the innermost heading, list, and block that is being walked ends.
        var heading: PageTree.NodeID?
        var list: PageTree.NodeID?
        var block: PageTree.NodeID?
        var node = tree.following(top, inside: top)
        while let here = node {
            switch tree.element(here) {
            case nil:
                count(
                    tree.nodes[here], inHeading: heading != nil, inList: list != nil,
                    inBlock: block != nil)
            case .some(let element):
                count(element, tree.nodes[here])
                if heading == nil, element.isHeading { heading = here }
                if list == nil, element == .ul || element == .ol { list = here }
                if block == nil, Self.holdsText(element) { block = here }
            }
            node = tree.following(here, inside: top)
            // Leaving an element means that the next node is not below it.
            if tree.nodes[here].firstChild == nil {
                var closed: PageTree.NodeID? = here
                let parent = node.flatMap { tree.parent(of: $0) }
                while let done = closed, done != parent {
                    if done == heading { heading = nil }
                    if done == list { list = nil }
                    if done == block { block = nil }
                    closed = done == top ? nil : tree.parent(of: done)
                }
            }
        }
    }

    private mutating func count(
        _ text: PageTree.Node, inHeading: Bool, inList: Bool, inBlock: Bool
    ) {
        characters += text.characters
        commas += text.commas
        if inHeading { headingCharacters += text.characters }
        if inList { listCharacters += text.characters }
        if inBlock { blockCharacters += text.characters }
    }

    private mutating func count(_ element: ElementName, _ node: PageTree.Node) {
        switch element {
        case .p: paragraphs += 1
        case .img: images += 1
        case .li: listEntries += 1
        case .input: inputs += 1
        case .object, .embed, .iframe:
            let source = node.attributes.first { $0.name == "src" }?.value ?? ""
            if ["youtube", "vimeo", "dailymotion"].contains(where: { source.contains($0) }) {
                hasVideo = true
            }
            embeds += 1
        default: break
        }
    }

    private static func holdsText(_ element: ElementName) -> Bool {
        switch element {
        case .span, .li, .td, .blockquote, .dl, .div, .img, .ol, .p, .pre, .table, .ul: true
        default: false
        }
    }

    private func share(_ part: Int) -> Double {
        characters == 0 ? 0 : Double(part) / Double(characters)
    }
}
