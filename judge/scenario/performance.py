"""A scenario as it was played: its moves, what followed each, and every question that was put."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.game.choices import Option, Refusal
from judge.game.rules import Rules
from judge.game.state import State
from judge.game.trace import Happening
from judge.law.citations.law import Law
from judge.scenario.file import Move, Scenario
from judge.wording.names import Names
from judge.wording.table import Said


@dataclass
class Played:
    """A move, and what followed it.

    Arguments:
        move: the move as the file has it; None for what happens before the first one.
        before: the state before it.
        said: what it means.
        option: the option that it chose.
        happenings: what followed.
        refusal: why it was not allowed.
    """

    move: Move | None
    before: State
    said: Said | None = None
    option: Option | None = None
    happenings: list[Happening] = field(default_factory=list)
    refusal: Refusal | None = None

    @property
    def after(self) -> State:
        """The state after everything that followed."""
        return self.happenings[-1].state if self.happenings else self.before


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was put, as a value to compare between runs.

    Arguments:
        kind: what was asked.
        player: who was asked.
        allowed: what was allowed.
        refused: what was refused.
        seen: what the player could see when asked.
    """

    kind: str
    player: int | None
    allowed: tuple[object, ...]
    refused: tuple[object, ...]
    seen: tuple[object, ...]


@dataclass
class Performance:
    """A scenario as it was played.

    Arguments:
        scenario: the file.
        rules: by which rules.
        names: the names of players and cards.
        start: the board.
        state: the state at the end.
        unit: the state between two units that came last, None where none came yet.
        answers: the answers that have been given since.
        played: the moves and what followed each.
        asked: every question that was put.
        open: the laws that come nearest, where the rules do not settle what happens.
        endless: whether it was stopped because it did not end.
    """

    scenario: Scenario
    rules: Rules
    names: Names
    start: State
    state: State
    unit: State | None = None
    answers: tuple[Option, ...] = ()
    played: list[Played] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    open: tuple[Law, ...] = ()
    endless: bool = False
