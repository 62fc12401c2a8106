"""A scenario file as it is written: title, facts, board, moves, outcome, each with its line; nothing is judged here."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from judge.messages import LANGUAGES, Language, Message, Mistake, message

MOST_BYTES = 100_000
MOST_LINES = 2_000
MOST_CHARACTERS = 1_000
"""The most that one line may hold."""

HEADINGS = {
    "cards": "cards",
    "cartes": "cards",
    "board": "board",
    "plateau": "board",
    "play": "play",
    "partie": "play",
    "outcome": "outcome",
    "résultat": "outcome",
}

UNKNOWN = "?"
"""The section under a heading that is none; it has been complained of."""

_MOVE = re.compile(r"\d+[.)] +(.*)")
_BULLET = re.compile(r"( *)- +(.*)")
_QUOTE = re.compile(r" *> ?(.*)")
_HEADING = re.compile(r"(#{1,3}) +(.*?) *#*")
_LAWS = re.compile(r"(.*?) *\[([^\[\]]*)\]")
_TEACHER = re.compile(r"(EN|FR)\b[ :]*(.*)")


@dataclass(frozen=True, slots=True)
class Line:
    """A line that means something.

    Arguments:
        number: its place in the file, from 1.
        text: its words without its mark and laws.
        laws: the laws in brackets behind it.
        indent: how far it is indented.
    """

    number: int
    text: str
    laws: tuple[str, ...] = ()
    indent: int = 0


@dataclass
class Move:
    """A numbered line, and what stands under it.

    Arguments:
        line: the line.
        facts: the bullets under it.
        teacher: what the teacher says under it, per language.
    """

    line: Line
    facts: list[Line] = field(default_factory=list)
    teacher: dict[Language, list[str]] = field(default_factory=lambda: {language: [] for language in LANGUAGES})


@dataclass
class Part:
    """Bullets under one ``###`` heading, or under none.

    Arguments:
        name: the heading's words; "" for none.
        line: the heading's line.
        facts: the bullets.
    """

    name: str
    line: int
    facts: list[Line] = field(default_factory=list)


@dataclass
class Scenario:
    """What a scenario file says, line by line.

    Arguments:
        name: the file as the person named it.
        title: its title per language.
        facts: the bullets before the first section.
        teacher: what the teacher says before the first move, per language.
        cards: the file's own cards.
        board: the parts of the board.
        moves: the moves.
        outcome: the parts of the outcome.
        mistakes: what could not be read.
    """

    name: str
    title: dict[Language, str] = field(default_factory=dict)
    facts: list[Line] = field(default_factory=list)
    teacher: dict[Language, list[str]] = field(default_factory=lambda: {language: [] for language in LANGUAGES})
    cards: list[Part] = field(default_factory=list)
    board: list[Part] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    outcome: list[Part] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)

    def complain(self, line: int, what: Message) -> None:
        """Note a mistake."""
        self.mistakes.append(Mistake(self.name, line, what))


def read_file(path: Path, name: str | None = None) -> Scenario:
    """Read a scenario file.

    Arguments:
        path: the file.
        name: how mistakes name it; its path if None.

    Raises:
        OSError: the file cannot be opened.
    """
    with path.open("rb") as stream:
        source = stream.read(MOST_BYTES + 1)
    return read_bytes(source, name or str(path))


def read_bytes(source: bytes, name: str) -> Scenario:
    """Read a scenario from its bytes.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
    """
    scenario = Scenario(name)
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
    _Reader(scenario).read(lines)
    return scenario


@dataclass
class _Reader:
    """Reads line by line; knows under which heading and which move it is."""

    scenario: Scenario
    section: str = ""
    seen: dict[str, int] = field(default_factory=dict)
    speaking: list[str] | None = None

    def read(self, lines: list[str]) -> None:
        for number, text in enumerate(lines, 1):
            self._line(number, text)
        if not self.scenario.title:
            self.scenario.complain(1, message("there is no title; write “# Title / Titre” first"))
        for section in ("board", "play"):
            if section not in self.seen:
                board, play = {"en": "## Board", "fr": "## Plateau"}, {"en": "## Play", "fr": "## Partie"}
                heading = board if section == "board" else play
                self.scenario.complain(
                    max(len(lines), 1), message("there is no “{heading}”; write this heading", heading=heading)
                )

    def _line(self, number: int, text: str) -> None:
        heading, quote = _HEADING.fullmatch(text), _QUOTE.fullmatch(text)
        bullet, move = _BULLET.fullmatch(text.replace("\t", "    ")), _MOVE.fullmatch(text)
        if quote is None:
            self.speaking = None
        if heading is not None:
            self._heading(number, heading[1], heading[2])
        elif quote is not None:
            self._quote(number, quote[1])
        elif bullet is not None:
            self._bullet(_with_laws(number, bullet[2], len(bullet[1])))
        elif move is not None:
            self._move(_with_laws(number, move[1], 0))

    def _heading(self, number: int, marks: str, words: str) -> None:
        if marks == "#":
            self._title(number, words)
        elif marks == "##":
            self._section(number, words)
        else:
            parts = {"cards": self.scenario.cards, "board": self.scenario.board, "outcome": self.scenario.outcome}
            if self.section in parts:
                parts[self.section].append(Part(words, number))
            elif self.section != UNKNOWN:
                self.scenario.complain(
                    number,
                    message(
                        "“{words}” stands under no section of players or cards; write “## Board” above it", words=words
                    ),
                )

    def _title(self, number: int, words: str) -> None:
        if self.scenario.title:
            self.scenario.complain(number, message("there are two titles; keep one"))
            return
        english, slash, french = words.partition(" / ")
        if not slash:
            self.scenario.complain(number, message("the title has one language; write “# Title / Titre”"))
        self.scenario.title = {"en": english.strip(), "fr": french.strip() or english.strip()}

    def _section(self, number: int, words: str) -> None:
        section = HEADINGS.get(words.strip().lower())
        if section is None:
            self.scenario.complain(
                number, message("“{words}” is no section; write Cards, Board, Play or Outcome", words=words)
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
        parts = {"cards": self.scenario.cards, "board": self.scenario.board, "outcome": self.scenario.outcome}
        if section in parts:
            parts[section].append(Part("", number))

    def _bullet(self, line: Line) -> None:
        match self.section:
            case "":
                self.scenario.facts.append(line)
            case "board":
                self.scenario.board[-1].facts.append(line)
            case "cards":
                self.scenario.cards[-1].facts.append(line)
            case "outcome":
                self.scenario.outcome[-1].facts.append(line)
            case "play" if self.scenario.moves:
                self.scenario.moves[-1].facts.append(line)
            case "play":
                self.scenario.complain(
                    line.number, message("this bullet stands under no move; write a numbered line first")
                )

    def _move(self, line: Line) -> None:
        if self.section == "play":
            self.scenario.moves.append(Move(line))
        elif self.section != UNKNOWN:
            self.scenario.complain(line.number, message("a numbered line stands only under “## Play”; move it there"))

    def _quote(self, number: int, words: str) -> None:
        match = _TEACHER.fullmatch(words.strip())
        target = self.scenario.moves[-1].teacher if self.scenario.moves else self.scenario.teacher
        if match is not None:
            self.speaking = target["en" if match[1] == "EN" else "fr"]
            self.speaking.append(match[2])
        elif self.speaking is not None and words.strip():
            self.speaking[-1] += "\n" + words.strip()
        elif words.strip():
            self.scenario.complain(number, message("a quote starts with EN or FR; write “> EN ...” and “> FR ...”"))


def _with_laws(number: int, text: str, indent: int) -> Line:
    match = _LAWS.fullmatch(text.strip())
    if match is None:
        return Line(number, text.strip(), (), indent)
    laws = tuple(law.strip() for law in re.split(r"[,;]", match[2]) if law.strip())
    return Line(number, match[1].strip(), laws, indent)
