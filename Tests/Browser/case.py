"""What every test of the pages shares: a browser, publishers, and a reader of its own."""

import functools
import unittest

import browser
from newsstand import Newsstand
from reader import Reader
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


# What the browser complains of where a reader stops answering: whatever it happens to fetch then,
# be it an icon that it wants by itself or a request that the worker passes on.
UNREACHABLE = ("Failed to load resource", "icon from the Manifest", "preload", "FetchEvent")


@functools.cache
def newsstand():
    return Newsstand()


@functools.cache
def followed_store():
    """A reader that never serves, whose store follows every publisher; tests copy it."""
    prepared = Reader()
    unittest.addModuleCleanup(followed_store.cache_clear)
    unittest.addModuleCleanup(prepared.close)
    prepared.follow(*(newsstand().address(name) for name in Newsstand.feeds))
    return prepared.folder


class BrowserCase(unittest.TestCase):
    """A test in a browser, which fails where the console has anything to complain of."""

    script = True
    follows = True

    def start_reader(self):
        """A reader for one test, which follows every publisher where `follows` says so."""
        reader = Reader(copy_of=followed_store() if self.follows else None).serve()
        self.addCleanup(reader.close)
        return reader

    def setUp(self):
        self.reader = self.start_reader()
        self.browser = browser.shared(self.script)
        self.expected_complaints = ()
        self.browser.get_log("browser")
        self.browser.resize(1280, 900)
        self.browser.prefer("light")

    def tearDown(self):
        complaints = [
            line["message"]
            for line in self.browser.get_log("browser")
            if line["level"] in ("SEVERE", "WARNING")
            and not any(words in line["message"] for words in self.expected_complaints)
        ]
        # A page that is open would go on to ask its reader, which ends now.
        self.browser.get("about:blank")
        self.assertEqual(complaints, [], "the console is silent")

    # Going around

    def open(self, path="/"):
        self.browser.get(self.reader.address + path)

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return [element.text for element in self.all(selector)]

    def button(self, text, within="main"):
        """The button with this text."""
        found = [each for each in self.all(within + " button") if each.text == text]
        self.assertEqual(len(found), 1, f"there is one button “{text}”")
        return found[0]

    def entry(self, title):
        """The entry in the list whose title begins so."""
        found = [
            each
            for each in self.all(".entries article")
            if each.find_element(By.CSS_SELECTOR, "h2 a").text.startswith(title)
        ]
        self.assertEqual(len(found), 1, f"there is one entry “{title}”")
        return found[0]

    def follow_link(self, text, within="body"):
        # What is hidden in a link is no part of its name, so only the driver knows it exactly.
        path = f".//a[contains(normalize-space(), '{text.split()[0]}')]"
        links = self.one(within).find_elements(By.XPATH, path)
        links = [each for each in links if " ".join(each.text.split()) == text]
        self.assertTrue(links, f"there is a link “{text}”")
        links[0].click()

    def type(self, keys):
        """Presses keys where the focus is."""
        self.browser.switch_to.active_element.send_keys(keys)

    def submit(self, element):
        """Presses a button that leads to another page, and waits for that page."""
        self.leave_by(element)
        self.wait_for(lambda: self.all("main h1"), "its heading")

    def leave_by(self, element):
        """Presses what leads to another page, and waits until this one is gone.

        The document may stay where the script turns to the next page.
        """
        page = self.one("main")
        self.press(element)
        self.wait_for(lambda: self._is_gone(page), "the next page")

    def press(self, element):
        """Presses something, wherever on the page it is."""
        self.browser.execute_script(
            "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })", element
        )
        element.click()

    @staticmethod
    def _is_gone(element):
        try:
            element.is_enabled()
            return False
        except WebDriverException:  # The driver has several for an element that is gone.
            return True

    # Waiting

    def wait_for(self, condition, what, seconds=15):
        # While one page takes the place of another, the driver has several complaints.
        WebDriverWait(
            self.browser, seconds, poll_frequency=0.05, ignored_exceptions=(WebDriverException,)
        ).until(lambda _: condition(), f"waited for {what}")

    def wait_for_heading(self, text):
        self.wait_for(lambda: text in self.texts("main h1"), f"the heading “{text}”")

    def wait_for_spoken(self, text):
        """Waits until assistive technology is told this sentence."""
        self.wait_for(
            lambda: self.one("#announcer").get_property("textContent") == text,
            f"“{text}” to be spoken",
        )

    def focused_title(self):
        return self.browser.switch_to.active_element.text


__all__ = ["BrowserCase", "By", "Keys", "newsstand"]
