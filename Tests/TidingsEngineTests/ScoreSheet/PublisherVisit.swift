import NewsModel
import TestSupport

/// One request as a publisher sees it, before and after it is answered.
struct PublisherVisit: Sendable {
    /// When it came.
    var time: Timestamp
    /// The time since the simulation began.
    var elapsed: Duration
    /// The host that was asked, without the port.
    var host: String
    var request: LoopbackRequest
    /// What was answered.
    var reply = PublisherReply()

    /// What the request was for.
    var address: String { host + request.target }

    var isConditional: Bool {
        request["If-None-Match"] != nil || request["If-Modified-Since"] != nil
    }

    /// The days since the simulation began.
    var day: Int { Int(elapsed.components.seconds / 86_400) }

    /// A document whose entries appear every so many hours; the newest eight.
    func document(everyHours hours: Int64, extra: String = "", title: String = "News") -> [UInt8] {
        var items = ""
        let newest = time.seconds / (hours * 3600)
        for number in ((newest - 7)...newest).reversed() {
            let published = Timestamp(seconds: number * hours * 3600)
            items += """
                <item><guid>\(host)/\(number)</guid><link>http://\(host)/\(number)</link>
                <title>Report \(number) of \(host)</title><pubDate>\(published.mailDate)</pubDate>
                <description>Something happened at \(number).</description></item>
                """
        }
        return Array(
            "<rss version=\"2.0\"><channel><title>\(title)</title>\(extra)\(items)</channel></rss>"
                .utf8)
    }

    /// Answers with `document`, or with 304 where `tag` was sent back.
    func tagged(_ tag: String, _ document: [UInt8]) -> PublisherReply {
        var reply = PublisherReply(fields: [("ETag", tag)], body: document)
        if request["If-None-Match"] == tag {
            reply.status = 304
            reply.body = []
        }
        return reply
    }

    /// The tag of a document that changes every so many hours.
    func version(everyHours hours: Int64) -> String { "v\(time.seconds / (hours * 3600))" }
}
