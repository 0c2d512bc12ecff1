/// What a client asks for.
struct Request: Sendable {
    /// One field of the head, its name in lower case.
    struct Field: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// The method, such as `GET`.
    var method: String
    /// The parts of the path between slashes, percent-decoded; empty for `/`.
    var segments: [String]
    /// The path and query as they came.
    var target: String
    /// What stands after the question mark.
    var query: Parameters
    /// The fields of the head, in order.
    var fields: [Field]
    /// The body; empty until all of it came.
    var body: [UInt8]

    /// Takes a request apart.
    ///
    /// - Returns: `nil` where the target is not a path: absolute addresses and `*` are for proxies.
    init?(method: String, target: String, fields: [Field], body: [UInt8] = []) {
        guard target.utf8.first == UInt8(ascii: "/") else { return nil }
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
        let halves = target.utf8.split(
            separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        segments = halves[0].split(separator: UInt8(ascii: "/")).map { PercentCoding.decode($0) }
        query = halves.count > 1 ? Parameters(formEncoded: halves[1]) : Parameters()
    }

    /// The value of the field `name` (lower case), or `nil` where it is missing or there are two.
    func field(_ name: String) -> String? {
        let values = fields.filter { $0.name == name }
        return values.count == 1 ? values[0].value : nil
    }

    /// The path without the query, as it came.
    var path: String { String(target.prefix { $0 != "?" }) }

    /// Whether the method promises to change nothing.
    var isSafe: Bool { method == "GET" || method == "HEAD" }

    /// The fields of the form in the body; empty where it is none.
    var form: Parameters { Parameters(formEncoded: body) }

    /// Whether a script asks, which wants JSON instead of a page.
    var wantsJSON: Bool { field("accept")?.hasPrefix("application/json") ?? false }
}
