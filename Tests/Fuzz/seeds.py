"""Puts what a fuzz target may begin with into a folder: `seeds.py TARGET FOLDER`.

The shared corpus of test cases is used where it lies beside the checkout; without it, a handful
of documents must do.
"""

import hashlib
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT.parent / "shared" / "corpus" / "cases"
LIMIT = 16_384

OWN = {
    "parse": [
        b"<rss version='2.0'><channel><title>a</title><item><title>b</title><link>http://c/</link>"
        b"<pubDate>Mon, 02 Nov 2026 10:00:00 +0100</pubDate></item></channel></rss>",
        b"<feed xmlns='http://www.w3.org/2005/Atom'><title>a</title><entry><id>b</id>"
        b"<content type='xhtml'><div>c</div></content></entry></feed>",
        b'{"version":"https://jsonfeed.org/version/1.1","title":"a","items":[{"id":"b"}]}',
    ],
    "opml": [b"<opml version='2.0'><body><outline text='a' xmlUrl='http://b/'/></body></opml>"],
    "discover": [b"<link rel=alternate type='application/rss+xml' href='/feed'>"],
    "sanitize": [b"<p onclick=a>b<img src=c><script>d</script><svg><style><a title='</style>'>"],
    "dates": [b"Mon, 02 Nov 2026 10:00:00 +0100", b"2026-11-02T10:00:00Z", b"1793000000"],
    "almanac": [
        b"BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:R\nBEGIN:STANDARD\nTZOFFSETFROM:+0200\n"
        b"TZOFFSETTO:+0100\nDTSTART:19961027T030000\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\n"
        b"END:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:1\nSUMMARY:a\\, b\n"
        b"DTSTART;TZID=R:20261102T100000\nDURATION:PT1H\n"
        b"RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=-1MO;BYSETPOS=1;COUNT=9\n"
        b"EXDATE;TZID=R:20261109T100000\nRDATE:20261130T100000Z\nEND:VEVENT\nEND:VCALENDAR",
        b'{"utc_offset_seconds":0,"current":{"temperature_2m":1.5,"weather_code":3},'
        b'"daily":{"time":["2026-11-30"],"weather_code":[61],"temperature_2m_max":[2]}}',
    ],
    "charset": [b"\0\0<?xml version='1.0' encoding='gbk'?><a>\xc4\xe3\xba\xc3</a>"],
}


def cases(area: str, *kinds: str):
    for path in sorted((CASES / area).rglob("*")):
        if path.is_file() and not path.name.endswith(".expected.json"):
            if not kinds or path.suffix in kinds:
                yield path.read_bytes()


def fragments():
    for path in sorted((CASES / "sanitize").glob("*.jsonl")):
        for line in path.read_text().split("\n"):
            if not line:
                continue
            case = json.loads(line)
            yield str(case.get("input", "")).encode("utf-8", "replace")


def dates():
    found = re.compile(rb"<(?:\w+:)?(?:pubDate|date|published|updated|modified)>([^<]{3,80})<")
    for document in cases("feeds"):
        yield from found.findall(document)


def seeds(target: str):
    yield from OWN[target]
    match target:
        case "parse":
            yield from cases("feeds")
        case "opml":
            yield from cases("opml")
        case "discover":
            yield from cases("discovery")
        case "sanitize":
            yield from fragments()
        case "dates":
            yield from dates()
        case "charset":
            for suite in ("own-encodings", "feedparser-encoding", "feedparser-entities"):
                for document in cases(f"feeds/{suite}"):
                    yield b"\0\0" + document


def main() -> None:
    target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for seed in seeds(target):
        if len(seed) <= LIMIT:
            (folder / hashlib.sha1(seed).hexdigest()).write_bytes(seed)


if __name__ == "__main__":
    main()
