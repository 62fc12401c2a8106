"""The judge’s desk in the browser: set up a situation, play it on, and have it ruled; the text is the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from flask import Blueprint, Response, jsonify, make_response, render_template, request, url_for

from judge.bounds.errors import BrokenError, OutOfBoundsError
from judge.bounds.pool import bounded
from judge.cards.language.words import counter_names
from judge.desk import answers
from judge.desk.answers import Answer, Change
from judge.desk.link import LONGEST_ADDRESS, BrokenLink, opened
from judge.desk.outcomes import SECONDS
from judge.desk.sheet import NAME, blank
from judge.editions import PLAYED
from judge.exploring.horizon import Horizon
from judge.game.state.adventure import TUMULT_CARDS
from judge.law.book import book
from judge.messages import Language, Message
from judge.ruling.chosen import OFFERED, Kind
from judge.site.card_form import card_choices
from judge.site.card_links import PATTERN, CardLinks
from judge.site.errors import Meaningless, Refused, TooOften, status_text
from judge.site.language import absolute
from judge.site.limits import SLOW, computes, computes_slowly, spend
from judge.site.request_fields import flag_of, words_of
from judge.site.rule_words import rules_root
from judge.site.rulings import linked, linked_by
from judge.site.setting import setting
from judge.site.shipped import desk_offers, text_asked
from judge.site.situation_fields import (
    change_of,
    digits,
    horizon_of,
    request_data,
    situation_text,
    table_sent,
    typed_text,
    whole_number,
)
from judge.site.symbols import inline
from judge.site.ways import asset
from judge.telling.table import BoardView, CardFace

pages = Blueprint("desk", __name__)

ASKED: Mapping[str, Kind] = {"why": "step", "idle": "idle", "thing": "thing"}
"""The names of the buttons that ask, and what about."""

COMPARING = 4.0
"""How many seconds the comparison of a situation by two editions may take."""

LONGEST_BODY = 120_000
"""How much a visitor may send to the desk: a whole situation and a little more."""


@pages.before_request
def take_more() -> None:
    """A whole situation is longer than what other pages read."""
    request.max_content_length = LONGEST_BODY
    request.max_form_memory_size = LONGEST_BODY


@pages.get("/<language:language>/desk")
def desk(language: Language) -> Response:
    """The desk: empty, or with the situation of a link or a scenario of the site, by the edition that is asked for."""
    said, step = request.args.get("s", ""), digits(request.args.get("why", "0"), step=True)
    if not said:
        return _first(text_asked(language), step, language)
    try:
        text = opened(said).text
    except BrokenLink as error:
        raise Refused(error.message.say(language), desk_offers()) from None
    return _answered(text, language, lambda: bounded(answers.followed, said, _address(), language, step))


@pages.post("/<language:language>/desk")
def played(language: Language) -> Response:
    """The desk after a button of its form was pressed."""
    form = request.form
    text, seat = typed_text(), form.get("seat", "")
    for name, kind in ASKED.items():
        if name in form:
            return _asked(text, digits(form[name], step=True), kind, seat, language)
    if "other" in form:
        return _answered(
            text,
            language,
            lambda: bounded(answers.asked_of_both, text, seat, _address(), language, seconds=COMPARING, slow=True),
            SLOW,
        )
    if "until" not in form:
        change: Change | None = ("undo", 1) if "undo" in form else change_of(form, digits)
        change = ("card", form.get("card", "")) if "write" in form else change
        return _laid(text, change, seat, language)
    until = horizon_of(form["until"])
    return _answered(
        text,
        language,
        lambda: bounded(answers.foreseen, text, seat, _address(), until, language, SECONDS, slow=True),
        SLOW,
    )


@pages.post("/<language:language>/desk/situation.json")
@computes
def situation(language: Language) -> Response:
    """A situation as data: its mistakes, its steps, what is due."""
    asked = request_data()
    text, seat = situation_text(asked.get("text")), words_of(asked, "seat")
    return _answer(bounded(answers.situation, text, None, seat, _address(), language), language)


@pages.post("/<language:language>/desk/move.json")
@computes
def move(language: Language) -> Response:
    """A situation as data after a move more, or with moves taken back."""
    asked = request_data()
    text, seat = situation_text(asked.get("text")), words_of(asked, "seat")
    for name in asked:
        change_of({name: asked[name]}, whole_number)
    change: Change | None = ("undo", 1) if flag_of(asked, "undo") else change_of(asked, whole_number) or ("line", "")
    return _answer(bounded(answers.situation, text, change, seat, _address(), language), language)


@pages.post("/<language:language>/desk/table.json")
@computes
def table(language: Language) -> Response:
    """A situation as data with its board as a form says."""
    asked = request_data()
    text, seat, change = (
        situation_text(asked.get("text")),
        words_of(asked, "seat"),
        ("table", table_sent(asked, language)),
    )
    return _answer(bounded(answers.situation, text, change, seat, _address(), language), language)


@pages.post("/<language:language>/desk/outcomes.json")
@computes_slowly
def outcomes(language: Language) -> Response:
    """Everything that can happen from a situation on, as data."""
    asked = request_data()
    text, until = situation_text(asked.get("text")), horizon_of(words_of(asked, "until", Horizon.DECISION))
    return _answer(bounded(answers.explored, text, until, language, SECONDS, slow=True), language)


@pages.post("/<language:language>/desk/compare.json")
@computes_slowly
def compare(language: Language) -> Response:
    """What another edition says of a situation, as data."""
    text = situation_text(request_data().get("text"))
    return _answer(bounded(answers.compared, text, language, seconds=COMPARING, slow=True), language)


@pages.post("/<language:language>/desk/why.json")
@computes
def why(language: Language) -> Response:
    """The ruling on a step of a situation, or on another thing that is offered, as data."""
    asked = request_data()
    text, seat = situation_text(asked.get("text")), words_of(asked, "seat")
    numbers = [(kind, whole_number(asked[kind], step=True)) for kind in OFFERED if kind in asked]
    kind, number = numbers[-1] if numbers else ("step", whole_number("", step=True))
    return _answer(bounded(answers.why, text, number, seat, language, kind), language)


@pages.post("/<language:language>/desk/link.json")
@computes
def link(language: Language) -> Response:
    """The address that holds a situation, as data."""
    return _answer(bounded(answers.linked, situation_text(request_data().get("text")), _address(), language), language)


@pages.post("/<language:language>/desk/card.json")
@computes
def card(language: Language) -> Response:
    """A card that a visitor writes, word for word, and a situation with it, as data."""
    asked = request_data()
    text, pasted = situation_text(asked.get("text")), words_of(asked, "card")
    return _answer(bounded(answers.written, text, pasted, setting().edition, language), language)


@pages.get("/<language:language>/desk/cards.json")
def cards(language: Language) -> Response:
    """The cards that a visitor who is typing may mean."""
    spend(0)
    typed, zone = request.args.get("q", ""), request.args.get("zone", "")
    return _answer(bounded(answers.suggested, typed, zone, setting().edition, language), language)


@pages.route("/<language:language>/desk/file", methods=["GET", "POST"])
def file(language: Language) -> Response:
    """The text as a file."""
    response = make_response((typed_text() if request.method == "POST" else blank(language, setting().played)).encode())
    response.mimetype = "text/markdown"
    response.headers["Content-Disposition"] = f'attachment; filename="{NAME}"'
    return response


def _first(text: str, step: int, language: Language) -> Response:
    """The desk with a text, and the ruling on one of its steps where one is asked about."""
    return _asked(text, step, "step", "", language) if step else _laid(text, None, "", language)


def _asked(text: str, number: int, kind: Kind, seat: str, language: Language) -> Response:
    """The desk with a text, and the ruling on a step of it, or on an ability that did nothing."""
    return _answered(text, language, lambda: bounded(answers.asked_why, text, number, seat, _address(), language, kind))


def _laid(text: str, change: Change | None, seat: str, language: Language) -> Response:
    """The desk with a text, after a change of it."""
    return _answered(text, language, lambda: bounded(answers.pressed, text, change, seat, _address(), language))


def _answered(text: str, language: Language, compute: Callable[[], Answer], cost: int = 1) -> Response:
    """The desk with what was computed, or with the text alone where that is not possible now: nobody loses a text.

    Arguments:
        compute: computes the situation.
        cost: as how many computations it counts.
    """
    try:
        spend(cost)
        found = compute()
    except OutOfBoundsError as error:
        code = 500 if isinstance(error, BrokenError) else 503
        return _unplayed(text, language, error.message.say(language), code, error.seconds)
    except TooOften as error:
        return _unplayed(text, language, status_text(429), 429, error.seconds)
    if isinstance(found, Message):
        raise Meaningless(found.say(language), desk_offers())
    return _drawn(found, language, found.get("said", ""), found.get("changed", ""))


def _unplayed(text: str, language: Language, said: str, code: int, seconds: int) -> Response:
    """The desk with a text that could not be played now, or cannot be played here at all."""
    boards = dict.fromkeys(("before", "now"), asdict(BoardView()))
    sitting = {"text": text, **boards, **dict.fromkeys(("moves", "faces", "mistakes", "differs", "mended"), ())}
    response = _drawn({**sitting, "unplayed": "later" if seconds else "never"}, language, said)
    response.status_code = code
    if seconds:
        response.headers["Retry-After"] = str(seconds)
        if request.method == "GET":
            response.headers["Refresh"] = str(seconds)
    return response


def _drawn(sitting: dict[str, Any], language: Language, said: str = "", changed: str = "") -> Response:
    law = book(sitting.get("edition", setting().played))
    cards = CardLinks((CardFace(**{**one, "lines": tuple(one["lines"])}) for one in sitting["faces"]), language)
    return make_response(
        render_template(
            "desk/desk.html",
            book=law,
            sitting=sitting,
            said=said,
            changed=changed,
            link=request.args.get("s", "") if request.method == "GET" else "",
            why=sitting.get("why", {}).get("step"),
            blank=blank(language, setting().played),
            most=LONGEST_ADDRESS,
            counters=counter_names(language),
            editions_played=PLAYED,
            card_choices=card_choices(language),
            card_typed=request.form.get("card", "") if said else "",
            tumult=[way.name for card in TUMULT_CARDS for way in (card, card.turned)],
            root=rules_root(law, language),
            roots={one: rules_root(book(one), language) for one in PLAYED},
            known=law,
            cards=cards,
            pattern=PATTERN,
            symbols=cards.linked,
            ruled_by=linked_by(law.edition, language, cards),
            ruled=lambda text: linked(text, law, language, cards),
            unlinked=lambda words: inline(words, language, asset("symbols.svg")),
        )
    )


def _answer(found: Answer, language: Language) -> Response:
    if isinstance(found, Message):
        raise Meaningless(found.say(language))
    return jsonify(found)


def _address() -> str:
    """Where the desk lies; links are made from it."""
    return absolute(url_for("desk.desk"))
