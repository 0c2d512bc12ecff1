"""The sample feeds that the program serves itself, and the look of every page with them.

With `TIDINGS_SCREENSHOTS` naming a folder, a picture of each page is left there, at both widths
and in both looks.
"""

import page_rules
from case import BrowserCase, By, newsstand
from demo_case import DemoCase
from pictures import LARGE, SMALL, leave_picture


class DemoTest(DemoCase):
    """What there is to see with the sample feeds, and how it looks."""

    # What there is

    def test_shows_each_event_once_with_everybody_who_reports_it(self):
        self.open("/stories")
        self.assertGreaterEqual(len(self.all(".stories article")), 10)
        for publishers in self.all(".stories .publishers"):
            self.assertGreaterEqual(len(publishers.find_elements(By.TAG_NAME, "li")), 2)

    def test_shows_the_pictures_and_plays_the_sounds_of_the_samples(self):
        entry = self.entry_with(lambda entry: "<img" in entry["html"])
        self.open("/entries/" + entry["key"])
        # The whole article may take the place of what the feed has of it, at any time.
        self.wait_for(
            lambda: self.one(".body img").location_once_scrolled_into_view
            and self.one(".body img").get_property("naturalWidth") > 100,
            "the picture",
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
