import NewsModel
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("HTTP://Example.COM:80/a/../b", "http://example.com/b"),
        ("  https://example.com ", "https://example.com/"),
        ("https://example.com/a b\u{E9}", "https://example.com/a%20b%C3%A9"),
        ("http:\\\\example.com\\x", "http://example.com/x"),
        ("https://b\u{FC}cher.example/", "https://b\u{FC}cher.example/"),
        ("http://[::1]:8080/x?y#z", "http://[::1]:8080/x?y#z"),
        ("http://example.com?q=1", "http://example.com/?q=1"),
    ])
    func `reads addresses as browsers do`(text: String, expected: String) {
        #expect(WebAddress(text)?.description == expected)
    }

    @Test(arguments: [
        "[::]", "[1:2:3:4:5:6:7:8]", "[fe80::]", "[2001:DB8::1]", "[::ffff:192.0.2.1]",
        "[1:2:3:4:5:6:192.0.2.1]", "[1:2:3:4:5:6:7::]",
    ])
    func `takes every writing of an IPv6 address`(host: String) {
        #expect(WebAddress("http://\(host)/")?.host == host.lowercased())
        #expect(WebAddress("http://\(host):81/")?.port == 81)
    }

    @Test(arguments: [
        "", "example.com", "mailto:a@b.example", "javascript:alert(1)", "http://",
        "http://a:99999/", "http://exa mple.org/",
        "http://a:+80/", "http://[bad/", "http://bad]/", "http://[bad]/", "http://[]/",
        "http://[::1/", "http://a[::1]/", "http://[::1]a/", "http://[1:2:3:4:5:6:7]/",
        "http://[1:2:3:4:5:6:7:8:9]/", "http://[1::2::3]/", "http://[:1]/", "http://[1:]/",
        "http://[::12345]/", "http://[::1.2.3]/", "http://[::1.2.3.256]/", "http://[1.2.3.4::]/",
        "http://[fe80::1%25eth0]/", "http://[1:2:3:4:5:6:7::8]/", "http://%5Bbad/",
    ])
    func `refuses what is no web address`(text: String) {
        #expect(WebAddress(text) == nil)
    }

    /// Controls, the space, and six signs; browsers drop tabs and line breaks altogether.
    static let forbidden: [UInt8] =
        Array(0x00...0x08) + [0x0B, 0x0C] + Array(0x0E...0x20) + Array("\"<>`{}".utf8) + [0x7F]

    @Test(arguments: Self.forbidden)
    func `encodes each byte that may not stand in an address`(byte: UInt8) {
        let sign = String(Unicode.Scalar(byte))
        let digits = String(byte, radix: 16, uppercase: true)
        let encoded = digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
        #expect(
            WebAddress("http://a.example/x\(sign)y?x\(sign)y#x\(sign)y")?.description
                == "http://a.example/x\(encoded)y?x\(encoded)y#x\(encoded)y")
    }

    @Test func `leaves every other byte of ASCII as it is`() {
        let dropped: Set<UInt8> = [0x09, 0x0A, 0x0D]
        for byte: UInt8 in 0..<0x80
        where !Self.forbidden.contains(byte) && !dropped.contains(byte) {
            let text = "http://a.example/?x#x" + String(Unicode.Scalar(byte)) + "y"
            #expect(WebAddress(text)?.description == text)
        }
    }

    /// The examples of RFC 3986, section 5.4, that concern hierarchical addresses.
    @Test(arguments: [
        ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"), ("//g", "http://g/"), ("?y", "http://a/b/c/d;p?y"),
        ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"), ("", "http://a/b/c/d;p?q"),
        (".", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
        ("../../../g", "http://a/g"), ("g;x=1/../y", "http://a/b/c/y"), ("g:h", nil),
    ])
    func `resolves references`(reference: String, expected: String?) throws {
        let base = try #require(WebAddress("http://a/b/c/d;p?q"))
        #expect(base.resolve(reference)?.description == expected)
    }

    @Test func `canonical form hides secrets and fragments`() throws {
        let address = try #require(WebAddress("https://me:secret@Example.com/feed#top"))
        #expect(address.canonical == "https://example.com/feed")
    }
}
