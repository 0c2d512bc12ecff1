"""The bytes that a year's read state takes, beside NewsNinja's formats for the same marks."""

SEEDS = range(1, 6)
# Scenario, entries to ask for, seeds, and the most bytes; see Benchmarks/sync-bench.
SIZES = [
    ("habits", 28_000, SEEDS, 2_500),
    ("habits", 115_000, SEEDS, 5_000),
    ("habits", 1_120_000, SEEDS, 12_000),
    ("no-amnesty", 36_000, SEEDS, None),
    ("no-amnesty", 120_000, SEEDS, None),
    ("no-amnesty", 1_400_000, [1], None),
    ("cherry", 84_000, SEEDS, 30_000),
    ("cherry", 335_000, SEEDS, None),
    ("cherry", 3_350_000, [1], None),
]
DAMAGED = 1_000_000


def run(setting, report):
    def figures(*words):
        return setting.figures(*words, program=setting.sync_bench)

    for scenario, entries, seeds, bar in SIZES:
        runs = [figures("read-state-size", scenario, entries, seed) for seed in seeds]
        add_size(report, scenario, runs, bar)
    for order in ("arrival", "shuffled"):
        speed = figures("read-state-speed", "habits", 1_120_000, 1, order)
        add_speed(report, order, speed)
    damage = figures("read-state-damage", DAMAGED)
    report.add("read state, damaged bytes",
               f"{damage['inputs']:.0f} read or refused, {damage['read']:.0f} of them read; "
               f"a million bytes at most {damage['megabyte_milliseconds']:.0f} ms")


def add_size(report, scenario, runs, bar):
    mean = {name: sum(run[name] for run in runs) / len(runs) for name in runs[0]}
    sizes = [run["bytes"] for run in runs]
    report.note(
        f"read state, {scenario}: {mean['entries']:.0f} entries, {mean['spans']:.0f} spans, "
        f"{mean['unread_hashes']:.0f} + {mean['read_hashes']:.0f} hashes; of the bytes "
        f"{mean['key_bytes']:.0f} are keys of {mean['feeds']:.0f} feeds, and feeds without dates "
        f"take {mean['undated_bytes']:.0f}; {min(sizes):.0f} to {max(sizes):.0f} bytes; "
        f"raw and deflated {mean['raw_deflated_bytes']:.0f}")
    known = mean["bytes_knowing_feeds"]
    report.add(
        f"read state, {scenario}, {mean['reads']:.0f} reads",
        f"{mean['bytes']:.0f} bytes, {known:.0f} beside a list of the feeds",
        f"raw {mean['raw_bytes']:.0f}, plist {mean['plist_bytes']:.0f} bytes",
        mean["raw_bytes"] / mean["bytes"],
        "" if bar is None else f"<= {bar} beside a list",
        None if bar is None else known <= bar)


def add_speed(report, order, speed):
    encode = speed["build_milliseconds"] + speed["encode_milliseconds"]
    decode = speed["decode_milliseconds"]
    report.add(f"read state, {speed['entries']:.0f} entries, {order}",
               f"encode {encode:.0f} CPU-ms, decode {decode:.1f} CPU-ms",
               bar="<= 100 and 10", holds=encode <= 100 and decode <= 10)
