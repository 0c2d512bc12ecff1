import CXML2
import FeedParsing
import Glibc
import NewsModel

/// Reads RSS, RDF, and Atom through libxml2's SAX interface into the same values as `FeedParser`:
/// the yardstick for it.
///
/// It reads feeds as one would who trusts the library: no damage is mended beyond what libxml2
/// mends itself, no relative address resolved, no markup taken out of titles, no field filled from
/// another, and no limit kept. Dates are read by `FeedDate`, so that the difference lies in the
/// XML.
final class SAXFeedReader {
    var feed = Feed(format: .rss)
    private var entry = Entry()
    private var person = Person()
    private var isInEntry = false
    private var open: [SAXElement] = []
    private var text: [UInt8] = []
    private var captured: (element: SAXElement, vocabulary: SAXVocabulary, depth: Int)?
    private var keepsMarkup = false
    private var isPermanentLink = true
    // libxml2 hands out one pointer per name and document.
    private var elements: [UInt: SAXElement] = [:]
    private var vocabularies: [UInt: SAXVocabulary] = [:]

    // MARK: What libxml2 calls

    func start(
        _ name: UnsafePointer<xmlChar>, _ address: UnsafePointer<xmlChar>?,
        _ attributes: SAXAttributes
    ) {
        if captured != nil {
            open.append(.other)
            guard keepsMarkup else { return }
            text.append(0x3C)
            unsafe appendName(name)
            attributes.write(to: &text)
            text.append(0x3E)
            return
        }
        let element = unsafe element(name)
        let vocabulary = unsafe vocabulary(address)
        let parent = open.last
        open.append(element)
        switch element {
        case .item, .entry:
            entry = Entry()
            isInEntry = true
            entry.id = attributes["about"]
        case .feed: feed.format = .atom
        case .rdf: feed.format = .rdf
        case .image:
            if isInEntry { entry.image = attributes["href"] }
        case .enclosure: addEnclosure(attributes["url"], attributes)
        case .link where attributes["href"] != nil: addLink(attributes)
        case .category where attributes["term"] != nil:
            addCategory(attributes["term"] ?? "")
        case .author where feed.format == .atom: person = Person()
        case .rss, .channel, .other: break
        default:
            guard vocabulary != .other, vocabulary != .media, parent != .image else { return }
            if element == .guid { isPermanentLink = attributes["isPermaLink"] != "false" }
            keepsMarkup = attributes["type"] == "xhtml"
            captured = (element, vocabulary, open.count)
            text.removeAll(keepingCapacity: true)
        }
    }

    func end(_ name: UnsafePointer<xmlChar>) {
        if let captured, captured.depth == open.count {
            self.captured = nil
            store(captured.element, captured.vocabulary, trimmed())
        } else if captured != nil, keepsMarkup {
            text += "</".utf8
            unsafe appendName(name)
            text.append(0x3E)
        }
        let element = open.popLast()
        guard captured == nil else { return }
        if element == .item || element == .entry {
            isInEntry = false
            feed.entries.append(entry)
        } else if element == .author, feed.format == .atom {
            isInEntry ? entry.authors.append(person) : feed.authors.append(person)
        }
    }

    func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard captured != nil else { return }
        if keepsMarkup {
            unsafe SAXText.escape(bytes, to: &text)
        } else {
            unsafe text.append(contentsOf: bytes)
        }
    }

    // MARK: Names

    private func element(_ name: UnsafePointer<xmlChar>) -> SAXElement {
        let key = UInt(bitPattern: name)
        if let element = elements[key] { return element }
        let element = unsafe SAXElement.named(name)
        elements[key] = element
        return element
    }

    private func vocabulary(_ address: UnsafePointer<xmlChar>?) -> SAXVocabulary {
        let key = UInt(bitPattern: address)
        if let vocabulary = vocabularies[key] { return vocabulary }
        let vocabulary = unsafe SAXVocabulary.at(address)
        vocabularies[key] = vocabulary
        return vocabulary
    }

    private func appendName(_ name: UnsafePointer<xmlChar>) {
        unsafe text.append(
            contentsOf: UnsafeBufferPointer(
                start: name,
                count: strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))))
    }

    private func trimmed() -> ArraySlice<UInt8> {
        var rest = text[...]
        while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
        while let byte = rest.last, byte <= 0x20 { rest.removeLast() }
        return rest
    }

    // MARK: Values

    private func addEnclosure(_ address: String?, _ attributes: SAXAttributes) {
        guard let address, isInEntry else { return }
        entry.enclosures.append(
            Enclosure(
                address: address, mediaType: attributes["type"],
                sizeInBytes: attributes["length"].flatMap { Int($0) }))
    }

    private func addLink(_ attributes: SAXAttributes) {
        let address = attributes["href"]
        switch attributes["rel"] ?? "alternate" {
        case "alternate" where isInEntry: entry.link = address
        case "alternate": feed.link = address
        case "self": feed.address = address
        case "enclosure": addEnclosure(address, attributes)
        default: break
        }
    }

    private func addCategory(_ name: String) {
        isInEntry ? entry.categories.append(name) : feed.categories.append(name)
    }

    private func store(
        _ element: SAXElement, _ vocabulary: SAXVocabulary, _ bytes: ArraySlice<UInt8>
    ) {
        guard !bytes.isEmpty, vocabulary != .podcast || element == .duration else { return }
        let time = { FeedDate.timestamp(from: bytes) }
        let string = { String(decoding: bytes, as: UTF8.self) }
        switch element {
        case .pubDate, .published, .issued, .date:
            if isInEntry { entry.published = time() } else { feed.published = time() }
        case .updated, .modified, .lastBuildDate:
            if isInEntry { entry.updated = time() } else { feed.updated = time() }
        case .name: person.name = string()
        case .email: person.email = string()
        case .uri: person.address = string()
        case .author, .creator:
            let author = Person(name: string())
            isInEntry ? entry.authors.append(author) : feed.authors.append(author)
        case .category, .subject: addCategory(string())
        default: isInEntry ? storeInEntry(element, string()) : storeInFeed(element, string())
        }
    }

    private func storeInEntry(_ element: SAXElement, _ text: String) {
        switch element {
        case .title: entry.title = text
        case .link: entry.link = text
        case .id: entry.id = text
        case .guid:
            entry.id = text
            if entry.link == nil, isPermanentLink { entry.link = text }
        case .description, .summary: entry.summaryHTML = text
        case .content, .encoded: entry.contentHTML = text
        case .comments: entry.commentsAddress = text
        case .duration: entry.duration = Self.duration(text)
        default: break
        }
    }

    private func storeInFeed(_ element: SAXElement, _ text: String) {
        switch element {
        case .title: feed.title = text
        case .link: feed.link = text
        case .description, .subtitle: feed.descriptionHTML = text
        case .language: feed.language = text
        case .copyright, .rights: feed.copyright = text
        case .generator: feed.generator = text
        default: break
        }
    }

    private static func duration(_ text: String) -> Duration? {
        var seconds = 0
        for part in text.utf8.split(separator: 0x3A) {
            guard let number = Int(String(decoding: part, as: UTF8.self)) else { return nil }
            seconds = seconds &* 60 &+ number
        }
        return .seconds(seconds)
    }
}
