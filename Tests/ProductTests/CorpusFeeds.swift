import FoundationEssentials

/// Feeds of the test corpus beside the project, which need not be there.
enum CorpusFeeds {
    /// What one case of the corpus says of itself.
    private struct Case: Decodable {
        struct Expected: Decodable {
            struct Item: Decodable {}

            var parses: Bool?
            var items: [Item]?
            var itemCount: Int?

            enum CodingKeys: String, CodingKey {
                case parses
                case items
                case itemCount = "item_count"
            }
        }

        var input: String
        var contentType: String?
        var expected: Expected

        enum CodingKeys: String, CodingKey {
            case input
            case contentType = "content_type"
            case expected
        }

        var isReadable: Bool {
            expected.parses != false && (expected.itemCount ?? expected.items?.count ?? 0) > 0
        }
    }

    /// Suites whose documents are not meant to be read whole.
    private static let damaged: Set = ["not-a-feed", "own-broken", "feedparser-illformed"]

    /// The same few feeds of every suite each time; none where the corpus is absent.
    static func choice(ofEachSuite count: Int) -> [ServedFeed] {
        // Tests, the package, and what stands beside it.
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "shared/corpus/cases/feeds").path
        let suites = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        var feeds: [ServedFeed] = []
        for suite in suites.sorted() where !damaged.contains(suite) {
            let cases = readable(in: "\(root)/\(suite)")
            let step = max(1, cases.count / count)
            for position in stride(from: 0, to: cases.count, by: step).prefix(count) {
                let (one, bytes) = cases[position]
                let number = feeds.count
                feeds.append(
                    ServedFeed(
                        host: FeedSite.host(number), path: "/\(suite)/\(number)", bytes: bytes,
                        mediaType: one.contentType ?? mediaType(of: one.input),
                        entityTag: FeedSite.entityTag(number),
                        lastModified: FeedSite.lastModified(number),
                        title: number % 3 == 0 ? "\(suite) “\(number)” & <more>" : "",
                        folder: ["Corpus", suite]))
            }
        }
        return feeds
    }

    private static func readable(in folder: String) -> [(Case, [UInt8])] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".expected.json") }.sorted().compactMap { name in
            let files = FileManager.default
            guard let data = files.contents(atPath: "\(folder)/\(name)"),
                let one = try? JSONDecoder().decode(Case.self, from: data), one.isReadable,
                let input = files.contents(atPath: "\(folder)/\(one.input)")
            else { return nil }
            return (one, [UInt8](input))
        }
    }

    private static func mediaType(of name: String) -> String {
        name.hasSuffix(".json") ? "application/feed+json" : "application/xml"
    }
}
