"""The Google Reader protocol as programs use it that keep a copy of everything.

The order of calls is that of NetNewsWire and Reeder: subscriptions, tags, unread numbers page by
page, starred numbers, then the contents of what is not known yet, in batches.
"""

import json
import unittest
import urllib.error
import urllib.parse
import urllib.request

from case import ClientCase

STATE = "user/-/state/com.google/"


class Client:
    """A program that is logged in."""

    def __init__(self, base, password):
        self.base = base
        self.token = None
        words = self.post("/accounts/ClientLogin", Email="tester", Passwd=password)
        self.token = dict(line.split("=", 1) for line in words.split())["Auth"]
        self.edit = self.get("/reader/api/0/token")

    def get(self, path, **query):
        text = self._ask(path + "?" + urllib.parse.urlencode(query, doseq=True))
        return json.loads(text) if query.get("output") == "json" else text

    def post(self, path, **form):
        return self._ask(path, urllib.parse.urlencode(form, doseq=True).encode())

    def change(self, path, **form):
        return self.post("/reader/api/0/" + path, T=self.edit, **form)

    def ids(self, page=1000, **query):
        """All numbers of a list, page by page."""
        found, more = [], {}
        while True:
            answer = self.get(
                "/reader/api/0/stream/items/ids", output="json", n=page, **query, **more)
            found += [each["id"] for each in answer["itemRefs"]]
            if "continuation" not in answer:
                return found
            more = {"c": answer["continuation"]}

    def contents(self, ids):
        """Entries by number, 250 at once."""
        found = []
        for start in range(0, len(ids), 250):
            text = self.post("/reader/api/0/stream/items/contents", i=ids[start:start + 250])
            found += json.loads(text)["items"]
        return found

    def _ask(self, path, body=None):
        request = urllib.request.Request(self.base + path, body)
        if self.token:
            request.add_header("Authorization", "GoogleLogin auth=" + self.token)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.read().decode()


class GoogleReaderTest(ClientCase):
    base = ""

    def setUp(self):
        super().setUp()
        self.client = Client(self.reader.address + self.base, self.password)

    def subscriptions(self):
        answer = self.client.get("/reader/api/0/subscription/list", output="json")
        return {each["title"]: each for each in answer["subscriptions"]}

    def number(self, title):
        items = self.client.contents(self.client.ids(s=STATE + "reading-list"))
        return next(each["id"] for each in items if each["title"].startswith(title))


class ReadingTest(GoogleReaderTest):
    def test_a_copy_of_everything_is_made(self):
        feeds = self.subscriptions()
        self.assertEqual(set(feeds), {"alpha", "beta"})
        self.assertEqual(feeds["alpha"]["categories"][0]["label"], "News")
        tags = self.client.get("/reader/api/0/tag/list", output="json")["tags"]
        self.assertIn("user/-/label/News", [each["id"] for each in tags])
        ids = self.client.ids(page=3, s=STATE + "reading-list", xt=STATE + "read")
        self.assertEqual(len(set(ids)), 10)
        item = self.client.contents(ids)[0]
        self.assertIn("turnips", item["summary"]["content"])
        self.assertIn("& more", item["title"])
        feed = urllib.parse.quote(feeds["beta"]["id"], safe="")
        stream = self.client.get("/reader/api/0/stream/contents/" + feed, output="json")
        self.assertEqual(len(stream["items"]), 5)

    def test_marks_go_both_ways(self):
        number = self.number("alpha number 2")
        self.client.change("edit-tag", i=number, a=STATE + "read", r=STATE + "kept-unread")
        self.assertTrue(self.entry("alpha number 2")["read"])
        self.client.change("edit-tag", i=number, a=STATE + "kept-unread", r=STATE + "read")
        self.assertFalse(self.entry("alpha number 2")["read"])
        self.client.change("edit-tag", i=number, a=STATE + "starred")
        self.assertTrue(self.entry("alpha number 2")["saved"])
        self.assertEqual(len(self.client.ids(s=STATE + "starred")), 1)
        self.client.change("edit-tag", i=number, r=STATE + "starred")
        self.assertFalse(self.entry("alpha number 2")["saved"])
        self.reader.run("mark", "read", self.entry("beta number 1")["key"])
        unread = self.client.ids(s=STATE + "reading-list", xt=STATE + "read")
        self.assertEqual(len(unread), 9)

    def test_all_is_marked_read_up_to_a_time(self):
        self.client.change("mark-all-as-read", s=STATE + "reading-list", ts="1000000000")
        self.assertEqual(len(self.entries(filter="unread")), 10)
        self.client.change("mark-all-as-read", s="user/-/label/News")
        self.assertEqual(len(self.entries(filter="unread")), 5)
        self.client.change("mark-all-as-read", s=STATE + "reading-list")
        self.assertEqual(self.entries(filter="unread"), [])

    def test_feeds_and_folders_are_arranged(self):
        self.client.change(
            "subscription/edit", ac="subscribe", s="feed/https://gamma.example/feed", t="Gamma",
            a="user/-/label/Far")
        feeds = self.subscriptions()
        self.assertEqual(feeds["Gamma"]["categories"][0]["label"], "Far")
        stream = feeds["Gamma"]["id"]
        self.client.change("subscription/edit", ac="edit", s=stream, t="Third")
        self.client.change("rename-tag", s="user/-/label/Far", dest="user/-/label/Near")
        self.assertEqual(self.subscriptions()["Third"]["categories"][0]["label"], "Near")
        self.client.change("disable-tag", s="user/-/label/Near")
        self.assertEqual(self.subscriptions()["Third"]["categories"], [])
        self.client.change("subscription/edit", ac="unsubscribe", s=stream)
        self.assertEqual(set(self.subscriptions()), {"alpha", "beta"})

    def test_a_wrong_password_and_a_token_taken_back_are_refused(self):
        with self.assertRaises(urllib.error.HTTPError) as raised:
            Client(self.reader.address, "wrong")
        self.assertEqual(raised.exception.code, 401)
        self.reader.run("api-password", "remove", "tester")
        with self.assertRaises(urllib.error.HTTPError) as raised:
            self.subscriptions()
        self.assertEqual(raised.exception.code, 401)


class AliasTest(ReadingTest):
    """The same below the address that programs for FreshRSS build."""

    base = "/api/greader.php"


class ManyTest(GoogleReaderTest):
    def prepare(self):
        self.fill(25_000)

    def test_25000_numbers_come_at_once_and_page_by_page(self):
        query = {"s": STATE + "reading-list", "xt": STATE + "read"}
        at_once = self.client.ids(page=50_000, **query)
        self.assertEqual(len(set(at_once)), 25_010)
        self.assertEqual(self.client.ids(page=1000, **query), at_once)
        self.assertEqual(len(self.client.contents(at_once[:1000])), 1000)
        self.client.change("edit-tag", i=at_once[:200], a=STATE + "read")
        self.assertEqual(len(self.client.ids(page=50_000, **query)), 24_810)


if __name__ == "__main__":
    unittest.main()
