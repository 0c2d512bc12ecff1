"""Refreshing 2,000 feeds on this machine, by our engine and by curl, which only fetches."""

import json
import shutil
import subprocess
from statistics import median

from setting import Dialogue, measured

FEEDS = 2000
MEGABYTE = 1_000_000


def run(setting, report):
    folder = setting.folder("refresh")
    shutil.rmtree(folder)
    folder.mkdir()
    with Dialogue([setting.bench, "serve-feeds", str(FEEDS)]) as server:
        port = server.greeting
        command = [setting.bench, "refresh", str(folder / "tidings.store"), port, str(FEEDS)]
        with Dialogue(command) as reader:
            curl = Curl(folder, port)
            size = int(server.ask(1))
            report.note(f"refresh: {FEEDS} feeds of 20 entries on {FEEDS} addresses, "
                        f"{size / MEGABYTE:.0f} MB, curl writes to /dev/null")
            first = json.loads(reader.ask(1))
            one(report, "refresh, first (40,000 new entries)", [first], [curl.fetch(0)], None)
            changed, unchanged = ([], []), ([], [])
            for version in (2, 3, 4):
                server.ask(version)
                # One new entry in each document, and 19 that are known.
                changed[1].append(curl.fetch(version - 1))
                changed[0].append(json.loads(reader.ask(version)))
                unchanged[1].append(curl.fetch(version))
                unchanged[0].append(json.loads(reader.ask(version)))
            check(changed[0], "new", report)
            check(unchanged[0], "not_modified", report)
            one(report, "refresh, all changed", *changed, 1.5)
            one(report, "refresh, all 304", *unchanged, 1.2)
            peak = max(figures["peak"] for figures in [*changed[0], *unchanged[0]])
            report.add("refresh, peak memory", f"{peak / MEGABYTE:.0f} MB "
                       f"(first refresh {first['peak'] / MEGABYTE:.0f} MB)",
                       bar="<= 120 MB", holds=peak <= 120 * MEGABYTE)


class Curl:
    """Fetches every feed with the validators of a version."""

    def __init__(self, folder, port):
        self.config = folder / "curl.conf"
        self.config.write_text("".join(
            f'url = "http://127.0.{1 + number // 200}.{1 + number % 200}:{port}/{number}.xml"\n'
            'output = "/dev/null"\n' for number in range(FEEDS)))

    def fetch(self, version):
        used = measured([
            "curl", "--disable", "--silent", "--no-progress-meter", "--parallel",
            "--parallel-max", "50", "--noproxy", "*",
            "--header", f'If-None-Match: "{version}"',
            "--header", "If-Modified-Since: Sun, 01 Nov 2026 00:00:00 GMT",
            "--config", str(self.config)], stderr=subprocess.DEVNULL)
        return {"wall": used.wall, "cpu": used.cpu, "peak": used.peak}


def one(report, what, ours, curl, bar):
    for measure, word in (("cpu", "CPU"), ("wall", "wall")):
        mine = median(figures[measure] for figures in ours)
        reference = median(figures[measure] for figures in curl)
        ratio = mine / reference
        report.add(f"{what}, {word}", f"{mine:.2f} s", f"curl {reference:.2f} s", ratio,
                   f"<= {bar}x" if bar else "", ratio <= bar if bar else None)


def check(rounds, name, report):
    for figures in rounds:
        if figures[name] != FEEDS or figures["failed"]:
            report.note(f"not what was meant: {figures}")
