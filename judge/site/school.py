"""The school: the course and its lessons, the question of the day, practice, and a sheet to print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from flask import Blueprint, Response, jsonify, render_template, request, url_for
from flask_babel import gettext
from markupsafe import Markup

from judge.law.book import Book
from judge.messages import Language
from judge.school.bank import bank
from judge.school.claims import board_of, form_of, moves_of, wrong
from judge.school.course import course
from judge.school.draw import CHAPTERS, drawn, of_day
from judge.school.lesson import Asked, Heading, Lesson, Shown, Words
from judge.school.question import LEVELS, Question
from judge.school.sheet import day_sheet
from judge.school.standing import Standing, standing
from judge.site.errors import Missing, shortened
from judge.site.markdown import render
from judge.site.rules import rule_links, rules_root
from judge.site.setting import setting
from judge.site.symbols import inline
from judge.site.vocabulary import Links
from judge.telling.shelf import shelf
from judge.telling.view import Board, Move, Step, Story

pages = Blueprint("school", __name__)

FIRST_DAY = date(2024, 9, 1)
"""The first day that has a question."""

MOST_SEEDS = 99_999
"""So many questions may follow one another in practice."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A scenario, or a part of it, that stands in a lesson.

    Arguments:
        part: its name on the page.
        shown: what is shown.
        story: the scenario.
        form: the form of it.
        moves: the moves that are shown.
        place: the place of the chosen step among those shown; 0 for what was before them.
        steps: all steps that are shown.
        board: the board that is drawn.
    """

    part: str
    shown: Shown
    story: Story
    form: Story
    moves: tuple[Move, ...]
    place: int
    steps: tuple[Step, ...]
    board: Board

    @property
    def step(self) -> Step | None:
        """The chosen step."""
        return self.steps[self.place - 1] if self.place else None


@dataclass(frozen=True, slots=True)
class Put:
    """A question that stands on a page.

    Arguments:
        part: its name on the page.
        question: the question.
        story: its scenario.
        standing: where it stands.
        chosen: the place of the answer that was given, from 1; 0 before one was given.
    """

    part: str
    question: Question
    story: Story
    standing: Standing
    chosen: int

    @property
    def answered(self) -> bool:
        """Whether an answer was given."""
        return bool(self.chosen)

    @property
    def right(self) -> bool:
        """Whether the right answer was given."""
        return self.answered and self.question.answers[self.chosen - 1].right


@pages.get("/<language:language>/learn")
def learn(language: Language) -> str:
    """The course and the other ways to learn."""
    lessons = [course().lessons[language][name] for name in course().names()]
    return render_template("school/learn.html", book=setting().book, lessons=lessons)


@pages.get("/<language:language>/learn.json")
def learn_data(language: Language) -> Response:
    """The lessons as data, and where the other pages lie."""
    lessons = [course().lessons[language][name] for name in course().names()]
    return jsonify(
        {
            "language": language,
            "edition": setting().edition,
            "lessons": [
                {"lesson": one.name, "title": one.title, "lead": one.lead, "questions": len(one.questions)}
                for one in lessons
            ],
            "addresses": {
                "practice": url_for("school.practice_data"),
                "today": url_for("school.today_data"),
                "day_sheet": url_for("school.sheet_data"),
            },
        }
    )


@pages.get("/<language:language>/learn/<number:name>")
def lesson(language: Language, name: str) -> str:
    """One lesson; ``?p3=2`` chooses a step in its third block, ``?a5=1`` answers the question there."""
    found = _lesson(name, language)
    law = setting().book
    links = rule_links(law, language)
    before, after = course().neighbours(name)
    lessons = course().lessons[language]
    blocks = list(_blocks(found, links))
    asked = [block for kind, block in blocks if kind == "question"]
    return render_template(
        "school/lesson.html",
        lesson=found,
        blocks=blocks,
        count=len(asked),
        state=_state(),
        lessons=len(course().names()),
        previous=lessons[before] if before else None,
        following=lessons[after] if after else None,
        **_words(law, language, links),
    )


@pages.get("/<language:language>/learn/<number:name>.json")
def lesson_data(language: Language, name: str) -> Response:
    """One lesson as data, its questions with their answers."""
    found = _lesson(name, language)
    return jsonify(
        {
            "lesson": found.name,
            "number": found.number,
            "language": language,
            "title": found.title,
            "lead": found.lead,
            "blocks": [_block_data(block, language) for block in found.blocks],
        }
    )


@pages.get("/<language:language>/learn/today")
def today(language: Language) -> str:
    """The question of a day; ``?date=`` chooses another day than today."""
    day = _day(request.args)
    question = of_day(bank(), day)
    law = setting().book
    return render_template(
        "school/today.html",
        day=day,
        earlier=day - timedelta(1) if day > FIRST_DAY else None,
        later=day + timedelta(1) if day < _today() else None,
        latest=_today(),
        first=FIRST_DAY,
        put=_put("question", question, language) if question else None,
        state={"date": day.isoformat()},
        **_words(law, language, rule_links(law, language)),
    )


@pages.get("/<language:language>/learn/today.json")
def today_data(language: Language) -> Response:
    """The question of a day as data, with its answers."""
    day = _day(request.args)
    question = of_day(bank(), day)
    return jsonify({"date": day.isoformat(), "question": question.data(language) if question else None})


@pages.get("/<language:language>/learn/practice")
def practice(language: Language) -> str:
    """A question by chance; ``?seed=`` decides which, ``?chapter=`` and ``?level=`` narrow the choice."""
    seed, chapter, level = _practice(request.args)
    right, asked = _score(request.args)
    question = drawn(bank(), f"practice {seed}", chapter, level)
    law = setting().book
    put = _put("question", question, language) if question else None
    wanted = {"chapter": chapter or None, "level": level or None}
    score = (right + put.right, asked + 1) if put and put.answered else (right, asked)
    return render_template(
        "school/practice.html",
        put=put,
        seed=seed,
        chapter=chapter,
        level=level,
        levels=LEVELS,
        chapters=[law.section(number, language) for number in CHAPTERS],
        score=score,
        state={**wanted, "seed": seed, "score": f"{right}-{asked}" if asked else None},
        onward={**wanted, "seed": seed % MOST_SEEDS + 1, "score": f"{score[0]}-{score[1]}" if score[1] else None},
        **_words(law, language, rule_links(law, language)),
    )


@pages.get("/<language:language>/learn/practice.json")
def practice_data(language: Language) -> Response:
    """A question by chance as data, with its answers."""
    seed, chapter, level = _practice(request.args)
    question = drawn(bank(), f"practice {seed}", chapter, level)
    return jsonify({"seed": seed, "question": question.data(language) if question else None})


@pages.get("/<language:language>/learn/day-sheet")
def sheet(language: Language) -> str:
    """The course of a day with its articles, to print."""
    law = setting().book
    links = rule_links(law, language)
    parts = [
        (part, [(number, render(text, links)) for number, text in part.articles]) for part in day_sheet(law, language)
    ]
    return render_template("school/day_sheet.html", book=law, parts=parts, root=rules_root(law, language))


@pages.get("/<language:language>/learn/day-sheet.json")
def sheet_data(language: Language) -> Response:
    """The course of a day as data."""
    return jsonify(
        {
            "edition": setting().edition,
            "language": language,
            "parts": [
                {
                    "title": part.title,
                    "section": part.section,
                    "articles": [{"number": number, "text": " ".join(text.split())} for number, text in part.articles],
                }
                for part in day_sheet(setting().book, language)
            ],
        }
    )


def _lesson(name: str, language: Language) -> Lesson:
    if name not in course():
        raise Missing(
            gettext("There is no lesson “%(name)s”.", name=shortened(name)),
            [(gettext("The course"), url_for("school.learn"))],
        )
    return course().lessons[language][name]


def _blocks(lesson: Lesson, links: Links) -> Iterator[tuple[str, Any]]:
    """The blocks of a lesson, made ready to show; what cannot be shown is left out."""
    for place, block in enumerate(lesson.blocks, 1):
        match block:
            case Heading():
                yield "heading", block.text
            case Words():
                yield "words", render(block.text, links)
            case Shown() if wrong(block, shelf(), lesson) is None:
                yield block.what, _scene(block, f"p{place}", lesson)
            case Asked():
                question = bank().question(block.kind, block.path, block.form, block.move, block.case)
                if question is not None:
                    yield "question", _put(f"a{place}", question, lesson.language)


def _scene(shown: Shown, part: str, lesson: Lesson) -> Scene:
    story, form = shelf().story(shown.path, lesson.language), form_of(shown, shelf(), lesson)
    moves = moves_of(shown, form)
    steps = tuple(step for move in moves for step in move.steps)
    place = _number(part, len(steps))
    board = steps[place - 1].board if place else board_of(shown, form)
    return Scene(part, shown, story, form, moves, place, steps, board)


def _put(part: str, question: Question, language: Language) -> Put:
    story = shelf().story(question.path, language)
    chosen = _number("answer" if part == "question" else part, len(question.answers))
    return Put(part, question, story, standing(question, story), chosen)


def _block_data(block: object, language: Language) -> dict[str, object]:
    match block:
        case Heading(text) | Words(text):
            return {"heading" if isinstance(block, Heading) else "text": " ".join(text.split())}
        case Shown():
            return {"show": block.mark, "scenario": url_for("scenarios.scenario_data", path=block.path)}
        case Asked():
            question = bank().question(block.kind, block.path, block.form, block.move, block.case)
            return {"ask": block.mark, "question": question.data(language) if question else None}
    return {}


def _words(law: Book, language: Language, links: Links) -> dict[str, Any]:
    """What every page with a question or a scenario needs to write its words."""

    def article(number: str) -> Markup | None:
        known = number in law.texts[language].articles
        return render(law.article(number, language).text, links) if known else None

    return {
        "book": law,
        "root": rules_root(law, language),
        "known": lambda number: number in law,
        "symbols": lambda text: inline(text, language, links.sheet),
        "teach": lambda text: render(text, links, own=False),
        "article": article,
    }


def _state() -> dict[str, str]:
    """What has been chosen and answered on this lesson's page, as its address says."""
    return {
        name: value
        for name, value in request.args.items()
        if name[:1] in ("a", "p") and name[1:].isdecimal() and value.isdecimal() and len(name) < 5 and len(value) < 5
    }


def _number(name: str, most: int) -> int:
    """A number in the address from 0 to the most that it may be; 0 where it is something else."""
    typed = request.args.get(name, "")
    number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 6 else 0
    return number if number <= most else 0


def _today() -> date:
    return datetime.now(UTC).date()


def _day(arguments: Mapping[str, str]) -> date:
    """The day that the address names, or today.

    Raises:
        Missing: there is no question for that day.
    """
    typed = arguments.get("date", "")
    try:
        day = date.fromisoformat(typed[:20]) if typed else _today()
    except ValueError:
        day = date.min
    if not FIRST_DAY <= day <= _today():
        raise Missing(
            gettext("There is no question for the day “%(day)s”; write it as 2026-01-31.", day=shortened(typed)),
            [(gettext("Today’s question"), url_for("school.today"))],
        )
    return day


def _practice(arguments: Mapping[str, str]) -> tuple[int, str, int]:
    """The seed, the chapter and the level that the address names; what it names wrongly counts as not named."""
    chapter = arguments.get("chapter", "")
    level = _number("level", max(LEVELS))
    return max(1, _number("seed", MOST_SEEDS)), chapter if chapter in CHAPTERS else "", level


def _score(arguments: Mapping[str, str]) -> tuple[int, int]:
    """How many were right, and how many were asked before."""
    right, _, asked = arguments.get("score", "")[:12].partition("-")
    if not (right.isdecimal() and right.isascii() and asked.isdecimal() and asked.isascii()):
        return 0, 0
    return (int(right), int(asked)) if int(right) <= int(asked) < MOST_SEEDS else (0, 0)
