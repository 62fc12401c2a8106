"""Asked about at a step, a scenario’s page and the desk show the ruling there: by keys, by a tap, without scripts."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from desk_page import ANUBIS, desk
from playwright.sync_api import Browser, Page, expect
from windows import leave, visit

from judge.place import SCENARIOS

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
    expect(page.locator("#why .proof p").first).to_be_visible()
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
        page.wait_for_url(f"**/{language}/rules/**")
    leave(context)


@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark")])
def test_at_the_desk_a_step_is_asked_about(browser: Browser, address: str, language: str, scheme: str) -> None:
    context, page = desk(browser, address, language, scheme=scheme)
    page.locator("#text").fill(ANUBIS)
    expect(page.locator("#moves > li")).to_have_count(3)
    steps = page.locator("#moves > li").last.locator(".steps > li")
    why = steps.last.locator(".why")
    expect(why).to_be_hidden()
    button = steps.last.get_by_role("button", name=WHY[language])
    button.press("Enter")
    expect(why.locator("a.reference").first).to_be_visible()
    expect(button).to_be_focused()
    expect(page.locator("#said")).not_to_be_empty()
    expect(page.locator(".ruling.why:visible")).to_have_count(1)
    assert Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"] == []
    leave(context)


RULED = """html => [...(html ? new DOMParser().parseFromString(html, "text/html") : document)
    .querySelectorAll("#ruling > p, #ruling a")]
    .map(one => [one.localName, one.textContent.trim(), one.getAttribute("href")])"""


@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_desk_draws_a_ruling_as_the_server_writes_it(browser: Browser, address: str, language: str) -> None:
    context, page = desk(browser, address, language)
    page.locator("#text").fill(ANUBIS)
    expect(page.locator("#moves > li")).to_have_count(3)
    drawn = page.evaluate(RULED, "")
    written = page.request.post(f"{address}/{language}/desk", form={"text": ANUBIS}).text()
    assert drawn == page.evaluate(RULED, written)
    assert any(name == "a" and href.startswith(f"/{language}/rules/") for name, _, href in drawn)
    leave(context)


@pytest.mark.usefixtures("awake")
def test_at_the_desk_on_a_phone_and_without_scripts_too(browser: Browser, address: str) -> None:
    for scripts in (True, False):
        context, page = visit(browser, java_script_enabled=scripts, **PHONE)
        page.goto(f"{address}/fr/desk")
        if scripts:
            page.locator(".desk-ways a[href='#part-text']").tap()
        page.locator("#text").fill(ANUBIS)
        if scripts:
            page.locator(".desk-ways a[href='#part-play']").tap()
        else:
            page.get_by_role("button", name="Jouer ce texte").tap()
        expect(page.locator("#moves > li")).to_have_count(3)
        page.locator("#moves > li").last.get_by_role("button", name=WHY["fr"]).last.tap()
        expect(page.locator(".ruling.why a.reference").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        leave(context)


@pytest.mark.usefixtures("awake")
def test_at_the_desk_what_was_not_activated_is_asked_about_by_keys(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, "en")
    page.locator("#text").fill((SCENARIOS / "events" / "not-activated.md").read_text(encoding="utf-8"))
    idle = page.locator("#idle li")
    expect(idle).to_have_count(5)
    page.locator("#idle summary").press("Enter")
    idle.first.get_by_role("button").press("Enter")
    expect(idle.first.locator(".why a.reference").first).to_be_visible()
    assert Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"] == []
    leave(context)


@pytest.mark.usefixtures("awake")
def test_the_address_of_the_desk_keeps_the_step_that_is_asked_about(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, "en")
    page.locator("#text").fill(ANUBIS)
    expect(page.locator("#moves > li")).to_have_count(3)
    page.locator("#moves > li").last.get_by_role("button", name=WHY["en"]).last.press("Enter")
    page.wait_for_url("**&why=*")
    page.reload()
    expect(page.locator("#moves .why a.reference").first).to_be_visible()
    page.locator("#text").fill(ANUBIS + "\n")
    page.wait_for_url(lambda url: "&why=" not in url)
    leave(context)


def test_the_desk_draws_what_the_other_edition_says_as_the_server_writes_it(browser: Browser, address: str) -> None:
    told = []
    for scripts in (True, False):
        context, page = visit(browser, java_script_enabled=scripts)
        page.goto(f"{address}/en/desk?from=wrong")
        if scripts:
            page.locator("#due h3, #due button").first.wait_for()
        page.locator("#compare").click()
        page.locator("#compared .form-compared").wait_for()
        told.append(" ".join(page.locator("#compared").inner_text().split()))
        context.close()
    assert told[0] == told[1] and "1.0" in told[0] and "5.0" in told[0]
