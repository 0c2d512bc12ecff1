"""The real program, serving a store of its own on a free port."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import urllib.request

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / ".build" / "debug" / "tidings"


class Reader:
    """One running `tidings serve`; `close` ends it and throws its store away."""

    def __init__(self, copy_of=None, demo=False):
        """Begins with an empty store, or with a copy of the folder of a prepared one."""
        if not PROGRAM.exists():
            raise unittest.SkipTest("There is no program to test: run `swift build` first.")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tidings-browser-"))
        if copy_of:
            shutil.copytree(copy_of, self.folder, dirs_exist_ok=True)
        self._demo = demo
        self._process = None
        # What sync keeps on this machine alone.
        self._environment = {**os.environ, "XDG_STATE_HOME": str(self.folder / "state")}

    def follow(self, *addresses):
        """Follows feeds from the command line, before the program serves."""
        for address in addresses:
            self.run("add", "--allow-private", address)

    def run(self, *words):
        """Runs one command on the store, and gives what it printed."""
        command = [PROGRAM, *words, "--store", self.folder / "reader.store"]
        return subprocess.run(
            command, check=True, capture_output=True, text=True, timeout=30,
            env=self._environment,
        ).stdout

    def serve(self):
        command = [PROGRAM, "serve", "--port", "0", "--store", self.folder / "reader.store"]
        self._process = subprocess.Popen(
            command + (["--demo"] if self._demo else []),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self._environment,
        )
        self.address = self._process.stdout.readline().strip().rstrip("/")
        return self

    def object(self, path):
        """What the interface for programs answers at `path`."""
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            return json.load(answer)

    def entry(self, title):
        """The one entry whose title begins so, as the server has it now."""
        found = [
            entry
            for entry in self.object("/api/v1/entries")["entries"]
            if entry["title"].startswith(title)
        ]
        assert len(found) == 1, found
        return found[0]

    def close(self):
        if self._process:
            self._process.terminate()
            try:
                self._process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)
