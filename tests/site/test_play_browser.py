"""A game in a real browser: the first day by touch and by keys, through a reload and a network that is lost."""

from __future__ import annotations

import base64
import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from game_page import PHONE, a_game, moves, settled
from playwright.sync_api import Browser, Page, expect
from windows import cut_off, reconnect, refused, visit

from judge.messages import LANGUAGES
from judge.playing.match import MatchRecord
from judge.playing.opponents.by_chance import ByChance
from judge.playing.program import decision
from judge.playing.replaying import MatchCourse

pytestmark = pytest.mark.usefixtures("awake")


def put_three_orbs(page: Page, act: str) -> None:
    for number in range(3):
        card = page.locator(".hand .lit .pick").first
        if act == "touch":
            card.tap()
            page.locator("#tray .in-hand .option").tap()
        else:
            card.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("1")
        settled(page)
        if number < 2:
            expect(page.locator("#tray h2")).to_contain_text("Put three cards")


def play_the_day(page: Page, act: str) -> None:
    """Play what can be played, a card and where, and pass at last."""
    for _ in range(12):
        if page.locator(".moment", has_text="Day 1").count() == 0:
            return
        card = page.locator(".hand .lit .pick").first
        if not card.count():
            choice = page.locator("#tray .option").first
            if act == "touch":
                choice.tap()
            else:
                page.keyboard.press("p" if choice.get_attribute("data-kind") == "pass" else "1")
        elif act == "touch":
            card.tap()
            expect(page.locator("#tray .in-hand .card-name")).to_be_visible()
            place = page.locator(".lit-place").first
            if place.count():
                place.tap()
            else:
                page.locator("#tray .in-hand .option").first.tap()
        else:
            card.focus()
            page.keyboard.press("Enter")
            expect(page.locator("#tray .in-hand")).to_be_visible()
            page.keyboard.press("1")
        settled(page)


def test_the_first_day_by_touch(browser: Browser, address: str) -> None:
    with a_game(browser, address, viewport=PHONE, has_touch=True) as page:
        put_three_orbs(page, "touch")
        play_the_day(page, "touch")
        expect(page.locator(".moment")).to_contain_text(re.compile("Day [2-9]"))
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_first_day_by_keys_and_a_choice_taken_back(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        put_three_orbs(page, "keys")
        before = moves(page)
        page.keyboard.press("z")
        settled(page)
        assert moves(page) < before
        put_one = page.locator(".hand .lit .pick").first
        put_one.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        expect(page.locator("#tray .in-hand")).to_have_count(0)
        put_one.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        settled(page)
        play_the_day(page, "keys")
        expect(page.locator(".moment")).to_contain_text(re.compile("Day [2-9]"))


def test_by_mouse_a_card_is_dragged_to_an_expedition(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        put_three_orbs(page, "keys")
        before = moves(page)
        held = page.locator(".hand .lit[draggable=true]").first
        name = held.locator(".card-name").inner_text()
        held.drag_to(page.locator(".near [data-place='0 companion']"))
        settled(page)
        assert moves(page) > before
        expect(page.locator("#log .mine").first).to_contain_text(name)


def test_a_reload_brings_the_game_back(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        put_three_orbs(page, "keys")
        asked, board = page.locator("#tray h2").inner_text(), page.locator(".hand .card-name").all_inner_texts()
        page.reload()
        settled(page)
        assert page.locator("#tray h2").inner_text() == asked
        assert page.locator(".hand .card-name").all_inner_texts() == board
        assert page.locator("#log li").count() > 2
        page.goto(page.url.replace("/en/", "/fr/"))
        settled(page)
        expect(page.locator("#tray .whose")).to_have_text(re.compile("À vous"))


def test_without_a_network_nothing_is_lost(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        before = moves(page)
        cut_off(page, "**/play/move.json", refused)
        page.locator(".hand .lit .pick").first.click()
        page.locator("#tray .in-hand .option").click()
        expect(page.locator("#trouble")).to_contain_text("safe on this device")
        assert moves(page) == before
        reconnect(page)
        page.locator("#trouble button").click()
        settled(page)
        assert moves(page) == before + 1
        expect(page.locator("#trouble")).to_be_hidden()
        page.context.complaints.clear()  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", ["play", "first-game"])
def test_one_heading_is_in_sight_before_the_server_answers_too(browser: Browser, address: str, path: str) -> None:
    context, page = visit(browser)
    headings = page.get_by_role("heading", level=1)
    page.route("**/play/move.json", lambda route: None)
    page.goto(f"{address}/en/{path}")
    expect(headings).to_have_text(["Play a game" if path == "play" else "Your first game"])
    if path == "play":
        page.locator("#begin button[type=submit]").click()
        expect(page.locator("#waiting")).to_be_visible()
        expect(headings).to_have_count(1)
    page.unroute("**/play/move.json")
    page.reload()
    expect(headings).to_have_count(1)
    context.close()


def test_a_card_that_cannot_be_played_says_why_with_its_law(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        put_three_orbs(page, "keys")
        card = page.locator(".hand .card:not(.lit) .pick").first
        card.click()
        expect(page.locator("#tray .refusal .reference").first).to_be_visible()
        expect(page.locator("#tray .in-hand .option")).to_have_count(0)


def test_a_step_is_ruled_where_it_stands_and_the_judge_takes_the_moment(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        put_three_orbs(page, "keys")
        step = page.locator("#log details[open] li:has(> .step-text)").last
        step.get_by_role("button", name=re.compile("Why")).click()
        expect(step.locator(".ruling .asked")).to_be_visible()
        with page.context.expect_page() as opening:
            page.locator("#ask-judge").click()
        desk = opening.value
        expect(desk.locator("#due h3")).to_contain_text("turn")
        assert "Ninette" in desk.locator("#text").input_value()
        desk.close()


def ended() -> str:
    """The part of an address that holds a game which has been played to its end by chance."""
    course = MatchCourse(MatchRecord("5.0", ("bravos", "muna"), 7, "chance"))
    while course.asked is not None:
        course.decide(decision(course, course.asked, ByChance()))
    held = base64.urlsafe_b64encode(json.dumps(course.match.data()).encode()).decode().rstrip("=")
    return f"#game={held}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_its_course_is_drawn_and_what_decided_it_told(
    browser: Browser, address: str, language: str
) -> None:
    context, page = visit(browser, viewport=PHONE, has_touch=True)
    page.goto(f"{address}/{language}/play{ended()}")
    expect(page.locator("#review svg")).to_have_count(2)
    assert page.locator("#review .decided li").count() > 0
    assert page.locator("#review polyline").count() == 4
    days = page.locator("#review tbody tr").count()
    assert page.locator("#review circle").count() == 4 * days
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert Axe().run(page).response["violations"] == []
    assert context.complaints == []  # type: ignore[attr-defined]
    context.close()


def test_what_did_nothing_is_asked_in_the_game(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        put_three_orbs(page, "keys")
        for _ in range(4):
            choice = page.locator("#tray .option[data-kind=pass]")
            if choice.count():
                break
            page.keyboard.press("1")
            settled(page)
        page.keyboard.press("p")
        settled(page)
        page.locator("#unasked summary").click()
        first = page.locator("#unasked li").first
        first.get_by_role("button").click()
        expect(first.locator(".ruling .asked")).to_be_visible(timeout=30_000)


def test_a_link_holds_the_whole_game_behind_the_sign_that_is_never_sent(browser: Browser, address: str) -> None:
    with a_game(browser, address) as page:
        put_three_orbs(page, "keys")
        asked = page.locator("#tray h2").inner_text()
        link = page.evaluate(
            """() => {
              const { match } = JSON.parse(localStorage.getItem("altered-judge-game"));
              return `${location.pathname}#game=${btoa(JSON.stringify(match)).replace(/=+$/, "")}`;
            }"""
        )
        context, other = visit(browser)
        sent: list[str] = []
        other.on("request", lambda request: sent.append(request.url))
        other.goto(address + link)
        settled(other)
        assert other.locator("#tray h2").inner_text() == asked
        assert not any("game=" in one for one in sent)
        context.close()
