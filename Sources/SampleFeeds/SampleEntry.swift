import NewsModel

/// One entry of a sample site, as its data file writes it.
package struct SampleEntry: Hashable, Sendable, Decodable {
    /// The name in addresses, unique on its site.
    package var slug: String
    /// The headline, plain text.
    package var title: String
    /// How long before now it was published, in hours.
    package var hoursAgo: Double
    /// The paragraphs, HTML; one that begins with `<` is a block of its own.
    package var body: [String]
    /// One or two sentences, plain text.
    package var summary: String?
    /// Who wrote it.
    package var author: String?
    /// What it is about.
    package var categories: [String]?
    /// The event it reports, by which the stories of several publishers can be told apart.
    package var event: String?
    /// Whether the feed shows only the summary, and the page the rest.
    package var isStub: Bool?
    /// The tune of the sound that belongs to it: scale steps, one letter each.
    package var tune: String?
    /// The papers that the picture which belongs to it is cut from.
    package var papers: String?

    /// The path of its page.
    package var path: String { "/articles/" + slug }

    /// The path of the sound that belongs to it, or `nil` where it has none.
    package var soundPath: String? { tune == nil ? nil : "/media/" + slug + ".wav" }

    /// The path of the picture that belongs to it, or `nil` where it has none.
    package var picturePath: String? { papers == nil ? nil : "/media/" + slug + ".png" }

    /// The body as HTML whose addresses begin with `origin`.
    package func html(origin: String) -> String {
        let blocks = body.map { $0.hasPrefix("<") ? $0 : "<p>" + $0 + "</p>" }
        return blocks.joined(separator: "\n").split(
            separator: "=\"/", omittingEmptySubsequences: false
        )
        .joined(separator: "=\"" + origin + "/")
    }

    /// When it was published, seen from `anchor`.
    func published(before anchor: Timestamp) -> Timestamp {
        anchor - .seconds(Int64(hoursAgo * 3600))
    }
}
