"""Whole games in a real browser: ``pytest tests/site/games_in_browser.py``; ``.ci/run`` plays them all.

The guided game by mouse, and a free game to its end against each strength, each by another hand: in the middle of it
the page is loaded anew, the network is lost, and the link to the game is opened elsewhere.
"""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from game_page import PHONE, Act, a_game, choose, first_game, follow, kept, moves, settled
from playwright.sync_api import Browser, Page, expect
from windows import cut_off, reconnect, refused, visit

from judge.playing.opponents import OPPONENTS
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge

MOST_CHOICES = 400
HANDS: dict[str, tuple[str, Act, dict[str, object]]] = {
    "chance": ("en", "mouse", {}),
    "greedy": ("fr", "keys", {"scheme": "dark"}),
    "search": ("en", "touch", {"viewport": PHONE, "has_touch": True}),
}
"""The language, the hand, and the window in which one plays against each strength."""

pytestmark = pytest.mark.usefixtures("awake")


def test_the_whole_first_game_by_mouse(browser: Browser, address: str) -> None:
    with first_game(browser, address, "en") as page:
        follow(page, "mouse")
        expect(page.locator("#tray h2")).to_contain_text("whole game")
        assert violations(page) == []


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_whole_game_against_each_strength(browser: Browser, address: str, opponent: str) -> None:
    language, act, options = HANDS[opponent]
    with a_game(browser, address, language, opponent, **options) as page:
        events = {8: reloaded, 14: without_a_network, 20: opened_elsewhere}
        for number in range(MOST_CHOICES):
            if kept(page)["answer"]["ended"]:
                break
            if number in events:
                events[number](page, act)
                assert violations(page) == []
            choose(page, act)
        assert number > max(events)
        assert kept(page)["answer"]["ended"]["how"] == "won"
        expect(page.locator("#review svg")).to_have_count(2)
        assert violations(page) == []
        saved_and_played(page)


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"][:3]]


def shown(page: Page) -> tuple[str, list[str]]:
    """What is asked, and what lies on the table."""
    return page.locator("#tray h2").inner_text(), page.locator("#stage .card .card-name").all_inner_texts()


def reloaded(page: Page, act: Act) -> None:
    before = shown(page)
    page.reload()
    settled(page)
    assert shown(page) == before


def without_a_network(page: Page, act: Act) -> None:
    page.wait_for_load_state("networkidle")
    settled(page)
    before = moves(page)
    cut_off(page, "**/play/move.json", refused)
    page.keyboard.press("z")
    expect(page.locator("#trouble")).to_be_visible()
    assert moves(page) == before
    reconnect(page)
    page.locator("#trouble button").click()
    page.wait_for_function(
        "(before) => JSON.parse(localStorage['altered-judge-game']).match.moves.length < before", arg=before
    )
    settled(page)
    page.context.complaints.clear()  # type: ignore[attr-defined]


def opened_elsewhere(page: Page, act: Act) -> None:
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.locator("#more-tools summary").click()
    page.locator("#copy-game").click()
    link = page.wait_for_function("() => window.copied").json_value()
    page.locator("#more-tools summary").click()
    browser = page.context.browser
    assert browser is not None
    context, other = visit(browser)
    other.goto(str(link))
    settled(other)
    assert shown(other) == shown(page)
    context.close()


def saved_and_played(page: Page) -> None:
    """The file of the game plays to the same end."""
    page.locator("#more-tools summary").click()
    with page.expect_download() as saving:
        page.locator("#save").click()
    text = saving.value.path().read_bytes()
    judgement = judge(read_bytes(text, "game.md"))
    assert judgement.verdict == "holds", [one.say() for one in judgement.mistakes]
    assert judgement.performance is not None
    assert judgement.performance.state.winner == kept(page)["answer"]["ended"]["winner"]
    assert re.search(rb"^match: [\w-]+$", text, re.MULTILINE)
