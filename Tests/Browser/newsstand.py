"""Three publishers on this computer, each under a name of its own, for the reader to follow."""

import email.utils
import http.server
import struct
import threading
import time
import zlib
from xml.sax.saxutils import escape

HOUR = 3600


def _moment(hours_ago):
    return email.utils.formatdate(time.time() - hours_ago * HOUR, usegmt=True)


def _entry(slug, title, hours_ago, body):
    return (
        f"<item><title>{escape(title)}</title><link>/{slug}</link><guid>{slug}</guid>"
        f"<pubDate>{_moment(hours_ago)}</pubDate>"
        f"<description>{escape(body)}</description></item>"
    )


def _feed(title, language, entries):
    return (
        '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>'
        f"<title>{escape(title)}</title><link>/</link><language>{language}</language>"
        f"<description>{escape(title)}</description>{''.join(entries)}</channel></rss>"
    ).encode()


# What a hostile publisher sends; none of it may run, load a frame, or send anything.
HOSTILE_BODY = """
<p id="main">Before the trap.</p>
<script>window.owned = "script"; alert("script")</script>
<img src="/dot.png" alt="A dot" onload="window.owned='onload'" onerror="window.owned='onerror'">
<iframe src="/"></iframe><object data="/"></object><svg onload="window.owned='svg'"></svg>
<p><a href="javascript:window.owned='link'">A link that runs</a>
<a href="/plain">A link that leads somewhere</a></p>
<form action="/stolen"><input name="password" autofocus onfocus="window.owned='focus'"></form>
<style>main { display: none }</style><p style="position:fixed;inset:0">After the trap.</p>
"""

# Things wider than a telephone.
LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsleiter" * 2
WIDE_BODY = f"""
<p>{LONG_WORD}</p><pre>{"the fish, the price, the boat; " * 8}</pre>
<table><tr>{"<td>haddock</td>" * 20}</tr></table><img src="/dot.png" width="2000" alt="A line">
"""


def _gazette():
    return _feed(
        "Harbour Gazette",
        "en",
        [
            _entry(
                "bridge",
                "Storm closes Lindenhaven bridge for repairs",
                1,
                "<p>The Lindenhaven bridge stays closed until the repairs are done.</p>",
            ),
            _entry("trap", "A letter from a stranger", 2, HOSTILE_BODY),
            _entry("ferry", "New ferry timetable starts on Monday", 3, "<p>More boats sail.</p>"),
            _entry("market", "Fish market opens earlier: " + LONG_WORD, 4, WIDE_BODY),
        ],
    )


def _courier():
    return _feed(
        "Linden Courier",
        "en",
        [
            _entry(
                "closed",
                "Lindenhaven bridge closed for repairs after storm",
                1.5,
                "<p>After the storm, the bridge at Lindenhaven is closed for repairs.</p>",
            ),
            _entry("choir", "Town choir looks for tenors", 5, "<p>Rehearsals are on Tuesday.</p>"),
        ],
    )


def _minato():
    return _feed(
        "みなと新聞",
        "ja",
        [
            _entry("tram", "路面電車の新しい路線が開業", 2.5, "<p>市内の移動が便利になります。</p>"),
            _entry("whale", "湾でクジラの親子を発見", 6, "<p>漁師が写真を撮りました。</p>"),
        ],
    )


def _dot():
    """A picture of one grey pixel."""

    def chunk(kind, content):
        checksum = struct.pack(">I", zlib.crc32(kind + content))
        return struct.pack(">I", len(content)) + kind + content + checksum

    header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    pixels = zlib.compress(b"\x00\x80")
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", pixels)
        + chunk(b"IEND", b"")
    )


def _wharf():
    """A publisher whose feed gives only the first line of each entry."""
    return _feed(
        "Wharf Weekly",
        "en",
        [
            _entry("article/crane", "The old crane moves again", 7, "<p>It had stood still…</p>"),
            _entry("article/closed", "Members only: the quay plan", 8, "<p>The council…</p>"),
        ],
    )


# The page of an entry, with what stands around articles, and a film in it.
_ARTICLE = (
    "<!doctype html><html lang=en><title>The old crane moves again</title><body>"
    "<nav class=menu><a href=/>Home</a> <a href=/more>More</a></nav><article>"
    + "<p>The crane at the end of the wharf had stood still for eleven years, and nobody, not even"
    " the harbour master, expected it to move again before the winter.</p>" * 5
    + "<p>The details are below.<sup><a href='#note'>1</a></sup></p>"
    "<p id=note>A note of the crane driver, who asked not to be named here, on the grease.</p>"
    "<iframe src='https://www.youtube.com/embed/abcdefghijk'></iframe>"
    "<script>window.owned = 'article'</script></article>"
    "<footer class=related-posts>Related: <a href=/1>Boats</a></footer></body></html>"
)


class Newsstand:
    """Serves the publishers on a free port of the loopback address."""

    feeds = {"gazette": _gazette, "courier": _courier, "minato": _minato}
    others = {"wharf": _wharf}

    def __init__(self):
        documents = {f"{name}.localhost": make() for name, make in (self.feeds | self.others).items()}
        self._broken = broken = set()
        # Of the others, what stands where the icon should is a page.
        drawn = {"gazette.localhost", "courier.localhost"}

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                host = self.headers.get("Host", "").partition(":")[0]
                if host in broken:
                    self.answer("text/html", b"<p>We are closed.", status=503)
                elif self.path == "/feed" and host in documents:
                    self.answer("application/rss+xml", documents[host])
                elif self.path == "/dot.png" or self.path == "/favicon.ico" and host in drawn:
                    self.answer("image/png", _dot())
                elif self.path == "/article/crane":
                    self.answer("text/html; charset=utf-8", _ARTICLE.encode())
                elif self.path == "/article/closed":
                    self.answer("text/html", b"Pay first.", status=402)
                elif self.path == "/empty":
                    self.answer("text/html", b"<title>Nothing</title><p>No feed is here.")
                else:
                    page = f"<!doctype html><title>{host}{self.path}</title><p>The page."
                    self.answer("text/html; charset=utf-8", page.encode())

            def answer(self, kind, body, status=200):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def address(self, name, path="/feed"):
        """The address of something a publisher has."""
        return f"http://{name}.localhost:{self._server.server_port}{path}"

    def break_off(self, name):
        """Lets a publisher answer nothing but an error, until `mend`."""
        self._broken.add(f"{name}.localhost")

    def mend(self, name):
        self._broken.discard(f"{name}.localhost")

    def close(self):
        self._server.shutdown()
        self._server.server_close()
