import TestSupport

/// What a publisher answers, byte by byte as it says.
struct PublisherReply: Sendable {
    /// How the body is framed.
    enum Framing: Sendable {
        case length
        case chunked
        case claiming(Int)
    }

    var status = 200
    var fields: [(name: String, value: String)] = []
    var body: [UInt8] = []
    var framing = Framing.length
    /// Answers that come before the answer.
    var interim = ""
    var isReset = false
    /// How long the whole domain is not to be asked, in seconds.
    var demandedPause: Int64 = 0
    /// How long this address is not to be asked, in seconds.
    var wishedPause: Int64 = 0

    /// Whether a feed, or word that it did not change, can arrive.
    var isWhole: Bool {
        if isReset || self["Content-Type"] == "text/html" { return false }
        return if case .claiming = framing { false } else { body.count < 60_000 }
    }

    /// The value of a field.
    subscript(_ name: String) -> String? {
        get { fields.first { $0.name == name }?.value }
        set {
            fields.removeAll { $0.name == name }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// The reply as the server sends it.
    var wire: LoopbackReply {
        guard !isReset else { return .reset }
        var head = interim + "HTTP/1.1 \(status) Status\r\nConnection: close\r\n"
        for (name, value) in fields { head += "\(name): \(value)\r\n" }
        var bytes = status == 304 ? [] : body
        switch framing {
        case .length: if status != 304 { head += "Content-Length: \(bytes.count)\r\n" }
        case .claiming(let count): head += "Content-Length: \(count)\r\n"
        case .chunked:
            head += "Transfer-Encoding: chunked\r\n"
            let half = bytes.count / 2
            var chunks: [UInt8] = []
            for piece in [bytes[..<half], bytes[half...]] where !piece.isEmpty {
                chunks += Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + [13, 10]
            }
            bytes = chunks + Array("0\r\n\r\n".utf8)
        }
        return .raw(Array((head + "\r\n").utf8) + bytes)
    }
}
