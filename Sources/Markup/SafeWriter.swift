/// Writes allow-listed HTML in which every element is closed in its turn.
struct SafeWriter {
    private let addresses: SafeAddresses
    private var output: [UInt8] = []
    private var open = OpenElements()
    /// Start tags beyond the depth limit; their end tags are swallowed.
    private var overflow = 0
    /// Formatting that a block closed around; it opens again before the next text.
    private var interrupted: [ElementName] = []
    private var isInNoScript = false
    private var lastImage = ""

    /// The most elements inside one another; deeper ones are flattened.
    static let maximumDepth = 100
    /// The most formatting elements that are opened again.
    private static let maximumInterrupted = 8

    init(addresses: SafeAddresses) {
        self.addresses = addresses
    }

    /// Makes room for `count` bytes and some more.
    mutating func reserve(_ count: Int) {
        output.reserveCapacity(count + count / 4)
    }

    /// Writes decoded text.
    mutating func writeText(_ text: ArraySlice<UInt8>) {
        guard !text.isEmpty else { return }
        if text.contains(where: { !Tokenizer.isSpace($0) }) { reopenInterrupted() }
        SafeEscaping.appendText(text, to: &output)
    }

    /// Writes the start tag, if it is allowed, and what must be closed before it.
    mutating func open(_ tag: Tokenizer.Tag, of source: borrowing Tokenizer) {
        let element = Self.kept(tag.element)
        switch element {
        case .iframe:
            writeVideoLink(SafeAttributes(of: tag, in: source))
            return
        case .noscript:
            isInNoScript = !tag.isSelfClosing
            return
        case _ where !AllowedMarkup.isAllowed(element):
            return
        default: break
        }
        closeDown(to: open.depthKept(before: element))
        if element.isTablePart { interrupted = [] }
        guard mayStand(element) else { return }
        let attributes = SafeAttributes(of: tag, in: source)
        guard let written = AllowedMarkup.attributes(of: element, attributes, addresses) else {
            return
        }
        if element == .img, !noteImage(attributes) { return }
        if !element.isVoid {
            guard open.count < Self.maximumDepth else {
                overflow += 1
                return
            }
        }
        if !element.isBlock, !element.isMathematics { reopenInterrupted() }
        append("<")
        append(element.rawValue)
        output += written
        append(">")
        if tag.isSelfClosing, element == .math || element.isMathematics {
            append("</\(element.rawValue)>")
        } else if !element.isVoid {
            open.elements.append(element)
        }
    }

    /// Writes the end tag, if its element is open, after those of all that is open inside.
    mutating func close(_ closed: ElementName) {
        let element = Self.kept(closed)
        if element == .noscript { isInNoScript = false }
        guard AllowedMarkup.isAllowed(element), !element.isVoid else { return }
        guard overflow == 0 else {
            overflow -= 1
            return
        }
        if let index = interrupted.lastIndex(of: element) {
            interrupted.remove(at: index)
            return
        }
        guard let index = open.indexInScope(of: element) else { return }
        closeDown(to: index)
        // Its own end tag was there, so it does not come again.
        if interrupted.first == element { interrupted.removeFirst() }
    }

    /// The whole fragment, everything closed.
    consuming func finish() -> String {
        closeDown(to: 0)
        return String(decoding: output, as: UTF8.self)
    }
}

extension SafeWriter {
    /// Old names for elements that have new ones.
    private static func kept(_ element: ElementName) -> ElementName {
        switch element {
        case .image: .img
        case .listing, .xmp, .plaintext: .pre
        case .dir, .menu: .ul
        case .acronym: .abbr
        case .strike: .s
        default: element
        }
    }

    private mutating func append(_ text: String) {
        output.append(contentsOf: text.utf8)
    }

    /// Whether this image is not the one just written, written again for those without script.
    private mutating func noteImage(_ attributes: SafeAttributes) -> Bool {
        let address = addresses.image(attributes) ?? ""
        defer { lastImage = address }
        return !(isInNoScript && address == lastImage)
    }

    private mutating func writeVideoLink(_ attributes: SafeAttributes) {
        guard let address = addresses.videoPage(attributes), !open.contains(.a),
            !open.contains(.math)
        else { return }
        let text = SafeEscaping.attribute(address)
        append("<a href=\"\(text)\"\(AllowedMarkup.linkPolicy)>\(text)</a>")
    }

    private mutating func reopenInterrupted() {
        guard !interrupted.isEmpty else { return }
        for element in interrupted where open.count < Self.maximumDepth {
            append("<\(element.rawValue)>")
            open.elements.append(element)
        }
        interrupted = []
    }

    private mutating func closeDown(to depth: Int) {
        while open.count > depth {
            let element = open.elements.removeLast()
            append("</\(element.rawValue)>")
            if element.isFormatting, interrupted.count < Self.maximumInterrupted {
                interrupted.insert(element, at: 0)
            } else if element == .td || element == .th || element == .caption {
                interrupted = []
            }
        }
    }

    /// Whether `element` has the surroundings without which browsers do not take it.
    private func mayStand(_ element: ElementName) -> Bool {
        if element.isTablePart { return open.contains(.table) }
        if element.isMathematics { return open.contains(.math) }
        switch element {
        case .math: return !open.contains(.math)
        case .source: return [.picture, .video, .audio].contains(open.last ?? .other)
        case .audio, .video: return !open.contains(.audio) && !open.contains(.video)
        default: return true
        }
    }
}
