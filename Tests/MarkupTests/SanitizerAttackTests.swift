import Markup
import NewsModel
import TestSupport
import Testing

@Suite struct SanitizerAttackTests {
    private let sanitizer = Sanitizer(base: WebAddress("https://news.example/"))

    static let attacks = [
        "<script>alert(1)</script>", "<SCRIPT SRC=//x.example/a.js></SCRIPT>",
        "<scr<script>ipt>alert(1)</scr</script>ipt>", "<script/x>alert(1)</script/x>",
        "<<script>alert(1);//<</script>", "<script>alert(1)", "<scr\u{0}ipt>alert(1)</script>",
        "<img src=x onerror=alert(1)>", "<img/src=x/onerror=alert(1)>",
        "<img src=x ONERROR = 'alert(1)'>", "<img src=\"x\"onerror=alert(1)>",
        "<img src=`x` onerror=alert(1)>", "<img src='x\" onerror=alert(1) x='>",
        "<img \u{B}onerror=alert(1) src=x>", "<a href=x onmouseover=alert(1)>x</a>",
        "<body onload=alert(1)>", "<div style='background:url(javascript:alert(1))'>x</div>",
        "<p style=\"x:expression(alert(1))\">x</p>", "<style>@import 'x';</style>",
        "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>",
        "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>",
        "<svg><style><img src=x onerror=alert(1)></style></svg>",
        "<svg></p><style><a title=\"</style><img src=x onerror=alert(1)>\">",
        "<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>",
        "<svg><foreignObject><iframe srcdoc='<script>alert(1)</script>'></foreignObject></svg>",
        "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;<img src=1 onerror=x>\">",
        "<math><annotation-xml encoding=text/html><script>alert(1)</script></annotation-xml></math>",
        "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
        "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
        "<template><script>alert(1)</script></template>",
        "<textarea><script>alert(1)</script>", "<title><img src=x onerror=alert(1)></title>",
        "<xmp><img src=x onerror=alert(1)></xmp>", "<plaintext><script>alert(1)</script>",
        "<noembed><img src=x onerror=alert(1)></noembed>", "<iframe src=javascript:alert(1)>",
        "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
        "<object data=javascript:alert(1)><embed src=javascript:alert(1)></object>",
        "<base href=javascript:/><a href=/x>x</a>", "<meta http-equiv=refresh content='0;url=x'>",
        "<link rel=stylesheet href=//x.example/c>", "<form action=javascript:x><input type=submit>",
        "<button formaction=javascript:alert(1)>x</button>", "<isindex action=javascript:x>",
        "<video poster=javascript:x><source onerror=alert(1) src=x></video>",
        "<a href='jav\tascript:alert(1)'>x</a>", "<a href='&#1;javascript:alert(1)'>x</a>",
        "<a href='javascript\u{3A}alert(1)' title='\"><img src=x onerror=y>'>x</a>",
        "<a title='a\"b' href=\"x&quot; onclick=&quot;y\">x</a>", "<!--><img src=x onerror=y>-->",
        "<!-- --!><img src=x onerror=alert(1)>", "<![CDATA[<script>alert(1)</script>]]>",
        "<?php <script>alert(1)</script> ?>", "&lt;script&gt;alert(1)&lt;/script&gt;",
        "<p title='&lt;/p&gt;&lt;script&gt;x'>x</p>", "<select><style></select><script>x</script>",
        "<table background=javascript:x><td background=javascript:y>x</table>",
        "<frameset onload=x><frame src=javascript:y></frameset>", "<marquee onstart=x>m</marquee>",
        "<details open ontoggle=alert(1)>x</details>", "<a href=\"//\u{0}x\">x</a>",
        "<img src=x:x srcset='javascript:x 1x, data:text/html,y 2x' sizes='\"><script>'>",
        "<q cite=javascript:alert(1)>x</q>", "<del cite=' data:text/html,x'>x</del>",
        "<a href=\"https://x.example/\"\"onclick=x>y</a>", "<p <script>x</script>>y</p>",
    ]

    @Test(arguments: attacks)
    func `leaves nothing that acts`(attack: String) {
        for html in [attack, "<p>before " + attack + " after</p>", "<table><tr>" + attack] {
            #expect(SafeHTML(sanitizer.sanitize(html)).findings == [], "\(html)")
        }
    }

    @Test(arguments: attacks)
    func `changes nothing the second time`(attack: String) {
        let once = sanitizer.sanitize(attack)
        #expect(sanitizer.sanitize(once) == once)
    }

    @Test(arguments: 0..<16)
    func `is safe and settled on pieces in any order`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        for _ in 0..<25 {
            let html = random.fragment(pieces: 30)
            let once = sanitizer.sanitize(html)
            #expect(SafeHTML(once).findings == [], "seed \(seed): \(html)")
            #expect(sanitizer.sanitize(once) == once, "seed \(seed): \(html)")
        }
    }

    @Test(arguments: 0..<8)
    func `is safe and settled on any bytes`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) &+ 1000)
        for _ in 0..<25 {
            let html = String(decoding: random.bytes(count: 200), as: UTF8.self)
            let once = Sanitizer().sanitize(html)
            #expect(SafeHTML(once).findings == [], "seed \(seed): \(html)")
            #expect(Sanitizer().sanitize(once) == once, "seed \(seed): \(html)")
        }
    }
}
