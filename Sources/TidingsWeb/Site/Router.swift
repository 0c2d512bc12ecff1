/// Finds the handler for a method and a path.
struct Router: Sendable {
    /// Answers a request; it is given the parts of the path that the pattern leaves open.
    typealias Handler = @Sendable (ReaderSite, Request, [String]) async throws -> Response

    /// What is found for a request.
    enum Match: Sendable {
        /// This handler, with the open parts of the path.
        case handler(Handler, [String])
        /// The path is known, but only for these methods.
        case otherMethods([String])
        /// Nothing.
        case nothing
    }

    private struct Route: Sendable {
        var method: String
        var pattern: [String]
        var handler: Handler
    }

    private var routes: [Route] = []

    /// Adds a handler for `method` on `pattern`, such as `entries/*/mark`; the first match wins.
    mutating func on(_ method: String, _ pattern: String, _ handler: @escaping Handler) {
        let parts = pattern.split(separator: "/").map(String.init)
        routes.append(Route(method: method, pattern: parts, handler: handler))
    }

    /// Every route as a method and a path, with `*` for what is left open.
    var written: [String] { routes.map { $0.method + " /" + $0.pattern.joined(separator: "/") } }

    /// The methods that are answered on the path of these segments, in order.
    func methods(on segments: [String]) -> [String] {
        let methods = routes.filter { Self.fits($0.pattern, segments) }.map(\.method)
        return Set(methods + (methods.contains("GET") ? ["HEAD"] : [])).sorted()
    }

    /// What there is for `method` on the path of these segments; HEAD is answered like GET.
    func match(_ method: String, _ segments: [String]) -> Match {
        let wanted = method == "HEAD" ? "GET" : method
        var others: [String] = []
        for route in routes where Self.fits(route.pattern, segments) {
            guard route.method == wanted else {
                others += route.method == "GET" ? ["GET", "HEAD"] : [route.method]
                continue
            }
            let open = zip(route.pattern, segments).filter { $0.0 == "*" }.map(\.1)
            return .handler(route.handler, open)
        }
        return others.isEmpty ? .nothing : .otherMethods(others)
    }

    private static func fits(_ pattern: [String], _ segments: [String]) -> Bool {
        pattern.count == segments.count
            && zip(pattern, segments).allSatisfy { $0.0 == "*" || $0.0 == $0.1 }
    }
}
