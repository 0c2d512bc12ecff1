import Crypto
package import TidingsStore

/// Decides who is let in: the right host, the right origin, and no more bytes than needed.
///
/// A page from anywhere can make a browser send requests to this machine. It cannot make it send
/// our name in `Host` (a rebound domain shows its own), nor hide where a request comes from, nor
/// know the token.
package struct Gatekeeper: Sendable {
    /// The name of the field that carries the token when a script asks.
    package static let tokenField = "x-tidings-token"

    /// The port the server listens on.
    package var port: UInt16
    /// The address the server was told to listen on.
    package var bind: String
    /// Whether `SLUG.localhost` names a sample site.
    package var servesSamples: Bool
    /// The public host, with its port where it has one, under which hubs reach this reader; `nil`
    /// where none is asked.
    package var hubHost: String?
    /// Further names of this machine, such as `news.example.org`, without a port.
    package var hostNames: Set<String> = []
    /// Whether other machines can reach it, so that it has more addresses than it was told.
    package var isOpen = false
    /// What stands before it.
    package var trust = ProxyTrust()
    /// A secret of this process, from which those are made that every change must carry.
    private let secret: String

    package init(port: UInt16, bind: String, servesSamples: Bool, hubHost: String? = nil) {
        self.hubHost = hubHost
        self.port = port
        self.bind = bind
        self.servesSamples = servesSamples
        secret = Digest(of: SecureRandom().bytes(32)).description
    }

    /// Whom a request is for.
    package enum Addressee: Hashable, Sendable {
        /// The reader.
        case reader
        /// The sample site with this name.
        case sample(slug: String)
        /// The callback of hubs, and nothing else of the reader.
        case hubs
    }

    /// Whom `request` is for, or `nil` where it names no host of ours.
    package func addressee(of request: Request) -> Addressee? {
        guard let host = request.field("host")?.lowercased() else { return nil }
        if let hubHost, request.segments.count == 2, request.segments[0] == "hub" {
            // Whatever stands before this server may hand the name on or use its own.
            let own = ["localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)"]
            return host == hubHost || own.contains(host) ? .hubs : nil
        }
        if isOurName(host) { return .reader }
        let suffix = ":" + String(port)
        let name = host.hasSuffix(suffix) ? String(host.dropLast(suffix.count)) : host
        guard name != host || port == 80 else { return nil }
        if ["localhost", "127.0.0.1", "[::1]"].contains(name) || name == bind { return .reader }
        guard servesSamples, name.hasSuffix(".localhost") else { return nil }
        let slug = String(name.dropLast(".localhost".count))
        let isPlain = slug.utf8.allSatisfy { byte in
            (0x61...0x7A ~= byte) || (0x30...0x39 ~= byte) || byte == UInt8(ascii: "-")
        }
        return slug.isEmpty || !isPlain ? nil : .sample(slug: slug)
    }

    /// Whether `host` is a name the person gave, whatever the port, or an address where others can
    /// reach this machine: no name on the web can be made to look like an address.
    private func isOurName(_ host: String) -> Bool {
        guard isOpen else { return false }
        var name = host[...]
        if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
            let port = host[host.index(after: colon)...]
            guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
            else { return false }
            name = host[..<colon]
        }
        return hostNames.contains(String(name)) || name == "localhost"
            || HostAddress(String(name)) != nil
    }

    /// Decides from the head of a request whether it is let in.
    package func admit(_ request: Request) -> Admission {
        guard let addressee = addressee(of: request) else {
            return .refuse(
                .text(
                    isOpen
                        ? "This reader has no such name: start it with --host to give it one."
                        : "This reader answers at http://localhost:\(port)/ only.", status: 421))
        }
        if request.isSafe { return .accept(bodyLimitInBytes: 0) }
        if addressee == .hubs, request.method == "POST" {
            return Self.limited(request, to: Self.noticeLimitInBytes)
        }
        let clientPath = ClientPath(request.segments)
        let methods =
            addressee == .reader ? clientPath?.changingMethods ?? ["POST"] : []
        guard methods.contains(request.method) else {
            let known =
                addressee == .reader && clientPath == nil
                ? ReaderSite.routes.methods(on: request.segments) : []
            let allowed = (known.isEmpty ? ["GET", "HEAD"] + methods : known)
                .joined(separator: ", ")
            var response = Response.text("Only \(allowed) are answered here.", status: 405)
            response.set("Allow", allowed)
            return .refuse(response)
        }
        guard isFromOurPages(request) else {
            return .refuse(.text("Changes are accepted from the reader's own pages.", status: 403))
        }
        let limit =
            clientPath?.bodyLimitInBytes ?? (request.segments == ["import"] ? 10_500_000 : 65_536)
        return Self.limited(request, to: limit)
    }

    /// The most bytes that a hub may send.
    ///
    /// It sends the whole feed, of which only the signature counts; what is larger is found when the
    /// feed is asked.
    private static let noticeLimitInBytes = 2_000_000

    private static func limited(_ request: Request, to limit: Int) -> Admission {
        if let length = request.field("content-length") {
            guard let count = Int(length), count <= limit else {
                return .refuse(
                    .text("This is more than \(limit) bytes, the most accepted here.", status: 413))
            }
        }
        return .accept(bodyLimitInBytes: limit)
    }

    /// Whether nothing in the head says that another site makes the browser ask.
    ///
    /// Pages that send no referrer make browsers write `Origin: null` on forms; then the browser
    /// must have said `same-origin` itself. Programs that send neither field pass: they need the
    /// token all the same.
    package func isFromOurPages(_ request: Request) -> Bool {
        let site = request.fields.filter { $0.name == "sec-fetch-site" }.map(\.value)
        guard site.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else { return false }
        return request.fields.filter { $0.name == "origin" }.allSatisfy { origin in
            if origin.value == "null" { return site == ["same-origin"] }
            return origin.value == (request.isSecure ? "https://" : "http://")
                + (request.field("host") ?? "")
        }
    }

    /// What every change must carry that `session` makes; `nil` stands for whoever is on this
    /// machine, where there are no sessions.
    ///
    /// It tells nothing of the others, and ends with the session and the process.
    package func token(of session: BrowserSession? = nil) -> String {
        let name = session.map { "session \($0.id)" } ?? "this machine"
        return Digest(of: Array((secret + name).utf8)).description
    }

    /// Whether `given` is the token of `session`; takes the same time whatever is wrong with it.
    package func isToken(_ given: String, of session: BrowserSession? = nil) -> Bool {
        let left = Array(given.utf8)
        let right = Array(token(of: session).utf8)
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
