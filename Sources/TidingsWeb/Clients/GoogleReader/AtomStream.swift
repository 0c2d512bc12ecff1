import CharacterReferences
import NewsModel

/// A stretch of a stream as an Atom document, with the states of entries as Google Reader had them.
///
/// Source: RFC 4287; the categories as newsboat reads them.
struct AtomStream {
    private static let scheme = "http://www.google.com/reader/"

    private let stream: StreamObject

    init(_ stream: StreamObject) {
        self.stream = stream
    }

    /// The document.
    var document: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom" \
            xmlns:gr="http://www.google.com/schemas/reader/atom/">
            <id>tag:google.com,2005:reader/\(Self.escaped(stream.id))</id>
            <title>\(Self.escaped(stream.title))</title>
            <updated>\(Timestamp(seconds: stream.updated))</updated>

            """
        if let continuation = stream.continuation {
            text += "<gr:continuation>\(continuation)</gr:continuation>\n"
        }
        for item in stream.items { text += Self.entry(item) }
        return text + "</feed>\n"
    }

    private static func entry(_ item: ItemObject) -> String {
        var text = """
            <entry gr:crawl-timestamp-msec="\(item.crawlTimeMsec)">
            <id>\(escaped(item.id))</id>
            <title type="html">\(escaped(escaped(item.title)))</title>
            <published>\(Timestamp(seconds: item.published))</published>
            <updated>\(Timestamp(seconds: item.updated))</updated>
            <author><name>\(escaped(item.author))</name></author>

            """
        for category in item.categories {
            let label = category.split(separator: "/").last.map(String.init) ?? ""
            text += "<category term=\"\(escaped(category))\" scheme=\"\(scheme)\""
            text += " label=\"\(escaped(label))\"/>\n"
        }
        for link in item.alternate {
            text += "<link rel=\"alternate\" type=\"text/html\" href=\"\(escaped(link.href))\"/>\n"
        }
        for medium in item.enclosure {
            text += "<link rel=\"enclosure\" href=\"\(escaped(medium.href))\""
            if let type = medium.type { text += " type=\"\(escaped(type))\"" }
            text += "/>\n"
        }
        text += "<content type=\"html\">\(escaped(item.content.content))</content>\n"
        return text + "</entry>\n"
    }

    private static func escaped(_ text: String) -> String {
        let kept = text.unicodeScalars.filter { scalar in
            scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                || scalar == "\n" || scalar == "\t"
        }
        return CharacterReference.escaping(String(String.UnicodeScalarView(kept)))
    }
}
