"""The pages on which one manages: feeds and their settings, activity, settings, signing in."""

import subprocess

import axe
import page_rules
from case import UNREACHABLE, BrowserCase, By, newsstand
from newsstand import Newsstand
from pictures import LARGE, SMALL, leave_picture
from reader import PROGRAM, Reader

SIZES = {"wide": LARGE, "narrow": SMALL}
PASSWORD = "correct horse battery"


class ManagingTest(BrowserCase):
    def feed(self):
        return self.reader.object("/api/v1/feeds")["feeds"][0]

    def check(self, name, path):
        """Every rule, in both looks and at both sizes."""
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                with self.subTest(page=name, scheme=scheme, size=size):
                    self.browser.prefer(scheme)
                    self.browser.resize(width, height)
                    self.open(path)
                    self.assertEqual(axe.violations(self.browser), [])
                    self.assertEqual(page_rules.faint_text(self.browser), [])
                    self.assertEqual(page_rules.overflow(self.browser), [])
                    self.assertEqual(page_rules.small_targets(self.browser), [])
                    leave_picture(self.browser, f"{name}-{scheme}-{size}")

    def test_the_pages_can_be_used_by_everybody(self):
        feed = "/feeds/" + self.feed()["key"]
        pages = {"health": "/feeds", "feed": feed, "activity": "/activity", "settings": "/settings",
                 "add": "/add"}
        for name, path in pages.items():
            self.check(name, path)

    def test_speaks_the_language_that_is_chosen_here(self):
        self.open("/settings")
        self.one("#choice option[value=ja]").click()
        self.press_button("Save", within="main section:first-of-type")
        self.assertEqual(self.one("html").get_attribute("lang"), "ja")
        self.assertEqual(self.one("h1").text, "設定")
        self.open("/")
        self.assertEqual(self.one("html").get_attribute("lang"), "ja")
        entry = self.one(".entries article")
        entry.find_element(By.CSS_SELECTOR, "button[data-kind=saved]").click()
        self.wait_for(lambda: "保存済み" in entry.text, "the script speaks it, too")
        self.open("/settings")
        self.one("#choice option[value='']").click()
        self.submit(self.one("main section:first-of-type button"))
        self.assertEqual(self.one("html").get_attribute("lang"), "en")

    def press_button(self, text, within):
        self.submit(self.button(text, within=within))

    def test_sets_how_a_feed_is_fetched(self):
        self.open("/feeds/" + self.feed()["key"])
        self.one("#interval option[value='7200']").click()
        self.one("#user").send_keys("me")
        self.one("#password").send_keys("s3cret")
        self.submit(self.button("Save"))
        self.assertIn("Saved", self.one(".notice").text)
        self.assertTrue(self.one("#interval option[value='7200']").is_selected())
        self.assertEqual(self.one("#password").get_attribute("value"), "")
        self.assertNotIn("s3cret", self.browser.page_source)

    def test_says_what_was_asked(self):
        self.open("/activity")
        self.assertGreaterEqual(len(self.all("tbody tr")), len(Newsstand.feeds))
        self.one("nav.tabs a[href='/activity?show=failed']").click()
        self.assertIn("Nothing was asked yet", self.one("main").text)


class PreviewTest(BrowserCase):
    follows = False

    def test_shows_a_feed_before_it_is_followed(self):
        name = list(Newsstand.feeds)[0]
        self.open("/add")
        self.one("#address").send_keys(newsstand().address(name))
        self.one("input[name=private]").click()
        self.submit(self.button("Look first"))
        self.assertEqual(self.one("h1").text, "Follow this feed?")
        self.assertEqual(axe.violations(self.browser), [])
        self.assertEqual(self.reader.object("/api/v1/feeds")["feeds"], [])
        self.submit(self.button("Follow"))
        self.assertIn("You follow", self.one(".notice").text)
        self.assertEqual(len(self.reader.object("/api/v1/feeds")["feeds"]), 1)


class LockedReader(Reader):
    """A reader that others could reach, so that it asks for a password."""

    def set_password(self):
        """Sets the password, also anew, which signs every browser out."""
        subprocess.run(
            [PROGRAM, "password", "set", "--store", self.folder / "reader.store"], check=True,
            input=PASSWORD + "\n", text=True, capture_output=True, timeout=60)

    def serve(self):
        store = self.folder / "reader.store"
        self.set_password()
        self._process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--host", "localhost", "--base-path",
             "/news", "--store", store],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self._process.stdout.readline().strip().rstrip("/") + "/news"
        return self


class LockedCase(BrowserCase):
    """A test of a reader that asks for a password."""

    follows = False

    def start_reader(self):
        reader = LockedReader().serve()
        self.addCleanup(reader.close)
        return reader


class SigningInTest(LockedCase):
    def test_asks_for_the_password_and_lets_go_again(self):
        self.open("/settings")
        self.assertEqual(self.one("h1").text, "Sign in")
        self.assertEqual(axe.violations(self.browser), [])
        leave_picture(self.browser, "sign-in")
        self.expected_complaints = ("403 (Forbidden)",)
        self.one("#password").send_keys("wrong")
        self.submit(self.button("Sign in"))
        self.assertIn("not the password", self.one("[role=alert]").text)
        self.one("#password").send_keys(PASSWORD)
        self.submit(self.button("Sign in"))
        self.assertEqual(self.one("h1").text, "Settings")
        self.assertTrue(self.browser.current_url.endswith("/news/settings"))
        self.assertIn("This browser", self.one("main").text)
        self.assertEqual(axe.violations(self.browser), [])
        everywhere = self.button("Sign out everywhere")
        self.submit(everywhere)
        self.assertEqual(self.one("h1").text, "Sign in")
        self.open("/")
        self.assertEqual(self.one("h1").text, "Sign in")


    def test_a_page_that_signs_out_does_not_begin_to_listen(self):
        """The session ends while the page is young, and the next page keeps the browser waiting."""
        script = self.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
            "source": "const wait = setTimeout; window.setTimeout = (act, time, ...rest) =>"
                      " wait(act, time === 500 ? 2500 : time, ...rest);"})
        self.addCleanup(
            self.browser.execute_cdp_cmd, "Page.removeScriptToEvaluateOnNewDocument", script)
        self.open("/settings")
        self.one("#password").send_keys(PASSWORD)
        self.submit(self.button("Sign in"))
        self.browser.execute_async_script(
            "addEventListener('submit', (event) => event.preventDefault());"
            "const form = document.querySelector('form[action$=sign-out-everywhere]');"
            "form.requestSubmit();"
            "fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) })"
            ".then(() => setTimeout(arguments[0], 3000))")


class SigningOutTest(LockedCase):
    """What was kept to be read without the reader goes with whoever may read."""

    def start_reader(self):
        reader = LockedReader()
        self.addCleanup(reader.close)
        reader.follow(newsstand().address("gazette"))
        return reader.serve()

    def sign_in(self):
        self.open("/")
        self.one("#password").send_keys(PASSWORD)
        self.submit(self.button("Sign in"))

    def kept(self):
        """The addresses of the articles that the browser keeps."""
        return self.browser.execute_async_script(
            "const done = arguments[0]; caches.keys().then((names) => Promise.all(names"
            ".filter((name) => name.startsWith('tidings-saved'))"
            ".map((name) => caches.open(name).then((cache) => cache.keys()))))"
            ".then((keys) => done(keys.flat().map((key) => key.url)))")

    def keep_an_article(self):
        self.sign_in()
        self.wait_for(
            lambda: self.browser.execute_script(
                "return navigator.serviceWorker.controller !== null"),
            "the worker", 30)
        entry = self.entry("New ferry timetable")
        entry.find_element(By.CSS_SELECTOR, "button[data-kind=saved]").click()
        self.wait_for(lambda: len(self.kept()) == 1, "the article to be kept")

    def test_signing_out_leaves_no_article_in_the_browser(self):
        self.keep_an_article()
        # A page that listened for news is told that it may not any more.
        self.expected_complaints = ("401 (Unauthorized)",)
        self.open("/settings")
        self.submit(self.button("Sign out"))
        self.assertEqual(self.one("h1").text, "Sign in")
        self.wait_for(lambda: self.kept() == [], "the article to be thrown away")

    def test_being_signed_out_elsewhere_leaves_none_either(self):
        self.keep_an_article()
        self.expected_complaints = ("401 (Unauthorized)",)
        self.reader.set_password()
        self.open("/stories")
        self.assertEqual(self.one("h1").text, "Sign in")
        self.wait_for(lambda: self.kept() == [], "the article to be thrown away")
        self.sign_in()
        self.assertTrue(self.entry("New ferry timetable"))

    def test_turning_to_a_page_leads_to_the_way_in_once_signed_out_elsewhere(self):
        self.sign_in()
        self.expected_complaints = ("401 (Unauthorized)",)
        self.reader.set_password()
        self.one("main").send_keys("gt")
        self.wait_for_heading("Sign in")
        self.one("#password").send_keys(PASSWORD)
        self.submit(self.button("Sign in"))
        self.wait_for_heading("Stories")

    def test_the_page_without_the_reader_is_there_whoever_had_it_kept(self):
        self.expected_complaints = UNREACHABLE
        self.open("/")
        self.wait_for(
            lambda: self.browser.execute_script(
                "return navigator.serviceWorker.controller !== null"),
            "the worker", 30)
        self.reader.close()
        self.open("/stories")
        self.wait_for_heading("The reader does not answer")
