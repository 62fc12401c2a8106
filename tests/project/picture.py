"""Takes the README's picture of a resolution from the real page: ``python -m tests.project.picture``."""

from __future__ import annotations

import shutil
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright
from waitress import create_server

from judge.place import STATIC
from judge.site import create_app

PICTURE = STATIC / "readme" / "resolution.png"
SCENARIO = "objects/kuwat-and-haven"
DECIDED = "2.1.c"
"""The law whose step is shown."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
WIDTH, HEIGHT = 1280, 1120


def take(target: Path = PICTURE) -> None:
    """Take the picture.

    Arguments:
        target: the file to write.

    Raises:
        SystemExit: this machine has no Chromium, or no step of the scenario is decided by the law.
    """
    browser_path = next(filter(None, map(shutil.which, NAMES)), None)
    if browser_path is None:
        sys.exit("this machine has no Chromium; install the package “chromium”")
    app = create_app("")
    steps = app.test_client().get(f"/en/scenarios/{SCENARIO}.json").get_json()["steps"]
    step = next((one["number"] for one in steps if DECIDED in one["laws"]), None)
    if step is None:
        sys.exit(f"no step of {SCENARIO} is decided by {DECIDED}")
    server = create_server(app, host="127.0.0.1", port=0, threads=4)
    threading.Thread(target=server.run, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--headless", "--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        page.goto(f"http://127.0.0.1:{server.effective_port}/en/scenarios/{SCENARIO}?step={step}")
        page.wait_for_load_state("networkidle")
        page.evaluate("scrollTo(0, 0)")
        target.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=target)
        browser.close()
    server.close()


if __name__ == "__main__":
    take()
