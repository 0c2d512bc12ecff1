"""The sample feeds that the program serves itself, and a list of all pages with them."""

from case import BrowserCase
from reader import Reader


class DemoCase(BrowserCase):
    """One reader serves every test, as none changes what another looks at."""

    @classmethod
    def setUpClass(cls):
        cls.demo = Reader(demo=True).serve()
        cls.addClassCleanup(cls.demo.close)

    def start_reader(self):
        return self.demo

    def setUp(self):
        super().setUp()
        self.wait_for(lambda: len(self.feeds("last_fetched")) >= 12, "twelve publishers", 40)
        self.wait_for(lambda: len(self.stories()) >= 10, "ten stories", 40)

    def feeds(self, fact):
        """The feeds of which the server knows this fact."""
        feeds = self.reader.object("/api/v1/feeds")["feeds"]
        return [feed for feed in feeds if feed["health"].get(fact)]

    def stories(self):
        return self.reader.object("/api/v1/stories")["stories"]

    def entry_with(self, fact):
        """The address of an entry about which `fact` holds, and what the server knows of it."""
        for entry in self.reader.object("/api/v1/entries?limit=1000")["entries"]:
            detail = self.reader.object("/api/v1/entries/" + entry["key"])
            if fact(detail):
                return detail
        raise AssertionError("no entry of the samples is of this kind")

    def pages(self):
        """The pages by name; the entry is a long one of a story."""
        story = self.stories()[0]
        entry = self.reader.object("/api/v1/stories/" + story["key"])["entries"][0]
        feed = entry["feed"]
        return {
            "home": "/",
            "today": "/today",
            "archived": "/?filter=archived",
            "groups": "/groups",
            "look": "/look",
            "stories": "/stories",
            "story": "/stories/" + story["key"],
            "entry": "/entries/" + entry["key"],
            "search": "/search?q=Lindfurt",
            "saved": "/?filter=saved",
            "folder": "/?folder=News",
            "folder-settings": "/folder?folder=News",
            "feeds": "/feeds",
            "feed": "/feeds/" + feed,
            "add": "/add",
            "sync-off": "/sync",
            "apps": "/settings/apps",
            "missing": "/nowhere",
        }
