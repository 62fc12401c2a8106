"""Edits of a situation’s text: a move more, a move less, all moves after one cut off; every other byte stays."""

from __future__ import annotations

import re
from dataclasses import replace

from judge.messages import Language, Message, message
from judge.scenario.file import read_bytes
from judge.scenario.form import Scenario
from judge.scenario.headings import HEADING, HEADINGS, heading
from judge.scenario.unseen import UNSEEN, turning

NAME = "situation.md"
"""What the text is called as a file, and in mistakes."""

LONGEST_LINE = 900
"""The longest move that is taken; the reader of files takes a little more."""

_NUMBER = re.compile(r"(\d+)([.)])")
_BLANK: dict[Language, str] = {
    "en": """# Situation / Situation

- Rules: {edition}

## Board

### Lithium

- Mana: 5
- First player

### Ninette

- Mana: 5

## Play
""",
    "fr": """# Situation / Situation

- Règles\u00a0: {edition}

## Plateau

### Lithium

- Mana\u00a0: 5
- Premier joueur

### Ninette

- Mana\u00a0: 5

## Partie
""",
}


class Unfit(ValueError):
    """An edit that cannot be made.

    Arguments:
        message: why, and what to do instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def blank(language: Language, edition: str) -> str:
    """An empty situation: two players with five Mana Orbs each, the Afternoon of the first day.

    Arguments:
        language: the language of its headings and facts.
        edition: the edition of the rules that it names.
    """
    return _BLANK[language].format(edition=edition)


def read(text: str) -> Scenario:
    """A situation’s text as a scenario is read from a file; whatever it came from, a visitor sent it."""
    scenario = replace(read_bytes(text.encode("utf-8", "surrogatepass"), NAME), by_visitor=True)
    if scenario.cards and (hidden := turning(text)) is not None:
        scenario.complain(hidden[0], UNSEEN.filled(code=hidden[1]))
    return scenario


def title_line(text: str) -> int:
    """The line of the title, after which a file says something of itself; the first line where it has none."""
    lines = text.splitlines()
    return next((number for number, line in enumerate(lines, 1) if line.startswith("# ")), 1)


def with_move(text: str, line: str) -> str:
    """The text with one move more at the end of its main form.

    Arguments:
        line: the move, without its number.

    Raises:
        Unfit: the line is no move, or the text has no place for one.
    """
    words = " ".join(line.split())
    if not words or len(words) > LONGEST_LINE:
        raise Unfit(message("a move is one line of at most {most} characters", most=LONGEST_LINE))
    lines = text.splitlines(keepends=True)
    moves = read(text).moves
    newline = newline_of(lines)
    if moves:
        last = _end_of(lines, moves[-1].line.number)
        found = _NUMBER.match(lines[moves[-1].line.number - 1])
        number, mark = (int(found[1][:6]) + 1, found[2]) if found else (len(moves) + 1, ".")
        said = [f"{number}{mark} {words}"]
        if last > moves[-1].line.number and lines[last - 1].lstrip().startswith(">"):
            said.insert(0, "")
    else:
        last, said = _play(lines), ["", f"1. {words}"]
    follows = last < len(lines) and bool(lines[last].strip())
    return _inserted(lines, last, [*said, ""] if follows else said, newline)


def without_last_move(text: str) -> str:
    """The text without its last move and what stands under it.

    Raises:
        Unfit: it has no move.
    """
    count = len(read(text).moves)
    if not count:
        raise Unfit(message("there is no move to take back"))
    return cut_after(text, count - 1)


def cut_after(text: str, count: int) -> str:
    """The text with its first moves alone.

    Arguments:
        count: how many moves stay.

    Raises:
        Unfit: it has not so many.
    """
    lines = text.splitlines(keepends=True)
    moves = read(text).moves
    if not 0 <= count <= len(moves):
        raise Unfit(message("there is no move {count}; write a number from 0 to {most}", count=count, most=len(moves)))
    if count == len(moves):
        return text
    first, last = moves[count].line.number - 1, _end_of(lines, moves[-1].line.number)
    if last == len(lines) or not lines[last].strip():
        while first and not lines[first - 1].strip():
            first -= 1
    return "".join((*lines[:first], *lines[last:]))


def newline_of(lines: list[str]) -> str:
    """How the lines of a text end.

    Arguments:
        lines: its lines with their ends.
    """
    return "\r\n" if lines and lines[0].endswith("\r\n") else "\n"


def _inserted(lines: list[str], place: int, said: list[str], newline: str) -> str:
    """The text with lines put in after so many of its own."""
    before = list(lines[:place])
    closed = place < len(lines) or not before or bool(before[-1].splitlines(keepends=True)[0].endswith(("\n", "\r")))
    if before and not before[-1].endswith(("\n", "\r")):
        before[-1] += newline
    new = newline.join(said) + (newline if closed else "")
    return "".join((*before, new, *lines[place:]))


def _end_of(lines: list[str], number: int) -> int:
    """How many lines there are up to the end of a move and what stands under it, blank lines behind it left out."""
    end = number
    for place in range(number, len(lines)):
        words = lines[place].rstrip("\r\n")
        if HEADING.fullmatch(words):
            break
        if words.strip():
            end = place + 1
    return end


def _play(lines: list[str]) -> int:
    """How many lines there are up to the heading of the main form’s moves."""
    for place, line in enumerate(lines):
        title = HEADING.fullmatch(line.rstrip("\r\n"))
        if title and title[1] == "##" and HEADINGS.get(title[2].strip().lower()) == "play":
            return place + 1
    what = message(
        "there is no “{heading}” under which the move could stand; write this heading", heading=heading("play")
    )
    raise Unfit(what.in_file(read("".join(lines)).language))
