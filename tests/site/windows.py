"""Windows of a real browser: fresh ones, that must have nothing to complain of when they are closed."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page

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
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def visit(browser: Browser, width: int = 1280, scheme: str = "light", **options: object) -> tuple[BrowserContext, Page]:
    """A fresh window; whatever it complains of fails the test at `leave`."""
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, **options)  # type: ignore[arg-type]
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
    assert complaints == []
