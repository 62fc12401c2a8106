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


def read_readings(path: Path, name: str, law: Book) -> tuple[dict[str, tuple[int, ...]], list[Mistake]]:
    """Read which notes of an edition carry a reading.

    Arguments:
        path: the file, TOML with one line an article: ``"2.1.c" = [2]`` for its second note.
        name: how mistakes name it.
        law: the edition.

    Returns:
        the places of the notes by the article's number, from 0, and what cannot be read.
    """
    table, source, mistakes = read_table(path, name)
    readings: dict[str, tuple[int, ...]] = {}
    for number, places in table.items():
        count = len(law.article(number, "en").notes) if number in law.texts["en"].articles else 0
        if isinstance(places, list) and places and all(one in range(1, count + 1) for one in places):
            readings[number] = tuple(place - 1 for place in places)
        else:
            what = message("{number} has {count} notes; write which of them, such as [1]", number=number, count=count)
            mistakes.append(Mistake(name, line_of(number, source), what))
    return readings, mistakes


def readings(edition: str, number: str, language: Language) -> tuple[str, ...]:
    """The notes at an article that say which reading of it holds; none where nothing is in doubt.

    Arguments:
        edition: an edition that the project holds.
        number: the article's number.
    """
    places = _places(edition).get(number, ())
    return tuple(book(edition).article(number, language).notes[place] for place in places)


@cache
def _places(edition: str) -> Mapping[str, tuple[int, ...]]:
    path = RULES / edition / FILE
    return read_readings(path, FILE, book(edition))[0] if path.exists() else {}
