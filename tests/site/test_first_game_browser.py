"""The first game in a real browser, to its end: by touch on a phone, and by keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Locator, Page, expect
from windows import visit

PHONE = {"width": 390, "height": 844}
MOST_ACTS = 60

pytestmark = pytest.mark.usefixtures("awake")


@contextmanager
def first_game(browser: Browser, address: str, language: str, **options: object) -> Iterator[Page]:
    context, page = visit(browser, **options)  # type: ignore[arg-type]
    page.goto(f"{address}/{language}/")
    page.locator(".newcomer .button").click()
    settled(page)
    yield page
    assert context.complaints == []  # type: ignore[attr-defined]
    context.close()


def settled(page: Page) -> None:
    expect(page.locator("#tray .whose")).to_be_visible()
    page.wait_for_function("() => !document.getElementById('table').hasAttribute('aria-busy')")


def coach(page: Page) -> dict[str, object]:
    kept = page.evaluate("() => localStorage.getItem('altered-judge-first-game')")
    said = json.loads(kept)["answer"]["coach"]
    assert isinstance(said, dict)
    return said


def in_sight(page: Page, what: Locator) -> Locator:
    """What has to be touched next: it is on the screen, and nothing lies over it."""
    box = what.bounding_box()
    assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"], box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    handle = what.element_handle()
    covered = page.evaluate("([one, [x, y]]) => !one.contains(document.elementFromPoint(x, y))", [handle, middle])
    assert not covered, what
    return what


PLACES = {1: "Hero", 9: "Companion", 11: "Hero", 17: "Hero", 19: "Companion"}
UNNAMED = {11: "Bravos Pathfinder", 15: "Mowgli", 19: "Lyra Skald"}
"""The lines of the script of which the coach does not name the card."""


def test_the_whole_first_game_by_touch_with_all_that_one_must_do_in_sight(browser: Browser, address: str) -> None:
    with first_game(browser, address, "en", viewport=PHONE, has_touch=True) as page:
        acts = 0
        while not page.locator("#tray a.button.strong").count():
            acts += 1
            assert acts <= MOST_ACTS
            assert page.locator("#tray .reference:visible, #log .reference:visible").count() == 0
            more = page.locator("#tray .tools .button.strong")
            if more.count():
                in_sight(page, more).tap()
                continue
            said = coach(page)
            line = int(str(said["line"]))
            if said["kind"] == "pass":
                in_sight(page, page.locator("#tray .option")).tap()
            else:
                name = UNNAMED.get(line)
                card = page.locator(".card.lit", has_text=name).first if name else page.locator(".card.wanted")
                (card.locator(".pick") if name else in_sight(page, card.locator(".pick"))).tap()
                place = page.locator("#tray .in-hand .option", has_text=PLACES.get(line, "")).first
                in_sight(page, place).tap()
            settled(page)
        expect(page.locator("#tray h2")).to_contain_text("whole game")
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        page.locator("#tray a.button.strong").tap()
        expect(page).to_have_url(f"{address}/en/learn")


def test_the_whole_first_game_by_keys(browser: Browser, address: str) -> None:
    with first_game(browser, address, "fr") as page:
        acts = 0
        while not page.locator("#tray a.button.strong").count():
            acts += 1
            assert acts <= MOST_ACTS
            if page.locator("#tray .tools .button.strong").count():
                page.keyboard.press("1")
                continue
            said = coach(page)
            if said["kind"] == "pass":
                page.keyboard.press("p")
            else:
                lit = page.locator(".card.wanted .pick, .hand .lit .pick, .card.lit .pick")
                (page.locator(".card.wanted .pick") if said["object"] else lit).first.focus()
                page.keyboard.press("Enter")
                page.keyboard.press("2" if PLACES.get(int(str(said["line"]))) == "Companion" else "1")
            settled(page)
        assert page.locator("#tray .button").count() == 2


def test_another_choice_is_explained_and_can_be_taken_back(browser: Browser, address: str) -> None:
    with first_game(browser, address, "en", viewport=PHONE, has_touch=True) as page:
        for _ in range(3):
            page.locator("#tray .tools .button.strong").tap()
        before = page.locator("#tray h2").inner_text()
        page.locator("#tray .option[data-kind=pass]").tap()
        settled(page)
        expect(page.locator("#tray .aside")).to_contain_text("your day is over")
        page.locator("#tray .aside button").tap()
        settled(page)
        for _ in range(3):
            page.locator("#tray .tools .button.strong").tap()
        assert page.locator("#tray h2").inner_text() == before
        page.locator(".hand .card:not(.lit) .pick").first.tap()
        expect(page.locator("#tray .refusal")).to_be_visible()
        assert page.locator("#tray .reference:visible").count() == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_home_page_says_what_the_game_is_and_leads_there(client: FlaskClient, language: str) -> None:
    home = client.get(f"/{language}/").text
    assert f'href="/{language}/first-game"' in home
    page = client.get(f"/{language}/first-game").text
    assert "JavaScript" in page.partition("<noscript>")[2].partition("</noscript>")[0]
    assert 'data-situation="first-game"' in page
