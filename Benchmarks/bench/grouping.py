"""Grouping a stream of headlines into stories."""

HEADLINES = 100_000


def run(setting, report):
    runs = [setting.figures("group", HEADLINES) for _ in range(2)]
    best = min(runs, key=lambda figures: figures["steady_seconds"])
    steady = best["count"] / best["steady_seconds"]
    report.note(f"group: window of {best['window']:.0f} headlines in 72 h, {best['count']:.0f} more "
                f"into it in {best['stories']:.0f} stories; "
                f"filling it {best['count'] / best['fill_seconds']:.0f}/CPU-s")
    report.add("group", f"{steady:.0f} headlines/CPU-s", bar=">= 10000/CPU-s",
               holds=steady >= 10_000)
    report.add("group, one headline", f"p50 {best['microseconds_p50']:.0f} us, "
               f"p99 {best['microseconds_p99']:.0f} us, max {best['microseconds_max']:.0f} us")
    report.add("group, memory of one headline", f"{best['counted_bytes']:.0f} bytes counted, "
               f"{best['resident_bytes']:.0f} bytes resident")
