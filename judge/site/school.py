"""The school: the course and its lessons, the question of the day, practice, and a sheet to print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from flask import Blueprint, Response, jsonify, render_template, request, url_for
from flask_babel import gettext

from judge.law.book import Book, book
from judge.law.typography import one_line
from judge.messages import Language
from judge.school.bank import visitors_bank
from judge.school.course import course
from judge.school.draw import CHAPTERS, draw_question, of_day
from judge.school.lesson import Block, Lesson, LessonHeading, LessonQuestion, LessonRemark, LessonScenario, LessonText
from judge.school.question import LEVELS, SchoolQuestion
from judge.school.sheet import day_sheet
from judge.school.taught import EARLIER, TAUGHT
from judge.site.blackboard import QuestionView, blocks, cards_of, number_asked, put, question_data, state, words
from judge.site.card_links import CardLinks
from judge.site.errors import NoPage, shortened
from judge.site.limits import computes
from judge.site.markdown import render
from judge.site.rule_words import rule_links, rules_root
from judge.site.symbols import aloud
from judge.site.task_list import parts, tasks
from judge.site.vocabulary import Links

pages = Blueprint("school", __name__)

FIRST_DAY = date(2024, 9, 1)
"""The first day that has a question."""

MOST_SEEDS = 99_999
"""So many questions may follow one another in practice."""


@pages.get("/<language:language>/learn")
def learn(language: Language) -> str:
    """The course and the other ways to learn."""
    lessons = [course().lessons[language][name] for name in course().names()]
    return render_template("school/learn.html", book=book(TAUGHT), lessons=lessons, earlier=EARLIER)


@pages.get("/<language:language>/learn.json")
def learn_data(language: Language) -> Response:
    """The lessons as data, and where the other pages lie."""
    lessons = [course().lessons[language][name] for name in course().names()]
    return jsonify(
        {
            "language": language,
            "edition": TAUGHT,
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
    law = book(TAUGHT)
    links = replace(rule_links(law, language), cards=cards_of(found))
    before, after = course().neighbours(name)
    lessons = course().lessons[language]
    return render_template(
        "school/lesson.html",
        lesson=found,
        tasks=tasks(name, language),
        parts=list(parts(blocks(found, links), state())),
        state=state(),
        lessons=len(course().names()),
        previous=lessons[before] if before else None,
        following=lessons[after] if after else None,
        **words(law, language, links),
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
            "edition": TAUGHT,
            "title": found.title,
            "lead": found.lead,
            "tasks": [{"task": one.name, "goal": one.goal} for one in tasks(name, language)],
            "blocks": [_block_data(block, language) for block in found.blocks],
        }
    )


def _book_of(question: SchoolQuestion | None) -> Book:
    """The edition of a page with a question: that by which it is asked."""
    return book(question.edition if question is not None else TAUGHT)


def _links(law: Book, here: QuestionView | None, language: Language) -> Links:
    """Where the words of a page with a question lead."""
    return replace(rule_links(law, language), cards=CardLinks(here.story.faces if here else (), language))


@pages.get("/<language:language>/learn/today")
@computes
def today(language: Language) -> str:
    """The question of a day; ``?date=`` chooses another day than today."""
    day = _day(request.args)
    question = of_day(visitors_bank(), day)
    here = put("question", question, language) if question else None
    law = _book_of(question)
    return render_template(
        "school/today.html",
        day=day,
        named=bool(request.args.get("date")),
        plain=aloud(f"{here.story.title}. {here.question.asks[language]}", language) if here else "",
        current=day == _today(),
        earlier=day - timedelta(1) if day > FIRST_DAY else None,
        later=day + timedelta(1) if day < _today() else None,
        latest=_today(),
        first=FIRST_DAY,
        put=here,
        state={"date": day.isoformat()},
        **words(law, language, _links(law, here, language)),
    )


@pages.get("/<language:language>/learn/today.json")
@computes
def today_data(language: Language) -> Response:
    """The question of a day as data, with its answers."""
    day = _day(request.args)
    question = of_day(visitors_bank(), day)
    return jsonify({"date": day.isoformat(), "question": question_data(question, language)})


@pages.get("/<language:language>/learn/practice")
@computes
def practice(language: Language) -> str:
    """A question by chance; ``?seed=`` decides which, ``?chapter=`` and ``?level=`` narrow the choice.

    ``?again=`` names one that comes back because it was missed; which those are is known to the browser alone.
    """
    seed, chapter, level = _practice(request.args)
    right, asked = _score(request.args)
    again = _again(request.args)
    question = again or draw_question(visitors_bank(), f"practice {seed}", seed, chapter, level)
    law = _book_of(question)
    here = put("question", question, language) if question else None
    wanted = {"chapter": chapter or None, "level": level or None}
    score = (right + here.right, asked + 1) if here and here.answered else (right, asked)
    return render_template(
        "school/practice.html",
        put=here,
        seed=seed,
        chapter=chapter,
        level=level,
        levels=LEVELS,
        chapters=[law.section(number, language) for number in CHAPTERS],
        score=score,
        again=again is not None,
        state={
            **wanted,
            "seed": seed,
            "again": again.key if again else None,
            "score": f"{right}-{asked}" if asked else None,
        },
        onward={
            **wanted,
            "seed": seed if again else seed % MOST_SEEDS + 1,
            "score": f"{score[0]}-{score[1]}" if score[1] else None,
        },
        **words(law, language, _links(law, here, language)),
    )


@pages.get("/<language:language>/learn/practice.json")
@computes
def practice_data(language: Language) -> Response:
    """A question by chance as data, with its answers."""
    seed, chapter, level = _practice(request.args)
    question = _again(request.args) or draw_question(visitors_bank(), f"practice {seed}", seed, chapter, level)
    return jsonify({"seed": seed, "question": question_data(question, language)})


@pages.get("/<language:language>/learn/day-sheet")
def sheet(language: Language) -> str:
    """The course of a day with its articles, to print."""
    law = book(TAUGHT)
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
            "edition": TAUGHT,
            "language": language,
            "parts": [
                {
                    "title": part.title,
                    "section": part.section,
                    "articles": [{"number": number, "text": one_line(text)} for number, text in part.articles],
                }
                for part in day_sheet(book(TAUGHT), language)
            ],
        }
    )


def _lesson(name: str, language: Language) -> Lesson:
    if name not in course():
        raise NoPage(
            gettext("There is no lesson “%(name)s”.", name=shortened(name)),
            [(gettext("The course"), url_for("school.learn"))],
        )
    return course().lessons[language][name]


def _block_data(block: Block, language: Language) -> dict[str, object]:
    match block:
        case LessonHeading(text) | LessonText(text):
            return {"heading" if isinstance(block, LessonHeading) else "text": one_line(text)}
        case LessonRemark(text):
            return {"remark": one_line(text), "edition": block.edition}
        case LessonScenario():
            return {"show": block.mark, "scenario": url_for("scenarios.scenario_data", path=block.path, edition=TAUGHT)}
        case LessonQuestion():
            question = visitors_bank().question(block.kind, block.path, block.form, block.move, block.case)
            return {"ask": block.mark, "question": question_data(question, language)}
    return {}


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
        raise NoPage(
            gettext("There is no question for the day “%(day)s”; write it as 2026-01-31.", day=shortened(typed)),
            [(gettext("Today’s question"), url_for("school.today"))],
        )
    return day


def _practice(arguments: Mapping[str, str]) -> tuple[int, str, int]:
    """The seed, the chapter and the level that the address names; what it names wrongly counts as not named."""
    chapter = arguments.get("chapter", "")
    level = number_asked("level", max(LEVELS))
    return max(1, number_asked("seed", MOST_SEEDS)), chapter if chapter in CHAPTERS else "", level


def _again(arguments: Mapping[str, str]) -> SchoolQuestion | None:
    """The question that the address names; None where it names none that there is."""
    return visitors_bank().named(arguments.get("again", ""))


def _score(arguments: Mapping[str, str]) -> tuple[int, int]:
    """How many were right, and how many were asked before."""
    right, _, asked = arguments.get("score", "")[:12].partition("-")
    if not (right.isdecimal() and right.isascii() and asked.isdecimal() and asked.isascii()):
        return 0, 0
    return (int(right), int(asked)) if int(right) <= int(asked) < MOST_SEEDS else (0, 0)
