import NewsModel

/// The text of an `OwnFeed`, before it is encoded.
struct OwnFeedDocument {
    let feed: OwnFeed

    var text: String {
        switch feed.kind {
        case .rdf: rdf
        case .atom1: atom("http://www.w3.org/2005/Atom", dates: ("published", "updated"))
        case .atom03: atom("http://purl.org/atom/ns#", dates: ("issued", "modified"))
        case .json10: json(1)
        case .json11: json(1.1)
        case .rss091: rss("0.91")
        default: damaged(rss("2.0"))
        }
    }

    // MARK: Damage

    private func damaged(_ text: String) -> String {
        switch feed.kind {
        case .bareAmpersands: text.replacing("<description>", with: "<description>Q&A & more: ")
        // Behind the last entry, a fourth begins and never ends.
        case .cutOff: text.replacing("</channel></rss>", with: "</chan")
        case .unknownReferences: text.replacing(" opens ", with: " opens&nbsp;&hellip;&bogus; ")
        case .controls: text.replacing(" opens ", with: " opens \u{1}\u{8}\u{1B}[31m ")
        case .capitals: text.replacing("item>", with: "ITEM>").replacing("title>", with: "Title>")
        case .openTags: text.replacing("</description></item>", with: "</item>")
        case .twoRoots: text + "<html><body>Served in 3 ms</body></html>"
        default: text
        }
    }

    // MARK: Formats

    private func rss(_ version: String) -> String {
        var text = "<rss version=\"\(version)\"><channel><title>\(feed.title)</title>"
        text += "<link>\(feed.site)/</link><description>Of our own</description>\n"
        for item in feed.items {
            text += "<item>"
            if feed.kind != .noTitles { text += "<title>\(item.title)</title>" }
            text += "<link>\(item.link)</link>"
            if version == "2.0" {
                let id = feed.kind == .sameIdentifiers ? "the same" : item.link + "#id"
                text += "<guid isPermaLink=\"false\">\(id)</guid>"
            }
            if feed.kind != .noDates { text += "<pubDate>\(Self.mailDate(item.time))</pubDate>" }
            text += "<description>\(Self.escaped(item.body))</description></item>\n"
        }
        return text + "</channel></rss>"
    }

    private var rdf: String {
        var text = "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\""
        text += " xmlns=\"http://purl.org/rss/1.0/\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
        text += "<channel rdf:about=\"\(feed.site)/\"><title>\(feed.title)</title>"
        text += "<link>\(feed.site)/</link><description>Of our own</description></channel>\n"
        for item in feed.items {
            text += "<item rdf:about=\"\(item.link)\"><title>\(item.title)</title>"
            text += "<link>\(item.link)</link><dc:date>\(item.time)</dc:date>"
            text += "<description>\(Self.escaped(item.body))</description></item>\n"
        }
        return text + "</rdf:RDF>"
    }

    private func atom(_ namespace: String, dates: (String, String)) -> String {
        var text = "<feed xmlns=\"\(namespace)\"><title>\(feed.title)</title>"
        text += "<id>\(feed.site)/feed</id><link rel=\"alternate\" href=\"\(feed.site)/\"/>\n"
        for item in feed.items {
            text += "<entry><title>\(item.title)</title><id>\(item.link)#id</id>"
            text += "<link rel=\"alternate\" href=\"\(item.link)\"/>"
            for name in [dates.0, dates.1] { text += "<\(name)>\(item.time)</\(name)>" }
            text += "<content type=\"html\" mode=\"escaped\">\(Self.escaped(item.body))</content>"
            text += "</entry>\n"
        }
        return text + "</feed>"
    }

    private func json(_ version: Double) -> String {
        var text = "{\"version\": \"https://jsonfeed.org/version/\(version == 1 ? "1" : "1.1")\","
        text += "\"title\": \"\(feed.title)\", \"home_page_url\": \"\(feed.site)/\", \"items\": ["
        text += feed.items.map { item in
            """
            {"id": "\(item.link)#id", "url": "\(item.link)", "title": "\(item.title)",
            "content_html": "\(item.body)", "date_published": "\(item.time)"}
            """
        }.joined(separator: ",\n")
        return text + "]}"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// The time as RFC 822 writes it.
    private static func mailDate(_ time: Timestamp) -> String {
        let text = time.description
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let month = Int(text.dropFirst(5).prefix(2)) ?? 1
        let day = text.dropFirst(8).prefix(2)
        return "\(day) \(months[month - 1]) \(text.prefix(4)) \(text.dropFirst(11).prefix(8)) GMT"
    }
}
