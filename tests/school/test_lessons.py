"""Lessons: what is wrong with one is told by its line, and those of the project claim only what the engine shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.law.book import book
from judge.law.citation import cite
from judge.law.laws import day
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.school.bank import bank
from judge.school.claims import check
from judge.school.course import course, read_course
from judge.school.sheet import day_sheet
from judge.telling.shelf import ScenarioShelf
from judge.telling.story import story

BAD = Path(__file__).parent / "bad"


@pytest.fixture(scope="module")
def shelf() -> ScenarioShelf:
    """The project's scenarios, of which only those are told that are asked for."""

    class Untold(ScenarioShelf):
        def deciding(self, edition: str, number: str) -> tuple[str, ...]:
            return ()

    return Untold(SCENARIOS, lambda path, language, seat: story(path, language, seat=seat))


def test_mistakes_are_told_by_their_lines(shelf: ScenarioShelf) -> None:
    read = read_course(BAD)
    lessons = [lesson for spoken in read.lessons.values() for lesson in spoken.values()]
    found = [*read.mistakes, *(mistake for lesson in lessons for mistake in check(lesson, shelf, bank(), "1.0"))]
    told = sorted(mistake.say().removesuffix("–") for mistake in found)
    assert told == sorted((BAD / "all.errors").read_text(encoding="utf-8").splitlines())
    assert all(mistake.say("fr") for mistake in found)


def test_the_course_is_whole() -> None:
    assert [mistake.say() for mistake in course().mistakes] == []
    assert [list(course().lessons[language]) for language in LANGUAGES] == [list(course().names())] * 2


@pytest.mark.parametrize("name", course().names())
def test_a_lesson_claims_only_what_the_engine_shows(name: str, shelf: ScenarioShelf) -> None:
    assert [mistake.say() for mistake in check(course().lessons["en"][name], shelf, bank(), "1.0")] == []


def test_languages_of_a_lesson_show_and_ask_the_same() -> None:
    for name in course().names():
        english, french = (course().lessons[language][name] for language in LANGUAGES)
        assert english.skeleton == french.skeleton
        assert english.title != french.title


def test_the_sheet_of_a_day_cites_each_daily_effect() -> None:
    effects = (day.SUCCEED, day.PREPARE, day.DRAW, day.EXPAND, day.PROGRESS, day.REST, day.CLEAN_UP)
    cited = [cite(law, "1.0") for law in effects]
    for language in LANGUAGES:
        articles = dict(article for part in day_sheet(book("1.0"), language) for article in part.articles)
        assert all(one.words[language] in " ".join(articles[one.article].split()) for one in cited)
