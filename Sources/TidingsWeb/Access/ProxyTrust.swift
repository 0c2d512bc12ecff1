import NewsModel

/// What stands before the server: the path below which it serves the reader, and whose word on who
/// asks is believed.
package struct ProxyTrust: Hashable, Sendable {
    /// The path before every address of the reader, such as `/tidings`; empty where there is none.
    package var basePath: String
    /// The addresses of proxies whose `X-Forwarded-…` fields are believed; `unix` stands for
    /// whoever comes through the socket in the file system.
    package var proxies: Set<Peer>

    /// Who is at the other end of a connection.
    package enum Peer: Hashable, Sendable {
        case address(HostAddress)
        case unix

        /// Reads an address or `unix`.
        package init?(_ text: String) {
            if text == "unix" {
                self = .unix
            } else if let address = HostAddress(text) {
                self = .address(address)
            } else {
                return nil
            }
        }
    }

    package init(basePath: String = "", proxies: Set<Peer> = []) {
        self.basePath = basePath
        self.proxies = proxies
    }

    /// Reads a base path: parts of letters, digits, `-`, `_`, `.`, and `~`, with or without slashes
    /// at its ends; `nil` for anything else.
    package static func basePath(_ text: String) -> String? {
        let parts = text.split(separator: "/")
        let isPlain = parts.allSatisfy { part in
            part != "." && part != ".."
                && part.utf8.allSatisfy { byte in
                    (0x61...0x7A ~= byte) || (0x41...0x5A ~= byte) || (0x30...0x39 ~= byte)
                        || "-_.~".utf8.contains(byte)
                }
        }
        guard isPlain, text.utf8.count <= 200 else { return nil }
        return parts.map { "/" + $0 }.joined()
    }

    /// `request` as the reader sees it: without the base path, and from whom a trusted proxy says.
    ///
    /// A proxy may have taken the base path off already. The fields of others are left alone and
    /// count for nothing.
    package func seen(_ request: Request) -> Request {
        var seen = request
        let target = request.target
        if !basePath.isEmpty, target.hasPrefix(basePath) {
            let rest = target.dropFirst(basePath.count)
            if rest.isEmpty || rest.first == "/" || rest.first == "?" {
                let path = rest.first == "/" ? String(rest) : "/" + rest
                seen =
                    Request(
                        method: request.method, target: path, fields: request.fields,
                        body: request.body, peer: request.peer) ?? request
            }
        }
        guard let peer = Peer(request.peer), proxies.contains(peer) else { return seen }
        seen.isSecure = last(of: "x-forwarded-proto", in: request)?.lowercased() == "https"
        if let host = last(of: "x-forwarded-host", in: request) {
            seen.fields.removeAll { $0.name == "host" }
            seen.fields.append(Request.Field(name: "host", value: host))
        }
        seen.client = client(of: request)
        return seen
    }

    /// The nearest address that is not a proxy of ours: what stands before it in the field is
    /// whatever the client wrote there.
    private func client(of request: Request) -> String {
        let hops = request.fields.filter { $0.name == "x-forwarded-for" }
            .flatMap { $0.value.split(separator: ",") }
            .map { String($0.filter { $0 != " " && $0 != "\t" }) }
        for hop in hops.reversed().prefix(20) {
            guard let address = HostAddress(hop) else { break }
            if !proxies.contains(.address(address)) { return hop }
        }
        return request.peer
    }

    /// What the nearest proxy wrote, which is the last value.
    private func last(of name: String, in request: Request) -> String? {
        request.fields.last { $0.name == name }?.value.split(separator: ",").last
            .map { String($0.filter { $0 != " " && $0 != "\t" }) }
    }
}
