import Markup
import NewsModel
import Testing

@Suite struct SanitizerTests {
    private let sanitizer = Sanitizer(base: WebAddress("https://news.example/2026/story.html"))

    @Test(arguments: [
        ("<p>One <b>two</b></p>", "<p>One <b>two</b></p>"),
        ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
        ("caf&eacute; &#x41;&#66; &amp;lt;", "café AB &amp;lt;"),
        ("x&nbsp;y", "x\u{A0}y"),
        ("<P>Loud</P>", "<p>Loud</p>"),
        ("<center>c</center>", "<center>c</center>"),
        ("<x-card>kept <i>text</i></x-card>", "kept <i>text</i>"),
        ("<font color=red>plain</font>", "plain"),
        ("<p class=a id=b style=c data-d=e>bare</p>", "<p>bare</p>"),
        ("<p lang=de dir=RTL title='t'>x</p>", "<p title=\"t\" lang=\"de\" dir=\"rtl\">x</p>"),
        (
            "<ol start=3 type=a reversed><li value=5>x</ol>",
            "<ol start=\"3\" reversed type=\"a\"><li value=\"5\">x</li></ol>"
        ),
        ("<td colspan=2>outside a table</td>", "outside a table"),
        ("<time datetime=2026-01-01>today</time>", "<time datetime=\"2026-01-01\">today</time>"),
        (
            "<details open><summary>s</summary>d</details>",
            "<details open><summary>s</summary>d</details>"
        ),
        ("one<br/>two<hr>", "one<br>two<hr>"),
        ("<title>not here</title>text", "text"),
        ("<noscript><p>shown</p></noscript>", "<p>shown</p>"),
        ("a\u{0}b\u{8}c\r\nd\re", "abc\nd\ne"),
        ("", ""),
    ])
    func `keeps what a reader reads`(html: String, expected: String) {
        #expect(sanitizer.sanitize(html) == expected)
    }

    @Test(arguments: [
        ("<p>one<p>two", "<p>one</p><p>two</p>"),
        (
            "<ul><li>a<li>b<ul><li>c</ul></ul>",
            "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"
        ),
        ("<b><i>x</b>y</i>", "<b><i>x</i></b><i>y</i>"),
        ("<p><b>one<p>two</b>", "<p><b>one</b></p><p><b>two</b></p>"),
        ("</div></p>out</section>", "out"),
        (
            "<table><tr><td>1<td>2<tr><td>3</table>",
            "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>"
        ),
        ("<dl><dt>t<dd>d<dt>u</dl>", "<dl><dt>t</dt><dd>d</dd><dt>u</dt></dl>"),
        ("<h1>a<h2>b", "<h1>a</h1><h2>b</h2>"),
        (
            "<table><tr><td><div></td></tr></table></div>",
            "<table><tr><td><div></div></td></tr></table>"
        ),
        ("<ruby>k<rt>r<rp>)</ruby>", "<ruby>k<rt>r</rt><rp>)</rp></ruby>"),
    ])
    func `closes every element in its turn`(html: String, expected: String) {
        #expect(sanitizer.sanitize(html) == expected)
    }

    @Test(arguments: [
        ("/a?b=1&c=2#d", "https://news.example/a?b=1&amp;c=2#d"),
        ("next.html", "https://news.example/2026/next.html"),
        ("//cdn.example/x", "https://cdn.example/x"),
        ("  HTTPS://Other.Example/ ", "https://other.example/"),
        ("mailto:a@b.example", "mailto:a@b.example"),
        ("tel:+49 30 1", "tel:+49+30+1"),
        ("https://user:secret@real.example/", "https://real.example/"),
    ])
    func `keeps and resolves links`(address: String, expected: String) {
        let html = sanitizer.sanitize("<a href=\"\(address)\" target=_blank>x</a>")
        #expect(
            html == "<a href=\"\(expected)\" rel=\"noopener noreferrer nofollow\">x</a>")
    }

    @Test func `leaves relative links alone without a base`() {
        #expect(Sanitizer().sanitize("<a href=b/c>x</a>").contains("href=\"b/c\""))
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " \u{1}javascript:alert(1)",
        "java\nscript:alert(1)", "java&Tab;script:alert(1)", "javascript&colon;alert(1)",
        "&#106;avascript:x", "vbscript:x", "data:text/html,x", "file:///etc/passwd",
        "blob:https://x/1", "about:blank", "ftp://x.example/", "intent://x", "http://[broken",
        "https://a<b.example/", "view-source:https://x.example/",
    ])
    func `drops addresses nobody can follow safely`(address: String) {
        let html = sanitizer.sanitize("<a href=\"\(address)\">x</a>")
        #expect(html == "<a>x</a>")
    }
}
