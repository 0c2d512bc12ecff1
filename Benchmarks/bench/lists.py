"""The first page of every list with 1,000,000 entries, by us and by the sqlite3 shell."""

import json
import re
import subprocess

FEEDS = 1000
ENTRIES = 1000
RUNS = 400
QUESTIONS = {
    "unread": "all unread", "feed": "one feed", "folder": "a folder, unread", "saved": "saved",
    "stories": "stories", "common": "search, a common word", "rare": "search, a rare word",
}


def built_store(setting, report):
    """The store with 1,000,000 entries, built at most once."""
    folder = setting.folder("large")
    path = folder / "tidings.store"
    if not (folder / "complete").exists():
        for old in folder.iterdir():
            old.unlink()
        figures = setting.figures("build-store", path, FEEDS, ENTRIES)
        (folder / "complete").write_text(json.dumps(figures))
        report.note(f"list: {FEEDS * ENTRIES:,} entries saved through the store's own calls in "
                    f"{figures['seconds']:.0f} s, {path.stat().st_size / 1e9:.2f} GB")
    return path


def run(setting, report):
    path = built_store(setting, report)
    ours = setting.figures("list", path, RUNS)
    for name, words in QUESTIONS.items():
        shell = by_shell(setting, path, name, report)
        p50, p99 = ours[f"{name}_cpu_p50"], ours[f"{name}_cpu_p99"]
        slowest = ours[f"{name}_wall_p99"] / 1000
        ratio = p99 / shell["p99"]
        report.add(
            f"list: {words}", f"p50 {p50:.0f}, p99 {p99:.0f} CPU-us; p99 {slowest:.1f} ms wall",
            f"sqlite3 p50 {shell['p50']:.0f}, p99 {shell['p99']:.0f} CPU-us", ratio,
            "p99 <= 2x and <= 10 ms", ratio <= 2 and slowest <= 10)


def by_shell(setting, path, name, report):
    """Processor time of the same statements in the shell, after one round to warm up."""
    lines = subprocess.run(
        [setting.bench, "list-statements", path, str(RUNS), name], stdout=subprocess.PIPE,
        check=True, text=True).stdout.splitlines()
    statements = [line.split("\t")[0] for line in lines]
    keys = [line.split("\t")[1].split(",") for line in lines]
    different = sum(
        answer[:50] != expected
        for answer, expected in zip(keys_by_shell(path, statements[:20]), keys[:20]))
    if different:
        report.note(f"list: {name}: the shell answers otherwise in {different} of 20 runs")
    # The shell prints times past `.output`.
    script = "\n".join(["PRAGMA cache_size = -4000;", ".output /dev/null", *statements,
                        ".timer on", *statements, ""])
    output = subprocess.run(
        ["sqlite3", "-readonly", "-batch", path], input=script, stdout=subprocess.PIPE,
        check=True, text=True, errors="replace").stdout
    times = sorted(
        (float(user) + float(system)) * 1e6
        for user, system in re.findall(r"^Run Time: real \S+ user (\S+) sys (\S+)$", output, re.M))
    return {"p50": times[len(times) // 2], "p99": times[len(times) * 99 // 100]}


def keys_by_shell(path, statements):
    script = "".join(f"{statement}\n.print end\n" for statement in statements)
    output = subprocess.run(
        ["sqlite3", "-readonly", "-batch", "-ascii", path], input=script, stdout=subprocess.PIPE,
        check=True, text=True, errors="replace").stdout
    return [[row.split("\x1f")[1] for row in answer.split("\x1e") if "\x1f" in row]
            for answer in output.split("end\n")]
