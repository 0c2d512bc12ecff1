"""Runs the scorers of the test corpus beside the project, and holds the rates in `rates.py`.

Without the corpus there is nothing to do. The scorers need three packages from PyPI; where Python
lacks them, they go into an environment of their own under `.build`.
"""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import rates

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT.parent / "shared/corpus"
TIDINGS = ROOT / ".build/debug/tidings"
PACKAGES = {"lxml": "lxml", "html5lib": "html5lib", "dateutil": "python-dateutil"}


def can_score(python):
    imports = "; ".join(f"import {name}" for name in PACKAGES)
    return subprocess.run([python, "-c", imports], stderr=subprocess.DEVNULL).returncode == 0


def scoring_python():
    """A Python with what the scorers need, made if need be; None where that fails."""
    if can_score(sys.executable):
        return sys.executable
    environment = ROOT / ".build/rates/venv"
    python = environment / "bin/python3"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", environment], check=False)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES.values()],
                       check=False)
    return str(python) if python.exists() and can_score(python) else None


@unittest.skipUnless(CORPUS.is_dir(), "there is no corpus beside the project")
class RatesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.python = scoring_python()
        if cls.python is None:
            raise unittest.SkipTest(f"the scorers need {', '.join(PACKAGES.values())}")

    def report(self, scorer, *command, batch=False):
        """What `scorer` reports of `tidings` with these words."""
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            options = ["--batch"] if batch else []
            subprocess.run(
                [self.python, CORPUS / scorer, *options, "--report", file.name, "--",
                 TIDINGS, *command],
                check=True, stdout=subprocess.DEVNULL)
            return json.loads(Path(file.name).read_text())

    def hold(self, what, share, rate):
        self.assertGreaterEqual(round(100 * share, 2), rate, what)

    def test_feeds(self):
        report = self.report("score_feeds.py", "tool", "parse", "--batch", batch=True)
        self.hold("feeds", report["total"]["all_ok"], rates.FEEDS)
        self.hold("feeds, by suite", report["total"]["macro_all_ok"], rates.FEEDS_BY_SUITE)
        for suite in rates.WHOLE_SUITES:
            self.hold(suite, report["suites"][suite]["all_ok"], 100)

    def test_lists(self):
        report = self.report("score_opml.py", "tool", "opml")
        self.hold("lists", report["suites"]["TOTAL"]["ok"], rates.LISTS)

    def test_discovery(self):
        report = self.report("score_discovery.py", "tool", "discover")
        self.hold("discovery", report["TOTAL"]["exact"], rates.DISCOVERY)

    def test_sanitizing(self):
        report = self.report("score_sanitize.py", "tool", "sanitize", "--batch", batch=True)
        self.hold("safe fragments", report["TOTAL"]["safe"], rates.SAFE)
        self.hold("whole fragments", report["TOTAL"]["keep"], rates.KEPT)


if __name__ == "__main__":
    unittest.main()
