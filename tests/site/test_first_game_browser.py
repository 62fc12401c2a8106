"""The first game in a real browser, to its end: by touch on a phone, and by keys."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from flask.testing import FlaskClient
from game_page import PHONE, first_game, follow, settled
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.usefixtures("awake")


def test_the_whole_first_game_by_touch(browser: Browser, address: str) -> None:
    with first_game(browser, address, "en", viewport=PHONE, has_touch=True) as page:
        follow(page, "touch")
        expect(page.locator("#tray h2")).to_contain_text("whole game")
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert Axe().run(page).response["violations"] == []
        page.locator("#tray a.button.strong").tap()
        expect(page).to_have_url(f"{address}/en/learn")


def test_the_whole_first_game_by_keys(browser: Browser, address: str) -> None:
    with first_game(browser, address, "fr") as page:
        page.keyboard.press("1")
        follow(page, "keys")
        assert page.locator("#tray .button").count() == 2


def test_another_choice_is_explained_and_can_be_taken_back(browser: Browser, address: str) -> None:
    with first_game(browser, address, "en", viewport=PHONE, has_touch=True) as page:
        for _ in range(3):
            page.locator("#tray .tools .button.strong").tap()
        before = page.locator("#tray h2").inner_text()
        page.locator("#tray .option[data-kind=pass]").tap()
        settled(page)
        expect(page.locator("#tray .aside")).to_contain_text("your day is over")
        page.locator("#tray .aside button").tap()
        settled(page)
        for _ in range(3):
            page.locator("#tray .tools .button.strong").tap()
        assert page.locator("#tray h2").inner_text() == before
        page.locator(".hand .card:not(.lit) .pick").first.tap()
        expect(page.locator("#tray .refusal")).to_be_visible()
        assert page.locator("#tray .reference:visible").count() == 0


@pytest.mark.parametrize(("language", "what"), [("en", "card game for two"), ("fr", "jeu de cartes pour deux")])
def test_the_home_page_says_what_the_game_is_and_leads_there(client: FlaskClient, language: str, what: str) -> None:
    home = client.get(f"/{language}/").text
    assert what in home.replace("\u00a0", " ")
    assert f'href="/{language}/first-game"' in home
    page = client.get(f"/{language}/first-game").text
    assert "JavaScript" in page.partition("<noscript>")[2].partition("</noscript>")[0]
    assert 'data-situation="first-game"' in page
