"""Makes what ships of the atlas from the files of sweeps, which are read as hostile."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from judge.atlas.file import APPLICATION, SCHEMA
from judge.atlas.looking import FindKind
from judge.atlas.meeting import PLAIN, Layout
from judge.atlas.parts import LONGEST
from judge.atlas.shipped import Line
from judge.cards.collection import Collection
from judge.editions import PLAYED

COUNTED = ("count", "boards", "unfinished")

LONGEST_TEXT = 1_000_000
"""No text in it has more bytes."""

FINDS = "SELECT kind, first, second, layout, opposite, editions, about FROM finds ORDER BY number, kind"


def lines_of(files: Iterable[Path]) -> list[str]:
    """The lines of the file that ships.

    Arguments:
        files: those of sweeps, which looked at different meetings.

    Raises:
        sqlite3.Error: one of them is none, or not there.
        ValueError: one of them is none, or holds what no sweep finds.
    """
    counts: Counter[str] = Counter()
    finds: dict[tuple[str, ...], Line] = {}
    for file in files:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as data:
            _check(data)
            ((report,),) = data.execute("SELECT value FROM about WHERE name = 'report'").fetchall()
            counts.update({name: _count(json.loads(report)[name]) for name in COUNTED})
            for line in map(_line, data.execute(FINDS)):
                kind, first, second, *_ = line
                if kind != FindKind.FAILS and not (kind == FindKind.NOTHING and PLAIN in (first, second)):
                    finds.setdefault((kind, *sorted((first, second))), line)
    ordered = [finds[key] for key in sorted(finds)]
    return [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in (dict(counts), *ordered)]


def _check(data: sqlite3.Connection) -> None:
    """Whether it is the file of a sweep.

    Raises:
        ValueError: it is something else.
    """
    data.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_TEXT)
    data.execute("PRAGMA trusted_schema = OFF")
    data.execute("PRAGMA cell_size_check = ON")
    made = [sql for (sql,) in data.execute("SELECT sql FROM sqlite_master ORDER BY name") if sql is not None]
    if data.execute("PRAGMA application_id").fetchone() != (APPLICATION,) or made != list(SCHEMA):
        raise ValueError("no file of a sweep")


def _count(said: Any) -> int:
    if type(said) is not int or said < 0:
        raise ValueError("no count of meetings")
    return said


def _line(row: tuple[Any, ...]) -> Line:
    """A find as a line.

    Raises:
        ValueError: it is none.
    """
    kind, first, second, layout, opposite, editions, said = row
    known, by, about = Collection.shipped(), str(editions).split(), json.loads(said)
    if not (known.is_shipped(first) and known.is_shipped(second)) or not by or not set(by) <= set(PLAYED):
        raise ValueError("no find")
    if type(about) is not list or not all(type(one) is str and len(one) <= LONGEST for one in about):
        raise ValueError("no find")
    return FindKind(kind).value, first, second, Layout(layout).value, bool(opposite), by, about
