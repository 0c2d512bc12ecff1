"""Parsing feeds to entries, by us, by libxml2's SAX, and by two Python libraries."""

import json
import subprocess
from pathlib import Path

MEGABYTE = 1_000_000


def run(setting, report):
    folder = setting.folder("feeds")
    if not (folder / "249.xml").exists():
        subprocess.run([setting.bench, "write-feeds", folder, "250"], check=True)
    if not (folder / "large.xml").exists():
        subprocess.run([setting.bench, "write-large", folder], check=True)
    corpus = setting.root.parent / "shared/corpus/cases/feeds"
    if corpus.is_dir():
        # The SAX reader reads no JSON, so the corpus counts without it.
        files = sorted(corpus.rglob("*.xml"))
        compare(setting, report, "parse corpus", files, seconds=4)
    compare(setting, report, "parse generated",
            [folder / f"{number}.xml" for number in range(250)], seconds=4)
    compare(setting, report, "parse 20 MB", [folder / "large.xml"], seconds=2)
    memory(setting, report, folder / "large.xml")


def compare(setting, report, name, files, seconds):
    listing = setting.work / "files.txt"
    listing.write_text("".join(f"{path}\n" for path in files))
    # Turn and turn about, so that a busy moment of the machine meets both.
    runs = [(setting.figures("parse", "ours", listing, seconds / 2),
             setting.figures("parse", "sax", listing, seconds / 2)) for _ in range(2)]
    ours = min((one for one, _ in runs), key=lambda figures: figures["seconds"])
    sax = min((other for _, other in runs), key=lambda figures: figures["seconds"])
    size = ours["bytes"]
    report.note(f"{name}: {len(files)} documents, {size / MEGABYTE:.1f} MB; "
                f"{100 * ours['agreement']:.0f} % of entries the same by SAX in all fields compared")
    line(report, f"{name} / SAX", size, ours, sax, 1.5)
    for library, bar in (("fastfeedparser", 2), ("feedparser", 50)):
        line(report, f"{name} / {library}", size, ours, by_python(setting, library, listing), bar)


def line(report, what, size, ours, reference, bar):
    def speed(figures):
        return (f"{size / MEGABYTE / figures['seconds']:.1f} MB/s "
                f"({figures['entries']:.0f} entries)")

    ratio = reference["seconds"] / ours["seconds"]
    report.add(what, speed(ours), speed(reference), ratio, f">= {bar}x", ratio >= bar)


def by_python(setting, library, listing):
    script = Path(__file__).with_name("python_parsers.py")
    result = subprocess.run(
        [setting.python, script, library, listing], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, check=True, text=True)
    return json.loads(result.stdout)


def memory(setting, report, path):
    figures = setting.figures("parse-once", "ours", path)
    sax = setting.figures("parse-once", "sax", path)
    ratio = figures["peak"] / figures["bytes"]
    report.add("parse 20 MB, peak memory / document", f"{figures['peak'] / MEGABYTE:.1f} MB",
               f"{figures['bytes'] / MEGABYTE:.1f} MB (SAX reader {sax['peak'] / MEGABYTE:.1f} MB)",
               ratio, "<= 3x", ratio <= 3)
