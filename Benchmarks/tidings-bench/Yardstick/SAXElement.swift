import CXML2

/// The elements that the yardstick reads, whatever prefix they bear.
enum SAXElement: String {
    case rss, channel, feed, item, entry
    case rdf = "RDF"
    case image
    case title, link, guid, id, description, summary, subtitle, content, encoded
    case pubDate, published, updated, date, modified, issued, lastBuildDate
    case author, creator, name, email, uri, category, subject
    case enclosure, duration, comments, language, copyright, rights, generator
    case other

    /// The element that libxml2 calls `name`.
    static func named(_ name: UnsafePointer<xmlChar>) -> SAXElement {
        SAXElement(rawValue: unsafe String(cString: name)) ?? .other
    }
}

/// The vocabularies that the yardstick tells apart.
enum SAXVocabulary {
    case plain, podcast, media, dublinCore, other

    /// The vocabulary with this address, or of elements without one.
    static func at(_ address: UnsafePointer<xmlChar>?) -> SAXVocabulary {
        guard let address = unsafe address else { return .plain }
        switch unsafe String(cString: address) {
        case "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#",
            "http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/",
            "http://purl.org/rss/1.0/modules/content/",
            "http://www.w3.org/1999/02/22-rdf-syntax-ns#":
            return .plain
        case "http://purl.org/dc/elements/1.1/": return .dublinCore
        case "http://www.itunes.com/dtds/podcast-1.0.dtd": return .podcast
        case "http://search.yahoo.com/mrss/": return .media
        default: return .other
        }
    }
}
