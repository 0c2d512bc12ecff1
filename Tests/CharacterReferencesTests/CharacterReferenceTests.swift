import CharacterReferences
import Testing

@Suite struct CharacterReferenceTests {
    private func decoding(
        _ text: String, as place: CharacterReference.Place = .attribute,
        droppingUnknown: Bool = false
    ) -> String {
        // In the middle of an array, so that places do not count from zero.
        let bytes = Array("&lt;\(text)&gt;".utf8)[4...].dropLast(4)
        let decoded = CharacterReference.decoding(
            bytes, as: place, droppingUnknown: droppingUnknown)
        return String(decoding: decoded, as: UTF8.self)
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

    @Test(arguments: [
        ("&copy2026 &notit; &ampamp;", "©2026 ¬it; &amp;"), ("&ltb&gt", "<b>"),
        ("&thornet &THORNET", "þet ÞET"), ("&notin; &nosuch;", "∉ &nosuch;"),
        ("?a=1&copy=2", "?a=1©=2"), ("&hellip &c &g", "&hellip &c &g"),
    ])
    func `in text an old name counts whatever follows`(text: String, expected: String) {
        #expect(decoding(text, as: .text) == expected)
    }

    @Test(arguments: [
        ("Caf&nosuchname;e", "Cafe"), ("&nosuchname", "&nosuchname"), ("&;&#;", "&;&#;"),
        ("A&amp;B &lt;", "A&B <"), ("&no such;", "&no such;"),
    ])
    func `drops unknown names where that is asked`(text: String, expected: String) {
        #expect(decoding(text, droppingUnknown: true) == expected)
    }

    @Test func `decodes once only`() {
        #expect(decoding("&amp;lt;") == "&lt;")
        #expect(decoding("&amp;lt;", as: .text) == "&lt;")
    }

    @Test func `says where the reference ends`() throws {
        let bytes = Array("x&lt;y".utf8)
        let found = CharacterReference(in: bytes.span, at: 1, as: .attribute)
        let reference = try #require(found)
        #expect(reference.end == 5)
        #expect(Array(reference.text) == Array("<".utf8))
        let bare = Array("&".utf8)
        let none = CharacterReference(in: bare.span, at: 0, as: .text)
        #expect(none == nil)
    }

    @Test(arguments: ["&", "&l", "&lt", "&lt;", "&#", "&#6", "&#x", "&#x3", "&CounterClockwise"])
    func `reads nothing beyond the end`(text: String) {
        let whole = Array((text + "t;1;").utf8)
        for place in [CharacterReference.Place.text, .attribute] {
            let span = whole.span.extracting(..<text.utf8.count)
            let reference = CharacterReference(in: span, at: 0, as: place)
            #expect((reference?.end ?? 0) <= text.utf8.count)
        }
    }
}
