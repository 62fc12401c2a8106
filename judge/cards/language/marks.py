"""The marks of card texts that have no meaning, taken off; every character left knows where it stood."""

from __future__ import annotations

import re

from judge.cards.language.declined import Declined
from judge.cards.language.mending import mended
from judge.cards.language.reminders import is_reminder
from judge.messages import Language, message
from judge.value import value

LONGEST = 2000
_PLAIN = str.maketrans({"\u00a0": " ", "\u202f": " ", "\t": " ", "’": "'", "“": '"', "”": '"'})
_GOES_ON = r"•|Then,|Puis,|If you don't,|Si vous ne le faites pas,"
_BREAK = re.compile(rf"(?: {{2,}}|\s*\n\s*)(?!\s*(?:{_GOES_ON}))")
_GAP = re.compile(r" {2,}|\n")
_MARK = re.compile(r"[(\[\]#]")
_PARENTHESIS = re.compile(r"[()]")
_UNEVEN = re.compile(r'["«»]|\s\s|[^\S ]|\.\s*\.')
"""What may have to be changed before a line is read: quotations, blanks in a row, two stops."""


@value(frozen=True, slots=True)
class UnmarkedLine:
    """One ability text without marks.

    Arguments:
        text: what is left to read.
        places: for each character of `text`, and for its end, where it stood in the text as given.
    """

    text: str
    places: tuple[int, ...]


def lines(text: str, language: Language) -> tuple[UnmarkedLine, ...]:
    """The abilities of a text: its lines, or what two blanks separate, without marks and reminder texts.

    Arguments:
        text: the text as given.
        language: the language in which it is written.

    Raises:
        Declined: the text is too long, a bracket or parenthesis is not closed, or a quotation holds another.
    """
    if len(text) > LONGEST:
        raise Declined(text[:80], 0, message("the text is longer than {limit} characters", limit=LONGEST))
    meant = mended(text, language)
    try:
        found = _lines(meant.text)
    except Declined as declined:
        raise Declined(text, meant.places[declined.position], declined.message) from None
    if meant.text == text:
        return found
    return tuple(UnmarkedLine(line.text, tuple(meant.places[place] for place in line.places)) for line in found)


def _lines(text: str) -> tuple[UnmarkedLine, ...]:
    """The lines of a text that is mended."""
    kept = _kept(text)
    plain = "".join(map(text.__getitem__, kept)).translate(_PLAIN)
    found: list[UnmarkedLine] = []
    start = 0
    for gap in (*_BREAK.finditer(plain), None):
        end = gap.start() if gap else len(plain)
        piece = plain[start:end]
        left = start + len(piece) - len(piece.lstrip())
        piece = piece.strip()
        if piece:
            last = kept[left + len(piece) - 1] + 1
            found.append(_stopped(piece, (*kept[left : left + len(piece)], last), text))
        start = gap.end() if gap else end
    return tuple(found)


def _stopped(text: str, places: tuple[int, ...], given: str) -> UnmarkedLine:
    """A line in which every quotation ends with a full stop within it and one after it, as sentences do.

    Raises:
        Declined: a quotation stands within another.
    """
    if not _UNEVEN.search(text):
        return UnmarkedLine(text, places)
    said: list[str] = []
    where: list[int] = []
    inside = False
    for place, character in zip(places, text, strict=False):
        if character.isspace():
            if said[-1:] != [" "]:
                said.append(" ")
                where.append(place)
            continue
        closing = character == "»" or (character == '"' and inside)
        if closing and "".join(said).rstrip()[-1:] != ".":
            said.append(".")
            where.append(place)
        if character == "." and "".join(said[-2:]).rstrip()[-1:] == ".":
            continue
        said.append(character)
        where.append(place)
        if character == "«" and inside:
            raise Declined(given, place, message("a quotation within a quotation is not understood"))
        if character in "«»" or character == '"':
            inside = not closing
        if closing:
            said.append(".")
            where.append(place)
    return UnmarkedLine("".join(said), (*where, places[-1]))


def _kept(text: str) -> tuple[int, ...]:
    kept: list[int] = []
    brackets: list[int] = []
    place = 0
    while mark := _MARK.search(text, place):
        here = mark.start()
        kept += range(place, here)
        place = here + 1
        match mark[0]:
            case "(" if is_reminder(text[here + 1 : _closing(text, here) - 1], _around(text, here)):
                place = _closing(text, here)
                behind = text[place:].lstrip("#")
                while kept and text[kept[-1]] in " \u00a0" and behind.startswith((" ", "\u00a0", "\n")):
                    kept.pop()
            case "(":
                kept.append(here)
            case "[":
                brackets.append(here)
            case "]" if not brackets:
                raise Declined(text, here, message("this bracket closes nothing"))
            case "]":
                brackets.pop()
    kept += range(place, len(text))
    if brackets:
        raise Declined(text, brackets[-1], message("this bracket is not closed"))
    return tuple(kept)


def _around(text: str, place: int) -> str:
    """The line in which a place stands: to both sides as far as the next break."""
    before = max((gap.end() for gap in _GAP.finditer(text, 0, place)), default=0)
    behind = _GAP.search(text, _closing(text, place))
    return text[before : behind.start() if behind else len(text)]


def _closing(text: str, place: int) -> int:
    depth = 0
    for found in _PARENTHESIS.finditer(text, place):
        depth += 1 if found[0] == "(" else -1
        if depth == 0:
            return found.end()
    raise Declined(text, place, message("this parenthesis is not closed"))
