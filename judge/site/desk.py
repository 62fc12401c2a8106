"""The judge’s desk in the browser: set up a situation, play it on, and have it ruled; the text is the whole of it."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Request, Response, jsonify, make_response, render_template, request, url_for
from flask_babel import gettext

from judge.desk.sheet import Unfit, blank, cut_after, with_move, without_last_move
from judge.desk.sitting import sit
from judge.messages import Language
from judge.scenario.file import MOST_BYTES
from judge.site.computing import computed
from judge.site.errors import Missing, Refused, shortened
from judge.site.rules import rules_root
from judge.site.setting import asset, setting
from judge.site.symbols import inline
from judge.telling.story import UnknownSeat

pages = Blueprint("desk", __name__)

LONGEST_BODY = 120_000
"""How much a visitor may send to the desk: a whole situation and a little more."""

FILE_NAME = {"en": "situation.md", "fr": "situation.md"}


@pages.before_request
def take_more() -> None:
    """A whole situation is longer than what other pages read."""
    request.max_content_length = LONGEST_BODY
    request.max_form_memory_size = LONGEST_BODY


@pages.get("/<language:language>/desk")
def desk(language: Language) -> Response:
    """The desk: empty, or with a scenario of the site."""
    path = request.args.get("from", "")
    if path and path not in setting().shelf:
        raise Missing(
            gettext("There is no scenario “%(path)s”.", path=shortened(path)),
            [(gettext("All scenarios"), url_for("scenarios.listing"))],
        )
    return _page(_shipped(path) if path else blank(language), language)


@pages.post("/<language:language>/desk")
def played(language: Language) -> Response:
    """The desk after a button of its form was pressed."""
    form = request.form
    text, said = _typed(), ""
    try:
        if "line" in form:
            text = with_move(text, form["line"])
        elif "undo" in form:
            text = without_last_move(text)
        elif "keep" in form:
            text = cut_after(text, _count(form["keep"]))
    except Unfit as error:
        said = error.message.say(language)
    return _page(text, language, form.get("seat", ""), said)


@pages.post("/<language:language>/desk/situation.json")
def situation(language: Language) -> Response:
    """A situation as data: its mistakes, its steps, what is due."""
    asked = _asked(request)
    return jsonify(_sitting(_text(asked.get("text")), language, _words(asked, "seat")))


@pages.post("/<language:language>/desk/move.json")
def move(language: Language) -> Response:
    """A situation as data after a move more, or with moves taken back."""
    asked = _asked(request)
    text = _text(asked.get("text"))
    try:
        if asked.get("undo"):
            text = without_last_move(text)
        elif "keep" in asked:
            text = cut_after(text, _count(asked["keep"]))
        else:
            text = with_move(text, _words(asked, "line"))
    except Unfit as error:
        raise Refused(error.message.say(language)) from None
    return jsonify(_sitting(text, language, _words(asked, "seat")))


@pages.route("/<language:language>/desk/file", methods=["GET", "POST"])
def file(language: Language) -> Response:
    """The text as a file."""
    text = _typed() if request.method == "POST" else blank(language)
    response = make_response(text.encode())
    response.mimetype = "text/markdown"
    response.headers["Content-Disposition"] = f'attachment; filename="{FILE_NAME[language]}"'
    return response


def _page(text: str, language: Language, seat: str = "", said: str = "") -> Response:
    law = setting().book
    found = _sitting(text, language, seat)
    return make_response(
        render_template(
            "desk/desk.html",
            book=law,
            sitting=found,
            said=said,
            root=rules_root(law, language),
            known=lambda number: number in law,
            symbols=lambda words: inline(words, language, asset("symbols.svg")),
        )
    )


def _sitting(text: str, language: Language, seat: str) -> dict[str, Any]:
    try:
        return computed(_sit, text, language, seat)
    except UnknownSeat as error:
        raise Refused(error.message.say(language)) from None


def _sit(text: str, language: Language, seat: str) -> dict[str, Any]:
    return sit(text, language, seat).data(language)


def _shipped(path: str) -> str:
    return (setting().shelf.folder / f"{path}.md").read_text(encoding="utf-8")


def _asked(request: Request) -> dict[str, Any]:
    """What a program asks, as an object."""
    asked = request.get_json(silent=True)
    if not isinstance(asked, dict):
        raise Refused(gettext("Send a JSON object with “text”, as application/json."))
    return asked


def _words(asked: dict[str, Any], name: str) -> str:
    value = asked.get(name, "")
    if not isinstance(value, str):
        raise Refused(gettext("“%(name)s” is text.", name=name))
    return value


def _text(value: object) -> str:
    """A situation that a visitor sent."""
    if not isinstance(value, str):
        raise Refused(gettext("“%(name)s” is text.", name="text"))
    try:
        size = len(value.encode())
    except UnicodeEncodeError:
        raise Refused(gettext("This text holds characters that are none; write it anew.")) from None
    if size > MOST_BYTES:
        raise Refused(gettext("The situation is larger than %(most)s bytes; make it smaller.", most=MOST_BYTES))
    return value


def _typed() -> str:
    """The text of the form; browsers send every line end as two characters."""
    return _text(request.form.get("text", "")).replace("\r\n", "\n")


def _count(value: object) -> int:
    number = str(value)[:6]
    if isinstance(value, bool) or not (number.isascii() and number.isdigit()):
        raise Refused(gettext("“%(value)s” is no number of moves.", value=shortened(str(value))))
    return int(number)
