"""The weather and the calendar on the page of the day."""

import datetime
import http.server
import json
import threading

import axe
import page_rules
from case import BrowserCase
from pictures import LARGE, SMALL, leave_picture


def _forecast():
    today = datetime.datetime.now(datetime.timezone.utc).date()
    days = [str(today + datetime.timedelta(days=number)) for number in range(4)]
    return json.dumps({
        "utc_offset_seconds": 0,
        "current": {"temperature_2m": 11.6, "weather_code": 3},
        "daily": {
            "time": days, "weather_code": [61, 0, 95, 73],
            "temperature_2m_max": [14, 15, 9, 1], "temperature_2m_min": [8, 7, 3, -4],
            "precipitation_sum": [3.2, 0, 12.5, 4], "precipitation_probability_max": [64, 0, 90, 70],
        },
    }).encode()


def _calendar():
    now = datetime.datetime.now(datetime.timezone.utc)
    today, tomorrow = now.strftime("%Y%m%d"), (now + datetime.timedelta(days=1)).strftime("%Y%m%d")
    events = [
        f"SUMMARY:Lunch with <b>Ada</b>\r\nLOCATION:The bar at the corner\r\n"
        f"DTSTART:{today}T120000Z\r\nDTEND:{today}T133000Z",
        f"SUMMARY:Market day\r\nDTSTART;VALUE=DATE:{tomorrow}",
    ]
    body = "".join(f"BEGIN:VEVENT\r\n{event}\r\nEND:VEVENT\r\n" for event in events)
    return f"BEGIN:VCALENDAR\r\n{body}END:VCALENDAR\r\n".encode()


class Almanac(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = _calendar() if self.path.startswith("/calendar") else _forecast()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class TodayTest(BrowserCase):
    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Almanac)
        cls.server.daemon_threads = True
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}"

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def give(self, kind, path):
        """Gives an address in the settings."""
        self.open("/settings")
        self.one(f"#{kind}-address").send_keys(self.address + path)
        form = f"form:has(#{kind}-address) "
        self.press(self.one(form + "input[name=private]"))
        self.submit(self.one(form + "button"))
        self.assertIn("Saved", self.one(".notice").text)
        self.assertNotIn("hush", self.browser.page_source)

    def test_shows_the_weather_and_the_events_to_everybody(self):
        self.give("weather", "/forecast?token=hush")
        self.give("calendar", "/calendar?token=hush")
        self.one("#zone").send_keys("UTC")
        self.submit(self.one("form:has(#zone) button"))
        self.open("/today")
        self.assertIn("Now: 12 °C, overcast", self.one(".present").text)
        self.assertEqual(len(self.all(".forecast li")), 4)
        events = self.texts(".events li")
        self.assertIn("12:00–13:30", events[0])
        self.assertIn("Lunch with <b>Ada</b>", events[0])
        self.assertIn("All day", events[1])
        for page in ("/today", "/settings"):
            for scheme in ("light", "dark"):
                for size, (width, height) in {"wide": LARGE, "narrow": SMALL}.items():
                    with self.subTest(page=page, scheme=scheme, size=size):
                        self.browser.prefer(scheme)
                        self.browser.resize(width, height)
                        self.open(page)
                        self.assertEqual(axe.violations(self.browser), [])
                        self.assertEqual(page_rules.faint_text(self.browser), [])
                        self.assertEqual(page_rules.overflow(self.browser), [])
                        self.assertEqual(page_rules.small_targets(self.browser), [])
                        leave_picture(self.browser, f"day{page[1:]}-{scheme}-{size}")
        self.submit(self.one("form[action='/settings/day/remove'] button"))
        self.open("/today")
        self.assertEqual(self.all(".forecast"), [])
