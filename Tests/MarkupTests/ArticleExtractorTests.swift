import Markup
import NewsModel
import TestSupport
import Testing

@Suite struct ArticleExtractorTests {
    private let extractor = ArticleExtractor()
    private let address = WebAddress("https://harbour.example/2026/ferry.html")

    @Test func `takes the article and leaves the page`() {
        let article = extractor.article(inPage: SamplePages.news, at: address)
        #expect(article.text.hasPrefix("The old ferry crossed the harbour"))
        #expect(article.text.hasSuffix("said the mayor, and the band played."))
        for outside in ["Weather", "Imprint", "Buy a boat", "Harbour walks", "Share this"] {
            #expect(!article.text.contains(outside), "\(outside)")
        }
    }

    @Test func `reads what the page says about itself`() {
        let article = extractor.article(inPage: SamplePages.news, at: address)
        #expect(article.title == "Last ferry crosses the harbour")
        #expect(article.byline == "Ada Brook, Jon Reed")
        #expect(article.siteName == "Harbour Post")
        #expect(article.language == "en-GB")
        #expect(article.published == "2026-03-01T08:00:00Z")
        #expect(article.excerpt == "After ninety years the ferry & its crew retire.")
    }

    @Test func `gives safe HTML with whole addresses`() {
        let article = extractor.article(inPage: SamplePages.news, at: address)
        #expect(SafeHTML(article.html).findings == [])
        #expect(article.html.contains("href=\"https://harbour.example/history\""))
        #expect(article.html.contains("src=\"https://harbour.example/2026/ferry.jpg\""))
    }

    @Test func `keeps tables of data and lists`() {
        let article = extractor.article(inPage: SamplePages.withTable, at: address)
        #expect(article.html.contains("<th>Year</th>"))
        #expect(article.text.contains("1936 210"))
        #expect(article.text.contains("bring warm clothes"))
    }

    @Test func `makes paragraphs of double line breaks`() {
        let article = extractor.article(inPage: SamplePages.withBreaks, at: address)
        #expect(SafeHTML(article.html).tags.count { $0.name == "p" } == 3)
        #expect(article.byline == "Mara Lind")
    }

    @Test(arguments: [
        ("Storm over the bay tonight | Harbour Post", "Storm over the bay tonight"),
        ("Harbour Post: Storm over the bay tonight", "Storm over the bay tonight"),
        ("Storm » Harbour Post", "Storm » Harbour Post"),
        ("A plain title of several words", "A plain title of several words"),
    ])
    func `takes the site out of the title`(title: String, expected: String) {
        let page = "<title>\(title)</title><body><p>Text.</p></body>"
        #expect(extractor.article(inPage: page, at: nil).title == expected)
    }

    @Test(arguments: ["", " ", "<html>", "<body></body>", "<script>x</script>", "\u{0}\u{1}"])
    func `finds nothing where nothing is`(page: String) {
        let article = extractor.article(inPage: page, at: address)
        #expect(article.text == "")
        #expect(article.title == nil)
    }

    @Test func `takes a short page whole`() {
        let article = extractor.article(inPage: "<h2>Hi</h2><p>Only this.</p>", at: nil)
        #expect(article.text == "Hi\nOnly this.")
    }

    @Test func `leaves out what nobody sees`() {
        let page = """
            <body><div style="display: none">secret</div><p hidden>secret</p>
            <p aria-hidden="true">secret</p><p>shown</p></body>
            """
        #expect(extractor.article(inPage: page, at: nil).text == "shown")
    }

    @Test(arguments: 0..<8)
    func `gives safe HTML for any bytes`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) &+ 7000)
        let page = random.fragment(pieces: 200)
        let article = extractor.article(inPage: page, at: address)
        #expect(SafeHTML(article.html).findings == [], "seed \(seed)")
    }

    @Test func `is not misled by damaged structured data`() {
        let nested = String(repeating: "[", count: 2000)
        let page = "<script type='application/ld+json'>\(nested)</script><p>Text.</p>"
        #expect(extractor.article(inPage: page, at: nil).text == "Text.")
    }
}
