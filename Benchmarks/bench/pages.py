"""How long pages take while 2,000 feeds are refreshed, for one reader and for a crowd."""

import http.client
import re
import shutil
import subprocess
import time
from urllib.parse import urlsplit

from idle import processor_seconds
from refreshing import FEEDS
from setting import Dialogue

PAGES = ("/", "/?filter=unread", "/stories", "/api/v1/entries")
CROWD = ["-t1", "-c50", "-d4s", "--latency"]
# Between two questions of one reader, who reads meanwhile.
PAUSE = 0.01
# How often a page is asked for: at p99, three may be worse.
COUNT = 300


def run(setting, report):
    folder = setting.folder("pages")
    shutil.rmtree(folder)
    folder.mkdir()
    store = str(folder / "tidings.store")
    with Dialogue([setting.bench, "serve-feeds", str(FEEDS)]) as publishers:
        with Dialogue([setting.bench, "refresh", store, publishers.greeting, str(FEEDS)]) as reader:
            publishers.ask(1)
            reader.ask(1)
        daemon = subprocess.Popen(
            [setting.tidings, "serve", "--port", "0", "--store", store], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        try:
            measure(Site(daemon), publishers, report)
        finally:
            daemon.terminate()
            daemon.wait(timeout=60)


def measure(site, publishers, report):
    site.rest()
    for page in PAGES:
        before = processor_seconds(site.process)
        times = site.ask(page, COUNT)
        used = (processor_seconds(site.process) - before) / COUNT
        report.add(f"pages: {page}, at rest", f"{1000 * used:.1f} CPU-ms, {words(times)}",
                   f"{site.size / 1000:.0f} kB")
    version = 1
    for page in PAGES:
        version += 1
        publishers.ask(version)
        site.refresh()
        times = site.ask(page, COUNT, PAUSE)
        worst = percentile(times, 99)
        report.add(f"pages: {page}, while all feeds change", words(times),
                   bar="p99 <= 20 ms", holds=worst <= 0.02)
        site.rest()
    for state in ("at rest", "while all feeds change"):
        if state != "at rest":
            version += 1
            publishers.ask(version)
            site.refresh()
        crowd(site, report, state)


def crowd(site, report, state):
    if not shutil.which("wrk"):
        report.note("pages: there is no wrk for a crowd of 50")
        return
    output = subprocess.run(
        ["wrk", *CROWD, site.address + "/"], stdout=subprocess.PIPE, text=True, check=True).stdout
    worst = re.search(r"99%\s+([\d.]+)(us|ms|s)", output)
    worst = float(worst[1]) * {"us": 1e-3, "ms": 1, "s": 1e3}[worst[2]]
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1])
    errors = re.findall(r"Socket errors.*|Non-2xx.*", output)
    report.add(f"pages: /, 50 at once, {state}", f"p99 {worst:.1f} ms, {rate:.0f} a second",
               "; ".join(errors) or "no error", bar="p99 <= 50 ms, no error",
               holds=worst <= 50 and not errors)


class Site:
    """The pages of a running daemon, asked over one connection."""

    def __init__(self, daemon):
        self.process = daemon.pid
        self.address = daemon.stdout.readline().strip().rstrip("/")
        self.connection = http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=60)
        self.size = 0

    def get(self, path):
        self.connection.request("GET", path)
        answer = self.connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{path} was answered with {answer.status}")
        return body

    def ask(self, path, count, pause=0):
        """The seconds that each of `count` answers took."""
        times = []
        for _ in range(count):
            start = time.monotonic()
            self.size = len(self.get(path))
            times.append(time.monotonic() - start)
            time.sleep(pause)
        return times

    def refresh(self):
        token = re.search(rb'name="token" content="([^"]+)"', self.get("/add"))[1].decode()
        self.connection.request("POST", "/refresh", headers={"X-Tidings-Token": token})
        answer = self.connection.getresponse()
        answer.read()
        if answer.status != 303:
            raise RuntimeError(f"/refresh was answered with {answer.status}")

    def rest(self):
        """Waits until the daemon does next to nothing for a second."""
        while True:
            before = processor_seconds(self.process)
            time.sleep(1)
            if processor_seconds(self.process) - before < 0.05:
                return


def percentile(times, percent):
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def words(times):
    return f"p50 {1000 * percentile(times, 50):.1f} ms, p99 {1000 * percentile(times, 99):.1f} ms"
