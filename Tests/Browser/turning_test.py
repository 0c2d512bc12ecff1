"""Turning to other pages by script: quicker than loading them, and like it in all else."""

import urllib.request

import axe
from case import UNREACHABLE, BrowserCase, By, Keys, newsstand
from demo_case import DemoCase
from pictures import LARGE, SMALL, leave_picture
from selenium.webdriver.common.action_chains import ActionChains

FERRY = "New ferry timetable starts on Monday"
STORM = "Storm closes Lindenhaven bridge for repairs"


class TurningCase(BrowserCase):
    def open(self, path="/"):
        super().open(path)
        self.stay()

    def stay(self):
        """Marks the document, which a load would replace."""
        self.browser.execute_script("window.isSameDocument = true")

    def is_turned(self):
        return self.browser.execute_script("return window.isSameDocument === true")

    def scroll_to(self, top):
        self.browser.execute_script(
            "scrollTo({ top: arguments[0], behavior: 'instant' })", top)

    def place(self):
        return self.browser.execute_script("return scrollY")

    def requests(self):
        """The addresses asked for so far, without those of files."""
        return self.browser.execute_script(
            "return performance.getEntriesByType('resource').map((each) => each.name)"
            ".filter((name) => !name.includes('/assets/'))")

    def title_link(self, title):
        return self.entry(title).find_element(By.CSS_SELECTOR, "h2 a")

    def unread(self):
        return int(self.one("[data-count=unread] .number").text or "0")


class TurningTest(TurningCase):
    def test_a_press_on_an_entry_opens_it_and_marks_it_read(self):
        self.open()
        unread = self.unread()
        self.submit(self.title_link(FERRY))
        self.assertTrue(self.is_turned())
        self.assertEqual(self.browser.title, FERRY + " · Tidings")
        self.assertIn("/entries/", self.browser.current_url)
        self.assertIn("reading", self.one("body").get_attribute("class").split())
        self.assertEqual(self.focused_title(), FERRY)
        self.wait_for(lambda: self.reader.entry(FERRY)["read"], "the mark")
        self.wait_for(lambda: self.unread() == unread - 1, "the count")
        self.assertIn("Mark unread", self.texts("main .marks button[data-kind]"))
        self.assertEqual(self.one("#pane [aria-current]").get_attribute("class"), "read")
        self.browser.refresh()
        self.assertFalse(self.is_turned())
        self.assertEqual(self.texts("main h1"), [FERRY])
        self.assertEqual(self.unread(), unread - 1)

    def test_what_is_looked_at_ahead_stays_unread(self):
        self.open()
        self.type("j")
        title = self.focused_title()
        key = self.reader.entry(title)["key"]
        self.wait_for(lambda: any(key in name for name in self.requests()), "the look ahead")
        self.assertFalse(self.reader.entry(title)["read"])
        self.type("o")
        self.wait_for_heading(title)
        self.wait_for(lambda: self.reader.entry(title)["read"], "the mark")
        asked = [name for name in self.requests() if name.endswith(key)]
        self.assertEqual(len(asked), 1, "it was not asked for again")
        # The next one is looked at, too.
        following = self.one("main a[rel=next]").get_attribute("href")
        self.wait_for(lambda: following in self.requests(), "the look at the next")
        unread = [
            entry for entry in self.reader.object("/api/v1/entries")["entries"] if not entry["read"]
        ]
        self.assertIn(following.rpartition("/")[2], [entry["key"] for entry in unread])

    def test_what_was_looked_at_is_forgotten_with_every_decision(self):
        self.open()
        self.type("j")
        title = self.focused_title()
        key = self.reader.entry(title)["key"]
        self.wait_for(lambda: any(key in name for name in self.requests()), "the look ahead")
        self.reader.run("mark", "save", key)
        # The window hears of it.
        self.wait_for(
            lambda: self.one("[data-count=saved] .number").get_property("textContent") == "1",
            "the news")
        self.type("o")
        self.wait_for_heading(title)
        pressed = self.one("main button[data-kind=saved]").get_attribute("aria-pressed")
        self.assertEqual(pressed, "true")

    def test_keys_read_on_through_the_list(self):
        self.open()
        titles = self.texts(".entries h2 a")
        self.type("jo")
        self.wait_for_heading(titles[0])
        for key, title in [("j", titles[1]), ("n", titles[2]), ("k", titles[1])]:
            self.type(key)
            self.wait_for_heading(title)
            self.assertEqual(self.focused_title(), title)
        self.type("m")
        self.wait_for_spoken("Marked unread")
        self.type("s")
        self.wait_for_spoken("Saved")
        self.assertTrue(self.is_turned())
        read = {entry["title"]: entry["read"]
                for entry in self.reader.object("/api/v1/entries")["entries"]}
        self.assertEqual([read[title] for title in titles[:4]], [True, False, True, False])

    def test_back_and_forward_keep_the_places(self):
        self.browser.resize(1280, 500)
        self.open()
        self.browser.execute_script(
            "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })",
            self.title_link(FERRY))
        place = self.place()
        self.assertGreater(place, 100)
        self.submit(self.title_link(FERRY))
        self.assertEqual(self.place(), 0)
        self.browser.back()
        self.wait_for_heading("All entries")
        self.wait_for(lambda: self.place() == place, "the place")
        self.assertEqual(self.focused_title(), FERRY)
        self.assertIn("read", self.entry(FERRY).get_attribute("class").split())
        self.browser.forward()
        self.wait_for_heading(FERRY)
        self.assertEqual(self.browser.title, FERRY + " · Tidings")
        self.assertTrue(self.is_turned())
        # Whoever comes back to an entry has not opened it again.
        self.type("m")
        self.wait_for_spoken("Marked unread")
        self.browser.back()
        self.wait_for_heading("All entries")
        self.browser.forward()
        self.wait_for_heading(FERRY)
        self.assertIn("Mark read", self.texts("main .marks button[data-kind]"))
        self.assertFalse(self.reader.entry(FERRY)["read"])

    def test_back_from_a_page_that_was_loaded(self):
        self.open()
        self.submit(self.title_link(FERRY))
        self.browser.get(self.reader.address + "/healthz")
        self.browser.back()
        self.wait_for_heading(FERRY)
        self.browser.back()
        self.wait_for_heading("All entries")
        self.assertEqual(len(self.all(".entries article h2")), len(self.all(".entries article")))

    def test_the_link_to_the_list_leads_to_the_entry_there(self):
        self.browser.resize(1280, 500)
        self.open()
        self.submit(self.title_link(FERRY))
        self.follow_link("Back to the list", within="main")
        self.wait_for_heading("All entries")
        self.assertEqual(self.focused_title(), FERRY)
        self.assertTrue(self.title_link(FERRY).is_displayed())
        self.assertTrue(self.is_turned())

    def test_other_windows_and_downloads_are_the_browsers(self):
        self.open()
        window = self.browser.current_window_handle
        link = self.title_link(FERRY)
        self.browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", link)
        ActionChains(self.browser).key_down(Keys.CONTROL).click(link).key_up(
            Keys.CONTROL).perform()
        self.wait_for(lambda: len(self.browser.window_handles) == 2, "another window")
        self.assertEqual(self.texts("main h1"), ["All entries"])
        other = next(each for each in self.browser.window_handles if each != window)
        try:
            self.browser.switch_to.window(other)
            self.wait_for_heading(FERRY)
            self.assertTrue(self.reader.entry(FERRY)["read"])
        finally:
            self.browser.close()
            self.browser.switch_to.window(window)

    def test_windows_agree_on_what_is_opened(self):
        self.open()
        unread = self.unread()
        first = self.browser.current_window_handle
        self.browser.switch_to.new_window("tab")
        try:
            self.open()
            self.submit(self.title_link(FERRY))
            self.wait_for(lambda: self.reader.entry(FERRY)["read"], "the mark")
        finally:
            self.browser.close()
            self.browser.switch_to.window(first)
        self.wait_for(
            lambda: "read" in self.entry(FERRY).get_attribute("class").split(), "the news")
        self.assertEqual(self.unread(), unread - 1)

    def test_forms_work_on_a_page_that_was_turned_to(self):
        self.open("/stories")
        self.type("gh")
        self.wait_for_heading("All entries")
        unread = self.unread()
        self.assertTrue(self.is_turned())
        self.submit(self.button("Mark all read"))
        self.assertIn(f"Marked {unread} entries read.", self.one(".notice").text)
        self.submit(self.button("Undo"))
        self.assertEqual(self.unread(), unread)
        self.stay()
        self.one("#find").send_keys("timetable" + Keys.ENTER)
        self.wait_for_heading("Search: timetable")
        self.assertTrue(self.is_turned())
        self.assertEqual(self.one("#find").get_property("value"), "")
        self.assertEqual(self.focused_title(), "Search: timetable")

    def test_the_live_news_go_on(self):
        self.open("/stories")
        self.type("gh")
        self.wait_for_heading("All entries")
        key = self.reader.entry(FERRY)["key"]
        self.browser.execute_async_script("setTimeout(arguments[0], 800)")
        self.reader.run("mark", "save", key)
        self.wait_for(
            lambda: self.one("[data-count=saved] .number").get_property("textContent") == "1",
            "the news")

    def test_the_list_of_keys_is_there_after_a_turn(self):
        self.open()
        self.type("gf")
        self.wait_for_heading("Health of feeds")
        self.assertTrue(self.is_turned())
        self.one("#show-keys").click()
        self.assertTrue(self.one("dialog#keys").is_displayed())
        self.type(Keys.ESCAPE)

    def test_the_menu_of_a_narrow_window_closes(self):
        self.browser.resize(*SMALL)
        self.open()
        self.one(".menu-link").click()
        self.wait_for(self.one("#menu").is_displayed, "the menu")
        self.follow_link("Stories", within="#menu")
        self.wait_for_heading("Stories")
        self.assertTrue(self.is_turned())
        self.wait_for(lambda: not self.one("#menu").is_displayed(), "it to close")
        self.one(".menu-link").click()
        self.wait_for(self.one("#menu").is_displayed, "the menu")
        self.type(Keys.ESCAPE)
        self.wait_for(lambda: not self.one("#menu").is_displayed(), "it to close")

    def test_marking_by_scrolling_goes_on(self):
        self.open()
        self.addCleanup(self.browser.execute_cdp_cmd, "Network.clearBrowserCookies", {})
        self.browser.add_cookie({"name": "tidings-look", "value": "scrolling=marks"})
        self.browser.resize(1280, 500)
        self.open("/stories")
        self.type("gh")
        self.wait_for_heading("All entries")
        self.assertTrue(self.is_turned())
        first = self.texts(".entries h2 a")[0]
        for top in range(0, 700, 100):
            self.scroll_to(top)
            self.browser.execute_async_script("requestAnimationFrame(() => setTimeout(arguments[0]))")
        self.wait_for(lambda: self.reader.entry(first)["read"], "the mark")


class PlainWayTest(TurningCase):
    """Where a page cannot be turned to, it is loaded."""

    def test_a_page_in_another_look_is_loaded(self):
        self.open()
        self.addCleanup(self.browser.execute_cdp_cmd, "Network.clearBrowserCookies", {})
        self.browser.add_cookie({"name": "tidings-look", "value": "theme=sepia"})
        self.type("gt")
        self.wait_for_heading("Stories")
        self.assertEqual(self.one("html").get_attribute("data-theme"), "sepia")
        self.assertFalse(self.is_turned())

    def test_a_page_of_another_release_is_loaded(self):
        self.open()
        # As if this page were of another one.
        self.browser.execute_script(
            "const real = window.fetch; window.fetch = async (...words) => {"
            " const answer = await real(...words);"
            " if (!answer.headers.get('content-type').startsWith('text/html')) return answer;"
            " const text = (await answer.text()).replace(/app\\.js\\?v=\\w+/, 'app.js?v=0');"
            " return { ok: true, headers: answer.headers, text: async () => text }; }")
        self.type("gt")
        self.wait_for_heading("Stories")
        self.assertFalse(self.is_turned())

    def test_a_page_that_is_not_there_is_loaded(self):
        self.expected_complaints = ("status of 404",)
        self.open()
        self.browser.execute_script("document.querySelector('.entries h2 a').href = '/entries/1'")
        self.submit(self.one(".entries h2 a"))
        self.assertFalse(self.is_turned())
        self.assertTrue(self.browser.current_url.endswith("/entries/1"))

    def test_the_browser_says_so_where_the_reader_does_not_answer(self):
        self.expected_complaints = UNREACHABLE
        self.open()
        self.reader.close()
        self.type("gt")
        self.wait_for(lambda: not self.is_turned(), "another page")
        self.assertEqual(self.all(".entries.stories"), [])


class NoNavigationTest(TurningCase):
    """In a browser that lets no page take over its navigations."""

    def open(self, path="/"):
        script = self.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
            "source": "Object.defineProperty(window, 'navigation', { value: undefined })"})
        self.addCleanup(
            self.browser.execute_cdp_cmd, "Page.removeScriptToEvaluateOnNewDocument", script)
        super().open(path)

    def test_pages_are_loaded(self):
        self.open()
        self.type("jo")
        self.wait_for(lambda: self.all("main.reading"), "the entry")
        self.assertFalse(self.is_turned())
        # The article alone is asked for.
        asked = [name for name in self.requests() if "/entries/" in name]
        self.assertEqual([name for name in asked if not name.endswith("/article")], [])


class PicturePolicyTest(TurningCase):
    """Pictures through the reader, in a document that was loaded with a page without any."""

    def through_the_reader(self, value):
        super().open("/settings")
        token = self.one("meta[name=token]").get_attribute("content")
        request = urllib.request.Request(
            self.reader.address + "/settings/pictures", data=f"through={value}".encode(),
            headers={"X-Tidings-Token": token})
        urllib.request.build_opener(urllib.request.HTTPHandler).open(request).close()

    def loads(self, address):
        return self.browser.execute_async_script(
            "const image = new Image(); const done = arguments[1];"
            "image.onload = () => done(true); image.onerror = () => done(false);"
            "image.src = arguments[0]", address)

    def test_the_policy_becomes_as_strict_as_that_of_the_page(self):
        self.expected_complaints = ("Content Security Policy", "404")
        picture = newsstand().address("gazette", "/dot.png")
        self.through_the_reader("yes")
        self.open()
        self.assertTrue(self.loads(picture))
        self.submit(self.title_link("A letter from a stranger"))
        self.assertTrue(self.is_turned())
        self.assertFalse(self.loads(picture))
        self.through_the_reader("")
        self.browser.back()

    def test_a_strict_page_shows_no_text_whose_pictures_it_refuses(self):
        self.through_the_reader("yes")
        self.open()
        self.submit(self.title_link(FERRY))
        self.assertTrue(self.is_turned())
        token = self.one("meta[name=token]").get_attribute("content")
        self.browser.execute_async_script(
            "fetch('/settings/pictures', { method: 'POST', headers: { 'X-Tidings-Token': "
            "arguments[0] } }).then(arguments[1])", token)
        self.submit(self.one("main a[rel=next]"))
        self.wait_for(lambda: not self.is_turned(), "a load")


class TurnedTest(DemoCase):
    def test_a_long_list_is_whole_soon_after_its_first_rows(self):
        self.open()
        titles = self.texts(".entries h2 a")
        self.assertGreater(len(titles), 30)
        self.open("/stories")
        self.browser.execute_script("window.isSameDocument = true")
        self.type("gh")
        self.wait_for_heading("All entries")
        self.wait_for(lambda: self.texts(".entries h2 a") == titles, "the rest")
        self.type("jo")
        self.wait_for(lambda: self.all("main.reading"), "the entry")
        self.wait_for(lambda: len(self.all("#pane a[data-entry]")) == len(titles), "the rest")
        self.assertTrue(self.browser.execute_script("return window.isSameDocument"))

    def test_pages_that_were_turned_to_keep_nobody_out(self):
        for size in (LARGE, SMALL):
            self.browser.resize(*size)
            self.open()
            self.browser.execute_script("window.isSameDocument = true")
            for keys, heading in [("gt", "Stories"), ("gd", "Today"), ("gh", "All entries")]:
                self.type(keys)
                self.wait_for_heading(heading)
                self.assertEqual(axe.violations(self.browser), [])
            self.type("jo")
            self.wait_for(lambda: self.all("main.reading"), "the entry")
            self.assertEqual(axe.violations(self.browser), [])
            leave_picture(self.browser, f"turned-{size[0]}")
            self.assertTrue(self.browser.execute_script("return window.isSameDocument"))
