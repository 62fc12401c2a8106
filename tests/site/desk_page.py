"""The desk in a window of a real browser: how tests open it, find its parts, and note what it asks."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect
from windows import visit

from judge.place import SCENARIOS

ANUBIS = (SCENARIOS / "events" / "anubis.md").read_text(encoding="utf-8")


def desk(browser: Browser, address: str, language: str = "en", **options: object) -> tuple[BrowserContext, Page]:
    """A fresh window with an empty desk."""
    context, page = visit(browser, **options)  # type: ignore[arg-type]
    page.goto(f"{address}/{language}/desk")
    expect(page.locator("#builder .seat")).to_have_count(2)
    return context, page


def key(page: Page, name: str) -> Locator:
    """A part of the board, or of a sheet, by the name that keeps its focus."""
    return page.locator(f"[data-key='{name}']")


def text_of(page: Page) -> str:
    return page.locator("#text").input_value()


def questions(page: Page) -> list[str]:
    """What the desk asks from now on of situations."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            asked.append(request.url.rpartition("/")[2])

    page.on("request", note)
    return asked


def way(page: Page, part: str) -> None:
    """Go to a part of the desk by keys."""
    page.locator(f".desk-ways a[href='#part-{part}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#{part}-title")).to_be_focused()
