"""What moves by itself on the pages, and what must not: the focus, previews, the verdict, what was set up."""

from __future__ import annotations

import re

import pytest
from desk_page import ANUBIS, desk, key, text_of
from playwright.sync_api import Browser, expect
from windows import leave, visit

PHONE = {"width": 390, "height": 844}


@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_zone_is_chosen_by_keys_and_versions_are_told_apart(browser: Browser, address: str, language: str) -> None:
    context, page = desk(browser, address, language)
    key(page, "0.hand.add").press("Enter")
    page.locator(".card-field").fill("Kuwat")
    options = page.locator(".found [role=option]")
    expect(options).to_have_count(3)
    common, rare = options.nth(0), options.nth(1)
    assert common.inner_text() != rare.inner_text()
    for one in (common, rare):
        expect(one.locator(".cost")).to_have_count(2)
        expect(one.locator(".statistic svg")).to_have_count(3)
        expect(one.locator(".card-line")).not_to_have_count(0)
    zone = page.locator(".sheet select").nth(1)
    zone.focus()
    page.keyboard.press("ArrowDown")
    expect(zone).to_have_value("reserve")
    expect(zone).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(zone).to_have_value("landmarks")
    expect(zone).to_be_focused()
    expect(options.first.locator(".why")).to_be_visible()
    leave(context)


@pytest.mark.usefixtures("awake")
def test_the_desk_keeps_what_was_set_up_while_one_reads_a_rule(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    text = ANUBIS.replace("Ninette", "Zoe")
    page.locator("#text").fill(text)
    page.locator("#moves .reference").last.click()
    page.wait_for_url("**/en/rules/**")
    page.locator(".ways a", has_text="Desk").click()
    page.wait_for_url("**/en/desk*")
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == text
    page.locator("#moves .reference").last.click()
    page.wait_for_url("**/en/rules/**")
    page.go_back()
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == text
    page.goto(f"{address}/fr/rules/1.0/2.1.c")
    page.locator(".ways a[href='/fr/desk']").click()
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == text
    page.locator("#new").click()
    expect(page.locator("#moves > li")).to_have_count(0)
    blank = text_of(page)
    page.goto(f"{address}/en/desk")
    expect(page.locator("#builder .seat")).to_have_count(2)
    assert text_of(page) != blank, "an empty desk is one in the language of the page"
    leave(context)


def test_a_pointer_that_rests_opens_no_preview(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    preview, link = page.locator("#preview"), page.locator(".rule-text a.reference").first
    box = link.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y + 200)
    page.evaluate("document.querySelector('main').style.transform = 'translateY(200px)'")
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).matches('a.reference')", [x, y + 200])
    page.wait_for_timeout(700)
    expect(preview).to_be_hidden()
    page.mouse.move(x + 1, y + 200)
    expect(preview).to_be_visible()
    page.mouse.move(x, y + 400)
    expect(preview).to_be_hidden()
    leave(context)


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize(("language", "screen"), [("en", {"width": 1280, "height": 800}), ("fr", PHONE)])
def test_after_an_answer_the_verdict_is_in_sight(
    browser: Browser, address: str, language: str, screen: dict[str, int], script: bool
) -> None:
    context, page = visit(browser, viewport=screen, java_script_enabled=script)
    page.goto(f"{address}/{language}/learn/practice?seed=5")
    page.locator(".answer input").last.check()
    page.locator(".answers button").click()
    verdict = page.locator(".question .outcome")
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(verdict).to_have_text(re.compile(r"\w"))
    leave(context)
