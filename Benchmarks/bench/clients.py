"""What other reader programs ask most, with 1,000,000 entries, beside the sqlite3 shell."""

import json
import os
import re
import shutil
import subprocess
import time
import urllib.parse
import urllib.request
from pathlib import Path

import lists

UNREAD = 25_000
CONTENTS = 250
RUNS = 40
INSERTED = 50_000
IDS = ("SELECT e.id, e.first_seen FROM entries AS e WHERE e.is_read = 0 AND e.is_archived = 0"
       " AND e.is_hidden = 0 AND e.is_muted = 0 ORDER BY e.id DESC LIMIT 50000;")
BODIES = ("SELECT e.*, f.own_title, b.html, b.details FROM entries AS e"
          " JOIN feeds AS f ON f.id = e.feed JOIN bodies AS b ON b.id = e.id WHERE e.id IN ({});")
# What serving other programs added to each entry that is saved.
DROPPED = ("DROP TRIGGER client_entries_numbered; DROP INDEX entries_arrived;"
           " DROP INDEX entries_unread_places;")


def run(setting, report):
    folder = setting.folder("clients")
    store = folder / "tidings.store"
    shutil.copy(lists.built_store(setting, report), store)
    try:
        password = prepared(setting, store)
        with Daemon(setting, store, password) as daemon:
            ask(daemon, store, report)
        save(store, report)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def prepared(setting, store):
    """A password, with all but the newest 25,000 entries read."""
    output = subprocess.run(
        [setting.tidings, "api-password", "add", "bench", "--store", store],
        check=True, capture_output=True, text=True).stdout
    shell(store, f"""
        UPDATE entries SET is_read = 0 WHERE id IN
            (SELECT id FROM entries ORDER BY id DESC LIMIT {UNREAD});
        UPDATE entries SET is_read = 1 WHERE is_read = 0 AND id NOT IN
            (SELECT id FROM entries ORDER BY id DESC LIMIT {UNREAD});
        -- Nothing is due, so that nothing is asked meanwhile.
        UPDATE feeds SET next_check = unixepoch() + 86400;""")
    return output.split()[-1]


def ask(daemon, store, report):
    path = "/reader/api/0/stream/items/ids?" + urllib.parse.urlencode(
        {"s": "user/-/state/com.google/reading-list", "xt": "user/-/state/com.google/read",
         "n": "50000", "output": "json"})
    ids = [each["id"] for each in json.loads(daemon.ask(path))["itemRefs"]]
    if len(ids) != UNREAD:
        report.note(f"clients: {len(ids)} numbers came instead of {UNREAD}")
    add(report, f"numbers of {len(ids):,} unread entries", 30,
        daemon.cost(lambda: daemon.ask(path)), by_shell(store, IDS))
    form = urllib.parse.urlencode({"i": ids[:CONTENTS]}, doseq=True).encode()
    contents = "/reader/api/0/stream/items/contents"
    items = json.loads(daemon.ask(contents, form))["items"]
    add(report, f"contents of {len(items)}", 40,
        daemon.cost(lambda: daemon.ask(contents, form)),
        by_shell(store, BODIES.format(",".join(ids[:CONTENTS]))))


def add(report, name, bar, ours, theirs):
    cpu, wall = ours
    report.add(
        f"clients: {name}", f"{cpu:.1f} CPU-ms; {wall:.1f} ms wall, p50 over HTTP",
        f"sqlite3 {theirs:.1f} CPU-ms", cpu / theirs, f"<= {bar} ms", cpu <= bar)


def by_shell(store, statement):
    """Processor milliseconds of a statement in the shell, which prints what it finds."""
    script = "\n".join(["PRAGMA cache_size = -4000;", ".mode json", ".output /dev/null", statement,
                        ".timer on", *[statement] * RUNS, ""])
    times = sorted(timed(store, script))
    return times[len(times) // 2] * 1000


def timed(store, script):
    output = subprocess.run(
        ["sqlite3", "-batch", store], input=script, stdout=subprocess.PIPE, check=True,
        text=True, errors="replace").stdout
    return [float(user) + float(system) for user, system in re.findall(
        r"^Run Time: real \S+ user (\S+) sys (\S+)$", output, re.M)]


def shell(store, script):
    subprocess.run(["sqlite3", "-batch", store], input=script, check=True, text=True)


def save(store, report):
    """Rows of entries that are inserted with what programs need, and without it."""
    insert = f"""
        INSERT INTO entries (id, key, feed, folder, is_read, is_saved, published, position,
            first_seen, digest, title, author, link, excerpt)
        SELECT e.id + 1, random(), e.feed, e.folder, 0, 0, e.published, e.position,
            unixepoch(), e.digest, e.title, e.author, e.link, e.excerpt
        FROM entries AS e WHERE e.id + 1 NOT IN (SELECT id FROM entries)
        ORDER BY e.id DESC LIMIT {INSERTED};"""
    costs = {}
    for name, before in (
        ("all", ""), ("no password", "DELETE FROM client_passwords;"), ("without", DROPPED),
    ):
        script = "\n".join(["PRAGMA cache_size = -16000; PRAGMA foreign_keys = ON; BEGIN;", before,
                            ".timer on", insert, ".timer off", "ROLLBACK;", ""])
        costs[name] = timed(store, script)[0] / INSERTED * 1e6
    report.add(
        "clients: row of a saved entry", f"{costs['all']:.1f} CPU-us with a password, "
        f"{costs['no password']:.1f} without one",
        f"{costs['without']:.1f} CPU-us without these indexes and triggers",
        costs["all"] / costs["without"], "", True)


class Daemon:
    """The reader serving a store, and a program that is logged in."""

    def __init__(self, setting, store, password):
        self.child = subprocess.Popen(
            [setting.tidings, "serve", "--port", "0", "--store", store], text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "XDG_STATE_HOME": str(store.parent)})
        self.base = self.child.stdout.readline().strip().rstrip("/")
        self.fields = {}
        form = urllib.parse.urlencode({"Email": "bench", "Passwd": password}).encode()
        answer = self.ask("/accounts/ClientLogin", form).decode().split()[-1]
        self.fields = {"Authorization": "GoogleLogin " + answer.replace("Auth", "auth")}

    def ask(self, path, form=None):
        request = urllib.request.Request(self.base + path, form, self.fields)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def used(self):
        """Processor seconds so far."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def cost(self, action):
        """Processor milliseconds of one answer, and its median time."""
        action()
        times, before = [], self.used()
        for _ in range(RUNS):
            start = time.monotonic()
            action()
            times.append(time.monotonic() - start)
        return (self.used() - before) / RUNS * 1000, sorted(times)[RUNS // 2] * 1000

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.child.terminate()
        self.child.wait(timeout=60)
