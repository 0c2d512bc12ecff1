import NewsModel

/// Builds a feed from the tokens of an XML document: RSS, RDF, and Atom of any version.
///
/// One reader for all of them, because feeds mix them. What an element means depends on where it
/// stands (feed, entry, person, image) and on its name. No recursion: open elements are on a
/// stack, and an end tag closes what it names with all that was left open inside.
struct XMLFeedReader {
    /// What the children of an open element are.
    enum Context: Sendable {
        case root, feed, entry, person, image, source, media, group, list, ignored, text
    }

    /// Whom an open `author` or its like stands for.
    enum Role: Sendable {
        case author, contributor, owner
    }

    struct PersonDraft: Sendable {
        var person = Person()
        var role = Role.author
        /// The text of the element itself, outside of its children.
        var text = ""
    }

    struct Frame {
        let name: NameHash
        let context: Context
        let scopeDepth: Int
        let baseDepth: Int
        var isEntry = false
    }

    let limits: ParsingLimits
    let address: WebAddress?
    var tokenizer: XMLTokenizer
    var stack: [Frame] = []
    var scope = NamespaceScope()
    /// Bases of relative addresses that the document declares, innermost last.
    var bases: [WebAddress] = []
    var capture: TextCapture?
    /// Elements deeper than the limit, whose end tags are still to come.
    var overflow = 0
    /// Names that were looked for among the open elements in vain.
    private var absent: Set<NameHash> = []
    var feed = FeedDraft()
    var entry = EntryDraft()
    /// Whether `entry` is one whose element is open.
    var isInEntry = false
    /// The name of the element of the last entry.
    private var entryName: NameHash?
    /// The person whose element is open, or was last.
    var person = PersonDraft()
    var mediaItem: MediaItem?
    /// The soundbite whose element is open, or was last.
    var soundbite: Soundbite?
    /// The participant whose element is open, or was last.
    var participant = Participant(name: "")
    /// What the first element is, where it is no feed.
    var firstElement: ElementName?
    /// The language that the document declares outside of its feed.
    var outerLanguage: String?
    /// Whether there is an element that holds a feed.
    var hasChannel = false

    /// A reader of `bytes`, which are UTF-8.
    init(_ bytes: [UInt8], address: WebAddress?, limits: ParsingLimits) {
        self.limits = limits
        self.address = address
        tokenizer = XMLTokenizer(bytes, attributeCount: limits.attributeCount)
    }

    var bytes: [UInt8] { tokenizer.bytes }
    var context: Context { stack.last?.context ?? .root }
    /// The base of relative addresses: declared, else where the document came from.
    var base: WebAddress? { bases.last ?? address }
    /// Whether a specification names the base of relative addresses in HTML here.
    ///
    /// Source: RFC 4287, section 2, and RFC 3986, section 5.1. RSS says nothing; there the page an
    /// entry links to is the better guess, and whoever shows it makes it.
    private var hasMarkupBase: Bool { !bases.isEmpty || feed.format == .atom }

    /// Reads the whole document.
    ///
    /// - Returns: The feed, or `nil` where nothing in it belongs to one.
    mutating func read() -> Feed? {
        while feed.entries.count < limits.entryCount, let token = tokenizer.next() {
            switch token {
            case .start: start()
            case .end: end(TagName(tokenizer.name, in: tokenizer.bytes).hash)
            case .text:
                guard capture != nil else {
                    notePersonText(isDecoded: false)
                    continue
                }
                let isNested = stack.count + overflow > capture?.depth ?? 0
                capture?.addText(tokenizer.content, of: tokenizer.bytes, isNested: isNested)
            case .characterData:
                if capture == nil { notePersonText(isDecoded: true) }
                capture?.addCharacterData(tokenizer.content, of: tokenizer.bytes)
            }
        }
        close(to: 0)
        let isCut = feed.entries.count >= limits.entryCount && hasAnotherEntry()
        // Much that is written in RDF is no feed.
        guard let format = feed.format, format != .rdf || hasChannel || !feed.entries.isEmpty else {
            return nil
        }
        feed.language = feed.language ?? outerLanguage
        var result = feed.feed(format: format)
        result.isCut = isCut
        if result.link == nil { result.descriptionHTML = placed(result.descriptionHTML) }
        return result
    }

    /// Keeps text that stands in a person's element itself, as RSS has it.
    private mutating func notePersonText(isDecoded: Bool) {
        guard context == .person else { return }
        let range = bytes.trimming(tokenizer.content)
        guard !range.isEmpty, range.count < 4096 else { return }
        let text = isDecoded ? bytes.text(in: range) : XMLText.decoding(range, of: bytes)
        person.text += " " + text
    }

    // MARK: Tags

    private mutating func start() {
        let bytes = tokenizer.bytes
        let name = TagName(tokenizer.name, in: bytes)
        let hash = name.hash
        let scopeDepth = scope.depth
        let baseDepth = bases.count
        if !tokenizer.attributes.isEmpty { scope.enter(tokenizer) }
        var vocabulary = scope.vocabulary(of: name.prefix, in: bytes)
        if vocabulary == .other, name.prefix.isEmpty { vocabulary = .plain }
        let element = ElementName.named(name, in: bytes)
        defer { if tokenizer.isSelfClosing { end(hash) } }
        if capture != nil {
            guard interrupts(element, vocabulary) else {
                capture?.addTag(tokenizer.tokenRange, name: name, of: bytes)
                if element == .br || element == .img { return }
                return push(hash, .text, scopeDepth, baseDepth)
            }
            closeCapture()
        }
        if !tokenizer.attributes.isEmpty { enterBase() }
        let opened = open(element, vocabulary)
        push(hash, opened, scopeDepth, baseDepth)
        if opened == .entry {
            stack[stack.count - 1].isEntry = true
            entryName = hash
        }
    }

    private mutating func push(
        _ hash: NameHash, _ context: Context, _ scopeDepth: Int, _ baseDepth: Int
    ) {
        guard stack.count < limits.depth else {
            overflow += 1
            return
        }
        if !absent.isEmpty { absent.remove(hash) }
        stack.append(
            Frame(name: hash, context: context, scopeDepth: scopeDepth, baseDepth: baseDepth))
    }

    /// Whether a start tag shows that the end tag of the text around it was forgotten.
    private func interrupts(_ element: ElementName, _ vocabulary: Vocabulary) -> Bool {
        guard let kind = capture?.kind, kind != .markup || element == .entry else { return false }
        switch element {
        case .item, .entry: return vocabulary == .plain || vocabulary == .atom
        case .guid, .pubdate, .enclosure, .channel, .lastbuilddate:
            return vocabulary == .plain
        case .link, .description, .summary, .content, .updated, .published, .title:
            guard kind != .html, kind != .escapedHTML, kind != .plain else { return false }
            return vocabulary == .plain || vocabulary == .atom
        default: return false
        }
    }

    private mutating func enterBase() {
        guard let value = tokenizer.value(of: "xml:base") else { return }
        let text = XMLText.decoding(bytes.trimming(value), of: bytes)
        if let resolved = base?.resolve(text) ?? WebAddress(text) { bases.append(resolved) }
    }

    private mutating func end(_ hash: NameHash) {
        if overflow > 0 {
            guard closesAcrossOverflow(hash) else {
                overflow -= 1
                return noteEndTag()
            }
            overflow = 0
        }
        guard let index = openIndex(of: hash) else { return }
        if let depth = capture?.depth, index >= depth { noteEndTag() }
        close(to: index)
    }

    /// The innermost open element of a name.
    ///
    /// The depth has a limit, and so has this search; but one for the same name goes in vain only
    /// once.
    private mutating func openIndex(of hash: NameHash) -> Int? {
        if stack.last?.name == hash { return stack.count - 1 }
        guard !absent.contains(hash) else { return nil }
        if let index = stack.lastIndex(where: { $0.name == hash }) { return index }
        if absent.count < 256 { absent.insert(hash) }
        return nil
    }

    /// Whether an end tag ends the text or the entry in which elements are too deep.
    private func closesAcrossOverflow(_ hash: NameHash) -> Bool {
        if let depth = capture?.depth, stack[depth - 1].name == hash { return true }
        return isInEntry && entryName == hash
    }

    /// Keeps an end tag that belongs to the text around it.
    private mutating func noteEndTag() {
        let bytes = tokenizer.bytes
        guard capture != nil, bytes[tokenizer.tokenRange.lowerBound + 1] == 0x2F else { return }
        let name = TagName(tokenizer.name, in: bytes)
        capture?.addTag(tokenizer.tokenRange, name: name, of: bytes)
    }

    private mutating func closeCapture() {
        guard let depth = capture?.depth else { return }
        close(to: max(depth - 1, 0))
    }

    /// Closes open elements until `count` are left.
    mutating func close(to count: Int) {
        while stack.count > count {
            let frame = stack.removeLast()
            if let depth = capture?.depth, depth > stack.count { finishCapture() }
            switch frame.context {
            case .entry where frame.isEntry: finishEntry()
            case .person: finishPerson()
            case .media: finishMedia()
            default: break
            }
            scope.leave(to: frame.scopeDepth)
            if bases.count > frame.baseDepth { bases.removeLast(bases.count - frame.baseDepth) }
        }
    }

    private mutating func finishEntry() {
        guard isInEntry else { return }
        isInEntry = false
        var draft = EntryDraft()
        swap(&draft, &entry)
        var finished = (consume draft).entry()
        if finished.link == nil, feed.alternate ?? feed.linkText == nil {
            finished.contentHTML = placed(finished.contentHTML)
            finished.summaryHTML = placed(finished.summaryHTML)
        }
        feed.entries.append(finished)
    }

    /// Makes room where an entry has its content in plain text first and then again in HTML.
    private mutating func noteContent(isPlain: Bool) {
        if entry.isContentPlain, !isPlain { entry.content = nil }
        if entry.content == nil { entry.isContentPlain = isPlain }
    }

    /// HTML that belongs to no page, so that only the document can be the base of its addresses.
    private func placed(_ html: String?) -> String? {
        guard let html, let address, RelativeAddresses.mayBeRelative(html) else { return html }
        return RelativeAddresses.resolving(html, against: address)
    }

    private mutating func finishCapture() {
        guard var finished = capture.take() else { return }
        guard var text = finished.text(of: tokenizer.bytes) else { return }
        if finished.isHTML, hasMarkupBase, RelativeAddresses.mayBeRelative(text), let base {
            text = RelativeAddresses.resolving(text, against: base)
        }
        if finished.field == .content, isInEntry { noteContent(isPlain: finished.kind == .plain) }
        store(text, in: finished.field, at: context)
    }

    /// Starts to gather the text of the element that is being opened.
    mutating func gather(_ field: FeedField, _ kind: TextCapture.Kind) -> Context {
        guard stack.count < limits.depth else { return .ignored }
        capture = TextCapture(
            field, kind, depth: stack.count + 1, limit: limits.textInBytes)
        return .text
    }
}
