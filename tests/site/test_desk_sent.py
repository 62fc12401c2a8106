"""The judge’s desk in a real browser: how a situation leaves it and comes back; on a phone, and without scripts."""

from __future__ import annotations

import gzip
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from desk_page import ANUBIS, desk, key, text_of
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, expect
from windows import leave, visit

from judge.desk.link import link
from judge.desk.sitting import sit
from judge.place import STATIC
from judge.site.limits import Buckets

MOST_COMPRESSED = 100_000
"""What the files of the page may weigh together."""

pytestmark = pytest.mark.usefixtures("awake")


def test_a_situation_is_sent_as_a_link_and_opened_elsewhere(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, width=360)
    page.locator(".desk-ways a", has_text="Text").click()
    page.locator("#text").fill(ANUBIS)
    page.wait_for_function("text => history.state?.text === text && location.search", arg=ANUBIS)
    page.reload()
    expect(page.locator("#text")).to_have_value(ANUBIS)
    sent = page.url
    assert len(sent) < 4000
    leave(context)

    context, page = visit(browser, permissions=["clipboard-read", "clipboard-write"])
    page.goto(sent)
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == ANUBIS
    page.locator("#copy-ruling").click()
    expect(page.locator("#copy-ruling")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines()[0].startswith("Lithium sacrifices Ordis Trooper and Ninette sacrifices Sneezer Shroom. ")
    assert copied.partition("?s=")[2] == sent.partition("?s=")[2]
    page.evaluate("window.print = () => document.body.classList.add('printed')")
    page.locator("#print").click()
    expect(page.locator("body.printed")).to_have_count(1)
    page.locator(".choices a.choice").click()
    page.wait_for_url("**/fr/desk?s=*")
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == ANUBIS
    with page.expect_download() as saved:
        page.locator("button[formaction]").click()
    assert saved.value.path().read_text(encoding="utf-8") == ANUBIS
    page.locator("#new").click()
    expect(page.locator("#moves > li")).to_have_count(0)
    page.locator("#open").set_input_files(saved.value.path())
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == ANUBIS
    leave(context)


def test_a_link_on_a_busy_site_shows_its_text_and_is_played_when_it_can_be(
    browser: Browser, address: str, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = link(ANUBIS, "1.0", sit(ANUBIS, "en").marks)
    context, page = visit(browser)
    monkeypatch.setitem(app.extensions, "judge-buckets", Buckets(1))
    app.extensions["judge-buckets"].take("127.0.0.1", 1)
    page.goto(f"{address}/en/desk?s={said}")
    assert text_of(page) == ANUBIS
    again = page.locator("#unplayed button, #trouble button")
    expect(again).to_be_visible()
    monkeypatch.undo()
    again.click()
    expect(page.locator("#moves > li")).to_have_count(3)
    expect(page.locator("#unplayed")).to_have_count(0)
    expect(page.locator("#trouble")).to_be_hidden()
    context.complaints.clear()  # type: ignore[attr-defined]
    leave(context)


def test_without_a_network_the_desk_says_so_and_loses_nothing(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, "fr")
    page.locator("#text").fill(ANUBIS)
    expect(page.locator("#moves > li")).to_have_count(3)
    context.set_offline(True)
    trouble = page.locator("#trouble")
    page.locator("#due button", has_text="Reprendre").press("Enter")
    expect(trouble).to_contain_text("Le serveur est injoignable")
    assert text_of(page) == ANUBIS
    page.locator("#explore button").first.press("Enter")
    expect(page.locator("#outcomes")).to_contain_text("Le serveur est injoignable")
    context.set_offline(False)
    trouble.locator("button").press("Enter")
    expect(trouble).to_be_hidden()
    context.close()


def test_the_desk_without_scripts(browser: Browser, address: str) -> None:
    context, page = visit(browser, width=360, java_script_enabled=False)
    page.goto(f"{address}/fr/desk")
    page.locator("#text").fill(ANUBIS.partition("## Outcome")[0].partition("\n2. ")[0])
    page.locator("#desk-form button").click()
    page.locator(".option", has_text="Lithium choisit Anubis").click()
    expect(page.locator("#moves > li")).to_have_count(2)
    expect(page.locator("#ruling")).not_to_be_empty()
    page.locator("button[name=until][value=turn]").click()
    expect(page.locator(".outcome-list > li")).not_to_have_count(0)
    page.locator("button[name=undo]").click()
    expect(page.locator("#moves > li")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    leave(context)


@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("fr", "light")])
def test_the_desk_is_accessible_on_a_phone(browser: Browser, address: str, language: str, scheme: str) -> None:
    context, page = desk(browser, address, language, width=360, scheme=scheme)
    page.locator("#text").evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new Event('input')); }",
        ANUBIS.partition("## Outcome")[0].replace("3. Ninette", "3. Nobody"),
    )
    expect(page.locator("#moves > li")).not_to_have_count(0)
    ways = page.locator(".desk-ways a")
    for way in ways.all():
        way.click()
        expect(page.locator(".desk-part:visible")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    ways.first.click()
    page.evaluate("document.querySelectorAll('.desk-part').forEach(part => part.classList.add('turned'))")
    sound(page)
    key(page, "0.companion_expedition.0").click()
    sound(page)
    page.locator(".sheet-head button").click()
    key(page, "0.reserve.add").click()
    page.keyboard.type("ku")
    expect(page.locator(".found [role=option]")).not_to_have_count(0)
    sound(page)
    leave(context)


def sound(page: Page) -> None:
    """What is on the screen has no fault that axe finds, and nothing scrolls sideways."""
    found = Axe().run(page, context="main", options={"resultTypes": ["violations"]}).response["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_files_of_the_desk_are_light(client: FlaskClient) -> None:
    page = client.get("/en/desk").text
    named = set(re.findall(r'(?:src|href)="/static/([^"?#]+)', page))
    modules = {f"desk/{path.name}" for path in (STATIC / "desk").glob("*.js")}
    assert modules <= named, "a module that the page does not fetch early"
    assert sum(len(gzip.compress((STATIC / name).read_bytes())) for name in named) < MOST_COMPRESSED
