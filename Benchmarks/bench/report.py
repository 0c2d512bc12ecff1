"""What was measured, a line each, and a table of all at the end."""

import os
import platform
import time


class Report:
    def __init__(self):
        self.rows = []

    def note(self, text):
        print(f"  {text}", flush=True)

    def add(self, what, ours, reference="", ratio=None, bar="", holds=None):
        """Prints one line; `holds` says whether the bar is met, None where there is no bar."""
        row = (
            what,
            ours,
            reference,
            "" if ratio is None else f"{ratio:.2f}",
            bar,
            {True: "met", False: "MISSED", None: ""}[holds],
        )
        self.rows.append(row)
        shown = [what + ":", ours]
        if reference:
            shown.append(f"| {reference}")
        if ratio is not None:
            shown.append(f"| ratio {ratio:.2f}")
        if bar:
            shown.append(f"| bar {bar}: {row[5]}")
        print(" ".join(shown), flush=True)

    def print_summary(self):
        head = ("what", "ours", "reference", "ratio", "bar", "")
        rows = [head, *self.rows]
        widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
        load = os.getloadavg()[0]
        print(f"\n{os.cpu_count()} cores, {platform.machine()}, load {load:.1f}, "
              f"{time.strftime('%Y-%m-%d', time.gmtime())}")
        for row in rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
