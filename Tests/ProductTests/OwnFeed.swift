import NewsModel

/// A small feed of our own writing, in one of the formats or with one of the kinds of damage.
///
/// Every one of them has three entries that can be read.
struct OwnFeed {
    /// The formats, then the kinds of damage.
    enum Kind: String, CaseIterable {
        case rss2, rss091, rdf, atom1, atom03, json11, json10
        case bareAmpersands, cutOff, latin1, wrongEncoding, utf16, byteOrderMark, blanksBefore
        case noDates, sameIdentifiers, unknownReferences, noTitles, controls, capitals, openTags
        case twoRoots
    }

    /// One entry.
    struct Item {
        var title: String
        var link: String
        var time: Timestamp
        var body: String
    }

    /// What happened, as many of the feeds report.
    static let event = "Lindholm harbour bridge closes after storm damage"
    /// What one of the feeds says in Japanese.
    static let japanese = "東京に新しい図書館が開館した"

    let kind: Kind
    let number: Int
    let now: Timestamp

    /// So many feeds, each kind in its turn.
    static func all(count: Int, from first: Int = 0, now: Timestamp) -> [OwnFeed] {
        (0..<count).map { index in
            let kinds = Kind.allCases
            return OwnFeed(kind: kinds[index % kinds.count], number: first + index, now: now)
        }
    }

    /// The feed as a server gives it out.
    var served: ServedFeed {
        ServedFeed(
            host: FeedSite.host(number), path: "/own/\(number)", bytes: bytes,
            mediaType: isJSON ? "application/feed+json" : "application/xml",
            entityTag: FeedSite.entityTag(number), lastModified: FeedSite.lastModified(number),
            title: number % 3 == 0 ? "Own “\(number)” & <more>" : "",
            folder: number % 4 == 0 ? [] : ["Own", kind.rawValue], entryCount: 3)
    }

    var title: String { "Feed \(number), \(kind.rawValue)" }

    var site: String { "https://site-\(number).example" }

    var items: [Item] {
        let event = Self.event + (number % 2 == 0 ? "" : " overnight")
        let titles = [
            number % 3 == 0 ? event : "Council \(number) plants elm trees along the old road",
            "Café \(number) opens in Århus", isWide ? Self.japanese : "Weather for day \(number)",
        ]
        return titles.enumerated().map { index, title in
            Item(
                title: title, link: "\(site)/\(index)",
                time: now - .seconds(Int64(3600 * (index + 1) + number)),
                body: "<p>Paragraph \(index) of feed \(number) on <b>lighthouses</b>.</p>"
                    + "<script>alert(1)</script>")
        }
    }

    /// Whether one of its headlines tells of the event.
    var tellsEvent: Bool { number % 3 == 0 && kind != .noTitles }

    private var isJSON: Bool { kind == .json10 || kind == .json11 }

    /// Whether it can say things in Japanese.
    private var isWide: Bool { kind == .rss2 || kind == .json11 || kind == .utf16 }

    /// The document.
    var bytes: [UInt8] {
        let text = OwnFeedDocument(feed: self).text
        func latin1(_ text: String) -> [UInt8] {
            text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
        }
        switch kind {
        case .latin1: return latin1("<?xml version='1.0' encoding='iso-8859-1'?>\n" + text)
        case .wrongEncoding: return latin1("<?xml version='1.0' encoding='utf-8'?>\n" + text)
        case .utf16:
            return [0xFF, 0xFE]
                + text.utf16.flatMap {
                    [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
                }
        case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        case .blanksBefore: return Array(("\r\n \n<?xml version='1.0'?>\n" + text).utf8)
        case .json10, .json11: return Array(text.utf8)
        default: return Array(("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + text).utf8)
        }
    }
}
