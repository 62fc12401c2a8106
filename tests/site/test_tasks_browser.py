"""A lesson begins with something to do, within the first screen of a phone; a task is solved by touch, with hints."""

from __future__ import annotations

from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Route, expect
from windows import leave, visit

from judge.messages import LANGUAGES
from judge.playing.script import tasks_of
from judge.school.course import course

PHONE = {"width": 390, "height": 844}
LESSONS = course().names()
MOST_SCREENS = 5
OPENED = """() => {
  const parts = [...document.querySelectorAll(".lesson-part")];
  const heights = [];
  for (const part of parts) {
    part.open = true;
    for (const one of [null, ...part.querySelectorAll(".fold")]) {
      if (one) one.open = true;
      heights.push(document.documentElement.scrollHeight);
    }
    part.open = false;
  }
  return heights;
}"""
"""How high a lesson is with each of its parts open, and with each film and each question in them."""

pytestmark = pytest.mark.usefixtures("awake")


def test_a_lesson_begins_with_a_task_and_is_five_screens_long_at_most(browser: Browser, address: str) -> None:
    context, page = visit(browser, viewport=PHONE, has_touch=True)
    for lesson, language in product(LESSONS, LANGUAGES):
        page.goto(f"{address}/{language}/learn/{lesson}")
        head = page.locator(".top").bounding_box()
        assert head is not None and head["height"] <= PHONE["height"] / 7, (lesson, language)
        for what in (".task .button", ".task .board"):
            first = page.locator(what).first.bounding_box()
            assert first is not None and first["y"] + first["height"] <= PHONE["height"], (lesson, language, what)
        assert page.locator(".task").count() >= 3
        assert page.locator("main .reference:visible").count() == 0, "laws are folded"
        assert max(page.evaluate(OPENED)) <= MOST_SCREENS * PHONE["height"], (lesson, language)
    for language in LANGUAGES:
        page.goto(f"{address}/{language}/learn/day-sheet")
        assert page.evaluate("document.documentElement.scrollHeight") <= MOST_SCREENS * PHONE["height"], language
    assert context.complaints == []  # type: ignore[attr-defined]
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_laws_of_a_lesson_are_folded_behind_one_sign(browser: Browser, address: str, language: str) -> None:
    context, page = visit(browser, viewport=PHONE, has_touch=True)
    page.goto(f"{address}/{language}/learn/mana")
    part = page.locator(".lesson-part").nth(1)
    laws = part.locator(".reference:visible")
    part.locator("> summary").tap()
    part.locator(".fold > summary").first.tap()
    part.locator(".fold[open] .all-steps > summary").tap()
    expect(part.locator(".words-of-lesson").first).to_be_visible()
    expect(laws).to_have_count(0)
    assert " ." not in part.locator(".words-of-lesson").first.inner_text()
    part.locator(".law-sign").tap()
    expect(laws).not_to_have_count(0)
    assert Axe().run(page).response["violations"] == []
    part.locator(".law-sign").tap()
    expect(laws).to_have_count(0)
    leave(context)


def test_a_task_is_missed_helped_solved_and_remembered(browser: Browser, address: str) -> None:
    context, page = visit(browser, viewport=PHONE, has_touch=True)
    page.goto(f"{address}/en/learn/reserve-and-fleeting")
    page.locator("[data-task$='3-have-both'] .button").tap()
    expect(page.locator("#tray .whose")).to_have_text("Task 3 of 3")
    page.locator("#tray .tip").tap()
    expect(page.locator("#tray .aside")).to_contain_text("Fleeting")
    card = page.locator(".card.lit", has_text="Haven Warrior")
    card.last.locator(".pick").tap()
    page.locator("#tray .in-hand .option").first.tap()
    page.locator("#tray .option[data-kind=pass]").tap()
    expect(page.locator("#tray h2")).to_be_visible()
    expect(page.locator("#tray .tools .button").first).to_be_visible()
    if page.locator("#tray .whose").inner_text().lower() != "done!":
        page.locator("#tray .tools .strong").tap()
        page.locator(".card.lit").first.locator(".pick").tap()
        page.locator("#tray .in-hand .option").first.tap()
        page.locator("#tray .option[data-kind=pass]").tap()
    expect(page.locator("#tray .whose")).to_have_text("Done!")
    page.locator("#tray a.button.strong").tap()
    expect(page.locator("[data-task$='3-have-both'] .done")).to_be_visible()
    assert context.complaints == []  # type: ignore[attr-defined]
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_the_first_task_stands_before_the_prose(client: FlaskClient, lesson: str, language: str) -> None:
    page = client.get(f"/{language}/learn/{lesson}").text
    assert 0 < page.index('class="task"') < page.index('class="lesson-part"')
    assert page.rindex('class="task"') < page.index('class="words-of-lesson"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_has_a_page_in_its_lesson_and_no_other_has(client: FlaskClient, language: str) -> None:
    for lesson in LESSONS:
        page = client.get(f"/{language}/learn/{lesson}").text
        for name in tasks_of(lesson):
            assert client.get(f"/{language}/play/task/{name}").status_code == 200
            assert f'href="/{language}/play/task/{name}"' in page
    assert client.get(f"/{language}/play/task/first-game").status_code == 404
    assert client.get(f"/{language}/play/task/mana/../../x").status_code == 404


def test_a_game_that_is_slow_to_come_says_so_meanwhile(browser: Browser, address: str) -> None:
    context, page = visit(browser, viewport=PHONE, has_touch=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/play/move.json", hold)
    page.goto(f"{address}/fr/play/task/statuses/1-stay-and-count")
    expect(page.locator("#waiting")).to_have_text("Un instant…")
    held.pop().continue_()
    expect(page.locator("#waiting")).to_be_hidden()
    expect(page.locator("#table")).to_be_visible()
    leave(context)
