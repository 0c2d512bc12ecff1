"""Liferea, the real program on a screen that nobody sees, over the Google Reader protocol.

Its menu is on the session bus, so what a person would choose there is asked for by name.
"""

import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import unittest

from case import ClientCase

NEEDED = ("liferea", "Xvfb", "dbus-run-session", "gdbus")
MISSING = [name for name in NEEDED if not shutil.which(name)]

# What its subscription dialog writes when somebody chooses "Google Reader API".
FEEDS = """<?xml version="1.0" encoding="UTF-8"?><opml version="1.0"><head/><body>
<outline text="Tidings" title="Tidings" description="Tidings" type="source" id="tidings"
 sourceType="fl_google_reader" xmlUrl="{address}" htmlUrl="" updateInterval="60"
 username="tester" password="{password}"/></body></opml>"""
EMPTY = '<?xml version="1.0" encoding="UTF-8"?><opml version="1.0"><head/><body/></opml>'
SETTINGS = "[org/gnome/liferea]\nconfirm-mark-all-read=false\n"


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)}")
class LifereaTest(ClientCase):
    def setUp(self):
        super().setUp()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tidings-liferea-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.write(".config/liferea/feedlist.opml", FEEDS.format(
            address=self.reader.address, password=self.password))
        self.write(".cache/liferea/plugins/tidings.opml", EMPTY)
        self.write(".config/glib-2.0/settings/keyfile", SETTINGS)
        (self.folder / "runtime").mkdir(mode=0o700)
        self.environment = {
            "DISPLAY": f":{self.screen()}", "GSETTINGS_BACKEND": "keyfile",
            "HOME": str(self.folder), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
            "XDG_RUNTIME_DIR": str(self.folder / "runtime")}
        self.start(
            "dbus-run-session", "--", "sh", "-c",
            'echo "$DBUS_SESSION_BUS_ADDRESS" >"$HOME/starting" && mv "$HOME/starting" "$HOME/bus"'
            " && exec liferea --disable-plugins")
        self.wait_for((self.folder / "bus").exists, "the session bus", seconds=60)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = (self.folder / "bus").read_text().strip()
        self.wait_for(lambda: len(self.items()) == 10, "ten entries in Liferea", seconds=60)

    def write(self, path, text):
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def screen(self):
        """The number of a screen that was free."""
        ours, its = os.pipe()
        self.start(
            "Xvfb", "-displayfd", str(its), "-screen", "0", "1000x700x24", "-nolisten", "tcp",
            pass_fds=(its,))
        os.close(its)
        with os.fdopen(ours) as answer:
            return answer.readline().strip()

    def start(self, *words, **more):
        process = subprocess.Popen(
            words, env=getattr(self, "environment", None), start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
        self.addCleanup(self.end, process)

    @staticmethod
    def end(process):
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()

    # What a person does

    def call(self, name, path, method, *words):
        subprocess.run(
            ["gdbus", "call", "--session", "--timeout", "60", "--dest", name,
             "--object-path", path, "--method", method, *words],
            env=self.environment, check=True, capture_output=True, timeout=90)

    def choose(self, action):
        """Chooses what the menu calls so."""
        self.call(
            "net.sourceforge.liferea", "/net/sourceforge/liferea", "org.gtk.Actions.Activate",
            action, "[]", "{}")

    # What is seen

    def items(self):
        """The titles, and whether each is read and flagged, as Liferea keeps them."""
        path = self.folder / ".local/share/liferea/liferea.db"
        try:
            with sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=20) as store:
                rows = store.execute("SELECT title, read, marked FROM items").fetchall()
        except sqlite3.OperationalError:
            return {}
        return {title: (bool(read), bool(marked)) for title, read, marked in rows}

    def item(self, title):
        return next(each for name, each in self.items().items() if name.startswith(title))

    def outlines(self):
        """The list of feeds as Liferea keeps it."""
        return (self.folder / ".cache/liferea/plugins/tidings.opml").read_text()

    def read_here(self):
        return {each["title"] for each in self.entries() if each["read"]}

    def test_it_lists_and_what_is_marked_there_is_here(self):
        self.assertIn('title="News"', self.outlines())
        self.assertIn('title="alpha"', self.outlines())
        self.choose("next-unread-item")
        self.wait_for(lambda: len(self.read_here()) == 1, "an entry to be read")
        title = self.read_here().pop()
        self.assertEqual(self.item(title), (True, False))
        self.choose("toggle-selected-item-flag")
        self.wait_for(lambda: self.entry(title)["saved"], "the entry to be saved")
        self.choose("toggle-selected-item-flag")
        self.wait_for(lambda: not self.entry(title)["saved"], "the entry to be let go")
        self.choose("toggle-selected-item-read-status")
        self.wait_for(lambda: not self.read_here(), "the entry to be unread")
        self.choose("mark-selected-feed-as-read")
        self.wait_for(lambda: len(self.read_here()) == 5, "the whole feed to be read")

    def test_what_is_marked_here_is_there(self):
        self.reader.run("mark", "read", self.entry("alpha number 1")["key"])
        self.reader.run("mark", "save", self.entry("beta number 2")["key"])
        self.choose("update-all")
        self.wait_for(lambda: self.item("alpha number 1") == (True, False), "it to be read")
        self.wait_for(lambda: self.item("beta number 2") == (False, True), "it to be flagged")
        self.reader.run("mark", "unsave", self.entry("beta number 2")["key"])
        self.choose("update-all")
        self.wait_for(lambda: self.item("beta number 2") == (False, False), "no flag any more")
        # What is unread again is not: Liferea takes over that something is read, never the reverse.
        self.assertEqual(sum(read for read, _ in self.items().values()), 1)

    def test_feeds_are_arranged_on_both_sides(self):
        # A subscription goes where something is selected.
        self.choose("next-unread-item")
        self.wait_for(self.read_here, "an entry to be read")
        self.call(
            "org.gnome.feed.Reader", "/org/gnome/feed/Reader", "org.gnome.feed.Reader.Subscribe",
            "http://gamma.invalid/feed")
        self.wait_for(
            lambda: len(self.reader.object("/api/v1/feeds")["feeds"]) == 3, "a third feed")
        self.reader.run("rename", "beta", "Better")
        self.reader.run("remove", "alpha")
        self.choose("update-all")
        self.wait_for(lambda: 'title="Better"' in self.outlines(), "another name")
        self.wait_for(lambda: 'title="alpha"' not in self.outlines(), "a feed to be gone")


if __name__ == "__main__":
    unittest.main()
