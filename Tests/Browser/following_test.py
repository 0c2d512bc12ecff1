"""From an empty store to feeds that are followed, arranged, and carried elsewhere."""

import tempfile
import urllib.request
from xml.etree import ElementTree

from case import BrowserCase, By, newsstand


class BeginningTest(BrowserCase):
    follows = False

    def add(self, address, is_near=True):
        self.open("/add")
        self.one("#address").send_keys(address)
        if is_near:
            self.one("form[action='/add'] input[name=private]").click()
        self.submit(self.button("Follow"))

    def test_an_empty_store_offers_three_ways_to_begin(self):
        self.open()
        self.assertEqual(self.texts("main h1"), ["Welcome to Tidings"])
        self.assertEqual(
            self.texts("main h2"),
            ["Paste an address", "Import a list", "Start with well-known feeds"],
        )

    def test_follows_an_address_and_shows_its_entries(self):
        self.open()
        self.one("#address").send_keys(newsstand().address("gazette"))
        self.one("form[action='/add'] input[name=private]").click()
        self.submit(self.button("Follow"))
        self.assertEqual(self.texts("main h1"), ["Harbour Gazette"])
        self.assertIn("You follow “Harbour Gazette” now", self.one(".notice").text)
        self.assertEqual(len(self.all(".entries article")), 4)

    def test_two_publishers_of_one_event_make_one_story(self):
        self.add(newsstand().address("gazette"))
        self.open("/stories")
        self.assertEqual(self.all(".stories article"), [])
        self.add(newsstand().address("courier"))
        self.follow_link("Stories", within="#menu")
        self.wait_for_heading("Stories")
        self.assertEqual(len(self.all(".stories article")), 1)
        self.assertEqual(
            sorted(self.texts(".stories .publishers li")), ["Harbour Gazette", "Linden Courier"]
        )
        self.submit(self.one(".stories h2 a"))
        self.assertEqual(
            sorted(self.texts(".entries h2 a")),
            [
                "Lindenhaven bridge closed for repairs after storm",
                "Storm closes Lindenhaven bridge for repairs",
            ],
        )

    def test_says_what_is_wrong_with_an_address_and_keeps_it(self):
        self.expected_complaints = ("status of 422",)
        self.add(newsstand().address("gazette", "/empty"))
        self.assertNotEqual(self.one("#problem").text, "")
        self.assertTrue(self.one("#address").get_property("value").endswith("/empty"))
        described = self.one("#address").get_attribute("aria-describedby")
        self.assertEqual(described, "problem")

    def test_asks_own_networks_only_where_that_is_ticked(self):
        self.expected_complaints = ("status of 422",)
        self.add(newsstand().address("gazette"), is_near=False)
        self.assertNotEqual(self.one("#problem").text, "")
        self.assertEqual(self.reader.object("/api/v1/feeds")["feeds"], [])

    def test_imports_a_list_and_exports_the_same(self):
        address = newsstand().address("minato")
        with tempfile.NamedTemporaryFile("w", suffix=".opml") as file:
            file.write(
                '<opml version="2.0"><head/><body><outline text="日本">'
                f'<outline type="rss" text="港" xmlUrl="{address}"/></outline></body></opml>'
            )
            file.flush()
            self.open("/add")
            self.one("#file").send_keys(file.name)
            self.one("form[action='/import'] input[name=private]").click()
            self.submit(self.button("Import"))
        self.assertIn("Imported 1 feed.", self.one(".notice").text)
        self.wait_for(
            lambda: self.reader.object("/api/v1/entries")["entries"], "the entries of the feed"
        )
        self.open("/feeds")
        link = self.one("a[download]").get_property("href")
        with urllib.request.urlopen(link, timeout=10) as answer:
            exported = ElementTree.parse(answer)
        folder = exported.find("body/outline")
        self.assertEqual(folder.get("text"), "日本")
        self.assertEqual([each.get("xmlUrl") for each in folder], [address])


class ArrangingTest(BrowserCase):
    def open_feed(self, title):
        self.open("/feeds")
        self.leave_by(self.one("table").find_element(By.LINK_TEXT, title))
        self.wait_for_heading(title)

    def test_the_health_of_every_feed_is_shown(self):
        self.open("/feeds")
        self.assertIn("3 feeds, all well.", self.one(".lead").text)
        self.assertEqual(len(self.all("tbody tr")), 3)

    def test_renames_a_feed_and_gives_its_own_title_back(self):
        self.open_feed("Linden Courier")
        self.one("#title").send_keys("The Courier")
        self.submit(self.button("Rename"))
        self.wait_for_heading("The Courier")
        self.assertIn("The Courier", self.texts("#menu .name"))
        self.one("#title").clear()
        self.submit(self.button("Rename"))
        self.wait_for_heading("Linden Courier")

    def test_moves_a_feed_into_a_folder_within_a_folder(self):
        self.open_feed("Linden Courier")
        self.one("#folder").send_keys("Home/Town")
        self.submit(self.button("Move"))
        self.assertIn("Home/Town", self.one(".notice").text)
        self.follow_link("Home / Town 2 unread", within="#menu")
        self.wait_for_heading("Home / Town")
        self.assertEqual(len(self.all(".entries article")), 2)

    def test_removes_a_feed_with_its_entries(self):
        self.open_feed("Linden Courier")
        self.one("main details > summary").click()
        self.submit(self.button("Remove this feed"))
        self.assertIn("You no longer follow “Linden Courier”.", self.one(".notice").text)
        feeds = self.reader.object("/api/v1/feeds")["feeds"]
        self.assertNotIn("Linden Courier", [feed["title"] for feed in feeds])
        self.open()
        self.assertNotIn("Linden Courier", self.texts(".entries .feed"))

    def test_refreshes_a_feed_and_says_what_came(self):
        self.open_feed("Harbour Gazette")
        self.submit(self.button("Refresh now"))
        self.assertNotEqual(self.one(".notice").text, "")
