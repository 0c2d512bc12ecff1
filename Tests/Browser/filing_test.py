"""Putting away, tags, groups, looks, keys, and news while a page is open."""

from case import UNREACHABLE, BrowserCase, By, Keys, newsstand

FERRY = "New ferry timetable starts on Monday"


class FilingTest(BrowserCase):
    def titles(self):
        return self.texts(".entries h2 a")

    def test_archives_by_a_key_and_takes_it_back(self):
        self.open()
        self.type("j")
        title = self.focused_title()
        self.type("a")
        self.wait_for(lambda: self.one("#announcer").text == "Archived Undo", "the word about it")
        self.assertEqual(self.focused_title(), title)
        self.open("/?filter=archived")
        self.assertEqual(self.titles(), [title])
        self.open("/")
        self.assertNotIn(title, self.titles())
        self.open("/?filter=archived")
        self.type("ja")
        self.wait_for(lambda: self.one("#announcer").text == "Taken back", "the word about it")
        self.open("/")
        self.assertIn(title, self.titles())

    def test_hides_and_undoes_it_at_once(self):
        self.open()
        self.type("j")
        title = self.focused_title()
        self.type("x")
        self.wait_for(lambda: self.all("#announcer button"), "the offer to undo it")
        self.one("#announcer button").click()
        self.wait_for(lambda: "Shown again" in self.one("#announcer").get_property("textContent"), "it")
        self.open("/?filter=hidden")
        self.assertNotIn(title, self.titles())

    def test_tags_an_entry_and_lists_the_tag(self):
        self.open()
        self.submit(self.entry(FERRY).find_element(By.CSS_SELECTOR, "h2 a"))
        self.one("#new-tag").send_keys("Boats" + Keys.ENTER)
        self.wait_for(lambda: self.texts(".tags li a") == ["Boats"], "the tag")
        self.follow_link("#Boats", within="#menu")
        self.wait_for_heading("Boats")
        self.assertEqual(self.titles(), [FERRY])

    def test_keeps_a_search_as_a_group(self):
        self.open("/search?q=ferry")
        self.submit(self.one(".tools a.tool"))
        self.one("#new-name").send_keys("Ferries")
        self.submit(self.one("main form button.main"))
        self.wait_for_heading("Ferries")
        self.assertEqual(self.titles(), [FERRY])

    def test_marks_what_was_scrolled_past_where_that_is_chosen(self):
        self.browser.resize(900, 500)
        self.open("/look")
        self.press(self.one("input[name=scrolling][value=marks]"))
        self.submit(self.one("main form button.main"))
        self.open()
        first = self.titles()[0]
        self.browser.execute_script("scrollTo({ top: 900, behavior: 'instant' })")
        self.wait_for(lambda: self.reader.entry(first)["read"], "the first entry to be read")
        self.assertFalse(self.reader.entry(self.titles()[-1])["read"])


class LookTest(BrowserCase):
    def tearDown(self):
        self.browser.delete_all_cookies()
        super().tearDown()

    def choose(self, name, value):
        self.open("/look")
        self.press(self.one(f"input[name={name}][value={value}]"))
        self.submit(self.one("main form button.main"))

    def test_a_look_is_there_from_the_first_paint(self):
        self.choose("theme", "terminal")
        self.open()
        colour = self.browser.execute_script("return getComputedStyle(document.body).backgroundColor")
        self.assertEqual(colour, "rgb(10, 15, 10)")

    def test_keys_can_be_others(self):
        self.open("/look")
        field = self.one("input[name=key-next]")
        field.clear()
        field.send_keys("t")
        self.submit(self.one("main form button.main"))
        self.open()
        self.type("t")
        self.assertEqual(self.focused_title(), self.texts(".entries h2 a")[0])

    def test_keys_can_be_none(self):
        self.choose("keys", "off")
        self.open()
        self.type("j?")
        self.assertFalse(self.one("dialog#keys").is_displayed())
        self.assertEqual(self.browser.switch_to.active_element.tag_name, "body")

    def test_three_panes_where_there_is_room(self):
        self.browser.resize(1440, 900)
        self.open()
        titles = self.texts(".entries h2 a")
        self.submit(self.one(".entries h2 a"))
        self.assertTrue(self.one("#pane").is_displayed())
        self.assertEqual(self.texts("#pane .name"), titles)
        self.submit(self.all("#pane li a")[2])
        self.wait_for_heading(titles[2])
        self.browser.resize(390, 844)
        self.assertFalse(self.one("#pane").is_displayed())


class LiveTest(BrowserCase):
    def test_new_entries_announce_themselves_and_move_nothing(self):
        self.open()
        before = self.texts(".entries h2 a")
        self.reader.run("add", "--allow-private", newsstand().address("wharf"))
        self.wait_for(lambda: self.texts("#news a") == ["Show 2 new entries"], "the news", 30)
        self.assertEqual(self.texts(".entries h2 a"), before)
        self.submit(self.one("#news a"))
        self.assertIn("The old crane moves again", self.texts(".entries h2 a"))

    def test_two_windows_agree(self):
        self.open()
        first = self.browser.current_window_handle
        self.browser.switch_to.new_window("tab")
        try:
            self.open()
            self.type("jm")
            self.wait_for_spoken("Marked read")
            title = self.texts(".entries .read h2 a")[0]
        finally:
            self.browser.close()
            self.browser.switch_to.window(first)
        self.wait_for(lambda: self.texts(".entries .read h2 a") == [title], "the other window")

    def test_marks_wait_for_a_reader_that_does_not_answer(self):
        self.expected_complaints = UNREACHABLE
        self.open()
        self.browser.execute_cdp_cmd("Network.enable", {})
        offline = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        self.browser.execute_cdp_cmd("Network.emulateNetworkConditions", offline)
        try:
            self.type("jm")
            self.wait_for_spoken("The reader does not answer. Is it running?")
            self.assertEqual(len(self.all(".entries .read")), 1)
        finally:
            offline |= {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
            self.browser.execute_cdp_cmd("Network.emulateNetworkConditions", offline)
        title = self.texts(".entries .read h2 a")[0]
        self.wait_for(lambda: self.reader.entry(title)["read"], "the mark to be sent")


class OfflineTest(BrowserCase):
    def test_saved_articles_are_read_without_the_reader(self):
        self.expected_complaints = UNREACHABLE
        self.open()
        self.wait_for(
            lambda: self.browser.execute_script(
                "return navigator.serviceWorker.controller !== null"
            ),
            "the worker",
            30,
        )
        path = self.entry(FERRY).find_element(By.CSS_SELECTOR, "h2 a").get_attribute("href")
        self.entry(FERRY).find_element(By.CSS_SELECTOR, "button[data-kind=saved]").click()
        self.wait_for(
            lambda: self.browser.execute_async_script(
                "const done = arguments[0]; caches.open('tidings-saved-1')"
                ".then((cache) => cache.keys()).then((keys) => done(keys.length > 0))"
            ),
            "the page to be kept",
        )
        self.reader.close()
        self.submit(self.entry(FERRY).find_element(By.CSS_SELECTOR, "h2 a"))
        self.wait_for_heading(FERRY)
        self.browser.get(path)
        self.wait_for_heading(FERRY)
        self.assertEqual(self.texts(".body"), ["More boats sail."])
        self.open("/stories")
        self.wait_for_heading("The reader does not answer")
