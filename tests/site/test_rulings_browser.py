"""Asked about at a step, a scenario’s page shows the ruling there: by keys, by a tap, and without scripts."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from windows import leave, visit

KUWAT = "{}/{}/scenarios/objects/kuwat-and-haven?step=3"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WHY = {"en": "Why?", "fr": "Pourquoi ?"}
SAID = {"en": "Lithium exhausts 3 Mana Orbs", "fr": "Lithium épuise 3 Orbes de Mana"}


def is_ruled(page: Page, language: str) -> None:
    """The ruling stands on the third step, and in sight."""
    page.wait_for_url("**?why=3#why")
    why = page.locator("#stage #why.ruling")
    expect(why).to_contain_text(SAID[language])
    expect(why.locator(".asked")).to_be_in_viewport()
    expect(page.locator(".chosen .step-text")).to_contain_text(SAID[language])
    expect(page.locator("#stage .tools a", has_text=WHY[language])).to_have_count(0)
    expect(page.locator("#stage .board")).to_have_count(1)


@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("fr", "light")])
def test_a_step_is_asked_about_by_keys(browser: Browser, site: str, language: str, scheme: str) -> None:
    context, page = visit(browser, scheme=scheme)
    page.goto(KUWAT.format(site, language))
    expect(page.locator("#why")).to_have_count(0)
    page.locator("#stage .tools a", has_text=WHY[language]).press("Enter")
    is_ruled(page, language)
    assert Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"] == []
    page.locator("#why .proof summary").press("Enter")
    expect(page.locator("#why .proof p")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?step=4*")
    expect(page.locator("#why")).to_have_count(0)
    page.go_back()
    is_ruled(page, language)
    leave(context)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scripts", [True, False])
def test_a_step_is_asked_about_by_a_tap(browser: Browser, site: str, language: str, scripts: bool) -> None:
    context, page = visit(browser, java_script_enabled=scripts, **PHONE)
    page.goto(KUWAT.format(site, language))
    page.locator("#stage .tools a", has_text=WHY[language]).tap()
    is_ruled(page, language)
    reference = page.locator("#why a.reference").first
    reference.tap()
    if scripts:
        expect(page.locator("#preview")).to_contain_text(reference.inner_text())
    else:
        page.wait_for_url(f"**/{language}/rules/*")
    leave(context)
