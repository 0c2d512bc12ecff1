"""The sample feeds that the program serves itself, and the look of every page with them.

With `TIDINGS_SCREENSHOTS` naming a folder, a picture of each page is left there, at both widths
and in both looks.
"""

import os
import pathlib

import page_rules
from case import BrowserCase, By, newsstand
from reader import Reader

LARGE, SMALL = (1280, 900), (390, 844)


def leave_picture(browser, name):
    folder = os.environ.get("TIDINGS_SCREENSHOTS")
    if folder:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        browser.picture(pathlib.Path(folder) / f"{name}.png")


class DemoTest(BrowserCase):
    """One reader serves every test, as none changes what another looks at."""

    @classmethod
    def setUpClass(cls):
        cls.demo = Reader(demo=True).serve()
        cls.addClassCleanup(cls.demo.close)

    def start_reader(self):
        return self.demo

    def setUp(self):
        super().setUp()
        self.wait_for(lambda: len(self.feeds("last_fetched")) >= 12, "twelve publishers", 40)
        self.wait_for(lambda: len(self.stories()) >= 10, "ten stories", 40)

    def feeds(self, fact):
        """The feeds of which the server knows this fact."""
        feeds = self.reader.object("/api/v1/feeds")["feeds"]
        return [feed for feed in feeds if feed["health"].get(fact)]

    def stories(self):
        return self.reader.object("/api/v1/stories")["stories"]

    def entry_with(self, fact):
        """The address of an entry about which `fact` holds, and what the server knows of it."""
        for entry in self.reader.object("/api/v1/entries?limit=1000")["entries"]:
            detail = self.reader.object("/api/v1/entries/" + entry["key"])
            if fact(detail):
                return detail
        raise AssertionError("no entry of the samples is of this kind")

    # What there is

    def test_shows_each_event_once_with_everybody_who_reports_it(self):
        self.open("/stories")
        self.assertGreaterEqual(len(self.all(".stories article")), 10)
        for publishers in self.all(".stories .publishers"):
            self.assertGreaterEqual(len(publishers.find_elements(By.TAG_NAME, "li")), 2)

    def test_shows_the_pictures_and_plays_the_sounds_of_the_samples(self):
        entry = self.entry_with(lambda entry: "<img" in entry["html"])
        self.open("/entries/" + entry["key"])
        self.one(".body img").location_once_scrolled_into_view
        self.wait_for(
            lambda: self.one(".body img").get_property("naturalWidth") > 100, "the picture"
        )
        entry = self.entry_with(
            lambda entry: any(
                each.get("media_type", "").startswith("audio/") for each in entry["enclosures"]
            )
        )
        self.open("/entries/" + entry["key"])
        self.browser.execute_script("document.querySelector('audio').load()")
        self.browser.execute_script("document.querySelector('audio').preload = 'auto'")
        self.wait_for(lambda: self.one("audio").get_property("duration") or 0 > 1, "the sound")
        self.assertIsNone(self.one("audio").get_property("error"))

    def test_the_original_page_of_an_entry_opens(self):
        self.expected_complaints = ("favicon.ico",)
        entry = self.reader.object("/api/v1/entries")["entries"][0]
        self.open("/entries/" + entry["key"])
        self.leave_by(self.one("a.original"))
        self.assertEqual(self.browser.current_url, entry["url"])
        self.assertIn(entry["title"], self.one("body").text)

    # The look

    def pages(self):
        """The pages by name; the entry is a long one of a story."""
        story = self.stories()[0]
        entry = self.reader.object("/api/v1/stories/" + story["key"])["entries"][0]
        feed = entry["feed"]
        return {
            "home": "/",
            "today": "/today",
            "archived": "/?filter=archived",
            "groups": "/groups",
            "look": "/look",
            "stories": "/stories",
            "story": "/stories/" + story["key"],
            "entry": "/entries/" + entry["key"],
            "search": "/search?q=Lindfurt",
            "saved": "/?filter=saved",
            "folder": "/?folder=News",
            "feeds": "/feeds",
            "feed": "/feeds/" + feed,
            "add": "/add",
            "sync-off": "/sync",
            "apps": "/settings/apps",
            "missing": "/nowhere",
        }

    def test_every_page_has_a_clear_structure(self):
        self.expected_complaints = ("status of 404",)
        for name, path in self.pages().items():
            with self.subTest(name):
                self.open(path)
                self.assertEqual(page_rules.structure_problems(self.browser), [])

    def test_every_page_is_readable_in_both_looks(self):
        self.expected_complaints = ("status of 404",)
        for name, path in self.pages().items():
            self.open(path)
            for scheme in ("light", "dark"):
                with self.subTest(name, scheme=scheme):
                    self.browser.prefer(scheme)
                    self.assertEqual(page_rules.faint_text(self.browser), [])
                    leave_picture(self.browser, f"{name}-1280-{scheme}")

    def test_every_page_fits_a_narrow_screen(self):
        self.expected_complaints = ("status of 404",)
        self.browser.resize(*SMALL)
        for name, path in self.pages().items():
            self.open(path)
            for scheme in ("light", "dark"):
                with self.subTest(name, scheme=scheme):
                    self.browser.prefer(scheme)
                    self.assertEqual(page_rules.overflow(self.browser), [])
                    self.assertEqual(page_rules.small_targets(self.browser), [])
                    leave_picture(self.browser, f"{name}-390-{scheme}")

    def test_the_navigation_opens_and_closes_on_a_narrow_screen(self):
        self.browser.resize(*SMALL)
        self.open()
        menu = self.one("#menu")
        self.assertFalse(menu.is_displayed())
        self.follow_link("Menu")
        self.wait_for(menu.is_displayed, "the menu")
        leave_picture(self.browser, "menu-390-light")
        self.assertEqual(page_rules.overflow(self.browser), [])
        self.follow_link("Close", within="#menu")
        self.wait_for(lambda: not menu.is_displayed(), "it to close")
        self.follow_link("Menu")
        self.follow_link("Stories", within="#menu")
        self.wait_for_heading("Stories")
        self.assertFalse(self.one("#menu").is_displayed())


class RoughTest(BrowserCase):
    """What publishers send that samples do not: wide things, and trouble."""

    def assert_fits_and_is_readable(self, path, name):
        self.browser.resize(*SMALL)
        self.open(path)
        for scheme in ("light", "dark"):
            with self.subTest(name, scheme=scheme):
                self.browser.prefer(scheme)
                self.assertEqual(page_rules.overflow(self.browser), [])
                self.assertEqual(page_rules.faint_text(self.browser), [])
                leave_picture(self.browser, f"{name}-390-{scheme}")

    def test_wide_things_stay_within_the_page(self):
        entry = self.reader.entry("Fish market")
        self.assert_fits_and_is_readable("/entries/" + entry["key"], "wide-entry")
        self.assert_fits_and_is_readable("/", "wide-list")

    def test_a_feed_in_trouble_says_so_in_plain_words(self):
        key = next(
            feed["key"]
            for feed in self.reader.object("/api/v1/feeds")["feeds"]
            if feed["title"] == "Linden Courier"
        )
        newsstand().break_off("courier")
        self.addCleanup(newsstand().mend, "courier")
        self.open("/feeds/" + key)
        self.submit(self.button("Refresh now"))
        self.expected_complaints = ("status of 422",)
        self.assert_fits_and_is_readable("/feeds/" + key, "trouble-feed")
        self.assert_fits_and_is_readable("/feeds", "trouble-feeds")
        self.assertIn("3 feeds, 1 in trouble.", self.one(".lead").text)
        self.assertNotEqual(self.one("table .problem").text, "")


class StartPageTest(BrowserCase):
    """The first page a person sees."""

    follows = False

    def test_it_is_clear_readable_and_fits(self):
        for width in (LARGE, SMALL):
            self.browser.resize(*width)
            self.open()
            for scheme in ("light", "dark"):
                with self.subTest(width=width[0], scheme=scheme):
                    self.browser.prefer(scheme)
                    self.assertEqual(page_rules.structure_problems(self.browser), [])
                    self.assertEqual(page_rules.faint_text(self.browser), [])
                    self.assertEqual(page_rules.overflow(self.browser), [])
                    self.assertEqual(page_rules.small_targets(self.browser), [])
                    leave_picture(self.browser, f"start-{width[0]}-{scheme}")
