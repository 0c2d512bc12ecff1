"""Runs axe-core, which finds what keeps people from using a page, on the page that is open.

It comes from PyPI once, into a folder under `.build`; where it cannot be had, the tests are
skipped.
"""

import functools
import pathlib
import subprocess
import sys
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = "axe-core-python==0.1.0"


@functools.cache
def script():
    """The text of axe-core."""
    folder = ROOT / ".build" / "axe"
    folder.mkdir(parents=True, exist_ok=True)
    if not list(folder.glob("*.whl")):
        subprocess.run([sys.executable, "-m", "venv", "venv"], cwd=folder, check=False)
        subprocess.run(
            ["venv/bin/pip", "download", "--quiet", "--no-deps", PACKAGE],
            cwd=folder, check=False, stderr=subprocess.DEVNULL,
        )
    for wheel in folder.glob("axe_core_python-*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            return archive.read("axe_core_python/axe.min.js").decode()
    raise unittest.SkipTest("axe-core is not here, and PyPI cannot be reached.")


def violations(browser, *rules):
    """What axe-core finds wrong with the page, one line each; by these rules alone, if any."""
    # Through the debugger, as the policy of the pages lets no page run what is not theirs.
    browser.execute_cdp_cmd("Runtime.evaluate", {"expression": script()})
    found = browser.execute_async_script(
        "const [rules, done] = arguments;"
        "axe.run(rules.length ? { runOnly: rules } : {}).then((all) => done({ passes: all.passes.length, violations:"
        " all.violations.map((each) => `${each.id}: ${each.help}: `"
        " + each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')) }));",
        rules,
    )
    assert found["passes"] > (0 if rules else 10), "axe-core looked at the page"
    return found["violations"]
