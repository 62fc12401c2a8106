"""Where cards are read from: a file of cards in any of its forms, a checkout of the community database, a folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from judge.cards.community import MOST_FILES, card_files, read_community
from judge.cards.lines import LONGEST_LINE, read_lines
from judge.cards.printed import Printed
from judge.messages import Mistake

LOOKED_AT = 50
"""So many lines are looked at to tell a file of lines from one that is a whole."""


def size(path: Path) -> int:
    """How much there is to read: the bytes of a file, the files of a folder."""
    return len(_files(path)) if path.is_dir() else path.stat().st_size


def read_source(path: Path, name: str, done: Callable[[int], None]) -> Iterator[Printed | Mistake]:
    """The cards of a file or a folder, and what is wrong with what holds none.

    Arguments:
        path: a file with one card, an array of cards, or one card as JSON a line, each as this program or as the
            community database writes it; or a folder with such files.
        name: how mistakes name it.
        done: is told how much more of `size` is read.

    Raises:
        OSError: it cannot be read.
    """
    name = name.rstrip("/") or name
    if not path.is_dir():
        if _is_of_lines(path):
            yield from read_lines(path, name, done)
        else:
            yield from read_community(((path, name),), lambda count: done(path.stat().st_size))
        return
    wholes: list[tuple[Path, str]] = []
    for file in _files(path):
        called = f"{name}/{file.relative_to(path).as_posix()}"
        if file.suffix == ".jsonl":
            yield from read_lines(file, called, lambda count: None)
            done(1)
        else:
            wholes.append((file, called))
    yield from read_community(wholes, done)


def _files(folder: Path) -> tuple[Path, ...]:
    """The files of a folder that may hold cards: of a checkout those that hold English or French ones."""
    found = card_files(folder) or tuple(sorted((*folder.rglob("*.json"), *folder.rglob("*.jsonl"))))
    return found[:MOST_FILES]


def _is_of_lines(path: Path) -> bool:
    """Whether a file holds one card a line, rather than one card or an array of them."""
    with path.open("rb") as stream:
        lines = [line.strip() for line in islice(iter(lambda: stream.readline(LONGEST_LINE), b""), LOOKED_AT)]
    filled = [line.removeprefix(b"\xef\xbb\xbf") for line in lines if line.strip(b"\xef\xbb\xbf")]
    if not filled or filled[0].startswith(b"["):
        return not filled
    if not filled[0].startswith(b"{"):
        return True
    return len(filled) > 1 and any(map(_is_object, filled))


def _is_object(line: bytes) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except (RecursionError, ValueError):
        return False
