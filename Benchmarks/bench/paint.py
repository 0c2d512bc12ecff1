"""What a person waits for in Chromium with 1,000,000 entries: first paint, and key to paint."""

import statistics
import sys
import time
from pathlib import Path

import idle
import weighing

LOADS = 20
PRESSES = 40
READ = 500
KEY_BAR = 50

# Writes down when the frame is done that shows what a key did. In the task after the frame's
# callbacks the page is painted; a key that leads to another page leaves its own time there, whether
# that page is loaded or put in the place of this one.
WATCH = """
if (!window.paints) {
  window.paints = [];
  window.pressed = 0;
  window.painted = (then) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now() - pressed);
    channel.port2.postMessage(null);
  };
  addEventListener("keydown", (event) => {
    pressed = event.timeStamp;
    sessionStorage.setItem("pressed", performance.timeOrigin + pressed);
    requestAnimationFrame(() => painted((time) => paints.push(time)));
  }, true);
}
"""
WATCH_TURN = """
window.isOld = true;
window.turned = null;
const main = document.querySelector("main");
const look = () => {
  if (document.querySelector("main") === main) return requestAnimationFrame(look);
  painted((time) => { turned = time; });
};
requestAnimationFrame(look);
"""
PAINTED = """
const done = arguments[0];
const look = () => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!paint) return setTimeout(look, 5);
  const pressed = Number(sessionStorage.getItem("pressed"));
  done([paint.startTime, performance.timeOrigin + paint.startTime - pressed]);
};
look();
"""


def run(setting, report):
    # Here, so that whatever needs no browser is measured without one.
    sys.path.append(str(setting.root / "Tests/Browser"))
    from browser import Browser
    with weighing.served(setting, report) as site:
        site.rest()
        browser = Browser()
        try:
            browser.set_script_timeout(30)
            browser.resize(1280, 900)
            reader = Reading(browser, site)
            reader.first_paint(report)
            reader.keys_in_a_list(report)
            reader.keys_to_pages(report)
            reader.memory(report)
        finally:
            browser.quit()


class Reading:
    def __init__(self, browser, site):
        self.browser = browser
        self.site = site

    def open(self, path):
        self.browser.get(self.site.address + path)
        return self.browser.execute_async_script(PAINTED)[0]

    def watch(self):
        self.browser.execute_script(WATCH)

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            text = {"text": key} if kind == "keyDown" else {}
            self.browser.execute_cdp_cmd(
                "Input.dispatchKeyEvent", {"type": kind, "key": key, **text})

    def first_paint(self, report):
        entry = self.first_entry()
        for name, path in {"everything": "/", "unread": "/?filter=unread", "today": "/today",
                           "stories": "/stories", "an entry": entry}.items():
            self.browser.execute_cdp_cmd("Network.clearBrowserCache", {})
            cold = self.open(path)
            times = [self.open(path) for _ in range(LOADS)]
            report.add(f"first paint: {name}", median(times),
                       f"{cold:.0f} ms with nothing in the browser's cache")

    def first_entry(self):
        self.open("/")
        return self.browser.execute_script(
            "const link = document.querySelector('.entries h2 a');"
            " return link.pathname + link.search")

    def keys_in_a_list(self, report):
        """Keys that change the page that is there."""
        for name, before, key in (("to the next entry", "", "j"), ("mark read", "j", "m"),
                                  ("save", "j", "s"), ("archive", "j", "a")):
            self.open("/?filter=unread")
            self.watch()
            times = []
            for _ in range(PRESSES):
                for each in before:
                    self.pressed(each)
                times.append(self.pressed(key))
            report_keys(report, name, times)

    def pressed(self, key):
        """The milliseconds from a key to the frame after it."""
        self.browser.execute_script("paints.length = 0")
        self.press(key)
        return self.browser.execute_async_script(
            "const done = arguments[0]; const look = () => paints.length ? done(paints[0])"
            " : setTimeout(look, 2); look();")

    def keys_to_pages(self, report):
        """Keys that lead to another page, which is painted."""
        opening, choosing, following, reading = [], [], [], []
        for number in range(2 * LOADS):
            self.open("/")
            self.watch()
            for _ in range(number % 10 + 1):
                self.pressed("j")
            if number % 2:
                # Long enough for the page to look ahead, and shorter than most look at a title.
                time.sleep(1)
            (choosing if number % 2 else opening).append(self.led_by("o"))
        for _ in range(LOADS):
            following.append(self.led_by("j"))
        for _ in range(LOADS):
            # Long enough for the page to look ahead, and shorter than anybody reads.
            time.sleep(1)
            reading.append(self.led_by("j"))
        self.open("/")
        places = []
        for key in "tusahdf" * 3:
            self.watch()
            self.press("g")
            places.append(self.led_by(key))
        report_keys(report, "open an entry, at once", opening)
        report_keys(report, "open an entry, a second later", choosing)
        report_keys(report, "on to the next entry, at once", following)
        report_keys(report, "on to the next entry, a second later", reading)
        report_keys(report, "go to another list", places)

    def led_by(self, key):
        """The milliseconds from a key to the first paint of the page it leads to."""
        self.watch()
        self.browser.execute_script(WATCH_TURN)
        self.press(key)
        turned = self.await_page()
        return turned or self.browser.execute_async_script(PAINTED)[1]

    def await_page(self):
        """The milliseconds it took where the document stayed, once there is another page."""
        for _ in range(500):
            try:
                turned = self.browser.execute_script("return window.turned")
                if turned or not self.browser.execute_script(
                        "return window.isOld || document.readyState !== 'complete'"):
                    return turned
            except Exception:  # Between two pages there is none to ask.
                pass
            # Asking takes a core from the browser.
            time.sleep(0.05)
        raise RuntimeError("no other page came")

    # Memory

    def memory(self, report):
        self.open(self.first_entry())
        begun = idle.memory(self.site.process)["VmRSS"]
        taken = {}
        for number in range(1, READ + 1):
            self.led_by("j")
            if number in (100, READ):
                taken[number] = self.taken()
        first, last = taken[100], taken[READ]
        ended = idle.memory(self.site.process)["VmRSS"]
        report.add(
            f"memory after {READ} articles",
            f"{last['heap'] / 1e6:.1f} MB of script, {last['nodes']} nodes, "
            f"{last['resident'] / 1e6:.0f} MB resident",
            f"after 100: {first['heap'] / 1e6:.1f} MB, {first['nodes']} nodes, "
            f"{first['resident'] / 1e6:.0f} MB; the daemon {begun / 1000:.0f}, then "
            f"{ended / 1000:.0f} MB",
            last["resident"] / first["resident"], "stable",
            # Articles differ in size; who keeps what was read grows by many times this.
            last["resident"] <= 1.1 * first["resident"]
            and last["heap"] - first["heap"] <= 1000 * (READ - 100))

    def taken(self):
        """What the page and the process that shows it hold, once rubbish is gone."""
        self.browser.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
        self.browser.execute_cdp_cmd("Performance.enable", {})
        metrics = {each["name"]: each["value"] for each in self.browser.execute_cdp_cmd(
            "Performance.getMetrics", {})["metrics"]}
        return {"heap": metrics["JSHeapUsedSize"], "nodes": int(metrics["Nodes"]),
                "resident": sum(renderers(self.browser.service.process.pid))}


def renderers(driver):
    """The resident bytes of every process below the driver that shows pages."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(status.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:  # It has ended.
            continue
    for process in parents:
        above = process
        while above in parents and above != driver:
            above = parents[above]
        try:
            command = Path(f"/proc/{process}/cmdline").read_bytes()
            if above == driver and b"--type=renderer" in command:
                yield idle.memory(process)["VmRSS"] * 1000
        except OSError:
            continue


def median(times):
    return f"{statistics.median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})"


def report_keys(report, name, times):
    report.add(f"key to paint: {name}", median(times), bar=f"<= {KEY_BAR} ms",
               holds=statistics.median(times) <= KEY_BAR)
