import Markup
import Testing

/// What stands beside an article on its page and is no part of it.
@Suite struct ArticleTrimmingTests {
    private static let prose =
        "<p>The old ferry crossed the harbour for the last time on Sunday, and the crew, the mayor,"
        + " and half the town were on board when it left the quay at noon.</p>"

    private func text(_ inside: String) -> String {
        let page = "<html><body><article>\(inside)</article></body></html>"
        return ArticleExtractor().article(inPage: page, at: nil).text
    }

    @Test(arguments: [
        "<h3>Read more</h3><ul><li><a href=/1>Another story of the day</a></li></ul>",
        "<p><strong>Lesen Sie auch: <a href=/1>Ein anderer Artikel von heute</a></strong></p>",
        "<p>Advertisement</p>", "<p>© 2026 Harbour Post. All rights reserved.</p>",
        "<div><p>Share this article</p><p>Mail, paper, word of mouth</p></div>",
        "<div class='author-box content'><p>Ada Brook writes about boats, and much else.</p></div>",
        "<section class='related-posts body'><p>Storm over the bay, and what it did.</p></section>",
    ])
    func `goes`(beside: String) {
        let body = String(repeating: Self.prose, count: 3)
        let alone = text(body)
        #expect(alone.count > 400)
        #expect(text(body + beside) == alone)
    }

    @Test(arguments: [
        "<p>Published: 12 March 2026</p>", "<p>By Ada Brook, 12/03/2026</p>", "<p>2026-03-12</p>",
    ])
    func `dates go before the article, and stay inside`(line: String) {
        let body = String(repeating: Self.prose, count: 3)
        #expect(text(line + body) == text(body))
        #expect(text(body + line + body).contains(line.dropFirst(3).prefix(6)))
    }

    @Test(arguments: [
        "<h2>Related work</h2><p>Others had tried before, in smaller boats, and failed, as the log says.</p>",
        "<p>He said he would read more.</p>", "<h3>See also the sea</h3>",
        "<p>They share this: a love of boats.</p>",
    ])
    func `what only sounds like it stays`(part: String) {
        let body = String(repeating: Self.prose, count: 3)
        #expect(text(body + part + body).count > text(body + body).count)
    }

    @Test func `a caption is said once`() {
        let caption =
            "<figure><img src=/a.jpg><figcaption>The ferry at the quay</figcaption></figure>"
        let body = String(repeating: Self.prose, count: 3)
        let article = text(caption + body + caption)
        #expect(article.ranges(of: "The ferry at the quay").count == 1)
    }
}
