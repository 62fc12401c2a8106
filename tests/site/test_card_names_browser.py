"""Wherever the name of a card stands, what stands on the card is one hover, one key or one tap away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from desk_page import ANUBIS, desk, way
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Locator, Page, expect
from windows import leave, unfold, visit

KUWAT = "/scenarios/reactions/kuwat?step=1"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOOKS = pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark")])

DRAWINGS = """async () => {
  const tidy = (html) => html.replace(/\\s+/g, " ").replace(/> | </g, (edge) => edge.trim());
  const drawn = (page, place) => [...page.querySelectorAll(`#${place} .face`)].map((one) => tidy(one.outerHTML));
  const both = (page) => ({ faces: drawn(page, "faces"), due: drawn(page, "due") });
  const sent = await (await fetch(location.href)).text();
  return [both(document), both(new DOMParser().parseFromString(sent, "text/html"))];
}"""
"""The cards that scripts have drawn on a page, and those that the server sent."""


def named(page: Page, place: str) -> Locator:
    """The first name of a card in a part of the page."""
    return page.locator(f"{place} a.card-link").first


@LOOKS
def test_a_name_shows_its_card_to_a_pointer_and_to_keys(
    browser: Browser, address: str, language: str, scheme: str
) -> None:
    context, page = visit(browser, scheme=scheme)
    page.goto(f"{address}/{language}{KUWAT}")
    preview = page.locator("#preview")
    for place in (".move", ".step-text", ".caption", "#stage .card", ".twin .step-text, .move-list .move"):
        page.mouse.move(1, 1)
        expect(preview).to_be_hidden()
        link = named(page, place)
        link.hover()
        expect(preview).to_contain_text("Sacrifice a Character.")
        expect(preview.locator(".symbol")).not_to_have_count(0)
        page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    page.locator(".step-link").first.focus()
    page.keyboard.press("Tab")
    expect(named(page, ".step-text")).to_be_focused()
    expect(preview).to_be_visible()
    assert Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"] == []
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{language}/cards/ALT_CORE_B_YZ_15_R1")
    leave(context)


@LOOKS
def test_a_tap_shows_the_card_and_a_button_goes_to_its_page(
    browser: Browser, address: str, language: str, scheme: str
) -> None:
    context, page = visit(browser, scheme=scheme, **PHONE)
    page.goto(f"{address}/{language}{KUWAT}")
    page.locator(".all-steps > summary").tap()
    named(page, ".step-text").tap()
    preview = page.locator("#preview")
    expect(preview).to_contain_text("Sacrifice a Character.")
    expect(preview).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    preview.locator("a.button").tap()
    page.wait_for_url(f"**/{language}/cards/ALT_CORE_B_YZ_15_R1")
    leave(context)


def test_a_step_is_chosen_by_its_whole_row_and_a_name_in_it_is_no_choice(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en{KUWAT}")
    page.locator(".step-row").nth(1).click()
    expect(page.locator("#stage-title")).to_have_text("Step 2 of 3")
    page.locator(".step-link").first.press("Enter")
    expect(page.locator("#stage-title")).to_have_text("Step 1 of 3")
    expect(page.locator(".step-link").first).to_be_focused()
    named(page, ".step-text").click()
    page.wait_for_url("**/en/cards/*")
    leave(context)


def test_without_scripts_a_name_is_a_link_to_the_page_of_its_card(client: FlaskClient) -> None:
    page = client.get(f"/en{KUWAT}").text
    links = set(re.findall(r'<a class="card-link" href="([^"]*)"', page))
    assert links == {"/en/cards/ALT_CORE_B_YZ_15_R1"}
    assert all(client.get(link).status_code == 200 for link in links)


def test_what_a_file_says_of_its_own_cards_is_shown_as_it_is_typed(client: FlaskClient) -> None:
    page = client.get(f"/en{KUWAT}").text.partition('id="faces"')[2]
    assert "Sly &lt;b&gt;Fox&lt;/b&gt;" in page
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


def test_a_card_of_the_files_own_is_read_further_down_the_page(program: FlaskClient) -> None:
    page = program.get("/fr/scenarios/vocabulary/kelon-cylinder").text
    places = set(re.findall(r'data-face="([\w-]+)"', page))
    assert places
    assert all(f'<li id="{place}">' in page for place in places)


def come_to(page: Page, link: Locator) -> None:
    """Bring the pointer to a link from outside: one that comes to lie under a pointer at rest opens nothing."""
    link.scroll_into_view_if_needed()
    page.mouse.move(0, 0)
    link.hover()


@LOOKS
def test_a_question_shows_the_cards_that_it_names(browser: Browser, address: str, language: str, scheme: str) -> None:
    context, page = visit(browser, scheme=scheme)
    page.goto(f"{address}/{language}/learn/landmarks")
    question = page.locator(".question").first
    unfold(question)
    expect(question.locator(".faces-here .card-line").first).to_be_visible()
    link = named(page, ".scene .step-text")
    unfold(link)
    come_to(page, link)
    expect(page.locator("#preview")).to_have_text(re.compile(r"\w"))
    link = named(page, ".words-of-lesson, .scene-board .card")
    unfold(link)
    come_to(page, link)
    expect(page.locator("#preview")).to_be_visible()
    leave(context)


@pytest.mark.usefixtures("awake")
def test_a_card_that_is_asked_about_is_in_hand_and_scripts_draw_it_as_the_page_does(
    browser: Browser, address: str
) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/fr/desk?card=ALT_CORE_B_YZ_15_R1")
    expect(page.locator("#builder .seat")).to_have_count(2)
    drawn, sent = page.evaluate(DRAWINGS)
    assert len(sent["faces"]) == len(sent["due"]) == 1 and "Coût de Main 4" in sent["due"][0]
    assert drawn == sent
    leave(context)


@pytest.mark.usefixtures("awake")
@LOOKS
def test_the_desk_shows_cards_where_it_names_them(browser: Browser, address: str, language: str, scheme: str) -> None:
    context, page = desk(browser, address, language, scheme=scheme)
    page.locator("#text").fill(ANUBIS.partition("\n2. ")[0])
    expect(page.locator("#moves > li")).to_have_count(1)
    faces = page.locator("#due .group .face")
    expect(faces.first).to_be_visible()
    expect(faces.first.locator(".cost").first).to_be_visible()
    asking = page.locator("#due h3 ~ .card-shown").first
    expect(asking.locator(".card-line")).to_have_count(1)
    preview = page.locator("#preview")
    for place in ("#moves", "#stage .card", "#ruling", "#due h3"):
        page.mouse.move(1, 1)
        expect(preview).to_be_hidden()
        link = named(page, place)
        link.scroll_into_view_if_needed()
        link.hover()
        expect(preview).to_have_text(re.compile(r"\w+ · \w+"))
        page.keyboard.press("Escape")
    way(page, "play")
    assert Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"] == []
    leave(context)


@LOOKS
def test_an_example_of_the_rule_book_shows_the_cards_that_it_names(
    browser: Browser, address: str, language: str, scheme: str
) -> None:
    context, page = visit(browser, scheme=scheme, **PHONE)
    page.goto(f"{address}/{language}/rules/5.0/2.1.d")
    preview = page.locator("#preview")
    for name in ("Kuwat,", "Kuwat"):
        page.locator(f".law:not(.other) .quote a.card-link:text-matches('^{name}')").last.tap()
        expect(preview).to_contain_text({"en": "Sacrifice a Character.", "fr": "Sacrifiez un Personnage."}[language])
        expect(preview).to_be_in_viewport(ratio=0.5)
        page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".law:not(.other) .quote a.card-link").first.tap()
    preview.locator("a.button").tap()
    page.wait_for_url(f"**/{language}/cards/ALT_CORE_B_BR_30_C")
    leave(context)


def test_a_name_that_may_be_a_players_is_no_link(client: FlaskClient) -> None:
    page = client.get("/en/rules/1.0/6.3.e").text.partition('<section class="history"')[0]
    assert "Alice controls" in page and ">Armored Jammer</a>" in page
    assert client.get("/en/previews/cards/nothing").status_code == 404
    assert client.get("/fr/previews/cards/ALT_CORE_B_BR_30_C").text.count('class="preview-card"') == 3
