"""Where names stand in a line, and a line in which marks stand for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from judge.elision import contractions, joined
from judge.value import value
from judge.wording.text import NBSP, plain

MARK = "\x01"
"""Stands on both sides of the number that a masked name has; no line holds it."""

_MASK = re.compile(rf"{MARK}(\d+){MARK}")
_WORD = re.compile(r"\w+|(?<!\w)[^\w\s]")
_NUMBER = re.compile(r"[a-z]{2,5}-\d{1,3}-[a-z](?:-\d{1,6})?(?:-[a-z]{2})?(?![\w-])", re.IGNORECASE)
"""A collector number, which names a card as its name does."""

_AS_PLAIN = str.maketrans({"’": "'", "‘": "'", NBSP: " "})


@value(frozen=True, slots=True)
class Masked:
    """A line in which the names of players and cards are replaced by marks, so that few patterns fit all lines.

    Arguments:
        text: the line with its marks.
        names: the names that were there.
    """

    text: str
    names: tuple[str, ...]

    def restore(self, part: str) -> str:
        """A part of the line with its names put back."""
        return _MASK.sub(lambda mark: self.names[int(mark[1])], part)


class NameIndex:
    """Names by their first words: however many there are, a line is looked at once.

    Arguments:
        names: of whatever things, each as it is written.
        beside: more names, found as well.
    """

    def __init__(self, names: Iterable[str], beside: NameIndex | None = None) -> None:
        self._beside = beside
        self._by_first_word: dict[str, list[str]] = {}
        self._contracted: dict[str, tuple[str, str]] = {}  # with their capitals: a text may say “du conseil” of none
        given = {plain(name) for name in names}
        for name in given:
            for said, word in contractions(name).items():
                self._contracted[said] = (f"{word} ", name)
        for name in sorted({*(name.lower() for name in given), *self._contracted}, key=len, reverse=True):
            first = _WORD.match(name)
            if first is not None:
                self._by_first_word.setdefault(first[0], []).append(name)

    def mask(self, line: str) -> Masked:
        """A line in which every name is replaced by a mark; a collector number is a name.

        Arguments:
            line: the line, as `plain` leaves it.
        """
        found: list[str] = []

        def mark(name: str) -> str:
            found.append(name)
            return f"{MARK}{len(found) - 1}{MARK}"

        return Masked(self.replaced(line, mark), tuple(found))

    def replaced(self, line: str, other: Callable[[str], str]) -> str:
        """A line with something else for each name that stands in it, the longest where several begin.

        Arguments:
            line: the line; apostrophes and blanks may be of any kind.
            other: gives what is to stand there.
        """
        parts: list[str] = []
        at = 0
        for start, end in self._places(line.translate(_AS_PLAIN)):
            word, name = self._apart(line[start:end])
            parts += line[at:start], joined(word, other(name)) if word else other(name)
            at = end
        return "".join((*parts, line[at:]))

    def _apart(self, said: str) -> tuple[str, str]:
        """The word with which a name is contracted where it stands, "" for none, and the name."""
        found = self._contracted.get(said.translate(_AS_PLAIN))
        return found or (self._beside._apart(said) if self._beside is not None else ("", said))

    def _places(self, line: str) -> Iterator[tuple[int, int]]:
        at = 0
        for word in _WORD.finditer(line):
            start = word.start()
            if start < at:
                continue
            end = self._end(line, start, word[0].lower())
            if not end and (number := _NUMBER.match(line, start)) is not None:
                end = number.end()
            if end:
                yield start, end
                at = end

    def _end(self, line: str, start: int, first: str) -> int:
        """Where the longest name ends that begins at a place of a line; 0 for none."""
        longest = self._beside._end(line, start, first) if self._beside is not None else 0
        for name in self._by_first_word.get(first, ()):
            end = start + len(name)
            said = line[start:end]
            if end > longest and name in (said, said.lower()) and not _in_word(line, end):
                return end
        return longest


def _in_word(line: str, place: int) -> bool:
    return place < len(line) and (line[place].isalnum() or line[place] == "_")
