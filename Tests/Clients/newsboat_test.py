"""newsboat, the real program on a terminal of its own, over both protocols it can speak."""

import os
import pathlib
import pty
import shutil
import signal
import subprocess
import tempfile
import threading
import unittest

from case import ClientCase

SETTINGS = {
    "feedhq": 'feedhq-flag-star "s"\nfeedhq-show-special-feeds no\n',
    "miniflux": "",
}


@unittest.skipUnless(shutil.which("newsboat"), "newsboat is not installed")
class NewsboatTest(ClientCase):
    source = "feedhq"

    def setUp(self):
        super().setUp()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tidings-newsboat-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        source = self.source
        (self.folder / "urls").write_text("")
        (self.folder / "config").write_text(
            f'urls-source "{source}"\n{source}-url "{self.reader.address}"\n'
            f'{source}-login "tester"\n{source}-password "{self.password}"\n'
            + SETTINGS[source] + "article-sort-order date-desc\n")

    @property
    def words(self):
        names = zip(("-C", "-u", "-c"), ("config", "urls", "cache.db"))
        return ["newsboat"] + [
            word for option, name in names for word in (option, str(self.folder / name))]

    @property
    def environment(self):
        return {"HOME": str(self.folder), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
                "TERM": "xterm"}

    def unread(self):
        """What newsboat counts after it took everything."""
        answer = subprocess.run(
            self.words + ["-x", "reload", "print-unread"], capture_output=True, text=True,
            timeout=60, env=self.environment, check=True)
        return answer.stdout.split("\n")[-2]

    def open(self):
        """Starts newsboat on a terminal of its own, where keys can be pressed."""
        process, terminal = pty.fork()
        if process == 0:
            os.execve("/usr/bin/newsboat", self.words, self.environment)
        self.addCleanup(self.end, process, terminal)
        self.terminal = terminal
        self.screen = b""
        threading.Thread(target=self.read, args=(terminal,), daemon=True).start()

    @staticmethod
    def end(process, terminal):
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)

    def read(self, terminal):
        """Takes what newsboat writes, so that it never waits for somebody to read it."""
        while True:
            try:
                self.screen += os.read(terminal, 65_536)
            except OSError:
                return

    def see(self, text):
        """Waits until newsboat writes `text`."""
        self.wait_for(lambda: text.encode() in self.screen, f"“{text}”")

    def press(self, keys):
        self.screen = b""
        os.write(self.terminal, keys.encode())

    def test_what_is_read_and_starred_there_is_here(self):
        self.assertEqual(self.unread(), "10 unread articles")
        self.reader.run("mark", "read", self.entry("beta number 1")["key"])
        self.assertEqual(self.unread(), "9 unread articles")
        self.open()
        self.see("alpha")
        # The first feed, then the entry on top.
        self.press("\r")
        self.see("beta number 4")
        self.press("\r")
        self.see("turnips")
        # It says so when the entry is closed.
        self.press("q")
        self.wait_for(lambda: self.entry("beta number 4")["read"], "the entry to be read")
        self.press("N")
        self.wait_for(lambda: not self.entry("beta number 4")["read"], "it to be unread")
        self.press("A")
        self.wait_for(
            lambda: all(each["read"] for each in self.entries() if each["feed_title"] == "beta"),
            "the whole feed to be read")
        self.assertEqual(len(self.entries(filter="unread")), 5)


class NewsboatMinifluxTest(NewsboatTest):
    source = "miniflux"


if __name__ == "__main__":
    unittest.main()
