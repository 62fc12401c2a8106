"""The school: lessons with scenarios and questions, the question of the day, practice, the sheet of a day."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, expect
from windows import leave, unfold, visit

from judge.finder import Finder
from judge.school.bank import bank
from judge.school.course import course
from judge.school.draw import of_day
from judge.school.lesson import LessonQuestion, LessonScenario
from judge.school.question import SchoolQuestion
from judge.site import create_app, school

LESSON = "the-goal-of-the-game"


def read(client: FlaskClient, address: str, code: int = 200) -> str:
    answer = client.get(address)
    assert answer.status_code == code, address
    assert "Set-Cookie" not in answer.headers
    return answer.get_data(as_text=True)


def asked() -> tuple[str, SchoolQuestion]:
    """The first question of the lesson, and its name on the page."""
    place, block = next(
        (place, block)
        for place, block in enumerate(course().lessons["en"][LESSON].blocks, 1)
        if isinstance(block, LessonQuestion)
    )
    question = bank().question(block.kind, block.path, block.form, block.move, block.case)
    assert question is not None
    return f"a{place}", question


def numbers(question: SchoolQuestion) -> tuple[int, int]:
    """The right answer and a wrong one, as the address counts them."""
    right = next(number for number, one in enumerate(question.answers, 1) if one.right)
    return right, 2 if right == 1 else 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_course_leads_to_every_lesson(client: FlaskClient, language: str) -> None:
    page = read(client, f"/{language}/learn")
    assert re.findall(rf'href="/{language}/learn/([a-z-]+)"', page)
    for name in course().names():
        assert f'href="/{language}/learn/{name}"' in page
    assert [one["lesson"] for one in client.get(f"/{language}/learn.json").get_json()["lessons"]] == list(
        course().names()
    )


def test_a_lesson_shows_its_scenarios_step_by_step(client: FlaskClient) -> None:
    blocks = course().lessons["fr"][LESSON].blocks
    place = next(place for place, one in enumerate(blocks, 1) if isinstance(one, LessonScenario) and one.what == "play")
    page = read(client, f"/fr/learn/{LESSON}?p{place}=1")
    assert 'aria-current="step"' in page and 'data-rule="4.2.5.d"' in page and 'class="term"' in page
    data = client.get(f"/fr/learn/{LESSON}.json").get_json()
    assert data["blocks"][0]["text"] and any("question" in block for block in data["blocks"])


def test_an_answer_shows_why(client: FlaskClient) -> None:
    name, question = asked()
    right, wrong = numbers(question)
    law = question.answers[wrong - 1].law
    page = read(client, f"/en/learn/{LESSON}?{name}={wrong}")
    box = page[page.index(f'id="{name}"') :]
    assert 'data-right="no"' in box and f'data-rule="{law}"' in box and "law-box" in box
    assert 'data-right="yes"' in read(client, f"/en/learn/{LESSON}?{name}={right}")
    assert 'class="ruling"' not in read(client, f"/en/learn/{LESSON}"), "it would give the answer away"
    for hostile in ("99", "-1", "x", "%00", "1" * 400, "²"):
        assert 'data-right="' not in read(client, f"/en/learn/{LESSON}?{name}={hostile}")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_answer_shows_the_ruling_with_its_links(client: FlaskClient, language: str) -> None:
    name, question = asked()
    data = client.get(f"/{language}/learn/{LESSON}.json").get_json()
    ruling = next(block["question"]["ruling"] for block in data["blocks"] if block.get("question"))
    page = read(client, f"/{language}/learn/{LESSON}?{name}={numbers(question)[1]}")
    box = page[page.index('<div class="ruling">') :].partition("</details>")[0]
    for number in ruling["laws"]:
        assert f'<a class="reference" href="/{language}/rules/5.0/{number}" data-rule="{number}">{number}</a>' in box
    said = " ".join(re.sub(r"<[^>]*>", "", html).replace("&#39;", "’") for html in re.findall(r"<p>.*?</p>", box))
    assert [one for one in ruling["sentences"] if one not in said] == []


@pytest.mark.parametrize("default", ["1.0", "5.0"])
@pytest.mark.parametrize(("language", "words"), [("en", "edition 5.0"), ("fr", "l’édition\u00a05.0")])
def test_the_school_says_at_its_top_that_it_teaches_edition_5_0(
    finder: Finder, language: str, words: str, default: str
) -> None:
    client = create_app(finder=lambda edition: finder, edition=default, limit=0).test_client()
    for path in ("", f"/{LESSON}", "/day-sheet", "/today?date=2026-11-01"):
        page = read(client, f"/{language}/learn{path}")
        top = page[page.index("<h1") :][:1500]
        assert 'class="taught"' in top and words in top.replace("&nbsp;", "\u00a0"), path
    for path in ("", f"/{LESSON}", "/day-sheet"):
        assert client.get(f"/{language}/learn{path}.json").get_json()["edition"] == "5.0"


def test_a_question_of_another_edition_says_so_and_cites_that_one(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = bank("1.0").question("region", "day/tie", 0, 2)
    assert question is not None and question.edition == "1.0"
    monkeypatch.setattr(school, "of_day", lambda bank, day: question)
    page = read(client, "/en/learn/today?date=2026-11-01&answer=1")
    assert "By edition 1.0 of the rules" in page and "/rules/5.0/4" not in page
    assert 'href="/en/rules/1.0/4.2.4.c"' in page
    assert f"/en/scenarios/{question.path}?edition=1.0" in page


def test_a_remark_stands_apart_and_leads_to_the_book_of_its_edition(client: FlaskClient) -> None:
    page = read(client, f"/en/learn/{LESSON}")
    remarks = re.findall(r'<div class="remark">(.*?)</div>', page, re.DOTALL)
    assert len(remarks) == len(course().lessons["en"][LESSON].remarks) > 0
    assert all("In edition 1.0" in remark and 'data-edition="1.0"' in remark for remark in remarks)
    assert 'href="/en/rules/1.0/4.3.a"' in remarks[0] and 'href="/en/rules/5.0/4.2.5.d"' in page


def test_an_answer_tells_what_it_is_by_edition_1_0(client: FlaskClient) -> None:
    lesson = course().lessons["fr"]["statuses"]
    place = next(
        at for at, one in enumerate(lesson.blocks, 1) if getattr(one, "path", "") == "objects/tired-in-reserve"
    )
    data = client.get("/fr/learn/statuses.json").get_json()["blocks"][place - 1]["question"]
    assert data["edition"] == "5.0" and data["elsewhere"] == [{"edition": "1.0", "answer": "Oui."}]
    page = read(client, f"/fr/learn/statuses?a{place}=1")
    box = page[page.index(f'id="a{place}"') :]
    assert '<p class="remark">Selon l’édition\u00a01.0, la réponse est\u00a0: Oui.</p>' in box
    assert "/fr/scenarios/objects/tired-in-reserve?edition=5.0" in box
    assert "la réponse est" not in read(client, "/fr/learn/statuses"), "it would give the answer away"


def test_what_is_not_there_is_said(client: FlaskClient) -> None:
    read(client, "/en/learn/no-such-lesson", 404)
    tomorrow = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    for day in (tomorrow, "1999-01-01", "yesterday", "2026-02-30", "x" * 500):
        assert "2026-01-31" in read(client, f"/en/learn/today?date={day}", 404)
    for wrong in ("seed=0", "seed=x", "level=9", "chapter=99", "score=9-1", "score=%F0-%9F", "answer=77"):
        read(client, f"/en/learn/practice?{wrong}")


def test_practice_counts_without_keeping_anything(client: FlaskClient) -> None:
    data = client.get("/en/learn/practice.json?seed=7").get_json()["question"]
    right = next(number for number, one in enumerate(data["answers"], 1) if one["right"])
    page = read(client, f"/en/learn/practice?seed=7&answer={right}&score=3-4")
    assert "4 right of 5" in page and "score=4-5" in page and "seed=8" in page


def test_the_day_has_one_question_for_everybody(client: FlaskClient) -> None:
    english, french = (
        client.get(f"/{language}/learn/today.json?date=2026-11-01").get_json() for language in ("en", "fr")
    )
    assert english["question"]["question"] == french["question"]["question"]
    assert 'date=2026-10-31"' in read(client, "/en/learn/today?date=2026-11-01")


def test_the_sheet_of_a_day_names_its_articles(client: FlaskClient) -> None:
    for language in ("en", "fr"):
        page = read(client, f"/{language}/learn/day-sheet")
        assert all(f'data-rule="{number}"' in page for number in ("4.2.1.b", "4.2.1.f", "4.2.4.b", "4.2.5.d"))
        assert client.get(f"/{language}/learn/day-sheet.json").get_json()["parts"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [one["id"] for one in found]


def test_a_lesson_by_keyboard_with_a_wrong_and_a_right_answer(browser: Browser, address: str) -> None:
    name, question = asked()
    right, wrong = numbers(question)
    context, page = visit(browser, width=360, scheme="dark")
    page.goto(f"{address}/en/learn/{LESSON}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    unfold(page.locator(".term").first)
    page.locator(".term").first.focus()
    expect(page.locator("#preview")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#preview")).to_be_hidden()
    term = page.locator(".term").nth(1)
    term.click()
    definition = page.get_by_role("dialog", name=term.inner_text())
    expect(definition.get_by_role("link")).to_be_focused()
    expect(definition).to_contain_text(term.get_attribute("data-rule") or "-")
    assert violations(page) == [] and page.url.endswith(LESSON)
    page.keyboard.press("Escape")
    expect(term).to_be_focused()
    expect(page.locator("#preview")).to_be_hidden()
    page.keyboard.press("Enter")
    definition.get_by_role("link").press("Tab")
    expect(definition).to_be_hidden()
    with context.expect_page() as beside:
        term.click(modifiers=["ControlOrMeta"])
    assert f"/rules/5.0/{term.get_attribute('data-rule')}" in beside.value.url
    beside.value.close()
    scene = page.locator(".scene:has(.stepper)").first
    unfold(scene)
    scene.locator("a[rel=next]").focus()
    caption = scene.locator("[data-said]")
    for pressed in ("ArrowRight", "Enter"):
        before = caption.inner_text()
        page.keyboard.press(pressed)
        expect(caption).not_to_have_text(before)
    expect(scene.locator("[aria-current=step]")).to_have_count(1)
    expect(scene.locator("a[rel=prev]")).to_have_count(1)
    box = page.locator(f"#{name}")
    unfold(box)
    box.locator(f"input[value='{wrong}']").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(box.locator(".outcome")).to_be_focused()
    expect(box).to_have_attribute("data-right", "no")
    expect(box.locator(".law-box").first).to_be_visible()
    assert violations(page) == []
    box.get_by_role("link", name="Try again").press("Enter")
    box.locator(f"input[value='{right}']").check()
    box.get_by_role("button", name="Answer").click()
    expect(box).to_have_attribute("data-right", "yes")
    page.locator("#lesson-end").scroll_into_view_if_needed()
    expect(page.locator("#lesson-end")).to_have_attribute("data-read", "")
    page.goto(f"{address}/en/learn")
    expect(page.locator("#progress")).to_contain_text("0 right of 1")
    expect(page.locator(f"[data-lesson={LESSON}] .done")).to_be_visible()
    page.locator("#forget").click()
    expect(page.locator("#progress")).to_be_hidden()
    assert page.evaluate("localStorage.length") == 0 and context.cookies() == []
    of_today = of_day(bank(), date(2026, 11, 1))
    assert of_today is not None
    page.goto(f"{address}/fr/learn/today?date=2026-11-01&answer={numbers(of_today)[1]}")
    page.locator("#question").get_by_role("link", name="Réessayer").press("Enter")
    expect(page.locator("#question [type=radio]").first).to_be_focused()
    for path in ("/fr/learn", "/fr/learn/practice?seed=5&answer=1", "/fr/learn/today?date=2026-11-01"):
        page.goto(f"{address}{path}")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for language in ("en", "fr"):
        page.goto(f"{address}/{language}/learn/day-sheet")
        sheets = page.pdf(format="A4", prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheets)) == 1
    leave(context)
