"""A situation that a visitor sends to the desk, and how it is to be changed, read with distrust."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flask import request
from flask_babel import gettext

from judge.desk.answers import Change
from judge.desk.table import BadTable, DeskTable, table_of
from judge.exploring.horizon import Horizon
from judge.messages import Language
from judge.scenario.source import MOST_BYTES
from judge.site.errors import Meaningless, Refused, TooLarge, WrongType, shortened
from judge.site.request_fields import lines_of, sent_object, words_of

LONGEST_COUNT = 6
"""How many digits a number of moves has at most."""

MOST_LINES = 200
"""How many moves may be added at once."""


def horizon_of(said: str) -> Horizon:
    """Up to where a visitor wants to see what can happen.

    Raises:
        Refused: it names no such end.
    """
    if said not in list(Horizon):
        known = ", ".join(Horizon)
        raise Refused(gettext("“%(value)s” is no end; write one of %(known)s.", value=shortened(said), known=known))
    return Horizon(said)


def table_sent(asked: dict[str, Any], language: Language) -> DeskTable:
    """The board of the form, under “table” of what a program sent.

    Arguments:
        asked: all that it sent.
        language: in which it is told what is wrong.

    Raises:
        Meaningless: it is no board.
    """
    try:
        return table_of(asked.get("table"))
    except BadTable as error:
        raise Meaningless(error.message.say(language)) from None


def request_data() -> dict[str, Any]:
    """What a program asks, as an object.

    Raises:
        WrongType: it was not sent as JSON.
        Refused: it is no object.
    """
    if not request.is_json:
        raise WrongType(gettext("Send a JSON object with “text”, as application/json."))
    asked = sent_object()
    if asked is None:
        raise Refused(gettext("Send a JSON object with “text”, as application/json."))
    return asked


def situation_text(value: object) -> str:
    """A situation that a visitor sent.

    Raises:
        Refused: it is no text.
        TooLarge: it is larger than a scenario file may be.
    """
    if not isinstance(value, str):
        raise Refused(gettext("“%(name)s” is text.", name="text"))
    try:
        size = len(value.encode())
    except UnicodeEncodeError:
        raise Refused(gettext("This text holds characters that are none; write it anew.")) from None
    if size > MOST_BYTES:
        raise TooLarge(gettext("The situation is larger than %(most)s bytes; make it smaller.", most=MOST_BYTES))
    return value


def typed_text() -> str:
    """The text of the form; browsers send every line end as two characters."""
    return situation_text(request.form.get("text", "")).replace("\r\n", "\n")


def change_of(asked: Mapping[str, Any], count: Callable[[object], int]) -> Change | None:
    """How the text is changed first, of the ways that a button or a program can name; None for not at all.

    Arguments:
        asked: the fields of the form, or of the object.
        count: reads the number of a field.

    Raises:
        Refused: a field is not what it should be.
    """
    for name in ("keep", "twin"):
        if name in asked:
            return name, count(asked[name])
    if "lines" in asked:
        return "lines", lines_of(asked, "lines", MOST_LINES)
    return ("line", words_of(asked, "line")) if "line" in asked else None


def whole_number(value: object, *, step: bool = False) -> int:
    """A number of moves, or the number of a step, that a program sent.

    Raises:
        Refused: it is none, or too large.
    """
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
        raise _no_number(value, step)
    return digits(int(value), step=step)


def digits(value: object, *, step: bool = False) -> int:
    """A number of moves, or the number of a step, that a form sent in digits.

    Raises:
        Refused: it is none, or too long.
    """
    number = str(value)
    if not (number.isascii() and number.isdigit() and len(number) <= LONGEST_COUNT):
        raise _no_number(value, step)
    return int(number)


def _no_number(value: object, step: bool) -> Refused:
    typed = shortened(str(value))
    if step:
        return Refused(gettext("“%(value)s” is no number of a step; choose one from the list.", value=typed))
    return Refused(gettext("“%(value)s” is no number of moves.", value=typed))
