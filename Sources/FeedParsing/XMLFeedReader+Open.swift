import NewsModel

/// What start tags mean where they stand.
extension XMLFeedReader {
    /// Takes what the tag that was just read says, and tells what its children are.
    mutating func open(_ element: ElementName, _ vocabulary: Vocabulary) -> Context {
        if let context = openStructure(element, vocabulary) { return context }
        switch context {
        case .root: return openRoot(element)
        case .feed: return openInFeed(element, vocabulary)
        case .entry, .group: return openInEntry(element, vocabulary)
        case .media: return openInMedia(element, vocabulary)
        case .person: return openInPerson(element)
        case .image: return openInImage(element, vocabulary)
        case .source: return openInSource(element, vocabulary)
        case .list: return openInList(element)
        case .ignored, .text: return .ignored
        }
    }

    /// Feeds and entries, wherever they stand.
    private mutating func openStructure(
        _ element: ElementName, _ vocabulary: Vocabulary
    ) -> Context? {
        guard vocabulary == .plain || vocabulary == .atom || vocabulary == .rdf else { return nil }
        switch element {
        case .item, .entry:
            guard context != .ignored || !isInEntry, context != .source, vocabulary != .rdf else {
                return nil
            }
            if firstElement == .html || firstElement == .opml { return nil }
            if isInEntry { closeEntry() }
            if feed.format == nil { feed.format = element == .item ? .rss : .atom }
            entry = EntryDraft()
            isInEntry = true
            entry.about = attribute("rdf:about")
            return .entry
        case .channel:
            guard !isInEntry, firstElement != .html else { return nil }
            if feed.format == nil { feed.format = .rss }
            hasChannel = true
            noteLanguage()
            return .feed
        case .feed:
            guard feed.format == nil, firstElement == nil else { return nil }
            feed.format = .atom
            noteLanguage()
            return .feed
        default: return nil
        }
    }

    private mutating func closeEntry() {
        if let index = stack.lastIndex(where: { $0.isEntry }) { close(to: index) }
    }

    private mutating func noteLanguage() {
        outerLanguage = attribute("xml:lang") ?? outerLanguage
    }

    private mutating func openRoot(_ element: ElementName) -> Context {
        switch element {
        case .rss where feed.format == nil && firstElement == nil: feed.format = .rss
        case .rdf where feed.format == nil && firstElement == nil:
            feed.format = .rdf
            hasChannel = scope.declaresRSS
        case .image: return feed.format == nil ? .root : .image
        case .textinput: return .ignored
        default:
            if feed.format == nil, firstElement == nil { firstElement = element }
            // Some feeds forget the channel; then its elements stand in the root.
            if feed.format != nil, !isInEntry { return openInFeed(element, .plain) }
        }
        if feed.format != nil { noteLanguage() }
        return .root
    }

    // MARK: Feeds

    private mutating func openInFeed(_ element: ElementName, _ vocabulary: Vocabulary) -> Context {
        switch vocabulary {
        case .plain, .atom: return openPlainInFeed(element, vocabulary)
        case .dublinCore: return openDublinCore(element)
        case .itunes, .googlePlay: return openPodcast(element)
        case .syndication:
            switch element {
            case .updateperiod: return gather(.updatePeriod, .word)
            case .updatefrequency: return gather(.updateFrequency, .word)
            default: return .ignored
            }
        case .rdf where element == .items: return .ignored
        default: return .ignored
        }
    }

    private mutating func openPlainInFeed(
        _ element: ElementName, _ vocabulary: Vocabulary
    ) -> Context {
        switch element {
        case .title: return gather(.title, lineKind(vocabulary))
        case .description, .subtitle, .tagline, .info:
            return gather(
                element == .info ? .summary : .description, textKind(vocabulary))
        case .link: return openLink(vocabulary)
        case .id: return gather(.id, .word)
        case .language: return gather(.language, .word)
        case .copyright, .rights: return gather(.copyright, lineKind(vocabulary))
        case .generator: return gather(.generator, .line)
        case .logo: return gather(.logo, .word)
        case .icon: return gather(.icon, .word)
        case .image:
            // RDF names the image here and describes it elsewhere, with another address at times.
            if let address = attribute("href") { feed.image = feed.image ?? resolved(address) }
            if let address = attribute("rdf:resource") { feed.imageReference = resolved(address) }
            return .image
        case .pubdate, .published, .issued: return gather(.published, .word)
        case .lastbuilddate: return gather(.built, .word)
        case .updated, .modified: return gather(.updated, .word)
        case .date: return gather(.date, .word)
        case .managingeditor: return gather(.managingEditor, .word)
        case .webmaster: return gather(.webMaster, .word)
        case .author: return openPerson(.author)
        case .contributor: return openPerson(.contributor)
        case .category: return openCategory()
        case .ttl: return gather(.timeToLive, .word)
        case .skiphours, .skipdays: return .list
        case .person: return .ignored
        default: return .ignored
        }
    }

    private mutating func openInList(_ element: ElementName) -> Context {
        switch element {
        case .hour: gather(.quietHour, .word)
        case .day: gather(.quietDay, .word)
        default: .ignored
        }
    }

    /// Dublin Core, which says the same of feeds and entries.
    mutating func openDublinCore(_ element: ElementName) -> Context {
        switch element {
        case .title: gather(.mediaTitle, .line)
        case .description: gather(isInEntry ? .abstract : .description, .html)
        case .creator, .author: gather(.creator, .word)
        case .publisher: gather(.publisher, .word)
        case .contributor: .ignored
        case .subject: gather(.category, .line)
        case .date: gather(.date, .word)
        case .issued: gather(.issued, .word)
        case .created: gather(.created, .word)
        case .modified: gather(.modified, .word)
        case .language: gather(.language, .word)
        case .rights: gather(.rights, .line)
        case .identifier: gather(.identifier, .word)
        default: .ignored
        }
    }

    /// Apple's words and Google's copies of them, in feeds and entries.
    mutating func openPodcast(_ element: ElementName) -> Context {
        switch element {
        case .title: return gather(.podcastTitle, .line)
        case .author: return gather(.podcastAuthor, .word)
        case .summary, .description: return gather(.podcastSummary, .html)
        case .subtitle: return gather(.podcastSubtitle, .html)
        case .duration: return gather(.duration, .word)
        case .keywords: return gather(.keywords, .line)
        case .owner: return openPerson(.owner)
        case .image:
            if let address = attribute("href") ?? attribute("url") {
                note(podcastImage: resolved(address))
            }
            return gather(.imageAddress, .word)
        case .category:
            if !isInEntry, let name = lineAttribute("text") { feed.addCategory(name) }
            return .feed
        default: return .ignored
        }
    }

    private mutating func note(podcastImage address: String) {
        if isInEntry {
            entry.image = address
        } else {
            feed.podcastImage = feed.podcastImage ?? address
        }
    }

    private mutating func openInImage(_ element: ElementName, _ vocabulary: Vocabulary) -> Context {
        guard vocabulary == .plain || vocabulary == .atom || vocabulary == .rdf else {
            return .ignored
        }
        return element == .url ? gather(.imageAddress, .word) : .ignored
    }

    // MARK: Kinds of text

    /// What a text is written in: RSS means HTML, Atom says what it means.
    func textKind(_ vocabulary: Vocabulary) -> TextCapture.Kind {
        guard !tokenizer.attributes.isEmpty else { return isAtom(vocabulary) ? .plain : .html }
        let type = attribute("type")?.lowercased()
        switch attribute("mode")?.lowercased() {
        case "base64": return type == "text/plain" ? .plainBase64 : .base64
        case "escaped": return type == "text/plain" || type == nil ? .plain : .html
        case "xml" where type != "text/plain" && type != nil: return .markup
        default: break
        }
        switch type {
        case "xhtml": return .markup
        case "text/plain", "text", "plain": return .plain
        case "html": return isAtom(vocabulary) ? .escapedHTML : .html
        case "text/html": return .html
        case nil: return isAtom(vocabulary) ? .plain : .html
        case .some(let type):
            if type.hasSuffix("xml") { return .markup }
            if type.hasPrefix("text/") { return type.contains("html") ? .html : .plain }
            return type.contains("/") ? .base64 : .html
        }
    }

    /// Whether a media type is one of HTML.
    ///
    /// A title of unknown type is taken for plain, as it is in Atom 0.3, while a body is more likely
    /// HTML.
    private static func isMarkup(_ type: String?) -> Bool {
        guard let type = type?.lowercased() else { return false }
        return type.contains("html") || type.hasSuffix("xml")
    }

    func lineKind(_ vocabulary: Vocabulary) -> TextCapture.Kind {
        switch textKind(vocabulary) {
        case .plain: .plainLine
        case .markup: .markupLine
        case .base64: Self.isMarkup(attribute("type")) ? .base64Line : .plainBase64Line
        case .plainBase64: .plainBase64Line
        default: .line
        }
    }

    private func isAtom(_ vocabulary: Vocabulary) -> Bool {
        vocabulary == .atom || (vocabulary == .plain && feed.format == .atom)
    }

    /// Whether what was not read holds a further entry.
    mutating func hasAnotherEntry() -> Bool {
        while let token = tokenizer.next() {
            guard case .start = token else { continue }
            let name = TagName(tokenizer.name, in: tokenizer.bytes)
            switch ElementName.named(name, in: tokenizer.bytes) {
            case .item, .entry: return true
            default: continue
            }
        }
        return false
    }
}
