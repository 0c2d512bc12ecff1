import Testing
import TidingsWeb

@Suite struct ProxyTrustTests {
    private func request(
        _ target: String = "/", peer: String, _ fields: [(String, String)] = []
    ) throws -> Request {
        try #require(
            Request(
                method: "GET", target: target,
                fields: [("host", "inner")].map { Request.Field(name: $0.0, value: $0.1) }
                    + fields.map { Request.Field(name: $0.0, value: $0.1) }, peer: peer))
    }

    private func trust(_ proxies: String..., basePath: String = "") -> ProxyTrust {
        ProxyTrust(
            basePath: basePath, proxies: Set(proxies.compactMap { ProxyTrust.Peer($0) }))
    }

    private static let forwarded = [
        ("x-forwarded-for", "198.51.100.7, 203.0.113.5"), ("x-forwarded-proto", "https"),
        ("x-forwarded-host", "news.example"),
    ]

    @Test func `a trusted proxy is believed`() throws {
        let seen = trust("127.0.0.1").seen(try request(peer: "127.0.0.1", Self.forwarded))
        #expect(seen.client == "203.0.113.5")
        #expect(seen.isSecure)
        #expect(seen.field("host") == "news.example")
    }

    @Test(arguments: ["192.0.2.1", "unix", "127.0.0.2", ""])
    func `nobody else is`(peer: String) throws {
        let seen = trust("127.0.0.1").seen(try request(peer: peer, Self.forwarded))
        #expect(seen.client == peer)
        #expect(!seen.isSecure)
        #expect(seen.field("host") == "inner")
    }

    @Test func `what a client wrote before the proxy counts for nothing`() throws {
        let trust = trust("unix", "10.0.0.2")
        let chain = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.7,10.0.0.2")]
        #expect(trust.seen(try request(peer: "unix", chain)).client == "198.51.100.7")
        let broken = [("x-forwarded-for", "1.1.1.1, <script>")]
        #expect(trust.seen(try request(peer: "unix", broken)).client == "unix")
        let proto = [("x-forwarded-proto", "https, http")]
        #expect(!trust.seen(try request(peer: "unix", proto)).isSecure)
    }

    @Test(arguments: [
        ("/tidings", "/"), ("/tidings/", "/"), ("/tidings?q=1", "/?q=1"),
        ("/tidings/add?x=/tidings", "/add?x=/tidings"), ("/add", "/add"), ("/", "/"),
        ("/tidingsx/add", "/tidingsx/add"), ("/tidings/tidings/a", "/tidings/a"),
    ])
    func `the base path is taken off where it stands`(target: String, seen: String) throws {
        let trust = trust(basePath: "/tidings")
        #expect(trust.seen(try request(target, peer: "unix")).target == seen)
    }

    @Test(arguments: [
        ("", ""), ("/", ""), ("tidings", "/tidings"), ("/a/b/", "/a/b"),
        ("/a-b_c.d~e", "/a-b_c.d~e"),
    ])
    func `base paths are read`(text: String, path: String) {
        #expect(ProxyTrust.basePath(text) == path)
    }

    @Test(arguments: ["/a b", "/../x", "/a?b", "/\"", "/é", "/a\r\nb", "/./a"])
    func `what is no base path is refused`(text: String) {
        #expect(ProxyTrust.basePath(text) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1", true), ("127.3.4.5", "127.3.4.5", true), ("::1", "::1", true),
        ("[::1]", "::1", true), ("::ffff:127.0.0.1", "127.0.0.1", true),
        ("192.168.1.2", "192.168.1.2", false), ("0.0.0.0", "0.0.0.0", false), ("::", "::", false),
        ("2001:DB8::1", "2001:db8::1", false),
    ])
    func `addresses are read`(text: String, written: String, isLoopback: Bool) throws {
        let address = try #require(HostAddress(text))
        #expect(address.description == written)
        #expect(address.isLoopback == isLoopback)
    }

    @Test(arguments: [
        "", "localhost", "127.0.0", "127.0.0.256", "1.2.3.4\0", "[127.0.0.1]", "::1]", "[::1",
        "1.2.3.4.evil", "01.2.3.4:80", String(repeating: ":", count: 5000),
    ])
    func `what is no address is none`(text: String) {
        #expect(HostAddress(text) == nil)
    }
}
