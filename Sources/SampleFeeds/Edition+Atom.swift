import CharacterReferences
import NewsModel

extension Edition {
    /// The feed as Atom 1.0.
    ///
    /// Source: RFC 4287.
    var atomDocument: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(site.language)">

            """
        text += XMLText.line("title", site.name)
        text += XMLText.line("subtitle", site.tagline)
        text += XMLText.line("id", origin + "/")
        text += XMLText.line("updated", updated.description)
        text += "<author><name>\(CharacterReference.escaping(site.name))</name></author>\n"
        text += "<link rel=\"alternate\" type=\"text/html\" href=\"\(origin)/\"/>\n"
        text += "<link rel=\"self\" type=\"application/atom+xml\" href=\"\(feedAddress)\"/>\n"
        for entry in entries { text += atomEntry(entry) }
        return text + "</feed>\n"
    }

    private func atomEntry(_ entry: SampleEntry) -> String {
        var text = "<entry>\n"
        text += XMLText.line("title", entry.title)
        text += XMLText.line("id", link(to: entry))
        text += "<link rel=\"alternate\" type=\"text/html\" href=\"\(link(to: entry))\"/>\n"
        text += XMLText.line("published", time(of: entry).description)
        text += XMLText.line("updated", time(of: entry).description)
        if let author = entry.author {
            text += "<author><name>\(CharacterReference.escaping(author))</name></author>\n"
        }
        for category in entry.categories ?? [] {
            text += "<category term=\"\(CharacterReference.escaping(category))\"/>\n"
        }
        text += XMLText.line("summary", entry.summary)
        if entry.isStub != true {
            let html = CharacterReference.escaping(entry.html(origin: origin))
            text += "<content type=\"html\">\(html)</content>\n"
        }
        return text + "</entry>\n"
    }
}
