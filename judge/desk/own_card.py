"""A card that somebody writes at the desk: put under “## Cards” of the situation, where a file has its own cards."""

from __future__ import annotations

from judge.cards.naming import display_name, folded
from judge.desk.sheet import Unfit, newline_of, read
from judge.messages import Language, message
from judge.scenario.form import BulletGroup
from judge.scenario.headings import HEADING, HEADINGS, SECTIONS, heading
from judge.scenario.pasted_card import PastedCard, read_pasted

NAME = "card"
"""How mistakes name the text of the card."""


def read_own(pasted: str) -> PastedCard:
    """A card as a visitor writes it."""
    return read_pasted(pasted, NAME, by_visitor=True)


def with_card(text: str, found: PastedCard, language: Language) -> str:
    """The text with a card more among its own, in the place of the one of its name if there is one.

    Arguments:
        found: the card.
        language: that of a heading that has to be written, where the text has none yet.

    Raises:
        Unfit: the card is not understood, or the text has no place for it.
    """
    if found.card is None:
        first = found.mistakes[0]
        raise Unfit(message("the card, line {line}: {reason}", line=first.line, reason=first.message))
    lines = text.splitlines(keepends=True)
    scenario = read(text)
    newline = newline_of(lines)
    written = [f"{line}{newline}" for line in (*found.lines, "")]
    names = {folded(name.strip()) for name in found.lines[0].removeprefix("### ").split(" / ")}
    same = next((part for part in scenario.cards if names & _names(part)), None)
    if same is not None:
        end = _end(lines, same.line)
        return "".join((*lines[: same.line - 1], *written, *lines[end:]))
    section = _line_of("cards", lines)
    if section is None:
        place = _line_of("board", lines)
        if place is None:
            what = message(
                "there is no “{heading}” above which the card could stand; write this heading", heading=heading("board")
            )
            raise Unfit(what.in_file(scenario.language))
        name = SECTIONS["cards"][scenario.language or language]
        return "".join((*lines[:place], f"## {name}{newline}", newline, *written, *lines[place:]))
    end = section + 1
    for part in scenario.cards:
        end = max(end, _end(lines, part.line))
    before = lines[:end]
    if before and before[-1].strip():
        before[-1] = before[-1].rstrip("\r\n") + newline
        before.append(newline)
    return "".join((*before, *written, *lines[end:]))


def called(found: PastedCard, language: Language) -> str:
    """What a board calls a written card; "" where it is not understood."""
    return display_name(found.card, language) if found.card is not None else ""


def _names(part: BulletGroup) -> set[str]:
    return {folded(name.strip()) for name in part.name.split(" / ")}


def _line_of(section: str, lines: list[str]) -> int | None:
    """The place of the first heading of a section, from 0."""
    for place, line in enumerate(lines):
        found = HEADING.fullmatch(line.rstrip("\r\n"))
        if found is not None and found[1] == "##" and HEADINGS.get(found[2].strip().lower()) == section:
            return place
    return None


def _end(lines: list[str], number: int) -> int:
    """How many lines there are up to the next heading after a line, or to the end."""
    for place in range(number, len(lines)):
        if HEADING.fullmatch(lines[place].rstrip("\r\n")):
            return place
    return len(lines)
