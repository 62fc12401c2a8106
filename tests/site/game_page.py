"""A game in a window of a real browser: how tests begin one, make choices on it, and know how far it has come."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect
from windows import leave, visit

PHONE = {"width": 390, "height": 844}
DECIDED = "() => { crypto.getRandomValues = (numbers) => { numbers[0] = 1; numbers[1] = 7; return numbers; } }"
"""Chance falls in the same way in each of these games."""

Act = Literal["touch", "keys", "mouse"]
"""How choices are made; by mouse cards are dragged where they may be."""


@contextmanager
def a_game(
    browser: Browser, address: str, language: str = "en", opponent: str = "chance", **options: object
) -> Iterator[Page]:
    """A fresh window with a game that has just begun.

    Arguments:
        browser: the browser.
        address: the site.
        opponent: the strength of the opponent.
        options: what else the window can be told.
    """
    context, page = visit(browser, **options)  # type: ignore[arg-type]
    page.goto(f"{address}/{language}/play")
    page.locator("#begin").wait_for()
    page.evaluate(DECIDED)
    page.locator("[name=theirs]").select_option("muna")
    page.locator("[name=opponent]").select_option(opponent)
    page.locator("[name=edition]").select_option("5.0")
    page.locator("#begin button[type=submit]").click()
    settled(page)
    yield page
    leave(context)


def settled(page: Page) -> None:
    """Wait until the person is asked, or the game has ended."""
    expect(page.locator("#tray h2")).to_be_visible()
    page.wait_for_function("() => !document.getElementById('table').hasAttribute('aria-busy')")
    expect(page.locator("#tray .whose, #tray .button.strong").first).to_be_visible()


def kept(page: Page, name: str = "game") -> dict[str, Any]:
    """What the window has kept of a game."""
    found = json.loads(page.evaluate("(name) => localStorage.getItem(`altered-judge-${name}`)", name))
    assert isinstance(found, dict)
    return found


def moves(page: Page) -> int:
    """How many moves have been made."""
    return len(kept(page)["match"]["moves"])


def choose(page: Page, act: Act) -> None:
    """Make a choice: a card that is lit, and where it goes; else what is offered first."""
    card = page.locator(".card.lit .pick").first
    if card.count():
        take(page, card, act)
    else:
        press(page, page.locator("#tray .option").first, act)
    settled(page)


def take(page: Page, card: Locator, act: Act, where: str = "hero") -> None:
    """Choose a card, and where it goes; what else can be done with it only where it goes nowhere.

    Arguments:
        page: the window.
        card: what lies over the card to be tapped.
        act: how it is done.
        where: of one's expeditions, ``hero`` or ``companion``.
    """
    held = card.locator("xpath=..")
    if act == "mouse" and held.get_attribute("draggable"):
        held.drag_to(page.locator(f".near [data-place='0 {where}']"))
        return
    press(page, card, act)
    options = page.locator("#tray .in-hand .option")
    expect(options.first).to_be_visible()
    press(page, in_sight(page, options.nth(1 if where == "companion" else 0)), act)


def press(page: Page, what: Locator, act: Act) -> None:
    """Press a button, as it is done."""
    if act == "touch":
        what.tap()
    elif act == "mouse":
        what.click()
    else:
        what.focus()
        page.keyboard.press("Enter")


def in_sight(page: Page, what: Locator) -> Locator:
    """What has to be pressed next: it is on the screen, and nothing lies over it."""
    box, size = what.bounding_box(), page.viewport_size
    assert box is not None and size is not None and 0 <= box["y"] <= size["height"] - box["height"], box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    handle = what.element_handle()
    covered = page.evaluate("([one, [x, y]]) => !one.contains(document.elementFromPoint(x, y))", [handle, middle])
    assert not covered, what
    return what


@contextmanager
def first_game(browser: Browser, address: str, language: str, **options: object) -> Iterator[Page]:
    """A fresh window with the first game, one tap from the home page.

    Arguments:
        browser: the browser.
        address: the site.
        options: what else the window can be told.
    """
    context, page = visit(browser, **options)  # type: ignore[arg-type]
    page.goto(f"{address}/{language}/")
    page.locator(".newcomer .button").click()
    settled(page)
    yield page
    leave(context)


MOST_ACTS = 60
COMPANION = (9, 19)
"""The lines of the script of the first game that send a card to the Companion Expedition."""

UNNAMED = {11: "Bravos Pathfinder", 15: "Mowgli", 19: "Lyra Skald"}
"""The lines of which the coach does not name the card."""


def follow(page: Page, act: Act) -> None:
    """Play the first game to its end as its coach says; what one must do is in sight, and no law is cited."""
    for _ in range(MOST_ACTS):
        if page.locator("#tray a.button.strong").count():
            return
        assert page.locator("#tray .reference:visible, #log .reference:visible").count() == 0
        more = page.locator("#tray .tools .button.strong")
        if more.count():
            press(page, in_sight(page, more), act)
            continue
        said = kept(page, "first-game")["answer"]["coach"]
        if said["kind"] == "pass":
            press(page, in_sight(page, page.locator("#tray .option")), act)
        elif said["object"]:
            take(page, in_sight(page, page.locator(".card.wanted .pick")), act, _where(said["line"]))
        else:
            lit = page.locator(".card.lit")
            named = lit.filter(has_text=UNNAMED[said["line"]])
            take(page, (named if named.count() else lit).first.locator(".pick"), act, _where(said["line"]))
        settled(page)
    raise AssertionError(f"the first game takes more than {MOST_ACTS} acts")


def _where(line: int) -> str:
    return "companion" if line in COMPANION else "hero"
