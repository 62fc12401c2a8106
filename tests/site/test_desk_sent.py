"""The judge’s desk in a real browser: how a situation leaves it and comes back; on a phone, and without scripts."""

from __future__ import annotations

import gzip
import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from desk_page import ANUBIS, desk, key, text_of
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, expect
from windows import cut_off, leave, reconnect, unfold, visit

from judge.desk.link import link
from judge.desk.view import sit
from judge.place import STATIC
from judge.site.limits import Buckets

MOST_COMPRESSED = 100_000
"""What the files of the page may weigh together."""

pytestmark = pytest.mark.usefixtures("awake")


def test_a_situation_is_sent_as_a_link_and_opened_elsewhere(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, width=360)
    page.locator(".desk-ways a", has_text="Text").click()
    page.locator("#text").fill(ANUBIS)
    page.reload()
    expect(page.locator("#text")).to_have_value(ANUBIS)
    expect(page.locator("#text")).to_be_visible()
    page.wait_for_function("text => history.state?.text === text && location.search", arg=ANUBIS)
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
    assert copied.startswith("“Lithium chooses Ordis Trooper” is allowed. It rests on 6.1.g")
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
    expect(key(page, "0.companion_expedition.0").locator(".card-name")).to_have_text("Troupière Ordis")
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


def test_a_link_of_an_older_engine_says_what_changed_and_a_long_situation_is_offered_as_a_file(
    browser: Browser, address: str
) -> None:
    marks = sit(ANUBIS, "en").marks
    with pytest.MonkeyPatch.context() as older:
        older.setattr("judge.desk.link.fingerprint", lambda: "0123456789" * 6 + "0123")
        said = link(ANUBIS, "1.0", (*marks[:-1], b"??"))
        same = link(ANUBIS, "1.0", marks)
    context, page = visit(browser, width=360, has_touch=True)
    page.goto(f"{address}/en/desk?s={said}")
    expect(page.locator("#moves > li")).to_have_count(3)
    expect(page.locator(".warning")).to_contain_text(f"it differs from step {len(marks)} on")
    page.goto(f"{address}/en/desk?s={same}")
    expect(page.locator(".warning")).to_contain_text("the result is the same")

    chance = random.Random(1)
    long = ANUBIS + "\n".join(f"<!-- {chance.randbytes(60).hex()} -->" for _ in range(120)) + "\n"
    page.locator(".desk-ways a", has_text="Text").tap()
    page.locator("#text").fill(long)
    page.locator(".desk-ways a", has_text="Ruling").tap()
    note = page.locator("#link-note")
    expect(note).to_contain_text("too long for a link of 4000 characters; save it as a file")
    expect(page.locator("#copy-link")).to_be_hidden()
    with page.expect_download() as saved:
        page.locator("button[formaction]").tap()
    assert saved.value.path().read_text(encoding="utf-8") == long
    leave(context)


def test_a_network_that_hangs_is_given_up_and_what_was_done_is_done_on_request(browser: Browser, address: str) -> None:
    context, page = visit(browser, width=360, has_touch=True)
    page.goto(f"{address}/en/desk")
    expect(key(page, "0.mana.ready")).to_have_value("5")
    cut_off(page, "**/*.json*")
    key(page, "1.mana.ready").press("ArrowUp")
    trouble = page.locator("#trouble")
    expect(trouble).to_contain_text("The server has not answered for 15 seconds")
    expect(trouble).to_be_in_viewport()
    expect(key(page, "1.mana.ready")).to_have_value("6")
    key(page, "0.hand.add").tap()
    page.keyboard.type("anubis")
    late = page.locator(".sheet .note")
    expect(late).to_contain_text("The server has not answered for 8 seconds")
    sound(page)
    reconnect(page)
    late.locator("button").tap()
    expect(page.locator(".found [role=option] .card-name").first).to_have_text("Anubis")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    trouble.locator("button").tap()
    expect(page.locator("#text")).to_have_value(re.compile("### Ninette\n\n- Mana: 6\n"))
    expect(trouble).to_be_hidden()

    cut_off(page, "**/*.json*")
    page.locator(".desk-ways a", has_text="Play").tap()
    page.locator("#due .option", has_text="Lithium passes").tap()
    expect(trouble).to_be_in_viewport()
    page.locator(".desk-ways a", has_text="What if").tap()
    page.locator("#explore button").tap()
    expect(page.locator("#outcomes")).to_contain_text("has not answered")
    reconnect(page)
    trouble.locator("button").tap()
    expect(page.locator("#moves > li")).to_have_count(1)
    expect(page.locator("#text")).to_have_value(re.compile(r"1\. Lithium passes"))
    leave(context)


def test_other_pages_say_that_the_server_does_not_answer(browser: Browser, address: str) -> None:
    context, page = visit(browser, width=360, has_touch=True)
    page.goto(f"{address}/en/learn/landmarks")
    late = page.locator("#late")
    cut_off(page, "**/suggest.json*")
    page.locator("#q").fill("fleeting")
    expect(late).to_be_visible()
    expect(late).to_contain_text("The server does not answer")
    reconnect(page)
    late.locator("button").tap()
    expect(page.locator("#suggestions [role=option]").first).to_be_visible()
    expect(late).to_be_hidden()

    page.keyboard.press("Escape")
    asked = page.locator("form[data-part]").first
    unfold(asked)
    cut_off(page, re.compile("/learn/"))
    asked.locator("input[type=radio]").first.check()
    asked.locator("button").first.tap()
    expect(late).to_be_in_viewport()
    assert asked.locator("input[type=radio]").first.is_checked(), "the answer is still there"
    reconnect(page)
    late.locator("button").tap()
    expect(page.locator(".answered")).not_to_have_count(0)
    expect(late).to_be_hidden()
    leave(context)


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
