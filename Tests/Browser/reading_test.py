"""Reading, marking, searching, by mouse and by keys."""

from case import UNREACHABLE, BrowserCase, By, Keys, newsstand

FERRY = "New ferry timetable starts on Monday"


class ReadingTest(BrowserCase):
    def open_entry(self, title):
        self.open()
        self.submit(self.entry(title).find_element(By.CSS_SELECTOR, "h2 a"))

    def press_mark(self, title, text):
        buttons = self.entry(title).find_elements(By.CSS_SELECTOR, ".marks button")
        next(each for each in buttons if each.text == text).click()

    def count(self, name):
        element = self.one(f"[data-count={name}] .number")
        return int(element.text or "0")

    # Opening

    def test_opening_an_entry_makes_it_read(self):
        self.assertFalse(self.reader.entry(FERRY)["read"])
        self.open_entry(FERRY)
        self.assertTrue(self.reader.entry(FERRY)["read"])
        self.assertEqual(self.one(".body").text, "More boats sail.")
        self.assertEqual(
            self.texts("main .marks button[data-kind]"),
            ["Mark unread", "Save", "Archive", "Hide"],
        )

    def test_an_entry_leads_to_the_next_and_back_to_the_list(self):
        self.open_entry("Storm closes")
        self.assertEqual(self.all("a[rel=prev]"), [])
        self.follow_link("Next", within="main")
        self.wait_for_heading("Lindenhaven bridge closed for repairs after storm")
        self.follow_link("Previous", within="main")
        self.wait_for_heading("Storm closes Lindenhaven bridge for repairs")
        self.follow_link("Back to the list", within="main")
        self.wait_for_heading("All entries")

    def test_an_entry_of_a_story_names_the_other_reports(self):
        self.open_entry("Storm closes")
        self.submit(self.one(".story-link a"))
        self.assertEqual(len(self.all(".entries article")), 2)

    def test_nothing_a_publisher_sends_runs(self):
        self.open_entry("A letter from a stranger")
        self.wait_for(
            lambda: self.browser.execute_script(
                "const dot = document.querySelector('.body img');"
                "return dot.complete && dot.naturalWidth === 1"
            ),
            "the picture",
        )
        self.assertIn("Before the trap.", self.one(".body").text)
        self.assertIn("After the trap.", self.one(".body").text)
        self.assertEqual(self.all(".body :is(script, iframe, object, svg, form, input, style)"), [])
        self.assertEqual(self.all(".body :is([style], [onload], [onerror], [id=main])"), [])
        self.assertEqual(
            [link.get_property("href") for link in self.all(".body a[href]")],
            [newsstand().address("gazette", "/plain")],
        )
        self.browser.find_element(By.XPATH, "//*[text()='A link that runs']").click()
        self.assertIsNone(self.browser.execute_script("return window.owned ?? null"))
        self.assertTrue(self.one("main").is_displayed())

    def test_the_policy_refuses_script_that_slips_through(self):
        self.expected_complaints = ("Content Security Policy",)
        self.open()
        self.browser.execute_script(
            "const script = document.createElement('script');"
            "script.textContent = 'window.owned = 1'; document.body.append(script);"
            "document.body.insertAdjacentHTML('beforeend', '<img src onerror=\"owned = 2\">')"
        )
        self.wait_for(
            lambda: any("script" in line["message"] for line in self.browser.get_log("browser")),
            "a refusal",
        )
        self.assertIsNone(self.browser.execute_script("return window.owned ?? null"))

    # Marking

    def test_marks_read_and_unread_without_reload(self):
        self.open()
        self.browser.execute_script("window.isSamePage = true")
        unread = self.count("unread")
        self.press_mark(FERRY, "Mark read")
        self.wait_for_spoken("Marked read")
        self.assertIn("read", self.entry(FERRY).get_attribute("class").split())
        self.assertEqual(self.count("unread"), unread - 1)
        self.assertTrue(self.reader.entry(FERRY)["read"])
        self.press_mark(FERRY, "Mark unread")
        self.wait_for_spoken("Marked unread")
        self.assertEqual(self.count("unread"), unread)
        self.assertTrue(self.browser.execute_script("return window.isSamePage"))
        self.open()
        self.assertEqual(self.count("unread"), unread)
        self.assertFalse(self.reader.entry(FERRY)["read"])

    def test_saves_and_lists_what_is_saved(self):
        self.open()
        self.press_mark(FERRY, "Save")
        self.wait_for_spoken("Saved")
        self.assertEqual(self.count("saved"), 1)
        self.follow_link("Saved 1 saved", within="#menu")
        self.wait_for_heading("Saved")
        self.assertEqual(self.texts(".entries h2 a"), [FERRY])
        pressed = self.one("button[data-kind=saved]").get_attribute("aria-pressed")
        self.assertEqual(pressed, "true")
        self.press_mark(FERRY, "Saved")
        self.wait_for_spoken("Not saved")
        self.assertFalse(self.reader.entry(FERRY)["saved"])

    def test_marks_all_read_and_undoes_it(self):
        self.open()
        unread = self.count("unread")
        self.submit(self.button("Mark all read"))
        self.assertIn(f"Marked {unread} entries read.", self.one(".notice").text)
        self.assertEqual(len(self.all(".entries .entry:not(.read)")), 0)
        self.submit(self.button("Undo"))
        self.assertIn(f"Marked {unread} entries unread again.", self.one(".notice").text)
        self.assertEqual(self.count("unread"), unread)

    def test_says_so_where_the_reader_no_longer_answers(self):
        self.expected_complaints = UNREACHABLE
        self.open()
        self.reader.close()
        self.press_mark(FERRY, "Mark read")
        self.wait_for_spoken("The reader does not answer. Is it running?")
        self.assertTrue(self.one("#announcer").is_displayed())
        # It is shown as marked, and told to the reader when it runs again.
        self.assertIn("read", self.entry(FERRY).get_attribute("class").split())
        waiting = "return localStorage.getItem('tidings-waiting')"
        self.assertIn('"value":"read"', self.browser.execute_script(waiting))

    # Searching

    def test_finds_words_in_latin_and_japanese_script(self):
        self.open()
        for words, title in [("timetable", FERRY), ("クジラ", "湾でクジラの親子を発見")]:
            self.one("#find").clear()
            self.one("#find").send_keys(words + Keys.ENTER)
            self.wait_for_heading("Search: " + words)
            self.assertEqual(self.texts(".entries h2 a"), [title])

    def test_says_so_where_nothing_is_found(self):
        self.open("/search?q=zeppelin")
        self.assertIn("zeppelin", self.one(".nothing").text)


class KeysTest(BrowserCase):
    def test_walk_through_the_list_and_say_where_it_ends(self):
        self.open()
        titles = self.texts(".entries h2 a")
        self.type("j")
        self.assertEqual(self.focused_title(), titles[0])
        self.type("jj")
        self.assertEqual(self.focused_title(), titles[2])
        self.type("k")
        self.assertEqual(self.focused_title(), titles[1])
        self.type("kk")
        self.wait_for_spoken("This is the first entry")
        self.assertEqual(self.focused_title(), titles[0])

    def test_open_an_entry_and_go_on_from_there(self):
        self.open()
        titles = self.texts(".entries h2 a")
        self.type("jo")
        self.wait_for_heading(titles[0])
        self.type("j")
        self.wait_for_heading(titles[1])
        self.type("k")
        self.wait_for_heading(titles[0])

    def test_mark_and_save_the_entry_in_focus(self):
        self.open()
        self.type("j")
        title = self.focused_title()
        self.type("m")
        self.wait_for_spoken("Marked read")
        self.type("s")
        self.wait_for_spoken("Saved")
        entry = self.reader.entry(title)
        self.assertTrue(entry["read"] and entry["saved"])
        self.type("m")
        self.wait_for_spoken("Marked unread")
        self.assertEqual(self.focused_title(), title)

    def test_open_the_original_page_beside_the_reader(self):
        self.open()
        window = self.browser.current_window_handle
        self.type("jv")
        self.wait_for(lambda: len(self.browser.window_handles) == 2, "the original page")
        other = next(each for each in self.browser.window_handles if each != window)
        try:
            self.browser.switch_to.window(other)
            self.wait_for(
                lambda: self.browser.current_url == newsstand().address("gazette", "/bridge"),
                "its address",
            )
            self.assertIsNone(self.browser.execute_script("return window.opener"))
            self.assertEqual(self.browser.execute_script("return document.referrer"), "")
        finally:
            self.browser.close()
            self.browser.switch_to.window(window)

    def test_show_their_own_list_and_give_the_focus_back(self):
        self.open()
        self.type("j")
        title = self.focused_title()
        self.type("?")
        dialog = self.one("dialog#keys")
        self.wait_for(dialog.is_displayed, "the list of keys")
        self.type("j")
        self.type(Keys.ESCAPE)
        self.wait_for(lambda: not dialog.is_displayed(), "it to close")
        self.assertEqual(self.focused_title(), title)

    def test_are_letters_while_words_are_typed(self):
        self.open()
        self.type("/")
        self.assertEqual(self.browser.switch_to.active_element.get_attribute("id"), "find")
        self.type("jmso?")
        self.assertEqual(self.one("#find").get_property("value"), "jmso?")
        self.assertFalse(self.one("dialog#keys").is_displayed())
        entries = self.reader.object("/api/v1/entries")["entries"]
        self.assertFalse(any(entry["read"] for entry in entries))

    def test_lead_to_the_other_pages(self):
        self.open()
        for keys, heading in [
            ("gt", "Stories"),
            ("gu", "Unread"),
            ("gs", "Saved"),
            ("gf", "Health of feeds"),
            ("gd", "Today"),
            ("ga", "Archived"),
            ("gl", "Display"),
            ("gh", "All entries"),
        ]:
            self.type(keys)
            self.wait_for_heading(heading)
