"""The judge’s desk in a real browser: set up, played, asked why not, ruled, sent, opened again; by keys and thumb."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from windows import leave, visit

from judge.place import STATIC

ANUBIS = (Path(__file__).parents[2] / "scenarios" / "events" / "anubis.md").read_text(encoding="utf-8")
MOST_COMPRESSED = 100_000
"""What the files of the page may weigh together."""


@pytest.fixture(scope="module", autouse=True)
def awake(app: Flask) -> None:
    """The children that compute have started."""
    client = app.test_client()
    for _ in range(20):
        if client.get("/en/desk").status_code == 200:
            break


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


def add_by_keys(page: Page, plus: str, *names: str) -> None:
    """Add cards to a zone without a mouse."""
    key(page, plus).focus()
    page.keyboard.press("Enter")
    field = page.locator(".card-field")
    expect(field).to_be_focused()
    for name in names:
        page.keyboard.type(name)
        expect(page.locator(".found [aria-selected=true] .card-name")).to_contain_text(name)
        page.keyboard.press("Enter")
        expect(page.locator(".added li").first).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(key(page, plus)).to_be_focused()


def test_a_board_is_built_and_played_by_keys_alone(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    add_by_keys(page, "0.hand.add", "Anubis")
    add_by_keys(page, "0.companion_expedition.add", "Ordis Trooper")
    add_by_keys(page, "1.hero_expedition.add", "Lyra Navigator", "Sneezer Shroom")
    expect(page.locator("#text")).to_have_value(
        re.compile(r"- Hand: Anubis\n(.*\n)*- Hero Expedition: Lyra Navigator; Sneezer")
    )

    key(page, "1.hero_expedition.0").focus()
    page.keyboard.press("Enter")
    key(page, "status.anchored").press("Space")
    key(page, "more.boost").press("Enter")
    expect(page.locator("#text")).to_have_value(re.compile("Lyra Navigator, Anchored, 1 boost"))
    key(page, "to.1.companion_expedition").press("Enter")
    expect(key(page, "1.companion_expedition.0")).to_be_focused()
    expect(page.locator("#text")).to_have_value(re.compile("- Companion Expedition: Lyra Navigator\n"))

    play = page.locator(".option", has_text="plays Anubis from Hand in the Hero Expedition")
    play.press("Enter")
    title = page.locator("#due h3")
    expect(title).to_contain_text("(Anubis)")
    expect(title).to_be_focused()
    expect(page.locator("#said")).to_contain_text("Steps: ")
    page.keyboard.press("Tab")
    expect(page.locator("#due .reference").first).to_be_focused()
    why = page.locator(".why-not")
    why.press("Enter")
    expect(page.locator(".refused").first).to_contain_text("Lithium passes")
    expect(page.locator(".refused .reference").first).to_be_visible()

    page.locator("#due .option", has_text="Lithium chooses Anubis").press("Enter")
    expect(page.locator("#moves > li")).to_have_count(2)
    page.locator("#due .option", has_text="Ninette chooses Lyra Navigator").press("Enter")
    expect(page.locator("#ruling")).to_contain_text("Lyra Navigator")
    expect(page.locator("#ruling .reference").first).to_be_visible()

    page.keyboard.press("Control+z")
    expect(page.locator("#moves > li")).to_have_count(2)
    page.locator("#due button", has_text="Take back").press("Enter")
    expect(page.locator("#moves > li")).to_have_count(1)
    page.locator(".branch button").press("Enter")
    expect(page.locator("#moves > li")).to_have_count(0)
    expect(title).to_be_focused()
    leave(context)


def test_board_and_text_edit_each_other_and_mistakes_stand_at_their_line(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    text = page.locator("#text")
    text.fill(ANUBIS)
    expect(key(page, "0.hand.0")).to_have_text("Anubis")
    key(page, "0.name").fill("Rita")
    text.evaluate("field => { field.value += '\\n<!-- a remark -->\\n'; field.dispatchEvent(new Event('input')); }")
    key(page, "0.mana.ready").press("ArrowUp")
    expect(text).to_have_value(re.compile(r"### Rita\n\n- Mana: 6\n(.*\n)*1\. Rita plays (.*\n)*<!-- a remark -->"))

    line = ANUBIS[: ANUBIS.index("- Mana: 5")].count("\n") + 1
    text.fill(ANUBIS.replace("- Mana: 5", "- Mona: 5", 1))
    wrong = page.locator(".line.wrong")
    expect(wrong).to_have_text("- Mona: 5")
    expect(text).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#said")).to_contain_text(f"line {line}")
    page.locator("#mistakes button").first.click()
    expect(text).to_be_focused()
    assert text.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == "- Mona: 5"
    page.keyboard.press("Control+z")
    expect(wrong).to_have_count(0)
    expect(page.locator("#mistakes")).to_be_hidden()
    leave(context)


def test_a_step_shows_its_law_and_the_board_before_and_after(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    page.locator("#text").fill(ANUBIS)
    page.locator(".step-link", has_text="Lithium sacrifices Ordis Trooper").click()
    expect(page.locator("#board-before")).to_be_visible()
    expect(page.locator("#board-after")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chosen")).to_contain_text("Ninette sacrifices Sneezer Shroom")
    page.locator(".chosen .reference").first.hover()
    expect(page.locator("#preview")).to_be_visible()
    leave(context)


def test_what_can_happen_and_a_line_of_it_played(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    page.locator("#text").fill(ANUBIS)
    page.locator("#moves details").first.locator("summary").click()
    page.locator(".branch button").first.click()
    expect(page.locator("#moves > li")).to_have_count(0)
    page.locator("#explore button").click()
    outcomes = page.locator(".outcome-list > li")
    expect(outcomes).not_to_have_count(0)
    expect(page.locator(".budget")).to_contain_text("outcomes")
    expect(outcomes.first.locator(".reference").first).to_be_visible()
    page.locator("#outcomes [aria-controls=as-tree]").click()
    expect(page.locator("#as-tree details").first).to_be_visible()
    page.locator("#outcomes [aria-controls=as-list]").click()
    last = outcomes.last
    last.locator("summary").click()
    answers = (last.locator(".path").inner_text()).split(" → ")
    last.locator("button").click()
    expect(page.locator("#moves > li")).to_have_count(len(answers))
    leave(context)


def test_a_situation_is_sent_as_a_link_and_opened_elsewhere(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, width=360)
    page.locator(".desk-ways a", has_text="Text").click()
    page.locator("#text").fill(ANUBIS)
    page.wait_for_function("text => history.state?.text === text && location.search", arg=ANUBIS)
    page.reload()
    expect(page.locator("#text")).to_have_value(ANUBIS)
    link = page.url
    assert len(link) < 4000
    leave(context)

    context, page = visit(browser)
    page.goto(link)
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == ANUBIS
    page.locator(".choices a.choice").click()
    page.wait_for_url("**/fr/desk?s=*")
    expect(page.locator("#moves > li")).to_have_count(3)
    assert text_of(page) == ANUBIS
    with page.expect_download() as saved:
        page.locator("button[formaction]").click()
    assert saved.value.path().read_text(encoding="utf-8") == ANUBIS
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
