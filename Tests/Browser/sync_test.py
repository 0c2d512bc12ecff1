"""The page about sync: what it says, and what its buttons do, with and without script."""

import json
import pathlib
import shutil
import tempfile

import page_rules
from case import BrowserCase, followed_store, newsstand
from pictures import LARGE, SMALL, leave_picture
from reader import Reader


class SyncCase(BrowserCase):
    """Two readers of one person, which share a folder; only the first one serves."""

    def start_reader(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tidings-place-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.place = self.folder / "place"
        self.place.mkdir()
        readers = [Reader(copy_of=followed_store()) for _ in range(2)]
        for reader, name in zip(readers, ("Desk", "Lap")):
            self.addCleanup(reader.close)
            reader.run("sync", "setup", "folder", str(self.place), "--name", name)
        self.lap = readers[1]
        readers[0].run("sync", "now")
        return readers[0].serve()

    def setUp(self):
        super().setUp()
        # Nothing has to be scrolled to.
        self.browser.resize(1280, 2400)

    def badge(self):
        return self.one(".sync-state .badge").text

    def sync_now(self):
        self.submit(self.button("Sync now"))

    def disagree(self):
        """Both call one feed something else before either knows of the other's name for it."""
        address = newsstand().address("gazette")
        away = self.folder / "away"
        self.place.rename(away)
        self.reader.run("rename", address, "The desk's title")
        self.lap.run("rename", address, "The lap's title")
        away.rename(self.place)
        self.lap.run("sync", "now")
        self.reader.run("sync", "now")

    def titles(self):
        return [feed["title"] for feed in self.reader.object("/api/v1/feeds")["feeds"]]


class SyncTest(SyncCase):
    script = False

    def test_says_what_is_with_whom_and_what_the_place_holds(self):
        self.lap.run("sync", "now")
        self.open("/")
        self.one("#menu .care summary").click()
        self.follow_link("Sync", within="#menu")
        self.sync_now()
        self.assertEqual(self.badge(), "Up to date")
        facts = dict(zip(self.texts(".facts dt"), self.texts(".facts dd")))
        self.assertEqual(facts["This device"], "Desk")
        self.assertEqual(facts["Pending"], "0 decisions")
        self.assertIn("Lap", facts["Last confirmed"])
        self.assertEqual(self.texts(".devices h3"), ["Lap"])
        self.assertGreaterEqual(len(self.all("meter")), 2)

    def test_never_says_up_to_date_while_something_waits(self):
        self.place.rename(self.folder / "away")
        key = self.reader.entry("New ferry")["key"]
        self.reader.run("mark", "save", key)
        self.open("/sync")
        self.assertNotEqual(self.badge(), "Up to date")
        self.sync_now()
        self.assertIn(self.badge(), ("Offline", "Needs attention"))
        self.assertNotEqual(self.one("#pending").text, "0 decisions")
        self.assertTrue(self.all(".facts .problem"))
        (self.folder / "away").rename(self.place)
        self.sync_now()
        self.assertEqual(self.one("#pending").text, "0 decisions")
        self.assertEqual(self.badge(), "Waiting for “Lap”")
        self.lap.run("sync", "now")
        self.sync_now()
        self.assertEqual(self.badge(), "Up to date")

    def test_undoes_what_was_decided_by_itself(self):
        self.disagree()
        self.open("/sync")
        before = next(title for title in self.titles() if title.startswith("The "))
        self.assertIn(before, self.one(".journal").text)
        self.submit(self.button("Undo"))
        self.assertIn("Undone", self.one(".notice").text)
        after = next(title for title in self.titles() if title.startswith("The "))
        self.assertEqual({before, after}, {"The desk's title", "The lap's title"})
        self.assertEqual([b for b in self.all("main button") if b.text == "Undo"], [])

    def test_retires_a_device(self):
        self.open("/sync")
        self.one(".devices summary").click()
        self.submit(self.one(".devices button"))
        self.assertIn("retired", self.one(".notice").text)
        self.assertIn("Retired", self.one(".devices").text)

    def test_the_interface_for_programs_says_the_same(self):
        printed = json.loads(self.reader.run("sync", "status", "--json"))
        served = self.reader.object("/api/v1/sync")
        self.assertEqual(printed.keys(), served.keys())
        self.assertEqual(printed["device"], served["device"])


class SyncLookTest(SyncCase):
    def test_looks_well_everywhere(self):
        self.disagree()
        for width, height in (LARGE, SMALL):
            for look in ("light", "dark"):
                self.browser.resize(width, height)
                self.browser.prefer(look)
                self.open("/sync")
                leave_picture(self.browser, f"sync-{width}-{look}")
                self.assertEqual(page_rules.structure_problems(self.browser), [])
                self.assertEqual(page_rules.faint_text(self.browser), [])
                self.assertEqual(page_rules.overflow(self.browser), [])
                self.assertEqual(page_rules.small_targets(self.browser), [])

    def test_the_key_leads_here(self):
        self.open()
        self.type("gy")
        self.wait_for_heading("Sync")


class SyncOffTest(BrowserCase):
    script = False

    def test_says_how_to_set_it_up(self):
        self.open("/sync")
        self.assertEqual(self.one(".badge").text, "Off")
        self.assertFalse(self.button("Sync now").is_enabled())
        self.assertIn("tidings sync setup folder", self.one("main pre").text)
        self.assertEqual(page_rules.overflow(self.browser), [])
