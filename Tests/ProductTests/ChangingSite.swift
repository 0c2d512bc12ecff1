import NewsModel
import Synchronization
import TestSupport

/// A server of this machine whose feeds have something new each time they are asked.
final class ChangingSite: Sendable {
    /// How many feeds it has.
    static let feedCount = 8
    /// How many entries a document has.
    static let entryCount = 20

    private final class Editions: Sendable {
        let served = Mutex([Int](repeating: 0, count: ChangingSite.feedCount))
    }

    private let editions = Editions()
    /// The server.
    let server: LoopbackServer

    init(now: Timestamp) throws {
        let editions = editions
        server = try LoopbackServer { request in
            guard let feed = Int(request.path.dropFirst()), 0..<Self.feedCount ~= feed else {
                return .text("", status: 404)
            }
            let edition = editions.served.withLock { served in
                served[feed] += 1
                return served[feed]
            }
            return .text(Self.document(feed: feed, edition: edition, now: now))
        }
    }

    /// The feeds as a subscription list.
    var opml: [UInt8] {
        let lines = (0..<Self.feedCount).map { feed in
            "<outline xmlUrl=\"\(address(feed))\"/>"
        }
        return Array("<opml><body>\(lines.joined())</body></opml>".utf8)
    }

    /// The address of a feed.
    func address(_ feed: Int) -> String { server.address("/\(feed)", host: FeedSite.host(feed)) }

    /// The titles in the document that a feed gave out last.
    func lastTitles(_ feed: Int) -> [String] {
        let edition = editions.served.withLock { $0[feed] }
        return Self.numbers(edition).map { Self.title(feed: feed, number: $0) }
    }

    /// The numbers of the entries of an edition; three are new in each.
    private static func numbers(_ edition: Int) -> Range<Int> {
        edition * 3..<edition * 3 + entryCount
    }

    private static func title(feed: Int, number: Int) -> String {
        let places = ["harbour", "mill", "station", "library", "orchard", "quarry", "ferry"]
        return "Report \(number) of \(feed) from the \(places[number % places.count])"
    }

    private static func document(feed: Int, edition: Int, now: Timestamp) -> String {
        var text = "<rss version=\"2.0\"><channel><title>Changing \(feed)</title>"
        text += "<link>https://site-\(feed).example/</link>"
        for number in numbers(edition) {
            text += "<item><title>\(title(feed: feed, number: number))</title>"
            text += "<guid isPermaLink=\"false\">\(number)</guid>"
            text += "<dc:date>\(now - .seconds(Int64(36_000 - number * 20)))</dc:date>"
            text += "<description>Words of edition \(edition)"
            text += String(repeating: ", and more of them", count: 40) + "</description></item>"
        }
        return text + "</channel></rss>"
    }
}
