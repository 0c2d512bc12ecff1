import NewsModel

/// What stands in entries.
extension XMLFeedReader {
    mutating func openInEntry(_ element: ElementName, _ vocabulary: Vocabulary) -> Context {
        switch vocabulary {
        case .plain, .atom: return openPlainInEntry(element, vocabulary)
        case .content:
            return element == .encoded ? gather(.encoded, .html) : .ignored
        case .xhtml:
            return element == .body || element == .div ? gather(.content, .markup) : .ignored
        case .dublinCore: return openDublinCore(element)
        case .itunes, .googlePlay: return openPodcast(element)
        case .media: return openMedia(element)
        case .podcast: return openPodcastIndex(element)
        case .slash where element == .comments, .thread where element == .total:
            return gather(.commentCount, .word)
        case .thread where element == .inReplyTo: return noteReply()
        case .comments where element == .commentrss: return gather(.commentsFeed, .word)
        case .feedburner where element == .origlink: return gather(.origin, .word)
        default: return .ignored
        }
    }

    private mutating func openPlainInEntry(
        _ element: ElementName, _ vocabulary: Vocabulary
    ) -> Context {
        switch element {
        case .title: return gather(.title, lineKind(vocabulary))
        case .description: return gather(.description, textKind(vocabulary))
        case .summary: return gather(.summary, textKind(vocabulary))
        case .content:
            entry.contentSource = attribute("src").map { resolved($0) }
            return gather(.content, textKind(vocabulary))
        case .encoded, .fullitem: return gather(.encoded, .html)
        case .body: return gather(.content, .markup)
        case .link: return openLink(vocabulary)
        case .guid:
            if let value = attribute("ispermalink")?.lowercased() {
                entry.isPermanentLink = value != "false"
            }
            return gather(.id, .word)
        case .id: return gather(.id, .word)
        case .pubdate, .published: return gather(.published, .word)
        case .issued: return gather(.issued, .word)
        case .created: return gather(.created, .word)
        case .updated: return gather(.updated, .word)
        case .modified: return gather(.modified, .word)
        case .date: return gather(.date, .word)
        case .author: return openPerson(.author)
        case .contributor: return openPerson(.contributor)
        case .creator: return gather(.creator, .word)
        case .category: return openCategory()
        case .comments: return gather(.comments, .word)
        case .enclosure: return openEnclosure()
        case .source: return .source
        case .image: return .image
        default: return .ignored
        }
    }

    mutating func openInSource(_ element: ElementName, _ vocabulary: Vocabulary) -> Context {
        guard vocabulary == .atom || vocabulary == .plain else { return .ignored }
        return element == .author ? openPerson(.author) : .ignored
    }

    // MARK: Attributes

    /// The value of an attribute, references decoded; `nil` where it is missing or blank.
    func attribute(_ name: StaticString) -> String? {
        guard let range = tokenizer.value(of: name) ?? prefixedValue(of: name) else { return nil }
        let trimmed = tokenizer.bytes.trimming(range)
        guard !trimmed.isEmpty else { return nil }
        return XMLText.decoding(trimmed, of: tokenizer.bytes)
    }

    /// The value of an attribute that is written with a prefix of Atom's, as some do.
    private func prefixedValue(of name: StaticString) -> Range<Int>? {
        let bytes = tokenizer.bytes
        for attribute in tokenizer.attributes {
            guard let colon = bytes[attribute.name].firstIndex(of: 0x3A),
                bytes.equalsIgnoringCase(colon + 1..<attribute.name.upperBound, name)
            else { continue }
            var scope = scope
            let prefix = attribute.name.lowerBound..<colon
            if scope.vocabulary(of: prefix, in: bytes) == .atom { return attribute.value }
        }
        return nil
    }

    /// The value of an attribute as a line for display.
    func lineAttribute(_ name: StaticString) -> String? {
        attribute(name).flatMap { DisplayText.line($0) }
    }

    /// An address as the document means it: absolute where a base is known.
    func resolved(_ reference: String) -> String {
        if EntryDraft.isWebAddress(reference) { return reference }
        guard let base else { return reference }
        return base.resolve(reference)?.description ?? reference
    }

    // MARK: Elements that speak in attributes

    mutating func openLink(_ vocabulary: Vocabulary) -> Context {
        // An empty address means the base itself.
        let isEmpty = tokenizer.value(of: "href")?.isEmpty == true && !bases.isEmpty
        guard let reference = attribute("href") ?? (isEmpty ? "" : nil) else {
            // RSS writes the address as text.
            return vocabulary == .atom && feed.format != .atom
                ? .ignored : gather(.link, .word)
        }
        let address = resolved(reference)
        var relation = attribute("rel")?.lowercased() ?? "alternate"
        let registry = "http://www.iana.org/assignments/relation/"
        if relation.hasPrefix(registry) { relation = String(relation.dropFirst(registry.count)) }
        let type = attribute("type")?.lowercased()
        let isPage = type == "text/html" || type == "application/xhtml+xml"
        if isInEntry {
            noteEntryLink(address, relation: relation, type: type, isPage: isPage)
        } else {
            noteFeedLink(address, relation: relation, type: type, isPage: isPage)
        }
        return gather(.link, .word)
    }

    private mutating func noteEntryLink(
        _ address: String, relation: String, type: String?, isPage: Bool
    ) {
        switch relation {
        case "alternate":
            let rank = isPage ? 3 : type == nil ? 2 : 1
            if rank > entry.alternateRank {
                entry.alternate = address
                entry.alternateRank = rank
            }
        case "enclosure":
            let size = attribute("length").flatMap { Self.size($0) }
            addEnclosure(Enclosure(address: address, mediaType: type, sizeInBytes: size))
        case "replies":
            if type == nil || isPage {
                entry.comments = entry.comments ?? address
            } else {
                entry.commentsFeed = entry.commentsFeed ?? address
            }
        case "self", "related", "via":
            if relation != "via", entry.otherLink == nil { entry.otherLink = address }
        default: break
        }
    }

    private mutating func noteFeedLink(
        _ address: String, relation: String, type: String?, isPage: Bool
    ) {
        switch relation {
        case "alternate":
            let rank = isPage ? 3 : type == nil ? 2 : 1
            if rank > feed.alternateRank {
                feed.alternate = address
                feed.alternateRank = rank
            }
        case "self":
            if feed.address == nil { feed.address = address }
        case "hub":
            if feed.hubs.count < 16, !feed.hubs.contains(address) { feed.hubs.append(address) }
        default: break
        }
    }

    mutating func openCategory() -> Context {
        if let name = lineAttribute("label") ?? lineAttribute("term") {
            if isInEntry { entry.addCategory(name) } else { feed.addCategory(name) }
            return .ignored
        }
        return gather(.category, .line)
    }

    private mutating func openEnclosure() -> Context {
        guard let address = attribute("url") ?? attribute("href") ?? attribute("rdf:resource")
        else { return .ignored }
        let size = (attribute("length") ?? attribute("size")).flatMap { Self.size($0) }
        addEnclosure(
            Enclosure(
                address: resolved(address), mediaType: attribute("type"), sizeInBytes: size))
        return .ignored
    }

    mutating func addEnclosure(_ enclosure: Enclosure) {
        guard isInEntry, entry.enclosures.count < 256 else { return }
        if entry.enclosures.contains(where: { $0.address == enclosure.address }) { return }
        entry.enclosures.append(enclosure)
    }

    /// A size in bytes, or `nil` where the text is no sensible one.
    static func size(_ text: String) -> Int? {
        let digits = text.utf8.contains(0x2C) ? text.filter { $0 != "," } : text
        guard let size = Int(digits), size > 0, size < 1 << 50 else { return nil }
        return size
    }
}
