"""What the server bears: ten thousand idle connections, slow senders, too much, and nonsense.

All the while others are answered, and its memory keeps within bounds.
"""

import resource
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

TIDINGS = Path(__file__).resolve().parents[2] / ".build/debug/tidings"
#: How much memory the daemon may take beyond what it takes at rest, in megabytes.
ROOM = 60

NONSENSE = (
    b"\x00" * 5000,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xff" * 500,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET /%00%ff%fe HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"POST /add HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n",
    b"POST /add HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    b"POST /add HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /add HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /add HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n"
    b"Content-Length: 5\r\n\r\n0\r\n\r\nGET /settings HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: {host}\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    b"\xff\xfe / HTTP/1.1\r\nHost: {host}\r\n\r\n",
)


class CrowdTest(unittest.TestCase):
    def setUp(self):
        if not TIDINGS.exists():
            self.skipTest("There is no program to test: run `swift build` first.")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        command = [TIDINGS, "serve", "--port", "0", "--store", f"{folder.name}/reader.store"]
        self.daemon = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.end)
        self.address = self.daemon.stdout.readline().strip()
        self.port = int(self.address.rstrip("/").rsplit(":", 1)[1])
        self.assert_lives()
        self.before = self.memory()

    def end(self):
        self.daemon.terminate()
        self.daemon.wait(timeout=20)
        self.daemon.stdout.close()

    def memory(self):
        status = Path(f"/proc/{self.daemon.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def assert_lives(self):
        """Others are answered, if not at once where it is crowded."""
        for attempt in range(20):
            try:
                with urllib.request.urlopen(self.address, timeout=20) as answer:
                    self.assertEqual(answer.status, 200)
                    return
            except OSError:
                time.sleep(0.25)
        self.fail("nobody is answered any more")

    def assert_bounded(self):
        self.assertIsNone(self.daemon.poll(), "it lives")
        self.assertLess(self.memory() - self.before, ROOM, "megabytes more than at rest")

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def test_ten_thousand_idle_connections(self):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        count = min(10_000, most - 200)
        idle = []
        try:
            for number in range(count):
                idle.append(self.connect())
                if number % 1000 == 999:
                    self.assert_lives()
            self.assert_lives()
            self.assert_bounded()
        finally:
            for each in idle:
                each.close()
        self.assert_lives()
        print(f"{count} connections: {self.memory() - self.before:+.1f} MB")

    def test_slow_senders(self):
        slow = [self.connect() for _ in range(400)]
        for letter in b"GET / HTTP/1.1\r\nX: ":
            for each in slow:
                try:
                    each.send(bytes([letter]))
                except OSError:
                    pass  # It was hung up on, which is right.
            self.assert_lives()
        self.assert_bounded()
        for each in slow:
            each.close()

    def test_slow_readers(self):
        """Many who ask for pages and never take them."""
        request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode() * 20
        slow = [self.connect() for _ in range(200)]
        for each in slow:
            try:
                each.send(request)
            except OSError:
                pass
        self.assert_lives()
        self.assert_bounded()
        for each in slow:
            each.close()

    def test_too_much(self):
        """A body past the limit is refused or hung up on, and never gathered."""
        for path, length in (("/add", 10**9), ("/import", 10**10), ("/sign-in", 10**8)):
            with self.connect() as link:
                head = (f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                        f"Content-Length: {length}\r\n\r\n")
                try:
                    link.send(head.encode())
                    for _ in range(200):
                        link.send(b"x" * 65_536)
                except OSError:
                    pass
            self.assert_lives()
        with self.connect() as link:
            link.send((f"POST /import HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                       "Transfer-Encoding: chunked\r\n\r\n").encode())
            try:
                for _ in range(500):
                    link.send(b"10000\r\n" + b"x" * 65_536 + b"\r\n")
                self.fail("32 MB were taken")
            except OSError:
                pass
        self.assert_lives()
        self.assert_bounded()

    def test_nonsense(self):
        for bytes_ in NONSENSE:
            with self.subTest(bytes_[:40]), self.connect() as link:
                try:
                    link.sendall(bytes_.replace(b"{host}", f"127.0.0.1:{self.port}".encode()))
                    link.shutdown(socket.SHUT_WR)
                    answer = link.recv(100)
                except OSError:
                    answer = b""
                if answer:
                    status = int(answer.split()[1])
                    self.assertTrue(300 <= status < 600, answer)
            self.assert_lives()
        self.assert_bounded()


if __name__ == "__main__":
    unittest.main()
