/// Pages written for these tests.
enum SamplePages {
    private static let paragraphs = [
        "The old ferry crossed the harbour for the last time on Sunday, with flags at every mast, "
            + "three hundred guests on board, and a brass band that knew only four songs.",
        "For ninety years it had carried workers, school classes, and now and then a cow; the "
            + "bridge, which opened in spring, is faster, dry, and, as many here say, dull.",
        "\u{201C}We counted eleven million passengers, and lost not a single one,\u{201D} said "
            + "the captain, who has steered the ship since he was twenty-four.",
        "The council wants to keep it as a museum, if the hull, which is older than the engine, "
            + "holds. \u{201C}It will,\u{201D} said the mayor, and the band played.",
    ]

    static let news = """
        <!DOCTYPE html><html lang="en-GB"><head>
        <title>Last ferry crosses the harbour | Harbour Post</title>
        <meta name="description" content="After ninety years the ferry &amp;amp; its crew retire.">
        <meta property="og:site_name" content="Harbour Post">
        <script type="application/ld+json">
        {"@context": "https://schema.org", "@graph": [{"@type": "WebSite", "name": "Post"},
        {"@type": ["NewsArticle"], "headline": "Last ferry crosses the harbour",
        "author": [{"@type": "Person", "name": "Ada Brook"}, {"name": "Jon Reed"}],
        "datePublished": "2026-03-01T08:00:00Z"}]}
        </script><style>p { color: red }</style></head><body>
        <header class="site-header"><nav><a href="/">Home</a> <a href="/w">Weather</a></nav></header>
        <div class="layout"><div class="story">
        <h1>Last ferry crosses the harbour</h1>
        <p>\(paragraphs[0])</p>
        <figure><img src="ferry.jpg" alt="The ferry"></figure>
        <p>\(paragraphs[1]) More in its <a href="/history">history</a>.</p>
        <div class="ad-break"><a href="/boats">Buy a boat today</a></div>
        <p>\(paragraphs[2])</p>
        <p>\(paragraphs[3])</p>
        <div class="share"><a href="/s">Share this</a></div>
        </div>
        <div class="sidebar"><h3>More</h3><ul><li><a href="/1">Harbour walks</a></li></ul></div></div>
        <footer>Imprint</footer><script>track()</script></body></html>
        """

    static let withTable = """
        <html><body><div id="content"><p>\(paragraphs[0])</p><p>\(paragraphs[1])</p>
        <table><thead><tr><th>Year</th><th>Trips</th></tr></thead>
        <tr><td>1936</td><td>210</td></tr><tr><td>2026</td><td>12</td></tr></table>
        <ul><li>come early, the quay is small</li><li>bring warm clothes</li></ul>
        <p>\(paragraphs[2])</p><p>\(paragraphs[3])</p></div></body></html>
        """

    static let withBreaks = """
        <html><body><div class="text"><span class="byline">Mara Lind</span>
        \(paragraphs[0])<br><br>\(paragraphs[1])<br> <br>\(paragraphs[2])</div></body></html>
        """
}
