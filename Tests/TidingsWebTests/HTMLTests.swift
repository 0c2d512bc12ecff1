import Testing
import TidingsWeb

@Suite struct HTMLTests {
    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("a & b", "a &amp; b"), ("\"'", "&quot;&#39;"), ("\u{0}", "\u{FFFD}"), ("猫", "猫"),
    ])
    func `text is escaped`(text: String, markup: String) {
        #expect(HTML(text: text).markup == markup)
    }

    @Test func `an attribute cannot be left`() {
        let element = tag("a", .class("\"><script>")) { "x" }
        #expect(element.markup == "<a class=\"&quot;&gt;&lt;script&gt;\">x</a>")
    }

    @Test(arguments: [
        "javascript:alert(1)", " JaVaScRiPt:alert(1)", "java\nscript:alert(1)", "data:text/html,x",
        "file:///etc/passwd", "vbscript:x", "//evil.example", "", "mailto:a@b.example",
    ])
    func `a link leads to http and https only`(address: String) {
        #expect(Attribute.href(web: address) == nil)
        #expect(Attribute.source(web: address) == nil)
    }

    @Test func `a link to the web is kept and encoded`() throws {
        let link = try #require(Attribute.href(web: "https://example.org/a b?c=\"d\""))
        #expect(
            tag("a", link) { "x" }.markup == "<a href=\"https://example.org/a%20b?c=%22d%22\">x</a>"
        )
    }

    @Test(arguments: ["en\" onclick=x", "", "x", "ein wort", String(repeating: "a", count: 36)])
    func `a language that is none is left out`(language: String) {
        #expect(Attribute.language(language) == nil)
    }

    @Test func `void elements have no end`() {
        #expect(
            void("input", .flag("required"), .flag("hidden", if: false)).markup
                == "<input required>")
    }
}
