"""Reads a scenario file as it is written, line by line; nothing is judged here."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path

from judge.messages import message, pasted
from judge.scenario.brackets import source_line
from judge.scenario.form import TWIN, BulletGroup, EditionTwin, Form, MoveLine, Scenario, SourceLine, Twin
from judge.scenario.headings import (
    HEADING,
    HEADINGS,
    SECTIONS,
    begins_twin,
    edition_in,
    heading,
    in_both,
    language_of,
    under,
)
from judge.scenario.source import MOST_BYTES, read_source

__all__ = ["BulletGroup", "Form", "MoveLine", "Scenario", "SourceLine", "Twin", "read_bytes", "read_file"]

MOST_LINES = 2_000
MOST_CHARACTERS = 1_000
"""The most that one line may hold."""
MOST_TWINS = 20

UNKNOWN = "?"
"""The section under a heading that is none; it has been complained of."""

_MOVE = re.compile(r"\d+[.)] +(.*)")
_BULLET = re.compile(r"( *)- +(.*)")
_QUOTE = re.compile(r" *> ?(.*)")
_TEACHER = re.compile(r"(EN|FR)\b[ :]*(.*)")


def read_file(path: Path, name: str | None = None) -> Scenario:
    """Read a scenario file.

    Arguments:
        path: the file.
        name: how mistakes name it; its path if None.

    Raises:
        OSError: the file cannot be opened.
    """
    return read_bytes(read_source(path), name or str(path))


def read_bytes(source: bytes, name: str) -> Scenario:
    """Read a scenario from its bytes.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
    """
    scenario = Scenario(name=name)
    if len(source) > MOST_BYTES:
        scenario.complain(
            1, message("the file is larger than {most} bytes; make the scenario smaller", most=MOST_BYTES)
        )
        return scenario
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        scenario.complain(line, message("this is not UTF-8; save the file as UTF-8"))
        return scenario
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        scenario.complain(
            MOST_LINES, message("the file has more than {most} lines; make the scenario smaller", most=MOST_LINES)
        )
        return scenario
    for number, words in enumerate(lines, 1):
        if len(words) > MOST_CHARACTERS:
            scenario.complain(
                number, message("the line has more than {most} characters; part it", most=MOST_CHARACTERS)
            )
            return scenario
    scenario.language = language_of(lines)
    _FileReader(scenario).read(lines)
    return scenario


class _FileReader:
    """Reads line by line; knows in which form, under which heading and under which move it is.

    Arguments:
        scenario: takes what is read.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.form: Form = scenario
        self.above: Form = scenario
        self.section = ""
        self.seen: dict[str, int] = {}
        self.speaking: list[str] | None = None

    def read(self, lines: list[str]) -> None:
        """Read all lines."""
        for number, text in enumerate(lines, 1):
            self._line(number, text)
        if not self.scenario.title:
            self.scenario.complain(
                1, message("there is no title; write “{title}” first", title=pasted({"en": "# Title", "fr": "# Titre"}))
            )
        self._form_ends(max(len(lines), 1))

    def _line(self, number: int, text: str) -> None:
        title, quote = HEADING.fullmatch(text), _QUOTE.fullmatch(text)
        bullet, move = _BULLET.fullmatch(text.replace("\t", "    ")), _MOVE.fullmatch(text)
        edition = self.form.edition if isinstance(self.form, EditionTwin) else ""
        if quote is None:
            self.speaking = None
        if title is not None:
            self._heading(number, title[1], title[2])
        elif quote is not None:
            self._quote(number, quote[1])
        elif bullet is not None:
            self._bullet(source_line(number, bullet[2], len(bullet[1]), edition))
        elif move is not None:
            self._move(source_line(number, move[1], 0, edition))

    def _parts(self, section: str) -> list[BulletGroup] | None:
        """The parts of a section; None for one that has none."""
        form = self.form
        parts = {"cards": self.scenario.cards, "board": form.board, "outcome": form.outcome, "ruling": form.ruling}
        return parts.get(section)

    def _heading(self, number: int, marks: str, words: str) -> None:
        parts = self._parts(self.section)
        if marks == "#":
            self._title(number, words)
        elif marks == "##" and begins_twin(words):
            self._twin(number, words)
        elif marks == "##" and (edition := edition_in(words)) is not None:
            self._under(number, words, edition)
        elif marks == "##":
            self._section(number, words)
        elif parts is not None:
            parts.append(BulletGroup(words, number))
        elif self.section != UNKNOWN:
            self.scenario.complain(
                number,
                message(
                    "“{words}” stands under no section of players or cards; write “{heading}” above it",
                    words=words,
                    heading=heading("board"),
                ),
            )

    def _title(self, number: int, words: str) -> None:
        if self.scenario.title:
            self.scenario.complain(number, message("there are two titles; keep one"))
            return
        self.scenario.title = in_both(words)

    def _twin(self, number: int, words: str) -> None:
        """A twin begins, and with it a board of its own."""
        self._form_ends(number - 1)
        if len(self.scenario.twins) == MOST_TWINS:
            self.scenario.complain(
                number, message("a file has at most {most} twins; write another file", most=MOST_TWINS)
            )
        twin = Twin(title=in_both(words), line=number)
        self.scenario.twins.append(twin)
        self.above = twin
        self._begin(twin)

    def _under(self, number: int, words: str, edition: str) -> None:
        """What another edition makes of the form above begins."""
        self._form_ends(number - 1)
        first = next((one for one in self.above.under if one.edition == edition), None)
        if first is not None:
            self.scenario.complain(
                number, message("“{words}” stands twice; the first is in line {first}", words=words, first=first.line)
            )
        twin = EditionTwin(title=under(edition), line=number, edition=edition)
        self.above.under.append(twin)
        self._begin(twin)

    def _begin(self, twin: Twin) -> None:
        self.form, self.section, self.seen = twin, "board", {}
        twin.board.append(BulletGroup("", twin.line))

    def _form_ends(self, line: int) -> None:
        """What a form must have by its last line."""
        if isinstance(self.form, Twin):
            self.form.last = line
            self.form.plays, self.form.concludes = "play" in self.seen, "outcome" in self.seen
            says = self.form.moves or (isinstance(self.form, EditionTwin) and (self.form.outcome or self.form.ruling))
            if not says and not any(map(self._is_other, self.form.board)):
                self.scenario.complain(
                    self.form.line,
                    message(
                        "“{words}” changes nothing; write a fact of the board under it that is other than above, or "
                        "its moves under “{heading}”",
                        words=self.form.title,
                        heading=heading("play"),
                    ),
                )
            return
        for section in ("board", "play"):
            if section not in self.seen:
                self.scenario.complain(
                    max(line, 1), message("there is no “{heading}”; write this heading", heading=heading(section))
                )

    def _is_other(self, part: BulletGroup) -> bool:
        """Whether a part of a twin's board says anything that the main form does not say of the same player."""
        player = part.name.strip().lower()
        before = {fact.words for one in self.scenario.board if one.name.strip().lower() == player for fact in one.facts}
        return any(fact.words not in before for fact in part.facts)

    def _section(self, number: int, words: str) -> None:
        section = HEADINGS.get(words.strip().lower())
        if section is None:
            near = [HEADINGS[name] for name in get_close_matches(words.strip().lower(), HEADINGS, n=1)]
            headings = heading(*(near or SECTIONS))
            self.scenario.complain(
                number, message("“{words}” is no section; write one of: {headings}", words=words, headings=headings)
            )
            self.section = UNKNOWN
            return
        if section == "cards" and self.form is not self.scenario:
            self.scenario.complain(
                number,
                message("cards stand before the first “{twin}”; move “{words}” there", twin=pasted(TWIN), words=words),
            )
            self.section = UNKNOWN
            return
        if section in self.seen:
            self.scenario.complain(
                number,
                message("“{words}” stands twice; the first is in line {first}", words=words, first=self.seen[section]),
            )
        self.seen.setdefault(section, number)
        self.section = section
        if (parts := self._parts(section)) is not None:
            parts.append(BulletGroup("", number))

    def _bullet(self, line: SourceLine) -> None:
        if (parts := self._parts(self.section)) is not None:
            parts[-1].facts.append(line)
        elif self.section == "":
            self.scenario.facts.append(line)
        elif self.section == "play" and self.form.moves:
            self.form.moves[-1].facts.append(line)
        elif self.section == "play":
            self.scenario.complain(
                line.number, message("this bullet stands under no move; write a numbered line first")
            )

    def _move(self, line: SourceLine) -> None:
        if self.section == "play":
            self.form.moves.append(MoveLine(line))
        elif self.section != UNKNOWN:
            self.scenario.complain(
                line.number,
                message("a numbered line stands only under “{heading}”; move it there", heading=heading("play")),
            )

    def _quote(self, number: int, words: str) -> None:
        match = _TEACHER.fullmatch(words.strip())
        target = self.form.moves[-1].teacher if self.form.moves else self.form.teacher
        if match is not None:
            self.speaking = target["en" if match[1] == "EN" else "fr"]
            self.speaking.append(match[2])
        elif self.speaking is not None and words.strip():
            self.speaking[-1] += "\n" + words.strip()
        elif words.strip():
            self.scenario.complain(
                number,
                message(
                    "a quote starts with EN or FR; write “{line}”",
                    line=pasted({"en": f"> EN {words}", "fr": f"> FR {words}"}),
                ),
            )
