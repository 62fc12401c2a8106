"""Reads a TOML file of the rule book; a file that cannot be read is a mistake with its line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from judge.law.reader import read_text
from judge.messages import Mistake, message
from judge.tables import read_toml

_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


def read_table(path: Path, name: str) -> tuple[Mapping[str, Any], str, list[Mistake]]:
    """Read a TOML file.

    Arguments:
        path: the file.
        name: how mistakes name it.

    Returns:
        what it holds, its text, and what is wrong with it; nothing where it cannot be read.
    """
    source, mistakes = read_text(path, name)
    try:
        return read_toml(source), source, mistakes
    except ValueError as error:
        reason = str(error)
        place = _PLACE.search(reason)
        line = int(place[1]) if place and place[1] else max(1, len(source.splitlines()))
        text = message("the table cannot be read: {reason}", reason=_PLACE.sub("", reason))
        return {}, source, [Mistake(name, line, text)]


def read_rows(path: Path, name: str, key: str) -> tuple[list[tuple[int, Mapping[str, Any]]], list[Mistake]]:
    """Read a TOML file that is a list of tables.

    Arguments:
        path: the file.
        name: how mistakes name it.
        key: the name of the tables, such as ``term`` for ``[[term]]``.

    Returns:
        the line and the content of each table, and what is wrong with the file.
    """
    table, source, mistakes = read_table(path, name)
    rows = table.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        what = message("“{key}” is no list of tables; write [[{key}]]", key=key)
        return [], [*mistakes, Mistake(name, 1, what)]
    mistakes += [Mistake(name, 1, message("unknown key “{key}”", key=other)) for other in table if other != key]
    starts = [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == f"[[{key}]]"]
    return list(zip(starts, rows, strict=False)), mistakes


def line_of(key: str, source: str) -> int:
    """The line on which a key of a TOML file stands; 1 if none does.

    Arguments:
        key: the key, without quotation marks.
        source: the text of the file.
    """
    head = re.compile(rf'\s*\[*\s*"?{re.escape(key)}"?\s*[=.\]]')
    return next((number for number, line in enumerate(source.splitlines(), 1) if head.match(line)), 1)
