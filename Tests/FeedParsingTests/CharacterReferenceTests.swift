import FeedParsing
import Testing

@Suite struct CharacterReferenceTests {
    private func decoding(_ text: String) -> String {
        String(decoding: CharacterReference.decoding(Array(text.utf8)[...]), as: UTF8.self)
    }

    @Test(arguments: [
        ("&lt;b&gt; &amp;amp; &quot;&apos;", "<b> &amp; \"'"),
        ("caf&eacute; &Omega;&nbsp;&hellip;", "café Ω\u{A0}…"),
        ("&CounterClockwiseContourIntegral;", "∳"),
        ("&NotEqualTilde;", "≂\u{338}"),
        ("&zwnj;&zwj;", "\u{200C}\u{200D}"),
    ])
    func `knows the names of HTML`(text: String, expected: String) {
        #expect(decoding(text) == expected)
    }

    @Test(arguments: [
        ("&#8217;&#x2019;&#X2019;", "’’’"),
        ("&#65&#x42 C", "AB C"),
        ("&#128512;", "😀"),
        ("&#145;&#146;&#150;&#x80;", "‘’–€"),
    ])
    func `decodes numbers, those of windows-1252 too`(text: String, expected: String) {
        #expect(decoding(text) == expected)
    }

    @Test(arguments: [
        "&#0;", "&#xD800;", "&#x110000;", "&#99999999999999999999999;", "&#xFFFFFFFFFFFFFFFFF;",
    ])
    func `a number that is no character becomes the replacement character`(text: String) {
        #expect(decoding(text) == "\u{FFFD}")
    }

    @Test(arguments: [
        ("AT&T & Q&A", "AT&T & Q&A"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"),
        ("&nosuchname;", "&nosuchname;"), ("&AMPERSAND", "&AMPERSAND"), ("&#", "&#"),
        ("/a?b=1&copy=2&para3&lang=en", "/a?b=1&copy=2&para3&lang=en"),
    ])
    func `what is no reference stays`(text: String, expected: String) {
        #expect(decoding(text) == expected)
    }

    @Test func `an old name may lack its semicolon where nothing continues it`() {
        #expect(decoding("&copy 2026 &eacute.") == "© 2026 é.")
        #expect(decoding("&hellip 2026") == "&hellip 2026")
    }

    @Test func `decodes once only`() {
        #expect(decoding("&amp;lt;") == "&lt;")
    }

    @Test func `says where the reference ends`() {
        let bytes = Array("x&lt;y".utf8)
        var output: [UInt8] = []
        #expect(CharacterReference.decode(in: bytes.span, at: 1, to: &output) == 5)
        #expect(output == Array("<".utf8))
        let bare = Array("&".utf8)
        #expect(CharacterReference.decode(in: bare.span, at: 0, to: &output) == 0)
    }
}
