"""The icons of sites: found by the reader, kept and served by it, never loaded by a page."""

from case import BrowserCase, By


class IconTest(BrowserCase):
    def icons_beside(self, title):
        """The icons in the navigation beside the feed with this title."""
        feed = next(each for each in self.all("#menu a") if each.text.startswith(title))
        return feed.find_elements(By.CSS_SELECTOR, "img.icon")

    def is_shown(self, icon):
        """Whether the picture of the newsstand, one pixel wide, came and takes its room."""
        return self.browser.execute_script(
            "const icon = arguments[0];"
            "return icon.complete && icon.naturalWidth === 1 && icon.clientWidth === 16",
            icon,
        )

    def wait_for_icons(self):
        """Waits until the reader asked all sites, which it does in the order of their names."""

        def have_come():
            log = self.reader.run("log", "--limit", "50")
            return "minato.localhost" in log and "no icon" in log

        self.wait_for(have_come, "the icons", seconds=40)
        self.open()

    def test_feeds_and_entries_show_the_icon_of_their_site(self):
        self.wait_for_icons()
        for title in ("Harbour Gazette", "Linden Courier"):
            (icon,) = self.icons_beside(title)
            self.wait_for(lambda: self.is_shown(icon), f"the icon of {title}")
            self.assertEqual(icon.get_property("alt"), "")
        icon = self.entry("New ferry timetable").find_element(By.CSS_SELECTOR, ".about img.icon")
        self.wait_for(lambda: self.is_shown(icon), "the icon of an entry")
        self.assertEqual(self.icons_beside("みなと新聞"), [], "it has none that can be shown")

    def test_a_page_loads_icons_from_the_reader_alone(self):
        self.wait_for_icons()
        icon = self.icons_beside("Harbour Gazette")[0]
        self.wait_for(lambda: self.is_shown(icon), "the icon")
        loaded = self.browser.execute_script(
            "return performance.getEntriesByType('resource').map(each => each.name)"
        )
        self.assertTrue(any("/icon?site=gazette.localhost" in name for name in loaded), loaded)
        for name in loaded:
            self.assertTrue(name.startswith(self.reader.address + "/"), name)
