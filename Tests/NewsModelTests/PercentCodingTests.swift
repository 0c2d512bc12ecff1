import NewsModel
import Testing

@Suite struct PercentCodingTests {
    @Test(arguments: [
        ("b%C3%BCcher", "bücher"), ("%41%4a%4A", "AJJ"), ("a+b", "a+b"), ("%FF", "\u{FFFD}"),
        ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%+1", "%+1"), ("%%41", "%A"), ("", ""),
    ])
    func `reads escapes, and leaves what is none`(text: String, expected: String) {
        #expect(PercentCoding.decode(text.utf8) == expected)
    }

    @Test func `a plus is a space in forms`() {
        #expect(PercentCoding.decode("a+b%2B".utf8, plusIsSpace: true) == "a b+")
    }

    @Test func `writes everything but the unreserved`() {
        #expect(PercentCoding.encode("aZ09-._~") == "aZ09-._~")
        #expect(PercentCoding.encode("a/b ?#%+é") == "a%2Fb%20%3F%23%25%2B%C3%A9")
    }

    @Test func `a host is read with its escapes`() {
        #expect(WebAddress("http://b%C3%BCcher.example/")?.host == "bücher.example")
    }
}
