"""What is in sight on a phone and on a screen of 1280 by 800: the board by its step, the half that changes."""

from __future__ import annotations

from typing import Any

import pytest
from desk_page import ANUBIS, desk
from playwright.sync_api import Browser, Page, expect
from windows import leave, unfold, visit

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

CHANGED = """() => {
  const board = document.querySelector("#stage .board").getBoundingClientRect();
  const low = Math.max(0, board.top), high = Math.min(innerHeight, board.bottom);
  const parts = new Map();
  for (const one of document.querySelectorAll("#stage [data-mark]")) {
    const part = one.closest(".side, .adventure, .limbo"), place = one.getBoundingClientRect();
    const seen = place.top >= low - 1 && place.bottom <= high + 1;
    parts.set(part, (parts.get(part) ?? true) && seen);
  }
  return [...parts.values()];
}"""
"""Of each part of the board in which something has changed, whether all that has changed in it is in sight."""

BUSY = ("events/anubis", "objects/kuwat-and-haven", "cards/afanas-and-senka", "day/one-region")


def top(page: Page, place: str) -> float:
    """How far down the page something begins."""
    box = page.locator(place).first.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark")])
def test_on_a_phone_without_scripts_the_board_follows_its_step_and_the_twins_come_after(
    browser: Browser, site: str, language: str, scheme: str
) -> None:
    context, page = visit(browser, scheme=scheme, java_script_enabled=False, **PHONE)
    page.goto(f"{site}/{language}/scenarios/events/anubis?step=3")
    board, chosen = page.locator("#stage .board"), page.locator(".chosen > .step-row")
    expect(board).to_have_count(1)
    order = [top(page, place) for place in (".chosen > .step-row", "#stage", "#step-4", ".twin")]
    assert order == sorted(order)
    place = chosen.bounding_box()
    assert place is not None
    assert 0 <= top(page, "#stage") - place["y"] - place["height"] < 40
    expect(board.locator(".card.gone")).to_contain_text("Anubis")
    expect(board.locator(".card.new")).to_contain_text("Anubis")
    expect(board.locator(".folded")).to_have_count(2)
    expect(board.locator(".home .empty")).to_have_count(0)
    page.locator("#step-6 .step-link").tap()
    expect(chosen).to_contain_text("Troup" if language == "fr" else "Ordis Trooper")
    expect(chosen).to_be_in_viewport()
    assert top(page, "#step-6") < top(page, "#stage") < top(page, "#step-7")
    page.locator(".stepper a[rel=next]").tap()
    expect(page.locator("#step-7")).to_have_class("chosen")
    page.goto(f"{site}/{language}/scenarios/events/anubis?step=9")
    assert top(page, ".twin") < top(page, "#step-9") < top(page, "#stage")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    leave(context)


@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("fr", "light")])
def test_on_a_phone_a_lesson_shows_the_board_of_the_step_that_is_tapped(
    browser: Browser, address: str, language: str, scheme: str
) -> None:
    context, page = visit(browser, scheme=scheme, **PHONE)
    page.goto(f"{address}/{language}/learn/landmarks")
    scene = page.locator(".scene:has(.step-link)").first
    unfold(scene)
    unfold(scene.locator(".move-list"))
    said = scene.locator(".step-text").last.inner_text()
    scene.locator(".step-link").last.tap()
    expect(scene.locator(".caption")).to_have_text(said)
    expect(scene.locator(".caption")).to_be_in_viewport(ratio=1)
    expect(scene.locator(".board .plate").first).to_be_in_viewport()
    expect(scene.locator(".card.new, .card.gone, .card.changed")).not_to_have_count(0)
    leave(context)


@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("fr", "light")])
@pytest.mark.parametrize("path", BUSY)
def test_on_a_screen_the_half_that_changes_is_in_sight(
    browser: Browser, site: str, language: str, scheme: str, path: str
) -> None:
    context, page = visit(browser, scheme=scheme, **SCREEN)
    page.goto(f"{site}/{language}/scenarios/{path}")
    title = page.locator("#stage-title")
    marked = 0
    while True:
        parts = page.evaluate(CHANGED)
        assert not parts or any(parts), title.inner_text()
        marked += bool(parts)
        onward = page.locator(".stepper a[rel=next]")
        if not onward.count():
            break
        was = title.inner_text()
        page.keyboard.press("ArrowRight")
        expect(title).not_to_have_text(was)
    assert marked
    assert page.evaluate("scrollY") == 0 or page.locator(".chosen > .step-row").count()
    expect(page.locator("#stage .caption")).to_be_in_viewport()
    leave(context)


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark")])
def test_on_a_screen_the_ruling_of_a_scenario_is_beside_the_play(
    browser: Browser, site: str, language: str, scheme: str
) -> None:
    context, page = visit(browser, scheme=scheme, **SCREEN)
    page.goto(f"{site}/{language}/scenarios/events/anubis?step=6")
    ruling, stage = page.locator("#ruling"), page.locator("#stage")
    expect(ruling.locator("> p").first).to_be_in_viewport(ratio=1)
    expect(ruling.locator("> p").last).to_be_in_viewport(ratio=1)
    expect(stage.locator(".board")).to_be_in_viewport()
    expect(ruling.locator("> p:not(.asked) a.card-link")).not_to_have_count(0)
    told, drawn = ruling.bounding_box(), stage.bounding_box()
    assert told is not None
    assert drawn is not None
    assert told["x"] + told["width"] < drawn["x"]
    assert page.locator("#q").input_value() == ""
    page.goto(f"{site}/{language}/scenarios/events/anubis?why=6")
    expect(page.locator("#why p").first).to_be_in_viewport(ratio=1)
    assert any(page.evaluate(CHANGED))
    leave(context)


def test_without_scripts_the_board_lies_beside_its_steps_too(browser: Browser, site: str) -> None:
    context, page = visit(browser, java_script_enabled=False, **SCREEN)
    page.goto(f"{site}/en/scenarios/events/anubis?step=1")
    moves, stage = page.locator("#moves").bounding_box(), page.locator("#stage").bounding_box()
    assert moves is not None
    assert stage is not None
    assert stage["x"] > moves["x"] + moves["width"]
    assert stage["y"] < 200
    page.locator("#step-4 .step-link").click()
    expect(page.locator("#stage-title")).to_have_text("Step 4 of 8")
    expect(page.locator("#stage .board")).to_be_in_viewport()
    leave(context)


@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark")])
def test_at_the_desk_the_ruling_is_beside_the_play_and_what_changed_in_sight(
    browser: Browser, address: str, language: str, scheme: str
) -> None:
    context, page = desk(browser, address, language, scheme=scheme, **SCREEN)
    page.locator("#text").fill(ANUBIS)
    expect(page.locator("#moves > li")).to_have_count(3)
    expect(page.locator("#stage .card.gone").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("#ruling p").first).to_be_in_viewport(ratio=1)
    assert any(page.evaluate(CHANGED))
    play, ruling = page.locator("#moves").bounding_box(), page.locator("#ruling").bounding_box()
    assert play is not None
    assert ruling is not None
    assert ruling["x"] > play["x"] + play["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    page.locator("#moves > li").last.locator(".step-link").first.click()
    expect(page.locator("#board-after")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("#ruling p").first).to_be_visible()
    expect(page.locator("#board-after")).to_be_visible()
    leave(context)


@pytest.mark.usefixtures("awake")
def test_on_a_phone_the_parts_of_the_desk_are_one_at_a_time(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, **PHONE)
    ways = page.locator(".desk-ways a")
    stage, ruling = page.locator("#stage"), page.locator("#ruling")
    expect(stage).to_be_hidden()
    ways.nth(2).tap()
    expect(stage).to_be_visible()
    expect(ruling).to_be_hidden()
    ways.nth(4).tap()
    expect(ruling).to_be_visible()
    expect(stage).to_be_hidden()
    leave(context)
