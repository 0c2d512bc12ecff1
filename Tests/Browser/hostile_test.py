"""A publisher who tries to run script from every field there is; nothing may run."""

import http.server
import threading
from xml.sax.saxutils import escape, quoteattr

from case import BrowserCase

# Each runs, or leaves the text it stands in, where it is written somewhere without care.
ATTACKS = [
    "<script>owned=1</script>",
    "<img src=x onerror=owned=1>",
    "\"><svg/onload=owned=1>",
    "'-owned=1-'",
    "</title><script>owned=1</script>",
    "javascript:owned=1",
    "data:text/html,<script>top.owned=1</script>",
    "{{constructor.constructor('owned=1')()}}",
    "<!--><script>owned=1</script>-->",
    "\u202e<b onmouseover=owned=1>x</b>",
    "<a href='java\tscript:owned=1'>x</a>",
    "<style>@import 'javascript:owned=1'</style>",
    "<iframe srcdoc='<script>top.owned=1</script>'></iframe>",
    "<math><mtext><table><mglyph><style><img src=x onerror=owned=1></style></table></mtext></math>",
    "<form><button formaction=javascript:owned=1>x</button></form>",
    "&lt;script&gt;owned=1&lt;/script&gt;",
]


def _entry(number, attack):
    text, quoted = escape(attack), quoteattr(attack)
    return (
        f"<item><title>{text}</title><link>{text}</link><guid isPermaLink='false'>{number}{text}"
        f"</guid><author>{text}</author><dc:creator>{text}</dc:creator><category>{text}</category>"
        f"<comments>{text}</comments><description>{text}</description>"
        f"<content:encoded>{escape(text)}{text}</content:encoded>"
        f"<enclosure url={quoted} type={quoted} length={quoted}/>"
        f"<media:content url={quoted} type='video/mp4'><media:title>{text}</media:title>"
        f"</media:content></item>"
    )


def _linked(number, attack):
    """An entry whose page is there, and is hostile too."""
    return (
        f"<item><title>Linked {number}</title><link>/page/{number}</link>"
        f"<guid isPermaLink='false'>linked-{number}</guid><description>Short…</description></item>"
    )


def _feed():
    text = escape("<script>owned=1</script>\"'><img src=x onerror=owned=1>")
    entries = "".join(_entry(*each) for each in enumerate(ATTACKS))
    entries += "".join(_linked(*each) for each in enumerate(ATTACKS))
    return (
        '<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"'
        ' xmlns:content="http://purl.org/rss/1.0/modules/content/"'
        ' xmlns:media="http://search.yahoo.com/mrss/">'
        f"<channel><title>{text}</title><link>javascript:owned=1</link><language>{text}</language>"
        f"<description>{text}</description><image><url>javascript:owned=1</url></image>"
        f"{entries}</channel></rss>"
    ).encode()


def _page(number):
    prose = "<p>The crane at the end of the wharf, which nobody expected, moves again.</p>" * 12
    return (
        f"<title>{ATTACKS[number]}</title><base href='javascript:owned=1//'><article>"
        f"{prose}<div>{ATTACKS[number]}</div>{prose}</article>"
    ).encode()


class Trap(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/feed":
            return self.answer("application/rss+xml", _feed())
        if self.path[6:].isdigit() and self.path.startswith("/page/"):
            return self.answer("text/html; charset=utf-8", _page(int(self.path[6:])))
        if self.path == "/favicon.ico":
            icon = b"<svg xmlns='http://www.w3.org/2000/svg' onload='owned=1'><script>owned=1</script></svg>"
            return self.answer("image/svg+xml", icon)
        self.answer("text/html", b"<script>owned=1</script>", 404)

    def answer(self, kind, body, status=200):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


# Writes down what the policy refused, before anything of the page can.
WATCH = (
    "window.refused = []; document.addEventListener('securitypolicyviolation',"
    " (event) => window.refused.push(event.violatedDirective + ' ' + event.blockedURI));"
)


class HostileTest(BrowserCase):
    follows = False

    def setUp(self):
        super().setUp()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Trap)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        address = f"http://127.0.0.1:{server.server_port}/feed"
        self.reader.run("add", "--allow-private", address, "--folder", "\"><img src=x onerror=owned=1>")
        script = self.browser.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument", {"source": WATCH}
        )["identifier"]
        self.addCleanup(
            self.browser.execute_cdp_cmd,
            "Page.removeScriptToEvaluateOnNewDocument",
            {"identifier": script},
        )
        # What hostile pages name as pictures is not there.
        self.expected_complaints = ("Failed to load resource",)

    def expect_harmless(self, path):
        self.open(path)
        with self.subTest(path):
            self.assertIsNone(self.browser.execute_script("return window.owned ?? null"))
            self.assertEqual(self.browser.execute_script("return window.refused"), [])
            addresses = self.browser.execute_script(
                "return [...document.querySelectorAll('[href], [src], [action], [formaction]')]"
                ".flatMap((each) => ['href', 'src', 'action', 'formaction']"
                ".map((name) => each.getAttribute(name)).filter(Boolean))"
            )
            for address in addresses:
                scheme = address.strip().partition(":")[0].lower()
                self.assertNotIn(scheme, ("javascript", "vbscript", "data"), address)
            self.assertEqual(self.all("main :is(script, iframe, object, embed, style, base, svg)"), [])
            self.assertTrue(self.one("main").is_displayed())

    def test_nothing_runs_on_any_page(self):
        entries = self.reader.object("/api/v1/entries?limit=1000")["entries"]
        self.assertGreaterEqual(len(entries), len(ATTACKS))
        feed = entries[0]["feed"]
        key = entries[0]["key"]
        self.reader.run("tag", ATTACKS[2], key)
        for path in [
            "/", "/today", "/stories", f"/?feed={feed}", f"/feeds/{feed}", "/feeds", "/groups",
            "/look", "/search?q=" + "%3Cscript%3Eowned%3D1%3C/script%3E", "/add",
            "/groups?q=%22%3E%3Cimg%20src=x%20onerror=owned=1%3E",
        ]:
            self.expect_harmless(path)

    def test_nothing_runs_in_any_entry_or_article(self):
        for entry in self.reader.object("/api/v1/entries?limit=1000")["entries"]:
            self.expect_harmless("/entries/" + entry["key"] + "?view=article")
            for link in self.all(".body a, .marks a"):
                self.assertRegex(link.get_attribute("href") or "http:", "^(https?|mailto|tel):")

    def test_what_is_pressed_does_not_run_either(self):
        self.open()
        for article in range(min(6, len(self.all(".entries article")))):
            self.all(".entries article h2 a")[article].click()
            self.wait_for(lambda: self.all("main.reading"), "the entry")
            for link in self.all(".body a")[:5]:
                if (link.get_attribute("href") or "#").startswith("#"):
                    link.click()
            self.assertIsNone(self.browser.execute_script("return window.owned ?? null"))
            self.open()
