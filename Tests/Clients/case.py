"""What every test of other reader programs shares: a daemon, a feed, and a password."""

import atexit
import functools
import http.server
import pathlib
import sqlite3
import sys
import threading
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))

from reader import Reader  # noqa: E402

FEED = """<?xml version="1.0"?><rss version="2.0"><channel><title>{name}</title>
<link>http://127.0.0.1/{name}/</link>{items}</channel></rss>"""
ITEM = """<item><guid>{name}-{number}</guid><title>{name} number {number} &amp; more</title>
<link>http://127.0.0.1/{name}/{number}</link><author>a@b.example (Ann)</author>
<description>&lt;p&gt;Text of {name} {number}, about turnips.&lt;/p&gt;</description>
<pubDate>{date}</pubDate></item>"""


class Publisher(http.server.ThreadingHTTPServer):
    """Feeds at `/NAME`, of five entries each."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), _Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def address(self, name):
        return f"http://127.0.0.1:{self.server_address[1]}/{name}"


class _Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = self.path.strip("/")
        now = time.time()
        items = "".join(
            ITEM.format(
                name=name,
                number=number,
                date=time.strftime(
                    "%a, %d %b %Y %H:%M:%S GMT", time.gmtime(now - 3600 * (number + 1))),
            )
            for number in range(5)
        )
        body = FEED.format(name=name, items=items).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/rss+xml")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@functools.cache
def prepared():
    """A store that follows `alpha` in the folder News, and `beta`, and the password to it."""
    publisher = Publisher()
    reader = Reader()
    atexit.register(reader.close)
    for name, words in (("alpha", ["--folder", "News"]), ("beta", [])):
        reader.run("add", "--allow-private", publisher.address(name), *words)
    return publisher, reader.folder, reader.run("api-password", "add", "tester").split()[-1]


class ClientCase(unittest.TestCase):
    """A daemon that follows `alpha` in the folder News, and `beta`."""

    def setUp(self):
        self.publisher, folder, self.password = prepared()
        self.reader = Reader(copy_of=folder)
        self.addCleanup(self.reader.close)
        self.prepare()
        self.reader.serve()

    def prepare(self):
        """What a test does to the store before it is served."""

    def fill(self, count):
        """Adds so many unread entries to the feed alpha."""
        with sqlite3.connect(self.reader.folder / "reader.store") as store:
            feed, folder = store.execute(
                "SELECT id, folder FROM feeds WHERE own_title = 'alpha'").fetchone()
            now = int(time.time())
            rows = (
                ((now - 90_000 - number) << 25, 7_000_000_000 + number, feed, folder,
                 now - 90_000 - number, now, f"Filled {number}")
                for number in range(count)
            )
            store.executemany(
                "INSERT INTO entries (id, key, feed, folder, is_read, is_saved, published,"
                " first_seen, digest, title, author, link, excerpt)"
                " VALUES (?, ?, ?, ?, 0, 0, ?, ?, 0, ?, '', NULL, '')", rows)
            store.execute(
                "INSERT INTO bodies (id, html, text, details)"
                " SELECT id, '<p>filled</p>', 'filled', NULL FROM entries"
                " WHERE id NOT IN (SELECT id FROM bodies)")

    # What the daemon has, asked past every protocol of others

    def entries(self, **query):
        words = "".join(f"&{name}={value}" for name, value in query.items())
        return self.reader.object("/api/v1/entries?limit=1000" + words)["entries"]

    def entry(self, title):
        return self.reader.entry(title)

    def wait_for(self, condition, what, seconds=20):
        end = time.monotonic() + seconds
        while not condition():
            self.assertLess(time.monotonic(), end, f"waited for {what}")
            time.sleep(0.1)


__all__ = ["ClientCase"]
