import Markup
import NewsModel
import Testing

@Suite struct SanitizerMediaTests {
    private let sanitizer = Sanitizer(base: WebAddress("https://news.example/2026/story.html"))
    private let policy = "loading=\"lazy\" referrerpolicy=\"no-referrer\""

    @Test(arguments: [
        (
            "<img src=a.png alt='A \"b\"'>",
            "<img src=\"https://news.example/2026/a.png\" alt=\"A &quot;b&quot;\" "
        ),
        (
            "<img src=/a.png width=10 height=20px>",
            "<img src=\"https://news.example/a.png\" width=\"10\" "
        ),
        (
            "<img src='data:image/gif;base64,AA==' data-src=/real.png>",
            "<img src=\"https://news.example/real.png\" "
        ),
        (
            "<img srcset='/s.png 1x, /l.png 2x'>",
            "<img src=\"https://news.example/s.png\" srcset=\"https://news.example/s.png 1x, "
                + "https://news.example/l.png 2x\" "
        ),
        ("<image src=/a.png>", "<img src=\"https://news.example/a.png\" "),
        (
            "<img src=data:image/png;base64,iVBORw0KGgo=>",
            "<img src=\"data:image/png;base64,iVBORw0KGgo=\" "
        ),
    ])
    func `shows images lazily and without a referrer`(html: String, beginning: String) {
        #expect(sanitizer.sanitize(html) == beginning + policy + ">")
    }

    @Test(arguments: [
        "<img src=https://t.example/p.gif width=1 height=1>", "<img src=/p.gif height='0'>",
        "<img alt=nothing>", "<img src=javascript:alert(1)>",
        "<img src='data:image/svg+xml;base64,AAAA'>", "<img src='data:image/png,raw'>",
        "<img src='data:image/png;base64,<script>'>", "<img srcset='javascript:x 1x'>",
    ])
    func `drops images that count readers or cannot be shown`(html: String) {
        #expect(sanitizer.sanitize("a" + html + "b") == "ab")
    }

    @Test func `drops pictures in place past their limit`() {
        let small = "data:image/png;base64," + String(repeating: "A", count: 1000)
        let large = "data:image/png;base64," + String(repeating: "A", count: 200_000)
        #expect(sanitizer.sanitize("<img src=\(small)>").contains(small))
        #expect(sanitizer.sanitize("<img src=\(large)>") == "")
    }

    @Test func `keeps a comma in a candidate's address from ending it`() {
        let html = sanitizer.sanitize("<img src=/a srcset='/w,300/a.png 300w, javascript:x 2x'>")
        #expect(html.contains("srcset=\"https://news.example/w%2C300/a.png 300w\""))
    }

    @Test func `drops the copy of a lazy image for those without script`() {
        let html = "<img data-src=/a.png><noscript><img src=/a.png><img src=/b.png></noscript>"
        let images = SafeHTML(sanitizer.sanitize(html)).tags.compactMap { $0.attributes["src"] }
        #expect(images == ["https://news.example/a.png", "https://news.example/b.png"])
    }

    @Test(arguments: [
        ("https://www.youtube.com/embed/abc_-9?rel=0", "https://www.youtube.com/watch?v=abc_-9"),
        ("//www.youtube-nocookie.com/embed/abc", "https://www.youtube.com/watch?v=abc"),
        ("https://player.vimeo.com/video/123", "https://vimeo.com/123"),
        ("https://www.dailymotion.com/embed/video/x1", "https://www.dailymotion.com/video/x1"),
        ("https://tube.example/videos/embed/u-1", "https://tube.example/videos/watch/u-1"),
    ])
    func `makes links of video players`(player: String, page: String) {
        let html = sanitizer.sanitize("<iframe src=\"\(player)\" srcdoc='<b>'></iframe>")
        #expect(
            html == "<a href=\"\(page)\" rel=\"noopener noreferrer nofollow\">\(page)</a>")
    }

    @Test(arguments: [
        "https://ads.example/embed/x", "javascript:alert(1)", "https://www.youtube.com/embed/",
        "https://www.youtube.com/embed/a\"><script>", "https://youtube.com.evil.example/embed/x",
    ])
    func `drops every other frame`(address: String) {
        #expect(sanitizer.sanitize("<iframe src='\(address)'></iframe>") == "")
    }

    @Test func `keeps players without letting them load`() {
        let html = sanitizer.sanitize(
            "<video autoplay src=/v.mp4 poster=/p.jpg onplay=x><source src=/w.webm type=video/webm>"
                + "</video><audio src=/a.mp3></audio>")
        #expect(
            html == "<video src=\"https://news.example/v.mp4\" "
                + "poster=\"https://news.example/p.jpg\" controls preload=\"none\">"
                + "<source src=\"https://news.example/w.webm\" type=\"video/webm\"></video>"
                + "<audio src=\"https://news.example/a.mp3\" controls preload=\"none\"></audio>")
    }

    @Test(arguments: [
        (
            "<math display=block><msup><mi>x</mi><mn>2</mn></msup></math>",
            "<math display=\"block\"><msup><mi>x</mi><mn>2</mn></msup></math>"
        ),
        (
            "<math><mi href=javascript:x xlink:href=y onclick=z>a</mi></math>",
            "<math><mi>a</mi></math>"
        ),
        (
            "<math><semantics><mi>x</mi><annotation>\\x</annotation></semantics></math>",
            "<math><semantics><mi>x</mi></semantics></math>"
        ),
        (
            "<math><mspace width=1em /><mi>y</mi></math>",
            "<math><mspace width=\"1em\"></mspace><mi>y</mi></math>"
        ),
        ("<math><mtext><p>out</p></mtext></math>", "<math><mtext></mtext></math><p>out</p>"),
        ("<mi>alone</mi>", "alone"),
    ])
    func `keeps mathematics and nothing else in it`(html: String, expected: String) {
        #expect(sanitizer.sanitize(html) == expected)
    }
}
