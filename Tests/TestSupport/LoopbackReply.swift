/// What a `LoopbackServer` sends back, well formed or not.
public struct LoopbackReply: Sendable {
    /// The body of an answer, and how it goes over the wire.
    public enum Body: Sendable {
        /// All at once, with an honest `Content-Length`.
        case whole([UInt8])
        /// In these pieces, `Transfer-Encoding: chunked`.
        case chunked([[UInt8]])
        /// One byte at a time with a pause after each, until the connection is closed.
        case trickle([UInt8], pause: Duration)
        /// The same bytes again and again until the client goes away (or 1 GB has been sent).
        case endless([UInt8])
        /// These bytes under a larger or smaller `Content-Length`, then the connection is closed.
        case truncated([UInt8], claimedCount: Int)
    }

    enum Wire: Sendable {
        case answer(status: Int, headers: KeyValuePairs<String, String>, body: Body)
        case raw([UInt8])
        case reset
    }

    var wire: Wire
    /// How long to wait before the first byte.
    public var delay: Duration

    /// An answer with a status, header fields in this order, and a body.
    ///
    /// The server itself adds only what frames the body.
    public static func answer(
        status: Int = 200, headers: KeyValuePairs<String, String> = [:], body: Body = .whole([]),
        delay: Duration = .zero
    ) -> LoopbackReply {
        LoopbackReply(wire: .answer(status: status, headers: headers, body: body), delay: delay)
    }

    /// An answer whose body is `text` in UTF-8.
    public static func text(
        _ text: String, type: String = "application/rss+xml", status: Int = 200
    ) -> LoopbackReply {
        .answer(status: status, headers: ["Content-Type": type], body: .whole(Array(text.utf8)))
    }

    /// A redirect to `location`.
    public static func redirect(_ status: Int = 302, to location: String) -> LoopbackReply {
        .answer(status: status, headers: ["Location": location])
    }

    /// These bytes and nothing else, then the connection is closed.
    public static func raw(_ bytes: [UInt8]) -> LoopbackReply {
        LoopbackReply(wire: .raw(bytes), delay: .zero)
    }

    /// No answer: the connection is reset.
    public static var reset: LoopbackReply { LoopbackReply(wire: .reset, delay: .zero) }
}
