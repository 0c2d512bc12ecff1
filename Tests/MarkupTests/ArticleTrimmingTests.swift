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
        "<p><strong>À lire aussi »</strong> <a href=/1>Un autre article du jour</a></p>",
        "<p>Photo: Ada Brook / Harbour Post</p>", "<p><em>(Bild: Hafenamt)</em></p>",
        "<div class='widget site-footer'><p>Quay Street 5, open from nine to five.</p></div>",
        "<table class='navbox'><tr><td>Ferries of the bay, and others of the coast</td></tr></table>",
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
        "<p>They share this: a love of boats.</p>", "<p>Her first photo: a boat in the rain.</p>",
    ])
    func `what only sounds like it stays`(part: String) {
        let body = String(repeating: Self.prose, count: 3)
        #expect(text(body + part + body).count > text(body + body).count)
    }

    private static let caption =
        "<figure><img src=/a.jpg><figcaption>The ferry at the quay</figcaption></figure>"

    @Test func `a caption is shown once, and is no part of the text`() {
        let body = String(repeating: Self.prose, count: 3)
        let page =
            "<html><body><article>\(Self.caption + body + Self.caption)</article></body></html>"
        let article = ArticleExtractor().article(inPage: page, at: nil)
        #expect(article.html.ranges(of: "The ferry at the quay").count == 1)
        #expect(article.text == text(body))
    }

    @Test(arguments: ["wp-caption-text", "tr-caption", "photo-caption"])
    func `a caption is told by its class, too`(name: String) {
        let caption = "<div><img src=/a.jpg><p class='\(name)'>The ferry at the quay</p></div>"
        let body = String(repeating: Self.prose, count: 3)
        let page = "<html><body><article>\(body + caption + body)</article></body></html>"
        let article = ArticleExtractor().article(inPage: page, at: nil)
        #expect(article.html.contains("<figcaption>The ferry at the quay"))
        #expect(!article.text.contains("The ferry at the quay"))
    }

    @Test func `captions are the text where there is little else`() {
        let captions = (1...9).map { number in
            "<figure><img src=/\(number).jpg><figcaption>Picture \(number): the ferry and its crew,"
                + " in the year of its last crossing</figcaption></figure>"
        }
        #expect(text("<p>A few pictures.</p>" + captions.joined()).contains("Picture 5"))
    }

    /// A page with an article and what readers wrote below it.
    private func discussed(_ article: String) -> String {
        let comments = (1...9).map { number in
            "<li class='comment depth-1' id='c\(number)'><div class='comment-body'><p>I was there,"
                + " too, said reader \(number), and it was colder, windier, and wetter than they"
                + " say.</p></div></li>"
        }
        let page =
            "<html><body><main><div class='entry-content'>\(article)</div><div id='comments' "
            + "class='comments-area'><ol>\(comments.joined())</ol></div></main></body></html>"
        return ArticleExtractor().article(inPage: page, at: nil).text
    }

    @Test func `what readers wrote is not the article, however much it is`() {
        let found = discussed(Self.prose)
        #expect(found.contains("The old ferry") && !found.contains("said reader"))
    }

    @Test func `what readers wrote is the article where there is no other`() {
        #expect(discussed("<p>Open thread.</p>").contains("said reader 5"))
    }
}
