"""Trees that were read before, kept on disk by the content of their lines, so that no line is parsed twice.

The folder is the user's cache: whatever stands there may be missing, old or damaged. A tree is taken from it only if
every part of it is a node of the vocabulary with the fields that this node has; else all is thrown away and read anew.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args

from judge.cards.language.declined import Doubt
from judge.cards.language.fingerprint import fingerprint
from judge.game import ability as tree
from judge.game import terms
from judge.game.closed_list import ClosedList
from judge.messages import Language
from judge.place import MADE, Stamp, cache_folder, own, stamp_of
from judge.value import value

MOST = 20_000
"""How many lines are kept."""

LARGEST = 50_000_000
"""How large a file is still read, in bytes."""

NODES: dict[str, Any] = {name: node for name, node in vars(tree).items() if is_dataclass(node)}
FIELDS = {name: len(fields(node)) for name, node in NODES.items()}
ENUMS: dict[str, type[ClosedList]] = {
    one.__name__: one
    for module in (tree, terms)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, ClosedList)
}


@value(frozen=True, slots=True)
class Stop:
    """Where a line stops being understood.

    Arguments:
        place: the place in the line.
        expected: what could have stood there.
        doubt: what is in doubt there, where each word is known.
    """

    place: int
    expected: tuple[str, ...]
    doubt: Doubt | None = None


Found = tuple[tree.Ability, ...] | Stop


class DamagedTree(ValueError):
    """What is kept is no tree of this vocabulary."""


def key(text: str, language: Language, start: str) -> str:
    """By what a line is kept.

    Arguments:
        text: the line, without marks.
        start: the rule of the grammar by which it is read.
    """
    return hashlib.sha256("\0".join((language, start, text)).encode("utf-8", "surrogatepass")).hexdigest()


@dataclass
class TreeCache:
    """The lines that are kept.

    Arguments:
        path: the file; None where there is none that may be trusted.
        lines: for each line, what was found, as JSON: few lines are ever asked for, and so they take little memory.
        changed: whether there is more than in the file.
        state: the state of the file when it was last read or written.
    """

    path: Path | None
    lines: dict[str, str] = field(default_factory=dict)
    changed: bool = False
    state: Stamp | None = None

    def holds(self, key: str) -> bool:
        """Whether a line is kept; what another program has kept meanwhile counts."""
        return key in self.lines or (self._renewed() and key in self.lines)

    def take(self, lines: Mapping[str, str]) -> None:
        """Keep what another process has found.

        Arguments:
            lines: some of its `lines`.
        """
        if len(self.lines) + len(lines) <= MOST:
            self.lines.update(lines)
            self.changed = True

    def find(self, text: str, language: Language, start: str) -> Found | None:
        """What is kept of a line; None for nothing.

        Arguments:
            text: the line, without marks.
            start: the rule of the grammar by which it is read.
        """
        place = key(text, language, start)
        if not self.holds(place):
            return None
        known = self.lines[place]
        try:
            return _entry(json.loads(known), len(text))
        except (DamagedTree, TypeError, ValueError, KeyError, AttributeError, RecursionError):
            self.lines.clear()
            self.changed = True
            return None

    def keep(self, text: str, language: Language, start: str, found: Found) -> None:
        """Keep what was found in a line.

        Arguments:
            text: the line, without marks.
            start: the rule of the grammar by which it was read.
            found: its abilities, or where it stops being understood.
        """
        if len(self.lines) < MOST:
            self.lines[key(text, language, start)] = _written(_plain(found))
            self.changed = True

    def save(self) -> None:
        """Write what is kept, and what others have kept, in one go; where that cannot be done, nothing is written."""
        if self.path is None or not self.changed:
            return
        self._renewed()
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.name)
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(_written(self.lines))
                Path(name).replace(self.path)
                for other in self.path.parent.glob("trees-*.json"):
                    if other != self.path:
                        other.unlink(missing_ok=True)
            except OSError:
                Path(name).unlink(missing_ok=True)
                raise
            self.changed = False
            self.state = stamp_of(self.path)

    def _renewed(self) -> bool:
        """Take over what the file holds, if another program has written it; say whether it has."""
        state = stamp_of(self.path) if self.path is not None else None
        if self.path is None or state == self.state:
            return False
        self.lines = load(self.path).lines | self.lines
        self.state = state
        return True


def load(path: Path) -> TreeCache:
    """What is kept in a file; nothing where it is missing or damaged.

    Arguments:
        path: the file.
    """
    kept = TreeCache(path, state=stamp_of(path))
    with suppress(OSError, ValueError, RecursionError):
        if path.stat().st_size <= LARGEST:
            lines = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(lines, dict):
                kept.lines = lines
    return kept


@cache
def shared_cache() -> TreeCache:
    """The lines that came with the program and those that the user's cache keeps; they are saved as the program ends.

    Nothing is taken from a folder to which others can write, and nothing saved there.
    """
    name = f"trees-{fingerprint()}.json"
    shipped = load(MADE / name).lines
    path = cache_folder() / name
    try:
        own(path.parent)
    except OSError:
        return TreeCache(None, shipped)
    found = load(path)
    found.lines = shipped | found.lines
    atexit.register(found.save)
    return found


def _written(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def _plain(node: Any) -> Any:
    """A tree as lists: a node by its name and its fields, a term by its kind and its value."""
    if isinstance(node, Stop):
        return ["stop", node.place, list(node.expected), node.doubt]
    if isinstance(node, tuple):
        return ["all", [_plain(part) for part in node]]
    if isinstance(node, ClosedList):
        return ["term", type(node).__name__, node.value]
    if is_dataclass(node):
        return ["node", type(node).__name__, [_plain(getattr(node, one.name)) for one in fields(node)]]
    return node


def _entry(plain: Any, length: int) -> Found:
    match plain:
        case ["stop", int() as place, [*expected], doubt] if 0 <= place <= length:
            if all(isinstance(word, str) for word in expected):
                return Stop(place, tuple(expected), None if doubt is None else Doubt(doubt))
        case ["all", _]:
            abilities = _node(plain)
            if all(isinstance(one, get_args(tree.Ability)) for one in abilities):
                return abilities  # type: ignore[no-any-return]
    raise DamagedTree(plain)


def _node(plain: Any) -> Any:
    if plain is None or isinstance(plain, (bool, int, str)):
        return plain
    if not isinstance(plain, list) or not plain:
        raise DamagedTree(plain)
    what, *held = plain
    if what == "term" and len(held) == 2 and isinstance(held[0], str) and held[0] in ENUMS:
        return ENUMS[held[0]](held[1])
    parts = held[-1] if held else None
    if not isinstance(parts, list):
        raise DamagedTree(plain)
    if what == "all" and len(held) == 1:
        return tuple(map(_node, parts))
    if what == "node" and len(held) == 2 and FIELDS.get(held[0]) == len(parts):
        return NODES[held[0]](*map(_node, parts))
    raise DamagedTree(plain)
