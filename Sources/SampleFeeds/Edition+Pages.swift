import CharacterReferences
import NewsModel

extension Edition {
    /// The home page, which lists the entries and names the feed.
    var homePage: String {
        var main = "<main>\n<h1>\(CharacterReference.escaping(site.name))</h1>\n"
        main += XMLText.line("p", site.tagline)
        for entry in entries {
            main += "<section>\n<h2>\(anchored(entry))</h2>\n\(timeElement(entry))\n"
            main += XMLText.line("p", entry.summary) + "</section>\n"
        }
        return page(title: site.name, head: "", main: main + "</main>\n")
    }

    /// The page of `entry`: the article with all that surrounds articles on the web.
    func articlePage(_ entry: SampleEntry) -> String {
        let words = PageWords(language: site.language)
        var head = "<meta property=\"og:type\" content=\"article\">\n"
        head += meta("og:title", entry.title) + meta("og:site_name", site.name)
        head += meta("article:published_time", time(of: entry).description)
        head += "<link rel=\"canonical\" href=\"\(link(to: entry))\">\n"
        if let summary = entry.summary {
            head +=
                "<meta name=\"description\" content=\"\(CharacterReference.escaping(summary))\">\n"
        }
        if let author = entry.author {
            head += "<meta name=\"author\" content=\"\(CharacterReference.escaping(author))\">\n"
        }
        var main =
            "<main>\n<article>\n<header>\n<h1>\(CharacterReference.escaping(entry.title))</h1>\n"
        if let author = entry.author {
            main += "<p class=\"byline\">\(words.by) \(CharacterReference.escaping(author))</p>\n"
        }
        main += timeElement(entry) + "\n</header>\n"
        main += entry.html(origin: origin) + "\n"
        if let path = entry.soundPath {
            main += "<audio controls src=\"\(origin + path)\"></audio>\n"
        }
        main += "</article>\n</main>\n<aside>\n<h2>\(words.more)</h2>\n<ul>\n"
        for other in entries.filter({ $0 != entry }).prefix(5) {
            main += "<li>\(anchored(other))</li>\n"
        }
        return page(
            title: entry.title + " – " + site.name, head: head, main: main + "</ul>\n</aside>\n")
    }

    private func page(title: String, head: String, main: String) -> String {
        let words = PageWords(language: site.language)
        let type = site.feedMediaType.prefix { $0 != ";" }
        let name = CharacterReference.escaping(site.name)
        return """
            <!DOCTYPE html>
            <html lang="\(site.language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(CharacterReference.escaping(title))</title>
            <link rel="alternate" type="\(type)" title="\(name)" href="\(feedAddress)">
            \(head)</head>
            <body>
            <header class="masthead">
            <p><a href="\(origin)/">\(name)</a></p>
            <nav><ul><li><a href="\(origin)/">\(words.home)</a></li>\
            <li><a href="\(feedAddress)">\(words.feed)</a></li></ul></nav>
            </header>
            \(main)<footer>
            <p>\(name) · \(words.invented)</p>
            </footer>
            </body>
            </html>

            """
    }

    private func meta(_ property: String, _ content: String) -> String {
        "<meta property=\"\(property)\" content=\"\(CharacterReference.escaping(content))\">\n"
    }

    private func anchored(_ entry: SampleEntry) -> String {
        "<a href=\"\(link(to: entry))\">\(CharacterReference.escaping(entry.title))</a>"
    }

    private func timeElement(_ entry: SampleEntry) -> String {
        let time = time(of: entry).description
        return "<time datetime=\"\(time)\">\(time.prefix(10))</time>"
    }
}
