"""The JSON API against its own description, by hand and with schemathesis."""

import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import unittest
import urllib.error
import urllib.request

from case import ClientCase


def strict(value):
    """A description in which objects have the fields that are described, and no other.

    What is written down allows more, so that fields can be added later; what is answered today must
    be described today. Where objects are put together from parts, nothing is closed.
    """
    if isinstance(value, dict):
        value = {name: strict(each) for name, each in value.items()}
        if value.get("type") == "object" and "properties" in value:
            value["additionalProperties"] = False
        return value
    return [strict(each) for each in value] if isinstance(value, list) else value


class OpenAPITest(ClientCase):
    def prepare(self):
        place = self.reader.folder / "place"
        place.mkdir()
        self.reader.run("sync", "setup", "folder", str(place))

    def setUp(self):
        super().setUp()
        # Something of everything, so that nothing is described that never comes.
        entry = self.entry("alpha number 1")["key"]
        self.reader.run("mark", "save", entry)
        self.reader.run("mark", "read", self.entry("beta number 2")["key"])

    def test_schemathesis_finds_nothing(self):
        document = strict(self.reader.object("/api/v1/openapi.json"))
        keys = [each["key"] for each in self.entries()[:3]]
        for name in ("entryKey", "storyKey"):
            document["components"]["parameters"][name]["examples"] = {
                key: {"value": key} for key in keys}
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "openapi.json"
            path.write_text(json.dumps(document))
            result = subprocess.run(
                [sys.executable, "-m", "schemathesis.cli", "run", str(path),
                 "--url", self.reader.address, "--checks", "all", "--max-examples", "10",
                 "-H", "X-Tidings-Token: " + self.token(), "--exclude-path", "/api/v1/events", "--seed", "7", "--no-color",
                 "--generation-database", "none", "--request-timeout", "20"],
                cwd=folder, capture_output=True, text=True, timeout=300)
        self.assertEqual(result.returncode, 0, result.stdout[-6000:] + result.stderr[-2000:])

    def token(self):
        """The secret that the pages carry."""
        with urllib.request.urlopen(self.reader.address, timeout=30) as page:
            return page.read().decode().split('name="token" content="')[1].split('"')[0]

    def test_events_tell_of_what_another_program_does(self):
        request = urllib.request.Request(self.reader.address + "/api/v1/events")
        with urllib.request.urlopen(request, timeout=30) as answer:
            self.assertEqual(answer.headers["Content-Type"], "text/event-stream")
            self.assertEqual(self.event(answer), "ready")
            change = threading.Timer(
                0.5, self.reader.run, ("mark", "read", self.entry("alpha number 0")["key"]))
            change.start()
            self.addCleanup(change.join)
            self.assertEqual(self.event(answer), "decisions")
        # One more than there may be: the last is refused, and none is left behind.
        opened = []
        try:
            with self.assertRaises(urllib.error.HTTPError) as raised:
                for _ in range(40):
                    opened.append(urllib.request.urlopen(request, timeout=30))
            self.assertEqual((raised.exception.code, len(opened) <= 32), (503, True))
        finally:
            for each in opened:
                each.close()

    @staticmethod
    def event(answer):
        """The name of the next event."""
        while True:
            line = answer.readline().decode()
            if line.startswith("event: "):
                return line[len("event: "):].strip()


if __name__ == "__main__":
    unittest.main()
