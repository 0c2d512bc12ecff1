"""What each page of the web app weighs and costs with 1,000,000 entries."""

import collections
import contextlib
import gzip
import json
import re
import shutil
import subprocess
import urllib.parse

import lists
from idle import processor_seconds
from pages import Site, percentile

# How often a page is asked for.
COUNT = 60
COMPRESSED_BAR = 60_000
SECONDS_BAR = 0.02


@contextlib.contextmanager
def served(setting, report):
    """The daemon on a copy of the large store, in which something is of every kind.

    The copy is kept: the few entries that are opened and marked in it change no figure.
    """
    folder = setting.folder("weighing")
    store = folder / "tidings.store"
    if not (folder / "complete").exists():
        for old in folder.iterdir():
            old.unlink()
        shutil.copy(lists.built_store(setting, report), store)
        prepare(setting, store)
        (folder / "complete").touch()
    daemon = subprocess.Popen(
        [setting.tidings, "serve", "--port", "0", "--store", store], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        yield Site(daemon)
    finally:
        daemon.terminate()
        daemon.wait(timeout=60)


def prepare(setting, store):
    # The program itself brings the store to today's shape.
    subprocess.run(
        [setting.tidings, "list", "--store", store], check=True, stdout=subprocess.DEVNULL)
    # No publisher is there to be asked, for a document or for an article.
    subprocess.run(["sqlite3", store, """
        UPDATE feeds SET next_check = unixepoch() + 86400;
        INSERT OR REPLACE INTO feed_settings (feed, ignores_cache, wants_full_text, articles)
            SELECT id, 0, 0, 'never' FROM feeds;
        UPDATE entries SET is_archived = 1 WHERE id % 500 = 1;
        UPDATE entries SET is_hidden = 1 WHERE id % 500 = 2;"""], check=True)


def places(site):
    """Every list by what it shows, and the other pages, each with its address."""
    entries = json.loads(site.get("/api/v1/entries?limit=200"))["entries"]
    words = collections.Counter(
        word for entry in entries for word in re.findall(r"\w+", entry["title"].lower()))
    common, rare = words.most_common(1)[0][0], words.most_common()[-1][0]
    feed = entries[0]["feed"]
    home = site.get("/").decode()
    folder = re.search(r'href="(/\?folder=[^"&]+)"', home)[1]
    older = re.search(r'href="(/\?[^"]*after=[^"]+)"', home)[1].replace("&amp;", "&")
    story = re.search(r'href="(/stories/[^"/?]+)', site.get("/stories").decode())[1]
    group = urllib.parse.quote(f"{common} is:unread age:30d")
    found = {
        "everything": "/", "everything, older": older, "unread": "/?filter=unread",
        "saved": "/?filter=saved", "archived": "/?filter=archived",
        "hidden": "/?filter=hidden", "one feed": f"/?feed={feed}", "a folder": folder,
        "a folder, unread": folder + "&filter=unread",
        "stories": "/stories", "today": "/today",
        "search, a common word": f"/search?q={common}",
        "search, a rare word": f"/search?q={rare}",
        "search, an expression": f"/search?q={group}",
    }
    others = {
        "a story": story, "an entry": f"/entries/{entries[0]['key']}", "feeds": "/feeds",
        "a feed's settings": f"/feeds/{feed}", "activity": "/activity", "sync": "/sync",
        "settings": "/settings",
    }
    return found, others


def run(setting, report):
    with served(setting, report) as site:
        site.rest()
        found, others = places(site)
        for name, address in found.items():
            weigh(site, report, "list", name, address)
        for name, address in others.items():
            weigh(site, report, "page", name, address)
        script = re.search(r'src="([^"]+app\.js[^"]*)"', site.get("/").decode())[1]
        size = len(site.get(script))
        report.add("the app's script", f"{size / 1000:.1f} kB", bar="<= 60 kB",
                   holds=size <= COMPRESSED_BAR)


def weigh(site, report, kind, name, address):
    """Each question is another one, so that none is answered from what was kept."""
    mark = "&" if "?" in address else "?"
    site.ask(address, 3)
    site.rest()
    before = processor_seconds(site.process)
    times = [time for number in range(COUNT)
             for time in site.ask(f"{address}{mark}n={number}", 1)]
    used = (processor_seconds(site.process) - before) / COUNT
    page = site.get(address)
    small = len(gzip.compress(page, 6))
    report.add(
        f"{kind}: {name}", f"{1000 * used:.1f} CPU-ms, {small / 1000:.1f} kB compressed",
        f"p99 {1000 * percentile(times, 99):.1f} ms wall, {len(page) / 1000:.0f} kB plain",
        bar="<= 20 CPU-ms, <= 60 kB", holds=used <= SECONDS_BAR and small <= COMPRESSED_BAR)
