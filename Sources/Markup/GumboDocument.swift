import CGumbo

/// A page parsed as browsers parse it; the only door to the parser.
@safe
struct GumboDocument: ~Copyable {
    /// What a walk over the document meets.
    enum Event {
        case start(ElementName, [PageTree.Attribute])
        case text(String)
        case end
    }

    private let output: UnsafeMutablePointer<GumboOutput>
    private let source: UnsafeMutableBufferPointer<CChar>

    /// Parses a page, after it has been bounded.
    init(_ html: String) {
        let bytes = BoundedMarkup.rewriting(Array(html.utf8))
        // The parser points into the source, so the source lives as long.
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
        for (index, byte) in bytes.enumerated() {
            unsafe copy[index] = CChar(bitPattern: byte)
        }
        unsafe copy[bytes.count] = 0
        unsafe source = copy
        unsafe output = gumbo_document(copy.baseAddress, bytes.count)
    }

    deinit {
        unsafe gumbo_document_free(output)
        unsafe source.deallocate()
    }

    /// Calls `body` at the start and the end of each element and for each text, in order.
    ///
    /// Without recursion, so that depth costs no stack.
    func walk(_ body: (Event) -> Void) {
        guard let root = unsafe output.pointee.root else { return }
        var path: [(node: UnsafeMutablePointer<GumboNode>, next: Int)] = unsafe []
        unsafe body(Self.start(of: root))
        unsafe path.append((root, 0))
        while let (node, index) = unsafe path.last {
            let children = unsafe node.pointee.v.element.children
            guard index < Int(unsafe children.length), let data = unsafe children.data else {
                body(.end)
                unsafe path.removeLast()
                continue
            }
            unsafe path[path.count - 1].next += 1
            guard let raw = unsafe data[index] else { continue }
            let child = unsafe raw.assumingMemoryBound(to: GumboNode.self)
            switch unsafe child.pointee.type {
            case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                unsafe body(Self.start(of: child))
                unsafe path.append((child, 0))
            case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE:
                unsafe body(.text(String(cString: child.pointee.v.text.text)))
            default: break
            }
        }
    }

    private static func start(of node: UnsafeMutablePointer<GumboNode>) -> Event {
        let element = unsafe node.pointee.v.element
        var attributes: [PageTree.Attribute] = []
        for index in 0..<Int(unsafe element.attributes.length) {
            guard let raw = unsafe element.attributes.data[index] else { continue }
            let attribute = unsafe raw.assumingMemoryBound(to: GumboAttribute.self).pointee
            let name = unsafe String(cString: attribute.name)
            // Handlers are of no use to a reader, and large.
            guard !name.hasPrefix("on") else { continue }
            attributes.append(
                PageTree.Attribute(name: name, value: unsafe String(cString: attribute.value)))
        }
        let name = unsafe String(cString: gumbo_normalized_tagname(element.tag))
        return .start(ElementName(Array(name.utf8)[...]), attributes)
    }
}
