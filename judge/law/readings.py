"""The notes of the rule book that say which reading of an article holds: shown wherever that article decides."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from judge.law.book import Book, book
from judge.law.table import line_of, read_table
from judge.messages import Language, Mistake, message
from judge.place import RULES

FILE = "readings.toml"
OPEN = "open"
"""The table of the notes that are shown only where what they speak of is left open."""


def read_readings(
    path: Path, name: str, law: Book, *, left_open: bool = False
) -> tuple[dict[str, tuple[int, ...]], list[Mistake]]:
    """Read which notes of an edition carry a reading.

    Arguments:
        path: the file, TOML with one line an article: ``"2.1.c" = [2]`` for its second note.
        name: how mistakes name it.
        law: the edition.
        left_open: whether those are meant that are shown only where something is left open.

    Returns:
        the places of the notes by the article's number, from 0, and what cannot be read.
    """
    table, source, mistakes = read_table(path, name)
    readings: dict[str, tuple[int, ...]] = {}
    found = table.get(OPEN, {}) if left_open else {key: places for key, places in table.items() if key != OPEN}
    for number, places in found.items():
        count = len(law.article(number, "en").notes) if number in law.texts["en"].articles else 0
        if isinstance(places, list) and places and all(one in range(1, count + 1) for one in places):
            readings[number] = tuple(place - 1 for place in places)
        else:
            what = message("{number} has {count} notes; write which of them, such as [1]", number=number, count=count)
            mistakes.append(Mistake(name, line_of(number, source), what))
    return readings, mistakes


def readings(edition: str, number: str, language: Language, *, left_open: bool = False) -> tuple[str, ...]:
    """The notes at an article that say which reading of it holds; none where nothing is in doubt.

    Arguments:
        edition: an edition that the project holds.
        number: the article's number.
        left_open: whether the rules leave open what it decides here.
    """
    places = _places(edition, left_open=False).get(number, ())
    places += _places(edition, left_open=True).get(number, ()) if left_open else ()
    return tuple(book(edition).article(number, language).notes[place] for place in places)


@cache
def _places(edition: str, *, left_open: bool) -> Mapping[str, tuple[int, ...]]:
    path = RULES / edition / FILE
    return read_readings(path, FILE, book(edition), left_open=left_open)[0] if path.exists() else {}
