"""A game in the browser, refereed by the engine, against the program; the device keeps it, and the server nothing."""

from __future__ import annotations

from typing import Any, get_args

from flask import Blueprint, Response, jsonify, render_template, request, url_for
from flask_babel import gettext
from markupsafe import Markup

from judge.bounds.pool import bounded
from judge.editions import PLAYED
from judge.games.deck_list import MOST_BYTES
from judge.law.book import Book, book
from judge.messages import Language, Message
from judge.playing import answers
from judge.playing.match import MOST_CHOICES, BadMatch, MatchRecord, match_of, whole_number
from judge.playing.opponents import CALLED
from judge.playing.script import edition_of_situation, script_of, tasks_of
from judge.playing.starters import heroes
from judge.playing.tasks import TASKS
from judge.ruling.chosen import Kind
from judge.school.course import course
from judge.site.card_links import PATTERN
from judge.site.errors import Meaningless, NoPage, Refused, WrongType, shortened
from judge.site.limits import plays
from judge.site.request_fields import flag_of, sent_object
from judge.site.rule_words import rules_root
from judge.site.setting import setting
from judge.site.symbols import inline
from judge.site.ways import asset

pages = Blueprint("play", __name__)

LONGEST_BODY = 60_000
"""How much a visitor may send: a match with two pasted lists, and a little more."""

MOST_AT_ONCE = 4
"""So many choices may be made at once: a card, its expedition, and what goes with them."""

MOST_STEPS = 100_000
"""The largest number of a step."""

FIRST_GAME = "first-game"
"""The situation from which the first game begins."""

PLAYING = 2.0
"""How many seconds a move may take with the program's answer to it."""

PROVING = 4.0
"""How many seconds the ruling on a step may take."""


@pages.before_request
def take_more() -> None:
    """A match with two lists is longer than what other pages read."""
    request.max_content_length = LONGEST_BODY


@pages.get("/<language:language>/play")
def play(language: Language) -> str:
    """The page on which a game is played; all that happens on it is asked for by its script."""
    return _table(
        "play/play.html",
        book(setting().played),
        language,
        editions_played=PLAYED,
        starters=heroes(setting().played, language),
        opponents={name: said.say(language) for name, said in CALLED.items()},
        most_bytes=MOST_BYTES,
    )


@pages.get("/<language:language>/first-game")
def first_game(language: Language) -> str:
    """The page of the first game, which a coach accompanies."""
    edition = edition_of_situation(FIRST_GAME)
    return _table("play/first.html", book(edition), language, situation=FIRST_GAME)


@pages.get("/<language:language>/play/task/<path:name>")
def task(language: Language, name: str) -> str:
    """The page of a task: a small situation with a goal."""
    if name not in TASKS:
        raise NoPage(
            gettext("There is no task “%(name)s”; the lessons lead to those that there are.", name=shortened(name))
        )
    lesson = course().lessons[language][name.partition("/")[0]]
    others = tasks_of(lesson.name)
    place = others.index(name)
    return _table(
        "play/task.html",
        book(edition_of_situation(name)),
        language,
        situation=name,
        called=script_of(name).title[language],
        lesson=lesson,
        number=place + 1,
        count=len(others),
        following=others[place + 1] if place + 1 < len(others) else "",
    )


@pages.post("/<language:language>/play/move.json")
@plays
def move(language: Language) -> Response:
    """A match after a choice of the person and the answers of the program; without a choice, where it is."""
    asked = _sent()
    match, back, known = _match(asked, language), flag_of(asked, "back"), _number(asked, "known")
    return _answer(bounded(answers.played, match, _chosen(asked), back, known, language, seconds=PLAYING), language)


@pages.post("/<language:language>/play/why.json")
@plays
def why(language: Language) -> Response:
    """The ruling on a step of a match, or on something else that can be asked."""
    asked = _sent()
    match, kind, number = _match(asked, language), _kind(asked), _number(asked, "step")
    return _answer(bounded(answers.why, match, kind, number, language, seconds=PROVING, slow=True), language)


@pages.post("/<language:language>/play/questions.json")
@plays
def questions(language: Language) -> Response:
    """What can be asked about a match besides its steps."""
    return _answer(bounded(answers.questions, _match(_sent(), language), language, seconds=PLAYING), language)


@pages.post("/<language:language>/play/review.json")
@plays
def review(language: Language) -> Response:
    """A match looked back upon; of one of the days that decided it, also what else could have been done."""
    asked = _sent()
    match, day = _match(asked, language), _number(asked, "day")
    return _answer(bounded(answers.look_back, match, day, language, seconds=PROVING, slow=True), language)


@pages.post("/<language:language>/play/file.json")
@plays
def file(language: Language) -> Response:
    """A match as the text of a scenario file, which holds everything that was hidden."""
    return _answer(bounded(answers.file, _match(_sent(), language), language, seconds=PLAYING), language)


@pages.post("/<language:language>/play/moment.json")
@plays
def moment(language: Language) -> Response:
    """The moment at which a match is as a situation for the desk, as it is seen from the person's seat."""
    desk = url_for("desk.desk")
    return _answer(bounded(answers.for_desk, _match(_sent(), language), desk, language, seconds=PLAYING), language)


def _table(page: str, law: Book, language: Language, **more: object) -> str:
    """A page with a table on which one plays."""

    def drawn(words: str) -> Markup:
        return inline(words, language, asset("symbols.svg"))

    return render_template(
        page,
        book=law,
        root=rules_root(law, language),
        roots={one: rules_root(book(one), language) for one in PLAYED},
        pattern=PATTERN,
        unlinked=drawn,
        symbols=drawn,
        **more,
    )


def _sent() -> dict[str, Any]:
    if not request.is_json:
        raise WrongType(gettext("Send a JSON object with “match”, as application/json."))
    asked = sent_object()
    if asked is None:
        raise Refused(gettext("Send a JSON object with “match”, as application/json."))
    return asked


def _match(asked: dict[str, Any], language: Language) -> MatchRecord:
    try:
        return match_of(asked.get("match"))
    except BadMatch as error:
        raise Meaningless(error.message.say(language)) from None


def _chosen(asked: dict[str, Any]) -> tuple[int, ...]:
    sent = asked.get("choose", [])
    chosen = [whole_number(one, MOST_CHOICES) for one in sent] if isinstance(sent, list) else [None]
    known = tuple(one for one in chosen if one is not None)
    if len(known) < len(chosen) or len(known) > MOST_AT_ONCE:
        raise Refused(gettext("“%(name)s” is a list of at most %(most)s numbers.", name="choose", most=MOST_AT_ONCE))
    return known


def _kind(asked: dict[str, Any]) -> Kind:
    kind: Kind | None = next((one for one in get_args(Kind) if one == asked.get("kind", "step")), None)
    if kind is None:
        raise Refused(gettext("“%(name)s” is one of %(known)s.", name="kind", known=", ".join(get_args(Kind))))
    return kind


def _number(asked: dict[str, Any], name: str) -> int:
    number = whole_number(asked.get(name, 0), MOST_STEPS)
    if number is None:
        raise Refused(gettext("“%(name)s” is a whole number.", name=name))
    return number


def _answer(found: answers.Answer, language: Language) -> Response:
    if isinstance(found, Message):
        raise Meaningless(found.say(language))
    return jsonify(found)
