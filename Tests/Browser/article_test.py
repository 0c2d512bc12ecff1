"""Whole articles of feeds that give only a beginning, with and without script."""

from case import BrowserCase, By, newsstand

CRANE = "The old crane moves again"


class ArticleCase(BrowserCase):
    follows = False

    def setUp(self):
        super().setUp()
        self.reader.run("add", "--allow-private", newsstand().address("wharf"))

    def open_entry(self, title):
        self.open()
        self.submit(self.entry(title).find_element(By.CSS_SELECTOR, "h2 a"))


class ArticleTest(ArticleCase):
    def test_shows_the_article_and_the_text_of_the_feed_one_key_away(self):
        self.open_entry(CRANE)
        self.wait_for(lambda: "eleven years" in self.one(".body").text, "the article")
        self.assertNotIn("Related", self.one(".body").text)
        self.assertIsNone(self.browser.execute_script("return window.owned ?? null"))
        self.assertIn("wharf.localhost", self.one("#view").text)
        self.type("v")
        self.wait_for(lambda: self.texts(".body") == ["It had stood still…"], "the feed's text")
        self.type("v")
        self.wait_for(lambda: "eleven years" in self.one(".body").text, "the article again")

    def test_says_in_plain_words_why_there_is_none(self):
        self.open_entry("Members only")
        self.wait_for(lambda: "does not give the page" in self.one("#view").text, "the reason")
        self.assertEqual(self.texts(".body"), ["The council…"])
        self.assertEqual(self.texts("#other-view"), ["Try again"])

    def test_never_means_only_when_asked(self):
        self.open_entry("Members only")
        self.one("details.choose > summary").click()
        self.one("input[value=never]").click()
        self.submit(self.one("details.choose button"))
        self.open_entry(CRANE)
        self.assertEqual(self.texts(".body"), ["It had stood still…"])
        self.submit(self.one("#other-view"))
        self.wait_for(lambda: "eleven years" in self.one(".body").text, "the article")

    def test_a_film_loads_nothing_before_it_is_pressed(self):
        self.open_entry(CRANE)
        self.wait_for(lambda: self.all(".film button"), "the place of the film")
        self.assertEqual(self.all("iframe"), [])
        self.assertIn("youtube.com", self.one(".film button").text)

    def test_a_footnote_is_reached_within_the_page(self):
        self.open_entry(CRANE)
        self.wait_for(lambda: self.all(".body sup a"), "the article")
        self.one(".body sup a").click()
        self.assertTrue(self.browser.current_url.endswith("#e-note"))
        self.assertTrue(self.one("#e-note").is_displayed())

    def test_where_one_was_is_kept(self):
        self.browser.resize(600, 400)
        self.open_entry(CRANE)
        self.wait_for(lambda: "eleven years" in self.one(".body").text, "the article")
        self.browser.execute_script("scrollTo({ top: 500, behavior: 'instant' })")
        self.open()
        self.submit(self.entry(CRANE).find_element(By.CSS_SELECTOR, "h2 a"))
        self.wait_for(
            lambda: abs(self.browser.execute_script("return scrollY") - 500) < 60, "the place"
        )


class ArticleWithoutScriptTest(ArticleCase):
    script = False

    def test_shows_the_article_and_leads_to_the_text_of_the_feed(self):
        self.open_entry(CRANE)
        self.assertIn("eleven years", self.one(".body").text)
        self.submit(self.one("#other-view"))
        self.assertEqual(self.texts(".body"), ["It had stood still…"])
