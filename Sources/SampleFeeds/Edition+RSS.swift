import NewsModel

extension Edition {
    /// The feed as RSS 2.0, with the elements of podcasts where there is something to hear.
    ///
    /// Source: RSS 2.0 specification; RSS 1.0 content module; the podcast elements of the
    /// `itunes` namespace.
    var rssDocument: String {
        let isPodcast = entries.contains { $0.tune != nil }
        let spaces = [
            "content=\"http://purl.org/rss/1.0/modules/content/\"",
            "dc=\"http://purl.org/dc/elements/1.1/\"",
            "atom=\"http://www.w3.org/2005/Atom\"",
            isPodcast ? "itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"" : nil,
        ]
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\""
        for space in spaces.compactMap({ $0 }) { text += " xmlns:" + space }
        text += ">\n<channel>\n"
        text += XMLText.line("title", site.name)
        text += XMLText.line("link", origin + "/")
        text += XMLText.line("description", site.tagline)
        text += XMLText.line("language", site.language)
        text += XMLText.line("lastBuildDate", updated.mailDate)
        text += "<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"\(feedAddress)\"/>\n"
        if isPodcast {
            text += XMLText.line("itunes:author", site.name)
            text += "<itunes:explicit>false</itunes:explicit>\n"
            text += "<itunes:category text=\"Music\"/>\n"
        }
        for entry in entries { text += rssItem(entry) }
        return text + "</channel>\n</rss>\n"
    }

    private func rssItem(_ entry: SampleEntry) -> String {
        var text = "<item>\n"
        text += XMLText.line("title", entry.title)
        text += XMLText.line("link", link(to: entry))
        text += "<guid isPermaLink=\"true\">\(link(to: entry))</guid>\n"
        text += XMLText.line("pubDate", time(of: entry).mailDate)
        text += XMLText.line("dc:creator", entry.author)
        for category in entry.categories ?? [] { text += XMLText.line("category", category) }
        text += XMLText.line("description", entry.summary)
        if entry.isStub != true {
            text += XMLText.literal("content:encoded", entry.html(origin: origin))
        }
        if let tune = entry.tune, let path = entry.soundPath {
            let chime = Chime(tune: tune)
            text += "<enclosure url=\"\(origin + path)\" length=\"\(chime.sizeInBytes)\""
            text += " type=\"audio/wav\"/>\n"
            text += XMLText.line("itunes:duration", String(chime.seconds))
            text += XMLText.line("itunes:author", entry.author)
            text += XMLText.line("itunes:summary", entry.summary)
        }
        return text + "</item>\n"
    }
}
