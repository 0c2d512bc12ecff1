"""The readable article of each page of the shared corpus, by us and by readability-lxml."""

import gzip
import json
import statistics
import subprocess
from pathlib import Path

RUNS = 3


def run(setting, report):
    corpus = setting.root.parent / "shared/corpus/cases/readability"
    if not corpus.exists():
        report.note("extract: the shared corpus is not at hand")
        return
    pages = unpacked(setting, corpus)
    with Extractor([setting.tidings, "tool", "extract", "--batch"]) as ours:
        with Extractor([setting.python, Path(__file__).parent / "python_readability.py"]) as other:
            # The first round loads what is loaded once, and is not counted.
            rounds = [[(ours.seconds(page), other.seconds(page)) for page in pages]
                      for _ in range(RUNS + 1)][1:]
    each = [tuple(map(min, zip(*times))) for times in zip(*rounds)]
    mine, theirs = (sum(times) for times in zip(*each))
    report.add(f"extract: {len(pages)} pages", f"{mine:.2f} CPU-s", f"{theirs:.2f} CPU-s",
               theirs / mine, ">= 5 times faster", theirs >= 5 * mine)
    ratio = statistics.median(theirs / mine for mine, theirs in each)
    mine, theirs = (statistics.median(times) for times in zip(*each))
    report.add("extract: the median page", f"{1000 * mine:.2f} CPU-ms",
               f"{1000 * theirs:.2f} CPU-ms", ratio, ">= 5 times faster", ratio >= 5)


def unpacked(setting, corpus):
    """The pages as files, as one request each."""
    folder = setting.folder("extract")
    requests = []
    for case in sorted(corpus.rglob("*.expected.json")):
        facts = json.loads(case.read_text())
        page = case.parent / facts["input"]
        if page.suffix == ".gz":
            plain = folder / page.stem
            plain.write_bytes(gzip.decompress(page.read_bytes()))
            page = plain
        requests.append(json.dumps({"path": str(page), "url": facts.get("url", "")}))
    return requests


class Extractor:
    """A child process that answers each request with a line."""

    def __init__(self, command):
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def seconds(self, request):
        """The processor time from a request to its answer, in all threads."""
        before = self.used()
        self.child.stdin.write(request.encode() + b"\n")
        self.child.stdin.flush()
        if not self.child.stdout.readline():
            raise RuntimeError("the measured program ended early")
        return self.used() - before

    def used(self):
        """Seconds on a processor so far, to the nanosecond."""
        tasks = Path(f"/proc/{self.child.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.child.stdin.close()
        self.child.wait(timeout=60)
