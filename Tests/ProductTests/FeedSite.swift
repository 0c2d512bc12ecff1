import Synchronization
import TestSupport

/// A feed as a server of this machine gives it out.
struct ServedFeed: Sendable {
    /// The host of its address, which leads to this machine.
    var host: String
    /// The path of its address; no two feeds share one.
    var path: String
    /// The document.
    var bytes: [UInt8]
    /// The media type it is given out with.
    var mediaType: String
    /// The entity tag, byte for byte as it goes over the wire.
    var entityTag: String
    /// The `Last-Modified` field, if it has one.
    var lastModified: String?
    /// The title that the subscription list gives it; empty for the feed's own.
    var title = ""
    /// The names of the folders around it.
    var folder: [String] = []
    /// How many entries it has, where that is known.
    var entryCount: Int?
}

/// A server of this machine that gives out feeds, and answers 304 to who has them already.
final class FeedSite: Sendable {
    /// The feeds.
    let feeds: [ServedFeed]
    /// The server.
    let server: LoopbackServer

    init(_ feeds: [ServedFeed]) throws {
        self.feeds = feeds
        let byPath = Dictionary(uniqueKeysWithValues: feeds.map { ($0.path, $0) })
        server = try LoopbackServer { request in
            guard let feed = byPath[request.path] else {
                return .text("Nothing here", type: "text/plain", status: 404)
            }
            if request["If-None-Match"] == feed.entityTag {
                return .answer(status: 304, headers: ["ETag": feed.entityTag])
            }
            guard let date = feed.lastModified else {
                return .answer(
                    headers: ["Content-Type": feed.mediaType, "ETag": feed.entityTag],
                    body: .whole(feed.bytes))
            }
            return .answer(
                headers: [
                    "Content-Type": feed.mediaType, "ETag": feed.entityTag, "Last-Modified": date,
                    "Set-Cookie": "visitor=1; Path=/",
                ],
                body: .whole(feed.bytes))
        }
    }

    /// The address of a feed.
    func address(_ feed: ServedFeed) -> String { server.address(feed.path, host: feed.host) }

    /// The feeds as a subscription list.
    var opml: [UInt8] {
        var text = "<?xml version=\"1.0\"?>\n<opml version=\"2.0\"><head><title>All</title></head>"
        text += "<body>\n"
        for feed in feeds {
            for name in feed.folder { text += "<outline text=\"\(Self.escaped(name))\">" }
            text +=
                "<outline type=\"rss\" text=\"\(Self.escaped(feed.title))\" "
                + "xmlUrl=\"\(Self.escaped(address(feed)))\"/>"
            for _ in feed.folder { text += "</outline>" }
            text += "\n"
        }
        return Array((text + "</body></opml>\n").utf8)
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case "\"": "&quot;"
            default: String(character)
            }
        }.joined()
    }

    /// A host for the feed of this number: an address of this machine that no other feed has, so
    /// that the pause between two requests to one host holds up nothing.
    static func host(_ number: Int) -> String {
        "127.0.\(1 + number / 200).\(1 + number % 200)"
    }

    /// Entity tags as servers write them, good and bad; a tag is nobody's to read but the server's.
    static func entityTag(_ number: Int) -> String {
        switch number % 6 {
        case 0: "\"v\(number)\""
        case 1: "W/\"v\(number)-gzip\""
        case 2: "no-quotes-\(number)"
        case 3: "\"a, b; c=\(number)\""
        case 4: "\"back\\slash \(number)\""
        default: "\"größer-\(number)\""
        }
    }

    /// Dates as servers write them.
    static func lastModified(_ number: Int) -> String? {
        switch number % 4 {
        case 0: "Mon, 02 Mar 2026 08:00:0\(number % 10) GMT"
        case 1: "2026-03-02 08:00:0\(number % 10)"
        default: nil
        }
    }
}
