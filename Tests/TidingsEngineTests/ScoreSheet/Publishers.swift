import NewsModel
import TestSupport

/// What publishers do, by the name of their host.
enum Publishers {
    typealias Behavior = @Sendable (PublisherVisit) -> PublisherReply

    static let all: [String: Behavior] = polite.merging(moving) { one, _ in one }
        .merging(troubled) { one, _ in one }

    /// Those that say what they want.
    private static let polite: [String: Behavior] = [
        "strong.localhost": {
            $0.tagged("\"\($0.version(everyHours: 6))\"", $0.document(everyHours: 6))
        },
        "weak.localhost": {
            $0.tagged("W/\"\($0.version(everyHours: 24)), x\"", $0.document(everyHours: 24))
        },
        // The tag names the encoding, as Apache does it, and only that one is known.
        "deflated.localhost": { visit in
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 12))-gzip\"", visit.document(everyHours: 12))
            guard visit.request["Accept-Encoding"]?.contains("deflate") == true else {
                return reply
            }
            if reply.status == 200 {
                let size = UInt16(reply.body.count)
                let sizes = [size, ~size].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
                reply.body = [0x01] + sizes + reply.body
                reply["Content-Encoding"] = "deflate"
            }
            return reply
        },
        "dated.localhost": { visit in
            let date = "Friday,  15-Jan-27 \(visit.version(everyHours: 8)) PDT"
            var reply = PublisherReply(body: visit.document(everyHours: 8))
            if visit.request["If-Modified-Since"] == date { reply.status = 304 }
            reply["Last-Modified"] = date
            return reply
        },
        // A new tag with each answer, and the one before it is known.
        "renewing.localhost": { visit in
            let isKnown = visit.request["If-None-Match"] != nil
            var reply = PublisherReply(body: visit.document(everyHours: 48))
            reply.status = isKnown ? 304 : 200
            reply["ETag"] = "\"at \(visit.time.seconds)\""
            return reply
        },
        "plain.localhost": { _ in
            PublisherReply(body: Array("<rss><channel><title>Plain</title></channel></rss>".utf8))
        },
        "fresh.localhost": { visit in
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 1))\"", visit.document(everyHours: 1))
            reply["Cache-Control"] = "public, max-age=10800"
            reply.wishedPause = 10_800
            return reply
        },
        "year.localhost": { visit in
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 24))\"", visit.document(everyHours: 24))
            reply["Cache-Control"] = "max-age=31536000"
            reply.wishedPause = 86_400
            return reply
        },
        "expiring.localhost": { visit in
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 2))\"", visit.document(everyHours: 2))
            reply["Date"] = (visit.time + .seconds(90_000)).mailDate
            reply["Expires"] = (visit.time + .seconds(90_000 + 9000)).mailDate
            reply.wishedPause = 9000
            return reply
        },
        "slowly.localhost": { visit in
            let hours = (0..<6).map { "<hour>\($0)</hour>" }.joined()
            let extra = "<ttl>180</ttl><skipHours>\(hours)</skipHours>"
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 3))\"", visit.document(everyHours: 3, extra: extra))
            reply.wishedPause = 10_800
            return reply
        },
        "stubborn.localhost": { visit in
            visit.isConditional
                ? PublisherReply(status: 304)
                : PublisherReply(fields: [("ETag", "\"x\"")], body: visit.document(everyHours: 24))
        },
        "deaf.localhost": { visit in
            PublisherReply(
                fields: [("ETag", "\"never known\"")],
                body: Array("<rss><channel><title>Deaf</title></channel></rss>".utf8))
        },
    ]

    /// Those that are elsewhere, for a while or for good.
    private static let moving: [String: Behavior] = [
        "limited-one.busy.localhost": limited, "limited-two.busy.localhost": limited,
        "repaired.localhost": { visit in
            guard visit.day % 4 == 1 else {
                return visit.tagged(
                    "\"\(visit.version(everyHours: 6))\"", visit.document(everyHours: 6))
            }
            let end = visit.time + .seconds(5 * 3600)
            return PublisherReply(
                status: 503,
                fields: [("Retry-After", end.mailDate.replacing("+0000", with: "GMT"))],
                demandedPause: 5 * 3600)
        },
        "maintained.localhost": { visit in
            if visit.request.target == "/maintenance" {
                return PublisherReply(
                    fields: [("Content-Type", "text/html")],
                    body: Array("<html><body>Back soon</body></html>".utf8))
            }
            guard 3...6 ~= visit.day else {
                return visit.tagged(
                    "\"\(visit.version(everyHours: 6))\"", visit.document(everyHours: 6))
            }
            return PublisherReply(status: 301, fields: [("Location", "/maintenance")])
        },
        "moved.localhost": { visit in
            let location = "http://settled.localhost:\(visit.request.port)/feed"
            return PublisherReply(status: 301, fields: [("Location", location)])
        },
        "settled.localhost": {
            $0.tagged("\"\($0.version(everyHours: 12))\"", $0.document(everyHours: 12))
        },
        "detouring.localhost": { visit in
            let location = "http://cdn.localhost:\(visit.request.port)/feed"
            return PublisherReply(status: 302, fields: [("Location", location)])
        },
        "cdn.localhost": {
            $0.tagged("\"\($0.version(everyHours: 12))\"", $0.document(everyHours: 12))
        },
        "gone.localhost": { visit in
            visit.day < 2
                ? visit.tagged("\"g\"", visit.document(everyHours: 6)) : PublisherReply(status: 410)
        },
        "circling.localhost": { visit in
            let target = visit.request.target == "/feed" ? "/a" : "/feed"
            return PublisherReply(status: 302, fields: [("Location", target)])
        },
    ]

    private static let bomb = DeflateBomb.bytes(count: 100_000_000)

    private static let limited: Behavior = { visit in
        guard visit.time.seconds / 7200 % 5 != 0 else {
            return PublisherReply(
                status: 429, fields: [("Retry-After", "7200")], demandedPause: 7200)
        }
        return visit.tagged("\"\(visit.version(everyHours: 4))\"", visit.document(everyHours: 4))
    }

    /// Those that do not do it well.
    private static let troubled: [String: Behavior] = [
        "baking.localhost": { visit in
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 12))\"", visit.document(everyHours: 12))
            reply["Set-Cookie"] = "visitor=\(visit.time.seconds); Max-Age=99999999; Path=/"
            return reply
        },
        "hinting.localhost": { visit in
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 12))\"", visit.document(everyHours: 12))
            reply.interim =
                "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nETag: \"hint\"\r\n"
                + "Link: </style.css>; rel=preload\r\n\r\n"
            reply.framing = reply.status == 304 ? .length : .chunked
            return reply
        },
        "mislabeled.localhost": { visit in
            var reply = visit.tagged(
                "\"\(visit.version(everyHours: 12))\"",
                visit.document(everyHours: 12, title: "Été à Orléans"))
            reply["Content-Type"] = "image/png; charset=iso-8859-5"
            return reply
        },
        "broken.localhost": { visit in
            visit.day % 2 == 0
                ? visit.tagged(
                    "\"\(visit.version(everyHours: 6))\"", visit.document(everyHours: 6))
                : PublisherReply(isReset: true)
        },
        "cut.localhost": { visit in
            PublisherReply(
                fields: [("ETag", "\"cut\"")], body: visit.document(everyHours: 6),
                framing: .claiming(100_000))
        },
        "short.localhost": { visit in
            PublisherReply(body: visit.document(everyHours: 6), framing: .claiming(300))
        },
        "swollen.localhost": { visit in
            PublisherReply(
                fields: [("ETag", "\"big\""), ("Content-Encoding", "deflate")], body: bomb)
        },
    ]
}
