"""The judge’s desk in the browser: set up a situation, play it on, and have it ruled; the text is the whole of it."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify, make_response, render_template, request, url_for
from flask_babel import gettext

from judge.bounds.pool import bounded
from judge.desk.answers import Answer, Change, edited
from judge.desk.answers import situation as seen
from judge.desk.sheet import blank
from judge.messages import Language, Message
from judge.scenario.file import MOST_BYTES
from judge.site.errors import Missing, Refused, shortened
from judge.site.rules import rules_root
from judge.site.setting import asset, setting
from judge.site.symbols import inline

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
    text, seat = _typed(), form.get("seat", "")
    change: Change | None = None
    if "line" in form:
        change = "line", form["line"]
    elif "undo" in form:
        change = "undo", 1
    elif "keep" in form:
        change = "keep", _count(form["keep"])
    found = bounded(seen, text, change, seat, language)
    if isinstance(found, Message):
        return _page(text, language, found.say(language))
    return _drawn(found, language)


@pages.post("/<language:language>/desk/situation.json")
def situation(language: Language) -> Response:
    """A situation as data: its mistakes, its steps, what is due."""
    asked = _asked()
    return _answer(bounded(seen, _text(asked.get("text")), None, _words(asked, "seat"), language), language)


@pages.post("/<language:language>/desk/move.json")
def move(language: Language) -> Response:
    """A situation as data after a move more, or with moves taken back."""
    asked = _asked()
    text, seat = _text(asked.get("text")), _words(asked, "seat")
    change: Change
    if asked.get("undo"):
        change = "undo", 1
    elif "keep" in asked:
        change = "keep", _count(asked["keep"])
    else:
        change = "line", _words(asked, "line")
    return _answer(bounded(seen, text, change, seat, language), language)


@pages.post("/<language:language>/desk/table.json")
def table(language: Language) -> Response:
    """The text with its board as a form says."""
    asked = _asked()
    return _answer(bounded(edited, _text(asked.get("text")), asked.get("table"), language), language)


@pages.route("/<language:language>/desk/file", methods=["GET", "POST"])
def file(language: Language) -> Response:
    """The text as a file."""
    text = _typed() if request.method == "POST" else blank(language)
    response = make_response(text.encode())
    response.mimetype = "text/markdown"
    response.headers["Content-Disposition"] = f'attachment; filename="{FILE_NAME[language]}"'
    return response


def _page(text: str, language: Language, said: str = "") -> Response:
    found = bounded(seen, text, None, "", language)
    if isinstance(found, Message):
        raise Refused(found.say(language))
    return _drawn(found, language, said)


def _drawn(sitting: dict[str, Any], language: Language, said: str = "") -> Response:
    law = setting().book
    return make_response(
        render_template(
            "desk/desk.html",
            book=law,
            sitting=sitting,
            said=said,
            blank=blank(language),
            root=rules_root(law, language),
            known=lambda number: number in law,
            symbols=lambda words: inline(words, language, asset("symbols.svg")),
        )
    )


def _answer(found: Answer, language: Language) -> Response:
    if isinstance(found, Message):
        raise Refused(found.say(language))
    return jsonify(found)


def _shipped(path: str) -> str:
    return (setting().shelf.folder / f"{path}.md").read_text(encoding="utf-8")


def _asked() -> dict[str, Any]:
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
