"""Pictures of pages, for who wants to look at them: in the folder that `TIDINGS_SCREENSHOTS` names."""

import os
import pathlib

LARGE, SMALL = (1280, 900), (390, 844)


def leave_picture(browser, name):
    folder = os.environ.get("TIDINGS_SCREENSHOTS")
    if folder:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        browser.picture(pathlib.Path(folder) / f"{name}.png")
