import Markup
import NewsModel
import Testing

/// Input made to cost time or memory out of proportion: the result stays in proportion, and no
/// nesting costs the stack.
@Suite struct HostileMarkupTests {
    /// A piece of HTML, and how often it comes.
    struct Repetition: Sendable, CustomTestStringConvertible {
        var piece: String
        var count: Int
        var html: String { String(repeating: piece, count: count) + "end" }
        var testDescription: String { "\(count) × \(piece)" }
    }

    static let repetitions: [Repetition] = [
        Repetition(piece: "<div>", count: 2_000),
        Repetition(piece: "</div>", count: 2_000),
        Repetition(piece: "&amp;", count: 10_000),
        Repetition(piece: "&", count: 5_000),
        Repetition(piece: "<b><p>", count: 1_000),
        Repetition(piece: "<b><i>x<p>", count: 1_000),
        Repetition(piece: "<a><b>", count: 1_000),
        Repetition(piece: "<table><td>", count: 500),
        Repetition(piece: "<table><b>x", count: 500),
        Repetition(piece: "<div><table></div></table>", count: 500),
        Repetition(piece: "<!--", count: 2_500),
        Repetition(piece: "<script", count: 1_000),
        Repetition(piece: "<title><style>", count: 1_000),
        Repetition(piece: "<svg><title/><textarea/>", count: 500),
        Repetition(piece: "<x-a></x-b>", count: 1_000),
        Repetition(piece: "<body a=b>", count: 500),
        Repetition(piece: "<math><mi>", count: 500),
        Repetition(piece: "<li><ul>", count: 500),
        Repetition(piece: "<a href=\"", count: 1_000),
        Repetition(piece: "<form><input>", count: 500),
    ]

    @Test(arguments: repetitions)
    func `sanitizes in proportion`(repetition: Repetition) {
        let html = repetition.html
        let safe = Sanitizer().sanitize(html)
        #expect(SafeHTML(safe).findings == [])
        #expect(safe.utf8.count <= 16 * html.utf8.count)
    }

    @Test(arguments: repetitions)
    func `takes the text out in proportion`(repetition: Repetition) {
        let html = repetition.html
        #expect(PlainText(html: html).text.utf8.count <= html.utf8.count)
    }

    @Test(arguments: repetitions)
    func `extracts in proportion`(repetition: Repetition) {
        let html = "<body><p>" + repetition.html
        let article = ArticleExtractor().article(inPage: html, at: nil)
        #expect(article.text.utf8.count <= 16 * html.utf8.count)
    }

    @Test func `bounds the attributes of a tag`() {
        let attributes = (0..<10_000).map { "a\($0)=1" }.joined(separator: " ")
        let html = "<p \(attributes) title=last>text</p>"
        #expect(Sanitizer().sanitize(html) == "<p>text</p>")
        #expect(ArticleExtractor().article(inPage: html, at: nil).text == "text")
    }

    @Test func `flattens what is too deep and keeps its text`() {
        let deep = String(repeating: "<div>", count: 500) + "deep"
        #expect(PlainText(html: Sanitizer().sanitize(deep)).text == "deep")
        #expect(ArticleExtractor().article(inPage: deep, at: nil).text == "deep")
    }
}
