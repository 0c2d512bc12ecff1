"""The pages in a browser that runs no script."""

from case import BrowserCase, By, Keys, newsstand


class WithoutScriptTest(BrowserCase):
    script = False

    def test_opens_an_entry_and_marks_it_by_its_form(self):
        self.open()
        self.submit(self.entry("New ferry").find_element(By.CSS_SELECTOR, "h2 a"))
        self.assertTrue(self.reader.entry("New ferry")["read"])
        self.submit(self.button("Mark unread"))
        self.assertFalse(self.reader.entry("New ferry")["read"])
        self.submit(self.button("Save"))
        self.assertTrue(self.reader.entry("New ferry")["saved"])

    def test_marks_in_the_list_and_comes_back_to_it(self):
        self.open("/?filter=unread")
        unread = len(self.all(".entries article"))
        self.submit(self.entry("New ferry").find_element(By.CSS_SELECTOR, "button"))
        self.assertEqual(self.texts("main h1"), ["Unread"])
        self.assertEqual(len(self.all(".entries article")), unread - 1)

    def test_removes_a_feed_and_follows_it_again(self):
        self.open("/feeds")
        self.submit(self.one("table").find_element(By.LINK_TEXT, "Harbour Gazette"))
        self.one("main details > summary").click()
        self.submit(self.button("Remove this feed"))
        self.assertNotIn("Harbour Gazette", self.texts("tbody th a"))
        self.open("/add")
        self.one("#address").send_keys(newsstand().address("gazette"))
        self.one("form[action='/add'] input[name=private]").click()
        self.submit(self.button("Follow"))
        self.assertEqual(self.texts("main h1"), ["Harbour Gazette"])

    def test_gives_a_folder_a_way_of_grouping_of_its_own(self):
        self.open("/feeds")
        self.submit(self.one("table").find_element(By.LINK_TEXT, "Harbour Gazette"))
        self.one("#folder").send_keys("News/Local")
        self.submit(self.button("Move"))
        self.open("/?folder=News&folder=Local")
        self.submit(self.one("main").find_element(By.LINK_TEXT, "Manage folder"))
        self.assertEqual(self.texts("main h1"), ["Folder News / Local"])
        self.assertTrue(self.one("#grouping option[value='']").is_selected())
        self.one("#grouping option[value=spelling]").click()
        self.one("#level option[value=loose]").click()
        self.submit(self.button("Save"))
        self.assertIn("Saved", self.one(".notice").text)
        self.assertTrue(self.one("#grouping option[value=spelling]").is_selected())
        self.assertTrue(self.one("#level option[value=loose]").is_selected())
        self.assertIn("News/Local: spelling", self.reader.run("grouping"))

    def test_searches(self):
        self.open()
        self.one("#find").send_keys("ferry" + Keys.ENTER)
        self.wait_for_heading("Search: ferry")
        self.assertEqual(len(self.all(".entries article")), 1)

    def test_shows_nothing_that_needs_script(self):
        self.open()
        self.assertFalse(self.one("#show-keys").is_displayed())
        self.assertFalse(self.one("dialog#keys").is_displayed())
