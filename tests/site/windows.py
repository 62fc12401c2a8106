"""Windows of a real browser: fresh ones, that must have nothing to complain of when they are closed."""

from __future__ import annotations

from collections.abc import Callable
from re import Pattern

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BUSY = 90_000
"""How many milliseconds a busy machine has for what a window waits for."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENT = """{
  const usual = AbortSignal.timeout.bind(AbortSignal);
  window.answering = true;
  AbortSignal.timeout = (time) => (window.answering ? new AbortController().signal : usual(time / 20));
}"""
"""Nobody asks for a quick machine: a page waits for as long as it takes, and a twentieth of what people have where
nothing answers.
"""


def visit(
    browser: Browser, width: int = 1280, scheme: str = "light", keeps: bool = False, **options: object
) -> tuple[BrowserContext, Page]:
    """A fresh window; whatever it complains of fails the test at `leave`.

    Arguments:
        browser: the browser.
        width: how wide the window is.
        scheme: the colours that the system asks for.
        keeps: whether the site may keep its pages in it for later.
        options: what else Playwright's windows can be told.
    """
    seen = {"viewport": {"width": width, "height": 800}, "color_scheme": scheme, "reduced_motion": "reduce"}
    context = browser.new_context(**{**seen, **options})  # type: ignore[arg-type]
    if not keeps:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.add_init_script(PATIENT)
    context.set_default_timeout(BUSY)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    context.complaints = complaints  # type: ignore[attr-defined]
    return context, page


def leave(context: BrowserContext) -> None:
    """Close a window that had nothing to complain of."""
    complaints = context.complaints  # type: ignore[attr-defined]
    context.close()
    assert complaints == [], complaints


def unanswered(route: Route) -> None:
    """What is asked hangs."""


def refused(route: Route) -> None:
    """What is asked fails at once."""
    route.abort()


def cut_off(page: Page, addresses: str | Pattern[str], how: Callable[[Route], None] = unanswered) -> None:
    """Nothing answers at some addresses any more, and the page is soon out of patience; `reconnect` ends it.

    A page that stands is told of it by the browser a moment later, so that what is asked at once could still be
    answered: an address that always answers is asked until it is not the server that does.

    Arguments:
        page: the window.
        addresses: the addresses, as Playwright tells them apart.
        how: what becomes of what is asked.
    """
    page.route("**/healthz", lambda route: route.fulfill(status=204))
    page.route(addresses, how)
    page.wait_for_function("() => fetch('/healthz').then((answer) => answer.status === 204)")
    page.evaluate("window.answering = false")


def reconnect(page: Page) -> None:
    """All addresses answer again, and have the time that they need."""
    page.evaluate("window.answering = true")
    page.unroute_all()


def unfold(told: Locator) -> None:
    """Open what is folded around something in a lesson, from the outside, and the fold that it holds."""
    for one in [*told.locator("xpath=ancestor::details").all(), *told.locator("> .fold").all()]:
        if one.get_attribute("open") is None:
            one.locator("> summary").press("Enter")
