"""A text whose lines are changed, added and dropped, the others keeping every byte; and players called otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.desk.sheet import Unfit, newline_of, read
from judge.messages import message
from judge.scenario.form import Scenario
from judge.wording.names import Names

_BULLET = re.compile(r"(\s*- +)([^:]*:[ \u00a0]*)?")


class TextDraft:
    """A text while lines of it are changed.

    Arguments:
        lines: its lines with their ends.
    """

    def __init__(self, lines: list[str]) -> None:
        self._lines: list[str | None] = [*lines]
        self._newline = newline_of(lines)
        self._added: dict[int, list[str]] = {}

    def change(self, number: int, words: str) -> None:
        """Let a bullet say something else; its label stays as it is written.

        Arguments:
            number: its line.
            words: what it says from now on.
        """
        line = self._lines[number - 1] or ""
        found = _BULLET.match(line)
        assert found is not None
        _, colon, value = words.partition(": ")
        begins = found[0] if colon and found[2] else found[1]
        ends = line[len(line.rstrip("\r\n")) :]
        self._lines[number - 1] = begins + (value if colon and found[2] else words) + ends

    def drop(self, number: int) -> None:
        """Leave a line out."""
        self._lines[number - 1] = None

    def add(self, after: int, words: str) -> None:
        """Add a bullet after a line, behind those that were added there before.

        Arguments:
            after: the line.
            words: what the bullet says.
        """
        self._added.setdefault(after, []).append(words)

    def text(self) -> str:
        """The text as it is now."""
        return "".join(self._written())

    def _written(self) -> Iterator[str]:
        for number, line in enumerate(self._lines, 1):
            added = [f"- {words}{self._newline}" for words in self._added.get(number, ())]
            if added and line is not None and not line.endswith(("\n", "\r")):
                line, added[-1] = line + self._newline, added[-1].removesuffix(self._newline)
            yield line or ""
            if added and line is not None and line.startswith("#"):
                yield self._newline
            yield from added
            if added and number < len(self._lines) and (self._lines[number] or "").startswith("#"):
                yield self._newline


def renamed(text: str, names: Names, players: tuple[str, str]) -> str:
    """The text with its players called otherwise, wherever the play or a board speaks of them.

    Arguments:
        names: the names that hold in it.
        players: what the players are called from now on.

    Raises:
        Unfit: a player cannot be called so.
    """
    lines = text.splitlines(keepends=True)
    called = dict(zip((name.lower() for name in names.players), players, strict=True))
    for number in _speaking(read(text)):
        lines[number - 1] = names.replaced(lines[number - 1], lambda name: called.get(name.lower(), name))
    found = "".join(lines)
    headings = tuple(part.name for part in read(found).board if part.name)
    if headings != players:
        raise Unfit(
            message("the players cannot be called “{first}” and “{second}”", first=players[0], second=players[1])
        )
    return found


def _speaking(scenario: Scenario) -> Iterator[int]:
    """The lines that may name a player."""
    for form in scenario.written:
        for part in (*form.board, *form.outcome, *form.ruling):
            yield part.line
            yield from (fact.number for fact in part.facts)
        for move in form.moves:
            yield move.line.number
            yield from (fact.number for fact in move.facts)
