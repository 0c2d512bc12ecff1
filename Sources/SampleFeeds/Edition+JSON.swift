import FoundationEssentials
import NewsModel

extension Edition {
    /// The feed as JSON Feed 1.1.
    ///
    /// Source: JSON Feed version 1.1.
    var jsonDocument: String {
        let document = JSONFeed(
            version: "https://jsonfeed.org/version/1.1", title: site.name,
            homePageUrl: origin + "/", feedUrl: feedAddress, description: site.tagline,
            language: site.language, items: entries.map(jsonItem))
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        do {
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        } catch {
            preconditionFailure("strings always have a JSON form: \(error)")
        }
    }

    private func jsonItem(_ entry: SampleEntry) -> JSONFeed.Item {
        JSONFeed.Item(
            id: link(to: entry), url: link(to: entry), title: entry.title,
            contentHtml: entry.isStub == true ? nil : entry.html(origin: origin),
            // A JSON Feed item must have a content of one kind or the other.
            contentText: entry.isStub == true ? entry.summary ?? entry.title : nil,
            summary: entry.summary, datePublished: time(of: entry).description,
            authors: entry.author.map { [JSONFeed.Author(name: $0)] }, tags: entry.categories)
    }
}

/// A JSON Feed document; the names are the format's own, in camel case.
private struct JSONFeed: Encodable {
    var version: String
    var title: String
    var homePageUrl: String
    var feedUrl: String
    var description: String
    var language: String
    var items: [Item]

    struct Item: Encodable {
        var id: String
        var url: String
        var title: String
        var contentHtml: String?
        var contentText: String?
        var summary: String?
        var datePublished: String
        var authors: [Author]?
        var tags: [String]?
    }

    struct Author: Encodable {
        var name: String
    }
}
