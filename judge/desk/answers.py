"""What the desk answers, as plain data that cross from a child process; what somebody got wrong is an answer too."""

from __future__ import annotations

from typing import Any

from judge.desk.board import read_table, write_table
from judge.desk.sheet import Unfit, cut_after, with_move, without_last_move
from judge.desk.sitting import sit
from judge.desk.table import BadTable, table_of
from judge.messages import Language, Message
from judge.telling.story import UnknownSeat

Answer = dict[str, Any] | Message
"""JSON data, or what is wrong with what was asked."""

Change = tuple[str, str | int]
"""How a text is changed before it is played: ``line`` and a move, ``keep`` and how many moves, or ``undo``."""


def situation(text: str, change: Change | None, seat: str, language: Language) -> Answer:
    """A situation as the desk shows it.

    Arguments:
        text: the text.
        change: how it is changed first; None where it is not.
        seat: the name of the player from whose seat it is seen; "" for the judge’s.
        language: the language.
    """
    try:
        text = _changed(text, change)
        sitting = sit(text, language, seat)
    except (Unfit, UnknownSeat) as error:
        return error.message
    table = read_table(text)
    return {**sitting.data(language), "table": table.data() if table is not None else None}


def edited(text: str, table: object, language: Language) -> Answer:
    """The text with its board as a table says.

    Arguments:
        text: the text.
        table: the table as data.
        language: the language of new lines.
    """
    try:
        return {"text": write_table(table_of(table), text, language)}
    except (BadTable, Unfit) as error:
        return error.message


def _changed(text: str, change: Change | None) -> str:
    match change:
        case "line", str(line):
            return with_move(text, line)
        case "keep", int(count):
            return cut_after(text, count)
        case "undo", _:
            return without_last_move(text)
    return text
