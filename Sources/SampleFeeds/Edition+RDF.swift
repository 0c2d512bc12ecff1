import NewsModel

extension Edition {
    /// The feed as RSS 1.0.
    ///
    /// Source: RDF Site Summary 1.0 and its Dublin Core and content modules.
    var rdfDocument: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <rdf:RDF xmlns="http://purl.org/rss/1.0/" \
            xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
            xmlns:dc="http://purl.org/dc/elements/1.1/" \
            xmlns:content="http://purl.org/rss/1.0/modules/content/">
            <channel rdf:about="\(feedAddress)">

            """
        text += XMLText.line("title", site.name)
        text += XMLText.line("link", origin + "/")
        text += XMLText.line("description", site.tagline)
        text += XMLText.line("dc:language", site.language)
        text += XMLText.line("dc:date", updated.description)
        text += "<items><rdf:Seq>\n"
        for entry in entries { text += "<rdf:li rdf:resource=\"\(link(to: entry))\"/>\n" }
        text += "</rdf:Seq></items>\n</channel>\n"
        for entry in entries { text += rdfItem(entry) }
        return text + "</rdf:RDF>\n"
    }

    private func rdfItem(_ entry: SampleEntry) -> String {
        var text = "<item rdf:about=\"\(link(to: entry))\">\n"
        text += XMLText.line("title", entry.title)
        text += XMLText.line("link", link(to: entry))
        text += XMLText.line("description", entry.summary)
        text += XMLText.line("dc:creator", entry.author)
        text += XMLText.line("dc:date", time(of: entry).description)
        for category in entry.categories ?? [] { text += XMLText.line("dc:subject", category) }
        if entry.isStub != true {
            text += XMLText.literal("content:encoded", entry.html(origin: origin))
        }
        return text + "</item>\n"
    }
}
