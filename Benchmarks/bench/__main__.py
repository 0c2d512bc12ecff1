"""Runs the benchmarks whose names are given, all of them without one, and sums up."""

import sys
import time

import account
import clients
import extracting
import grouping
import idle
import lists
import pages
import paint
import parsing
import read_state
import refreshing
import weighing
from report import Report
from setting import Setting

BENCHMARKS = {
    "parse": parsing.run,
    "extract": extracting.run,
    "refresh": refreshing.run,
    "pages": pages.run,
    "list": lists.run,
    "weigh": weighing.run,
    "paint": paint.run,
    "group": grouping.run,
    "clients": clients.run,
    "idle": idle.run,
    "read-state": read_state.run,
    "account": account.run,
}


def main():
    setting = Setting(binaries=sys.argv[1], work=sys.argv[2])
    names = sys.argv[3:] or list(BENCHMARKS)
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"no benchmark is called {unknown[0]}; there are: {', '.join(BENCHMARKS)}")
        return
    report = Report()
    for name in names:
        start = time.monotonic()
        try:
            BENCHMARKS[name](setting, report)
        except Exception as error:  # The others are worth having all the same.
            report.note(f"{name} stopped: {type(error).__name__}: {error}")
        report.note(f"({name} took {time.monotonic() - start:.0f} s)")
    report.print_summary()


main()
