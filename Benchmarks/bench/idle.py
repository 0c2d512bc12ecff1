"""The memory of the daemon at rest on a store with 1,000 feeds and 1,000,000 entries."""

import subprocess
import time
import urllib.request
from pathlib import Path

import lists

SETTLING = 30
KILOBYTES_OF_BAR = 60_000


def run(setting, report):
    path = lists.built_store(setting, report)
    child = subprocess.Popen(
        [setting.tidings, "serve", "--port", "0", "--store", path], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        address = child.stdout.readline().strip()
        with urllib.request.urlopen(address, timeout=60) as answer:
            page = answer.read()
        before = processor_seconds(child.pid)
        time.sleep(SETTLING)
        status = memory(child.pid)
        used = processor_seconds(child.pid) - before
        report.add(
            "idle daemon, resident", f"{status['VmRSS'] / 1000:.1f} MB "
            f"(anonymous {status['RssAnon'] / 1000:.1f} MB), peak {status['VmHWM'] / 1000:.1f} MB",
            f"one page of {len(page) / 1000:.0f} kB, {used:.2f} CPU-s in {SETTLING} s",
            bar="<= 60 MB", holds=status["VmRSS"] <= KILOBYTES_OF_BAR)
    finally:
        child.terminate()
        child.wait(timeout=60)


def memory(process):
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    fields = (line.split() for line in lines if line.startswith(("Vm", "Rss")))
    return {field[0].rstrip(":"): int(field[1]) * 1.024 for field in fields}


def processor_seconds(process):
    """Seconds in user and system mode so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100
