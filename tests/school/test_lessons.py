"""Lessons: what is wrong with one is told by its line, and those of the project claim only what the engine shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.editions import PLAYED
from judge.law.book import book
from judge.law.citation import cite
from judge.law.counterparts import Counterparts
from judge.law.laws import day
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.school.bank import bank
from judge.school.claims import check
from judge.school.course import course, read_course
from judge.school.reader import read_lesson
from judge.school.sheet import day_sheet
from judge.school.taught import EARLIER, TAUGHT
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
    found = [*read.mistakes, *(mistake for lesson in lessons for mistake in check(lesson, shelf, bank(), TAUGHT))]
    told = sorted(mistake.say().removesuffix("–") for mistake in found)
    assert told == sorted((BAD / "all.errors").read_text(encoding="utf-8").splitlines())
    assert all(mistake.say("fr") for mistake in found)


def test_the_course_is_whole() -> None:
    assert [mistake.say() for mistake in course().mistakes] == []
    assert [list(course().lessons[language]) for language in LANGUAGES] == [list(course().names())] * 2


@pytest.mark.parametrize("name", course().names())
def test_a_lesson_claims_only_what_the_engine_shows(name: str, shelf: ScenarioShelf) -> None:
    assert [mistake.say() for mistake in check(course().lessons["en"][name], shelf, bank(), TAUGHT)] == []


def test_languages_of_a_lesson_show_and_ask_the_same() -> None:
    for name in course().names():
        english, french = (course().lessons[language][name] for language in LANGUAGES)
        assert english.skeleton == french.skeleton
        assert english.title != french.title


def test_the_sheet_of_a_day_cites_each_daily_effect() -> None:
    effects = (day.SUCCEED, day.PREPARE, day.DRAW, day.EXPAND, day.PROGRESS, day.REST, day.CLEAN_UP)
    for edition in PLAYED:
        cited = [cite(law, edition) for law in effects]
        for language in LANGUAGES:
            parts = day_sheet(book(edition), language)
            articles = dict(article for part in parts for article in part.articles)
            assert all(one.words[language] in " ".join(articles[one.article].split()) for one in cited)
            assert len(articles) == sum(len(part.articles) for part in parts)
    assert "4.2.5.d" in articles, "the day ends with Check Victory"


def test_the_lessons_remark_where_edition_1_0_differs_and_are_true_of_it() -> None:
    remarks = [one for name in course().names() for one in course().lessons["en"][name].remarks]
    assert {one.edition for one in remarks} == {EARLIER}
    said = {number for one in remarks for number in one.references}
    assert said >= {
        "4.3.a",
        "3.2.2.d",
        "2.4.6.b",
        "5.2.3.b",
        "2.2.2.e",
        "4.2.5.c",
        "6.4.g",
        "2.1.d",
        "6.5.e",
        "7.4.5.c",
    }
    alike = Counterparts(book(EARLIER), book(TAUGHT)).alike
    assert said <= set(book(EARLIER).numbers) - alike


@pytest.mark.parametrize(
    "words",
    [
        "In edition 1.0 it is the same [3.2.9.f].",
        "In edition 1.0 it is other [9.9.z].",
        "In edition 1.0 it is other.",
        "In edition 5.0 it is other [4.2.5.d].",
    ],
)
def test_a_remark_that_nothing_proves_is_a_mistake(words: str, shelf: ScenarioShelf, tmp_path: Path) -> None:
    file = tmp_path / "01-mana.md"
    shown = "@play day/both-arrive\n\n@question end day/both-arrive"
    file.write_text(f"# Mana\n\n> A lead.\n\n{shown}\n\n> {words}\n", encoding="utf-8")
    lesson = read_lesson(file, "01-mana.md", "en")
    assert lesson.mistakes == [] and len(lesson.remarks) == 1
    assert [mistake.line for mistake in check(lesson, shelf, bank(), TAUGHT)] == [9]


def test_a_remark_holds_by_an_article_that_decides_in_the_other_edition(shelf: ScenarioShelf, tmp_path: Path) -> None:
    file = tmp_path / "01-mana.md"
    shown = "@play day/both-arrive\n\n@question end day/both-arrive"
    file.write_text(f"# Mana\n\n> A lead.\n\n{shown}\n\n> In edition 1.0 [4.3.c], at Dusk [4.2.a].\n", encoding="utf-8")
    assert check(read_lesson(file, "01-mana.md", "en"), shelf, bank(), TAUGHT) == []
