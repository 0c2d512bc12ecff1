import NewsModel

/// Writes feeds as publishers do; the same numbers give the same bytes.
struct FeedWriter {
    private let stock = WordStock(count: 20_000)

    /// The time the first version of every feed was written: 2026-11-01T00:00:00Z.
    static let start = Timestamp(seconds: 1_793_491_200)

    /// Writes one feed.
    ///
    /// - Parameters:
    ///   - number: Which feed.
    ///   - entries: The numbers of its entries; the highest is the newest and comes first. An entry
    ///     with one number says the same in every version.
    ///   - style: The form, or `nil` for the one that follows from `number`.
    /// - Returns: The document.
    func document(number: Int, entries: Range<Int>, style: FeedStyle? = nil) -> String {
        let style = style ?? FeedStyle.allCases[number % FeedStyle.allCases.count]
        var random = SeededRandom(number)
        let title = phrase(style, 3, &random)
        let parts = entries.reversed().map { entry(style, feed: number, number: $0) }
        let body = parts.joined()
        if style == .atom {
            return """
                <?xml version="1.0" encoding="utf-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
                <title>\(title)</title><id>tag:example.com,2026:\(number)</id>
                <link href="https://\(number).example.com/"/>
                <link rel="self" href="https://\(number).example.com/feed"/>
                <updated>2026-11-01T00:00:00Z</updated>
                \(body)</feed>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" \
            xmlns:dc="http://purl.org/dc/elements/1.1/" \
            xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
            <channel><title>\(title)</title><link>https://\(number).example.com/</link>
            <description>\(phrase(style, 12, &random))</description>
            <language>\(style == .ideographs ? "ja" : "en")</language>
            \(body)</channel></rss>
            """
    }

    /// About one entry in nine hours, so that a feed of 20 spans a week.
    private static func time(feed: Int, number: Int) -> Timestamp {
        start + .seconds((number - 20) * 32_000 + feed % 3600)
    }

    private func entry(_ style: FeedStyle, feed: Int, number: Int) -> String {
        var random = SeededRandom(feed, number)
        let link = "https://\(feed).example.com/\(number)/\(stock.word(&random))"
        let title = phrase(style, 6 + random.below(5), &random)
        let time = Self.time(feed: feed, number: number)
        if style == .atom {
            return atomEntry(title, link, time, isXHTML: number % 2 == 0, &random)
        }
        let date = MailDate.text(of: time)
        var text = "<item><title>\(title)</title><link>\(link)</link>"
        text += "<guid isPermaLink=\"false\">\(feed)-\(number)</guid><pubDate>\(date)</pubDate>"
        text += "<dc:creator>\(phrase(style, 2, &random))</dc:creator>"
        text += "<category>\(stock.word(&random))</category>"
        text += "<category>\(stock.word(&random))</category>\n"
        let summary = phrase(style, 20, &random)
        switch style {
        case .escaped:
            text += "<description>\(escaped(article(style, &random)))</description>"
        case .podcast:
            text += "<description>\(summary)</description>"
            text += "<itunes:duration>00:\(10 + number % 50):07</itunes:duration>"
            text += "<itunes:image href=\"https://\(feed).example.com/\(number).jpg\"/>"
            text += "<enclosure url=\"\(link).mp3\" length=\"\(random.below(90_000_000))\""
            text += " type=\"audio/mpeg\"/>"
        default:
            text += "<description>\(summary)</description>"
            text += "<content:encoded><![CDATA[\(article(style, &random))]]></content:encoded>"
        }
        return text + "</item>\n"
    }

    private func atomEntry(
        _ title: String, _ link: String, _ time: Timestamp, isXHTML: Bool,
        _ random: inout SeededRandom
    ) -> String {
        let article = article(.atom, &random)
        let content =
            isXHTML
            ? "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">"
                + "\(article)</div></content>"
            : "<content type=\"html\">\(escaped(article))</content>"
        return """
            <entry><title>\(title)</title><id>\(link)</id><link href="\(link)"/>
            <published>\(time)</published><updated>\(time)</updated>
            <author><name>\(phrase(.atom, 2, &random))</name></author>
            <category term="\(stock.word(&random))"/>
            <summary>\(phrase(.atom, 20, &random))</summary>
            \(content)</entry>

            """
    }

    /// An article of about 2,300 bytes.
    private func article(_ style: FeedStyle, _ random: inout SeededRandom) -> String {
        var text = ""
        for paragraph in 0..<4 {
            text += "<p>\(phrase(style, 40, &random)), <a href=\"https://example.org/"
            text += "\(stock.word(&random))?a=1&amp;b=\(random.below(100))\">"
            text += "\(phrase(style, 3, &random))</a> \(phrase(style, 15, &random))"
            text +=
                " <em>\(phrase(style, 2, &random))</em> &#8211; \(phrase(style, 20, &random)).</p>"
            if paragraph == 1 {
                text += "<img src=\"https://example.org/\(random.below(10_000)).jpg\""
                text += " alt=\"\(phrase(style, 3, &random))\"/>"
            }
        }
        return text
    }

    private func phrase(
        _ style: FeedStyle, _ count: Int, _ random: inout SeededRandom
    ) -> String {
        guard style == .ideographs else { return stock.phrase(count, &random) }
        var text = String.UnicodeScalarView()
        for _ in 0..<count * 2 {
            // Kana are far more common than any one ideograph.
            let value =
                random.below(3) == 0 ? 0x3042 + random.below(80) : 0x4E00 + random.below(3000)
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }

    private func escaped(_ html: String) -> String {
        var text = ""
        text.reserveCapacity(html.utf8.count * 5 / 4)
        for scalar in html.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
