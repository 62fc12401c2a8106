"""On a phone a scenario is a film: one board with one sentence, turned by a finger, a tap or a key; twins above it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from windows import leave, visit

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
KUWAT = "scenarios/reactions/kuwat"

SWIPE = """([from, to]) => {
  const stage = document.querySelector("#stage .board");
  const touch = (x) => new Touch({ identifier: 1, target: stage, clientX: x, clientY: 300 });
  const send = (kind, touches, changed) =>
    stage.dispatchEvent(new TouchEvent(kind, { bubbles: true, touches, changedTouches: changed }));
  send("touchstart", [touch(from)], [touch(from)]);
  send("touchend", [], [touch(to)]);
}"""
COUNTING = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved += 1;
    return animate.apply(this, how);
  };
}"""
MOVING = "document.querySelector('#stage').getAnimations({ subtree: true }).length"


UNDER = """() => {
  const high = document.querySelector("#stage .caption").getBoundingClientRect().bottom;
  const low = document.querySelector(".stepper").getBoundingClientRect().top;
  const marks = [...document.querySelectorAll("#stage [data-mark]:not(.gone)")];
  return marks.map((one) => one.getBoundingClientRect()).map((one) => [one.top >= high, one.bottom <= low]);
}"""


def top(page: Page, place: str) -> float:
    """How far down the page something begins."""
    box = page.locator(place).first.bounding_box()
    assert box is not None
    return box["y"]


def test_on_a_phone_a_scenario_is_a_film(browser: Browser, address: str) -> None:
    context, page = visit(browser, scheme="dark", **PHONE)
    page.goto(f"{address}/fr/{KUWAT}?step=1")
    expect(page.locator(".board")).to_have_count(1)
    assert top(page, "h1") < top(page, "#stage") < top(page, ".all-steps")
    expect(page.locator("#stage .caption")).to_be_in_viewport(ratio=1)
    expect(page.locator(".stepper a[rel=next]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".move-list").first).to_be_hidden()
    title = page.locator("#stage-title")
    page.evaluate(SWIPE, [300, 120])
    expect(title).to_have_text("Étape 2 sur 3")
    expect(page.locator("#stage .caption")).to_be_in_viewport(ratio=1)
    page.locator(".stepper a[rel=next]").tap()
    expect(title).to_have_text("Étape 3 sur 3")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("Étape 2 sur 3")
    page.evaluate(SWIPE, [200, 190])
    page.evaluate(SWIPE, [120, 300])
    expect(title).to_have_text("Étape 1 sur 3")
    assert page.evaluate(MOVING) == 0, "nothing moves where motion is unwanted"
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".all-steps > summary").tap()
    expect(page.locator(".move-list").first).to_be_visible()
    page.locator(".step-link").first.tap()
    expect(title).to_have_text("Étape 1 sur 3")
    expect(page.locator("#stage .caption")).to_be_in_viewport(ratio=1)
    twin = page.locator(".what-if a").nth(1)
    twin.tap()
    expect(twin).to_have_attribute("aria-current", "true")
    expect(page.locator(".board")).to_have_count(1)
    assert top(page, ".what-if") < top(page, "#stage .board")
    leave(context)


def test_what_a_step_changes_is_in_sight_under_its_sentence(browser: Browser, site: str) -> None:
    context, page = visit(browser, **PHONE)
    page.goto(f"{site}/fr/scenarios/events/anubis?step=1")
    for step in (2, 3, 4):
        page.locator(".stepper a[rel=next]").tap()
        expect(page.locator("#stage-title")).to_have_text(f"Étape {step} sur 8")
        expect(page.locator("#stage .caption")).to_be_in_viewport(ratio=1)
        assert page.evaluate(UNDER) == [[True, True]]
    leave(context)


def test_a_phone_that_is_turned_or_a_window_that_widens_keeps_what_is_read(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/{KUWAT}?step=1")
    wide = page.locator("#play").inner_text()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".all-steps")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#stage-title")).to_have_text("Step 2 of 3")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#stage-title")).to_have_text("Step 1 of 3")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".all-steps")).to_have_count(0)
    assert page.locator("#play").inner_text() == wide
    leave(context)


def test_what_lies_elsewhere_moves_there(browser: Browser, address: str) -> None:
    context, page = visit(browser, reduced_motion="no-preference", **PHONE)
    page.goto(f"{address}/en/{KUWAT}?step=1")
    page.evaluate(COUNTING)
    while page.locator(".stepper a[rel=next]").count():
        was = page.locator("#stage-title").inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#stage-title")).not_to_have_text(was)
    assert page.evaluate("window.moved") > 0
    leave(context)
