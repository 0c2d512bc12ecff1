import Markup
import Testing

@Suite struct PlainTextTests {
    @Test(arguments: [
        ("<p>One</p><p>Two</p>", "One\nTwo"),
        ("  a \n\t b&nbsp;&nbsp;c\u{A0}d  ", "a b c d"),
        ("one<br>two<br/><br/>three", "one\ntwo\nthree"),
        ("<ul><li>a<li>b</ul>", "a\nb"),
        ("<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>", "1 2\n3"),
        ("a<b>b</b>c <i>d</i>", "abc d"),
        ("a<script>if (x<y) '</p>'</script>b<style>p{}</style>c", "abc"),
        ("<title>no</title><svg><text>no</text></svg>yes", "yes"),
        ("<select><option>no<p>yes", "yes"),
        ("caf&eacute; &euro;5 &#8364;6 &#x20AC;7", "café €5 €6 €7"),
        ("&lt;b&gt; &amp;amp; &copy &notin; &unknown; & &;", "<b> &amp; © ∉ &unknown; & &;"),
        ("&#0; &#xD800; &#x110000; &#150;", "\u{FFFD} \u{FFFD} \u{FFFD} –"),
        ("&#99999999999999999999;", "\u{FFFD}"),
        ("a < b <3 <> x", "a < b <3 <> x"),
        ("a<!-- <p>no</p> -->b<!>c<?pi?>d", "abcd"),
        ("\u{0}a\u{1}b\u{7F}c", "abc"),
        ("日本語<p>テスト", "日本語\nテスト"),
        ("cut <a href=\"https://x", "cut"),
        ("<p title='a>b'>c</p>", "c"),
        ("", ""),
    ])
    func `is what a person reads`(html: String, expected: String) {
        #expect(PlainText(html: html).text == expected)
    }

    @Test(arguments: 1...20)
    func `gives an excerpt on one line that fits`(maximum: Int) {
        let excerpt = PlainText(html: "<p>One two</p>three").excerpt(maximumCharacters: maximum)
        #expect(excerpt.count <= maximum)
        #expect(!excerpt.contains("\n"))
        if maximum >= 13 { #expect(excerpt == "One two three") }
    }

    @Test(arguments: [
        ("One two three four", 12, "One two…"),
        ("One two", 7, "One two"),
        ("One, two three", 6, "One…"),
        ("日本語日本語日本語", 5, "日本語日…"),
        ("abc", 1, "…"),
    ])
    func `ends an excerpt at a word`(html: String, maximum: Int, expected: String) {
        #expect(PlainText(html: html).excerpt(maximumCharacters: maximum) == expected)
    }
}
