import NewsModel
package import TidingsStore

/// What a client asks for.
package struct Request: Sendable {
    /// One field of the head, its name in lower case.
    package struct Field: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The method, such as `GET`.
    package var method: String
    /// The parts of the path between slashes, percent-decoded; empty for `/`.
    package var segments: [String]
    /// The path and query as they came.
    package var target: String
    /// What stands after the question mark.
    package var query: Parameters
    /// The fields of the head, in order.
    package var fields: [Field]
    /// The body; empty until all of it came.
    package var body: [UInt8]
    /// The address at the other end of the connection, or `unix` where it has none.
    package var peer: String
    /// The address of whoever asks: that of the peer, or what a trusted proxy says.
    package var client: String
    /// Whether it came over https, as a trusted proxy says.
    package var isSecure = false
    /// The session of the browser that asks, once it is known to be signed in.
    package var session: BrowserSession?

    /// Takes a request apart.
    ///
    /// - Returns: `nil` where the target is not a path: absolute addresses and `*` are for proxies.
    package init?(
        method: String, target: String, fields: [Field], body: [UInt8] = [], peer: String = ""
    ) {
        guard target.utf8.first == UInt8(ascii: "/") else { return nil }
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
        self.peer = peer
        client = peer
        let halves = target.utf8.split(
            separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        segments = halves[0].split(separator: UInt8(ascii: "/")).map { PercentCoding.decode($0) }
        query = halves.count > 1 ? Parameters(formEncoded: halves[1]) : Parameters()
    }

    /// The value of the field `name` (lower case), or `nil` where it is missing or there are two.
    package func field(_ name: String) -> String? {
        let values = fields.filter { $0.name == name }
        return values.count == 1 ? values[0].value : nil
    }

    /// The path without the query, as it came.
    package var path: String { String(target.prefix { $0 != "?" }) }

    /// Whether the method promises to change nothing.
    package var isSafe: Bool { method == "GET" || method == "HEAD" }

    /// The fields of the simple form in the body; empty where it is none.
    package var form: Parameters {
        let type = field("content-type")?.lowercased() ?? ""
        guard type.hasPrefix("application/x-www-form-urlencoded") else { return Parameters() }
        return Parameters(formEncoded: body)
    }

    /// The value of a cookie that the browser sends, or `nil` where it sends none of this name.
    ///
    /// Source: RFC 6265, section 5.4.
    package func cookie(_ name: String) -> String? {
        for field in fields where field.name == "cookie" {
            for pair in field.value.split(separator: ";") {
                let halves = pair.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
                if halves.count == 2, halves[0] == name { return String(halves[1]) }
            }
        }
        return nil
    }

    /// Whether a script asks, which wants JSON instead of a page.
    package var wantsJSON: Bool { field("accept")?.hasPrefix("application/json") ?? false }
}
