"""Every page, in every theme and layout, by the rules of axe-core."""

import axe
import page_rules
from demo_case import DemoCase
from pictures import LARGE, SMALL, leave_picture
from sync_test import SyncCase

THEMES = ("light", "dark", "sepia", "contrast", "terminal")
# What colours decide.
BY_COLOUR = ("color-contrast", "link-in-text-block")


class AccessibleTest(DemoCase):
    """A reader in which something stands on every page."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.isPrepared = False

    def setUp(self):
        super().setUp()
        self.expected_complaints = ("status of 404",)
        # Cookies are of every port of this machine, so that they would be there in other tests, too.
        self.addCleanup(self.browser.execute_cdp_cmd, "Network.clearBrowserCookies", {})
        if not type(self).isPrepared:
            keys = [entry["key"] for entry in self.reader.object("/api/v1/entries")["entries"]]
            self.reader.run("mark", "save", *keys[:3])
            self.reader.run("archive", *keys[3:5])
            self.reader.run("hide", *keys[5:7])
            self.reader.run("tag", "Kitchen table", *keys[:2])
            type(self).isPrepared = True
            self.open()
            link = self.one("nav a[href*='tag=']").get_attribute("href")
            type(self).tag = link.removeprefix(self.reader.address)

    def pages(self):
        pages = super().pages()
        entries = self.reader.object(
            "/api/v1/stories/" + self.stories()[0]["key"])["entries"]
        return pages | {
            "hidden": "/?filter=hidden",
            "unread": "/?filter=unread",
            "tag": self.tag,
            "why": f"{pages['story']}/why?one={entries[0]['key']}",
            "activity": "/activity",
            "settings": "/settings",
            "nothing-found": "/search?q=zzzz",
            "offline": "/offline",
        }

    def wear(self, **look):
        self.open("/healthz")
        self.browser.delete_all_cookies()
        value = "&".join(f"{name}={choice}" for name, choice in look.items())
        self.browser.add_cookie({"name": "tidings-look", "value": value})

    def test_nothing_on_any_page_keeps_anybody_out(self):
        for name, path in self.pages().items():
            for size in (LARGE, SMALL):
                with self.subTest(name, width=size[0]):
                    self.browser.resize(*size)
                    self.open(path)
                    self.assertEqual(axe.violations(self.browser), [])

    def test_every_page_can_be_read_in_every_theme(self):
        pages = self.pages()
        for theme in THEMES:
            self.wear(theme=theme)
            for name, path in pages.items():
                with self.subTest(name, theme=theme):
                    self.open(path)
                    self.assertEqual(self.one("html").get_attribute("data-theme"), theme)
                    self.assertEqual(axe.violations(self.browser, *BY_COLOUR), [])
                    self.assertEqual(page_rules.faint_text(self.browser), [])
                    leave_picture(self.browser, f"{name}-{theme}")

    def test_every_layout_is_as_good(self):
        for layout in ("list", "cards", "magazine"):
            for density in ("comfortable", "compact"):
                self.wear(layout=layout, density=density)
                for size in (LARGE, SMALL):
                    with self.subTest(layout, density=density, width=size[0]):
                        self.browser.resize(*size)
                        self.open("/")
                        self.assertEqual(axe.violations(self.browser), [])
                        self.assertEqual(page_rules.overflow(self.browser), [])
                        leave_picture(self.browser, f"home-{layout}-{density}-{size[0]}")

    def test_twice_the_size_fits(self):
        # A window of 1280 pixels at 200 % is one of 640.
        self.browser.resize(640, 450)
        for name, path in self.pages().items():
            with self.subTest(name):
                self.open(path)
                self.assertEqual(page_rules.overflow(self.browser), [])


class AccessibleSyncTest(SyncCase):
    def test_nothing_on_the_page_of_sync_keeps_anybody_out(self):
        self.disagree()
        self.open("/sync")
        self.assertEqual(axe.violations(self.browser), [])
