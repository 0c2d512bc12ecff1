import Fetching
import Testing

@Suite struct RegistrableDomainTests {
    @Test(arguments: [
        ("example.org", "example.org"), ("www.example.org", "example.org"),
        ("a.b.c.example.co.uk", "example.co.uk"), ("News.BBC.co.uk.", "bbc.co.uk"),
        ("alice.github.io", "alice.github.io"), ("x.alice.github.io", "alice.github.io"),
        ("foo.localhost", "foo.localhost"), ("a.foo.localhost", "foo.localhost"),
        ("b\u{FC}cher.example.de", "example.de"), ("www.b\u{FC}cher.de", "b\u{FC}cher.de"),
        ("www.xn--bcher-kva.de", "xn--bcher-kva.de"),
    ])
    func `finds what somebody registered`(host: String, domain: String) {
        #expect(RegistrableDomain.of(host: host) == domain)
    }

    @Test(arguments: [
        "co.uk", "org", "localhost", "router", "127.0.0.1", "10.1.2.3", "[::1]", "::1",
        "[2001:db8::1]", "", ".", "..",
    ])
    func `leaves other hosts as they are`(host: String) {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        #expect(RegistrableDomain.of(host: host) == name)
    }

    @Test func `survives a host of any length`() {
        let host = String(repeating: "a.", count: 100_000) + "org"
        #expect(RegistrableDomain.of(host: host) == host)
    }
}
