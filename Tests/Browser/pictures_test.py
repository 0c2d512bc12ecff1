"""Pictures that come through the reader instead of the publisher."""

from case import BrowserCase, newsstand


class PicturesTest(BrowserCase):
    def loaded(self):
        """The addresses of the pictures that the page has loaded, and their widths."""
        return self.browser.execute_script(
            "return [...document.querySelectorAll('.body img')].map("
            "(image) => [image.currentSrc, image.complete ? image.naturalWidth : -1])"
        )

    def show_pictures(self):
        entry = self.reader.entry("Fish market")
        self.open(f"/entries/{entry['key']}?view=feed")
        self.browser.execute_script(
            "for (const image of document.querySelectorAll('.body img'))"
            " image.scrollIntoView({ behavior: 'instant' })"
        )
        self.wait_for(
            lambda: self.loaded() and all(width > 0 for _, width in self.loaded()), "the pictures"
        )
        return [address for address, _ in self.loaded()]

    def test_browser_asks_the_reader_alone(self):
        publisher = newsstand().address("gazette", "/")
        self.assertTrue(all(each.startswith(publisher) for each in self.show_pictures()))
        self.open("/settings")
        self.press(self.one("input[name=through]"))
        self.submit(self.one("form[action='/settings/pictures'] button"))
        own = self.reader.address + "/picture?"
        self.assertTrue(all(each.startswith(own) for each in self.show_pictures()))
