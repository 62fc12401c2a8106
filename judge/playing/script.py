"""The script of a guided game: a situation, the moves that both sides are to make, and what is said before each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from judge.editions import rules_of
from judge.exploring.course import Point
from judge.game.event.choices import Option
from judge.game.state.objects import Player
from judge.game.state.state import State
from judge.messages import LANGUAGES, Language
from judge.scenario.about import edition_of
from judge.scenario.alike import same_answer
from judge.scenario.answers import expedition_of, fitting
from judge.scenario.facts import Fact, read_fact
from judge.scenario.file import read_file
from judge.scenario.form import Form
from judge.scenario.headings import SECTIONS
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.play import perform
from judge.telling.scenario_files import scenario_files
from judge.value import value
from judge.wording.names import Names
from judge.wording.table import ParsedSentence

PLACE = Path(__file__).with_name("situations")

SITUATIONS = tuple(scenario_files(PLACE))
"""The names of the situations from which a guided game begins; that of a task names its lesson first."""

SCRIPTED = "script"
"""The name of the opponent who follows the script."""

Words = Mapping[Language, tuple[str, ...]]

Outcome = tuple[tuple[Player | None, Fact], ...]


@value(frozen=True, slots=True)
class ScriptLine:
    """A move of the script.

    Arguments:
        said: what the move means.
        player: whose it is.
        day: on which day it is made.
        words: what the coach says before it, a thought each.
    """

    said: ParsedSentence
    player: Player
    day: int
    words: Words


@value(frozen=True, slots=True)
class ScriptMiss:
    """A way to miss what a task asks for, as a twin of its file tells it.

    Arguments:
        words: why the goal is not reached so.
        outcome: what is so then, and for whom; None for the table.
    """

    words: Words
    outcome: Outcome


@value(frozen=True, slots=True)
class Script:
    """A guided game as its file tells it.

    Arguments:
        title: what it is called.
        head: its file up to the moves, which a situation of its own can begin with.
        start: the board.
        names: the names of players and cards.
        lines: the moves, in order.
        ends: what the coach says at the end.
        outcome: what is so in the end, and for whom; None for the table.
        misses: how a task can be missed.
        performance: how it is played by its own moves.
    """

    title: Mapping[Language, str]
    head: str
    start: State
    names: Names
    lines: tuple[ScriptLine, ...]
    ends: Words
    outcome: Outcome
    misses: tuple[ScriptMiss, ...]
    performance: Performance


@lru_cache(maxsize=32)
def edition_of_situation(name: str) -> str:
    """The edition by which a situation is played.

    Arguments:
        name: one of `SITUATIONS`.
    """
    return edition_of(read_file(PLACE / f"{name}.md"))


@lru_cache(maxsize=32)
def script_of(name: str) -> Script:
    """The script of a situation.

    Arguments:
        name: one of `SITUATIONS`.
    """
    path = PLACE / f"{name}.md"
    performance = perform(read_file(path, path.name), rules_of(edition_of_situation(name)))
    assert performance is not None, f"{path.name} cannot be played"
    text = path.read_text(encoding="utf-8")
    head = text.partition(f"\n## {SECTIONS['play']['en']}\n")[0]
    *lines, last = _lines(performance)
    names, scenario = performance.names, performance.scenario
    misses = tuple(ScriptMiss(_frozen(twin.teacher), _outcome(twin, names)) for twin in scenario.twins)
    outcome = _outcome(scenario, names)
    return Script(
        scenario.title, head, performance.start, names, tuple(lines), last.words, outcome, misses, performance
    )


def tasks_of(lesson: str) -> tuple[str, ...]:
    """The names of the situations that are the tasks of a lesson, in order."""
    return tuple(name for name in SITUATIONS if name.startswith(f"{lesson}/"))


def _outcome(form: Form, names: Names) -> Outcome:
    return tuple(
        (names.player(part.name) if part.name else None, read_fact(line.text, names))
        for part in form.outcome
        for line in part.facts
    )


def _lines(performance: Performance) -> Iterator[ScriptLine]:
    """The moves of the players, each with what was said since the one before, and at last an end that is no move."""
    said: dict[Language, list[str]] = {one: list(performance.scenario.teacher[one]) for one in LANGUAGES}
    for played in performance.played:
        if played.said is None or played.move is None:
            continue
        player = played.said.values.get("player")
        if isinstance(player, int):
            yield ScriptLine(played.said, player, played.before.day, _frozen(said))
            said = {one: [] for one in LANGUAGES}
        for one in LANGUAGES:
            said[one] += played.move.teacher[one]
    yield _end(performance.played[-1], said)


def _end(last: PlayedMove, said: Mapping[Language, list[str]]) -> ScriptLine:
    assert last.said is not None, "a script has moves"
    return ScriptLine(last.said, 0, last.before.day, _frozen(said))


def _frozen(said: Mapping[Language, list[str]]) -> Words:
    return {one: tuple(words) for one, words in said.items()}


class ScriptReading:
    """How far a match has followed a script; whoever leaves it can come back to it.

    Arguments:
        script: what is followed.

    Attributes:
        made: the places of the lines that have been made.
    """

    def __init__(self, script: Script) -> None:
        self.script = script
        self.made: set[int] = set()
        self._begun: int | None = None

    def expected(self, point: Point, *, late: bool) -> tuple[int, Option] | None:
        """The first line of the script that can be made now, with the choice that it means; None where none can.

        Arguments:
            point: where the game waits for a player.
            late: whether a line of an earlier day will do.
        """
        question, state = point.question, point.state
        if question is None:
            return None
        if question.kind == "expedition":
            begun = self.script.lines[self._begun] if self._begun is not None else None
            found = expedition_of(begun.said, question) if begun is not None else None
            return (self._begun or 0, found) if found is not None and question.permits(found) else None
        for place, line in enumerate(self.script.lines):
            if place in self.made or line.player != question.player or line.day > state.day:
                continue
            if line.day < state.day and not late:
                continue
            meant = [one for one in fitting(line.said, question, state, self.script.names) if question.permits(one)]
            if meant:
                return place, same_answer(meant[0], question, state)
        return None

    def take(self, point: Point, option: Option, *, late: bool) -> bool:
        """Note a decision; says whether it was the one that was expected.

        Arguments:
            point: where it was made.
            option: what was chosen.
            late: whether a line of an earlier day will do.
        """
        expected = self.expected(point, late=late)
        follows = expected is not None and expected[1] == option
        if point.question is not None and point.question.kind != "expedition":
            self._begun = expected[0] if follows and expected is not None else None
        if follows and expected is not None:
            self.made.add(expected[0])
        return follows
