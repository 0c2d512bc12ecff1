"""The Python client of Miniflux, against the same calls here."""

import unittest

import miniflux
from case import ClientCase


class MinifluxTest(ClientCase):
    def setUp(self):
        super().setUp()
        self.client = miniflux.Client(self.reader.address, "tester", self.password)
        self.addCleanup(self.client.close)

    def number(self, title):
        found = self.client.get_entries(search=f'"{title}"')["entries"]
        self.assertEqual(len(found), 1, title)
        return found[0]["id"]

    def test_it_lists_what_is_followed(self):
        self.assertEqual(self.client.me()["id"], 1)
        self.assertIn("version", self.client.get_version())
        self.assertFalse(self.client.get_integrations_status())
        feeds = {feed["title"]: feed for feed in self.client.get_feeds()}
        self.assertEqual(set(feeds), {"alpha", "beta"})
        self.assertEqual(feeds["alpha"]["category"]["title"], "News")
        categories = {each["title"]: each["id"] for each in self.client.get_categories()}
        self.assertEqual(set(categories), {"All", "News"})
        inside = self.client.get_category_feeds(categories["News"])
        self.assertEqual([feed["title"] for feed in inside], ["alpha"])
        self.assertIn("alpha", self.client.export())
        counters = self.client.get_feed_counters()
        self.assertEqual(counters["unreads"][str(feeds["alpha"]["id"])], 5)

    def test_it_reads_lists_and_searches(self):
        page = self.client.get_entries(status="unread", order="published_at", direction="desc")
        self.assertEqual((page["total"], len(page["entries"])), (10, 10))
        first = page["entries"][0]
        self.assertIn("turnips", first["content"])
        self.assertEqual(self.client.get_entry(first["id"])["title"], first["title"])
        self.assertEqual(self.client.get_entries(limit=3, offset=9)["total"], 10)
        feed = next(each for each in self.client.get_feeds() if each["title"] == "alpha")
        self.assertEqual(self.client.get_feed_entries(feed["id"])["total"], 5)
        entry = self.client.get_feed_entries(feed["id"], limit=1)["entries"][0]
        self.assertEqual(self.client.get_feed_entry(feed["id"], entry["id"])["id"], entry["id"])
        self.assertEqual(self.client.get_entries(search="alpha number")["total"], 5)
        self.assertEqual(self.client.get_entries(search="no such word")["total"], 0)

    def test_it_marks_both_ways(self):
        number = self.number("alpha number 2")
        self.client.update_entries([number], "read")
        self.assertTrue(self.entry("alpha number 2")["read"])
        self.client.update_entries([number], "unread")
        self.assertFalse(self.entry("alpha number 2")["read"])
        self.client.toggle_bookmark(number)
        self.assertTrue(self.entry("alpha number 2")["saved"])
        self.assertEqual(self.client.get_entries(starred=True)["total"], 1)
        self.client.toggle_bookmark(number)
        self.assertFalse(self.entry("alpha number 2")["saved"])
        self.reader.run("mark", "read", self.entry("beta number 1")["key"])
        self.assertEqual(self.client.get_entries(status="read")["total"], 1)

    def test_it_marks_all(self):
        feeds = {feed["title"]: feed["id"] for feed in self.client.get_feeds()}
        self.client.mark_feed_entries_as_read(feeds["beta"])
        self.assertEqual(self.client.get_entries(status="unread")["total"], 5)
        self.client.mark_user_entries_as_read(1)
        self.assertEqual(self.client.get_entries(status="unread")["total"], 0)

    def test_it_arranges(self):
        feeds = {feed["title"]: feed["id"] for feed in self.client.get_feeds()}
        category = self.client.create_category("Empty")
        self.assertIn("Empty", [each["title"] for each in self.client.get_categories()])
        with self.assertRaises(miniflux.BadRequest):
            self.client.create_category("Empty")
        self.client.update_feed(feeds["beta"], title="Better", category_id=category["id"])
        feed = self.client.get_feed(feeds["beta"])
        self.assertEqual((feed["title"], feed["category"]["title"]), ("Better", "Empty"))
        self.client.update_category(category["id"], "Filled")
        self.assertEqual(self.client.get_feed(feeds["beta"])["category"]["title"], "Filled")
        self.client.delete_category(category["id"])
        self.assertEqual(self.client.get_feed(feeds["beta"])["category"]["title"], "All")
        self.client.delete_feed(feeds["beta"])
        self.assertEqual([each["title"] for each in self.client.get_feeds()], ["alpha"])
        with self.assertRaises(miniflux.ResourceNotFound):
            self.client.get_feed(feeds["beta"])

    def test_it_subscribes(self):
        opml = (
            '<opml version="2.0"><body><outline text="G" type="rss"'
            ' xmlUrl="https://gamma.example/feed"/></body></opml>')
        self.client.import_feeds(opml)
        self.assertIn("G", [feed["title"] for feed in self.client.get_feeds()])
        # A feed on a private network is for its person to allow, not for a program.
        for ask in (self.client.create_feed, self.client.discover):
            with self.assertRaises(miniflux.ClientError):
                ask(self.publisher.address("delta"))

    def test_a_wrong_password_is_refused(self):
        stranger = miniflux.Client(self.reader.address, "tester", "wrong")
        with self.assertRaises(miniflux.AccessUnauthorized):
            stranger.me()


class ManyTest(ClientCase):
    def prepare(self):
        self.fill(25_000)

    def test_everything_is_counted_and_gone_through(self):
        client = miniflux.Client(self.reader.address, "tester", self.password)
        self.addCleanup(client.close)
        page = client.get_entries(status="unread", limit=250)
        self.assertEqual((page["total"], len(page["entries"])), (25_010, 250))
        last = client.get_entries(status="unread", limit=250, offset=25_000)
        self.assertEqual(len(last["entries"]), 10)


if __name__ == "__main__":
    unittest.main()
