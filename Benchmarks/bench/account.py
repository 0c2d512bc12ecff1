"""A whole account of three replicas after a year of use, driven through the engine of sync."""

SEEDS = range(1, 4)
# What NewsNinja keeps of one read mark, in bytes.
MARK = 4


def run(setting, report):
    runs = [
        setting.figures("account", seed, program=setting.sync_bench) for seed in SEEDS
    ]
    mean = {name: sum(run[name] for run in runs) / len(runs) for name in runs[0]}
    kinds = ", ".join(
        f"{name} {mean[f'bytes_{letter}']:.0f}"
        for letter, name in [("l", "logs"), ("s", "section"), ("r", "records"),
                             ("v", "saved"), ("y", "relays")])
    report.note(f"account: {kinds} bytes; one replica's archive {mean['archive_bytes']:.0f}")
    report.add(
        f"account, {mean['reads']:.0f} reads, {mean['saved']:.0f} saved",
        f"{mean['bytes']:.0f} bytes",
        f"read marks alone at {MARK} bytes {MARK * mean['reads']:.0f}",
        MARK * mean["reads"] / mean["bytes"],
        "<= 120,000 bytes", mean["bytes"] <= 120_000)
    report.add(
        "account, taken in by a new replica",
        f"{mean['shards']:.0f} shards, {mean['merge_milliseconds']:.1f} CPU-ms, "
        f"{mean['wrong']:.0f} marks wrong",
        bar="<= 30 shards and 50 ms, none wrong",
        holds=mean["shards"] <= 30 and mean["merge_milliseconds"] <= 50 and mean["wrong"] == 0)
