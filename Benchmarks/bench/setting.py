"""Where things are, and how a child process is measured."""

import json
import os
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Used:
    """What a child process used: processor seconds (user and system), seconds, peak bytes."""

    cpu: float
    wall: float
    peak: int


class Setting:
    def __init__(self, binaries, work):
        self.bench = str(Path(binaries, "tidings-bench").resolve())
        self.sync_bench = str(Path(binaries, "sync-bench").resolve())
        self.tidings = str(Path(binaries, "tidings").resolve())
        self.work = Path(work).resolve()
        self.work.mkdir(parents=True, exist_ok=True)
        self.python = str(self.work / "venv/bin/python3")
        self.root = Path(__file__).resolve().parents[2]

    def folder(self, name):
        path = self.work / name
        path.mkdir(exist_ok=True)
        return path

    def figures(self, *words, program=None):
        """The figures that one run of the measured program prints."""
        result = subprocess.run(
            [program or self.bench, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            check=True, text=True)
        return json.loads(result.stdout.splitlines()[-1])


def measured(command, **options):
    """Runs a command to its end and says what it used."""
    start = time.monotonic()
    child = subprocess.Popen(command, **options)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        raise RuntimeError(f"{command[0]} exited with {child.returncode}")
    return Used(usage.ru_utime + usage.ru_stime, time.monotonic() - start, usage.ru_maxrss * 1024)


class Dialogue:
    """A child process that answers each line with a line."""

    def __init__(self, command):
        self.child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.greeting = self.child.stdout.readline().strip()

    def ask(self, line):
        self.child.stdin.write(f"{line}\n")
        self.child.stdin.flush()
        answer = self.child.stdout.readline().strip()
        if not answer:
            raise RuntimeError("the measured program ended early")
        return answer

    def end(self):
        self.child.stdin.close()
        self.child.wait(timeout=60)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.end()
        except subprocess.TimeoutExpired:
            self.child.kill()
