"""Chromium without a window, kept away from every network but this computer."""

import atexit
import base64
import functools
import os

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

FLAGS = [
    "--headless=new",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--no-first-run",
    "--no-default-browser-check",
    "--lang=en",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost,"
    " EXCLUDE 127.0.0.1",
]


class Browser(webdriver.Chrome):
    """A Chromium that writes down what its console says."""

    def __init__(self, script=True):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for flag in FLAGS:
            options.add_argument(flag)
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        if not script:
            options.add_experimental_option(
                "prefs", {"profile.managed_default_content_settings.javascript": 2}
            )
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        super().__init__(service=Service("/usr/bin/chromedriver"), options=options)
        self.set_page_load_timeout(30)

    def resize(self, width, height):
        self.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )
        # As on telephones, where they take no room.
        self.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})

    def prefer(self, scheme):
        """Asks pages for the `light` or `dark` look."""
        self.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
        )

    def accessibility_tree(self):
        """What assistive technology is told of the page: role, name, properties of each node."""
        self.execute_cdp_cmd("Accessibility.enable", {})
        nodes = self.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        self.execute_cdp_cmd("Accessibility.disable", {})
        return [
            {
                "role": node.get("role", {}).get("value", ""),
                "name": node.get("name", {}).get("value", ""),
                **{each["name"]: each["value"].get("value") for each in node["properties"]},
            }
            for node in nodes
            if not node["ignored"]
        ]

    def picture(self, path):
        data = self.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))


@functools.cache
def shared(script=True):
    """The one browser of this kind; starting it takes longer than most tests."""
    browser = Browser(script)
    atexit.register(browser.quit)
    return browser
