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
        // The parser would show control characters as U+FFFD.
        var visible = Array(html.utf8)
        if visible.contains(where: Self.isControl) { visible.removeAll(where: Self.isControl) }
        let bytes = BoundedMarkup.rewriting(visible)
        // The parser points into the source, so the source lives as long.
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
        unsafe UnsafeMutableRawBufferPointer(copy).copyBytes(from: bytes)
        unsafe copy[bytes.count] = 0
        unsafe source = copy
        unsafe output = gumbo_document(copy.baseAddress, bytes.count)
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && !(0x09...0x0D ~= byte)
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
        let attributes = unsafe node.pointee.v.element.attributes
        var kept: [PageTree.Attribute] = []
        for index in 0..<Int(unsafe attributes.length) {
            guard let raw = unsafe attributes.data[index] else { continue }
            let attribute = unsafe raw.assumingMemoryBound(to: GumboAttribute.self)
            let name = unsafe String(cString: attribute.pointee.name)
            guard isOfUse(name) else { continue }
            kept.append(
                PageTree.Attribute(
                    name: name, value: unsafe String(cString: attribute.pointee.value)))
        }
        let tag = Int(unsafe node.pointee.v.element.tag.rawValue)
        return .start(tag < elements.count ? elements[tag] : .other, kept)
    }

    /// Handlers, and most of what scripts keep in elements, are of no use to a reader, and large.
    private static func isOfUse(_ name: String) -> Bool {
        if name.hasPrefix("on") { return false }
        guard name.hasPrefix("data-") else { return true }
        return [
            "data-src", "data-srcset", "data-original", "data-lazy-src", "data-orig-file",
        ].contains(name)
    }

    /// The elements in the order of the parser's tags.
    private static let elements: [ElementName] = (0..<Int(GUMBO_TAG_UNKNOWN.rawValue)).map { tag in
        let name = unsafe String(cString: gumbo_normalized_tagname(GumboTag(UInt32(tag))))
        return ElementName(Array(name.utf8)[...])
    }
}
