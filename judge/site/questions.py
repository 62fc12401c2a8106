"""What an address asks for data is held against the document; what that does not allow is refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from flask import Flask, current_app, request
from flask_babel import gettext

from judge.messages import LANGUAGES
from judge.site.api import Operation, Part, operations
from judge.site.errors import Refused, shortened

LONGEST_NUMBER = 9
"""How many digits a number has at most."""


def install(app: Flask) -> None:
    """Let an application refuse questions that its document does not allow; its pages for people are more patient."""

    @app.before_request
    def hold() -> None:
        operation = _operations().get((request.endpoint or "", "GET" if request.method == "HEAD" else request.method))
        if operation is not None:
            for question in operation.questions:
                _hold(question, request.args.getlist(question["name"]))


def _operations() -> Mapping[tuple[str, str], Operation]:
    """The operations by what answers them and by their methods."""
    known: dict[tuple[str, str], Operation] | None = current_app.extensions.get("judge-operations")
    if known is None:
        routes = current_app.url_map.bind("")
        known = {(routes.match(one.place(LANGUAGES[0]), one.method)[0], one.method): one for one in operations()}
        current_app.extensions["judge-operations"] = known
    return known


def _hold(question: Part, typed: list[str]) -> None:
    name, shape = question["name"], question["schema"]
    if not typed:
        if question.get("required"):
            raise Refused(gettext("“%(name)s” is missing in the address; add it.", name=name))
        return
    if len(typed) > 1:
        raise Refused(gettext("“%(name)s” stands in the address more than once; write it once.", name=name))
    if "enum" in shape and typed[0] not in shape["enum"]:
        raise Refused(
            gettext(
                "“%(value)s” is nothing to choose; choose one of %(known)s.",
                value=shortened(typed[0]),
                known=", ".join(shape["enum"]),
            )
        )
    if shape["type"] == "integer":
        _hold_number(name, shape, typed[0])
    elif shape.get("format") == "date":
        _hold_day(name, typed[0])
    else:
        _hold_words(name, shape, typed[0])


def _hold_number(name: str, shape: Part, typed: str) -> None:
    least, most = shape["minimum"], shape["maximum"]
    written = typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_NUMBER
    if not written or not least <= int(typed) <= most:
        words = gettext("“%(name)s” is a whole number from %(least)s to %(most)s.", name=name, least=least, most=most)
        raise Refused(words)


def _hold_day(name: str, typed: str) -> None:
    try:
        written = date.fromisoformat(typed[:20]).isoformat() == typed
    except ValueError:
        written = False
    if not written:
        raise Refused(gettext("“%(name)s” is a day, written as 2026-01-31.", name=name))


def _hold_words(name: str, shape: Part, typed: str) -> None:
    if len(typed) < shape.get("minLength", 0):
        raise Refused(gettext("“%(name)s” is empty; write something.", name=name))
    most = shape.get("maxLength", len(typed))
    if len(typed) > most:
        raise Refused(gettext("“%(name)s” is longer than %(most)s characters; write fewer.", name=name, most=most))
