"""Where a scenario stands after some of its moves: the position from which one explores, or asks what is possible."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from judge.editions import rules_of
from judge.game.event.choices import Option
from judge.game.rules import Rules
from judge.game.state.state import State
from judge.messages import Mistake, message
from judge.scenario.about import edition_of
from judge.scenario.form import Scenario
from judge.scenario.in_edition import in_edition
from judge.scenario.named_editions import is_played
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.play import perform
from judge.value import value
from judge.wording.names import Names


class UnreadableScene(Exception):
    """A scenario whose moves cannot be played up to the wanted one.

    Arguments:
        mistakes: what is wrong with it.
    """

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(mistake.say() for mistake in self.mistakes))


@value(frozen=True, slots=True)
class ScenarioPosition:
    """A scenario after some of its moves.

    Arguments:
        scenario: the file as read.
        names: the names of players and cards.
        unit: the state between two units that came last.
        given: the answers since then.
        moves: how many moves were made.
        run: how they were played.
    """

    scenario: Scenario
    names: Names
    rules: Rules
    unit: State
    given: tuple[Option, ...]
    moves: int
    run: Performance

    @property
    def unexpectedly_refused(self) -> tuple[PlayedMove, ...]:
        """The moves that a law refuses though the file does not say so; the game went on as if they were not there."""
        return tuple(
            one
            for one in self.run.played
            if one.refusal is not None and one.move is not None and not one.move.is_refused
        )


def scene(scenario: Scenario, after: int | None = None, edition: str | None = None) -> ScenarioPosition:
    """Play a scenario up to a move.

    Arguments:
        scenario: the file as read.
        after: how many of its moves are made; None for all.
        edition: the edition; None for the one that the file names.

    Raises:
        UnreadableScene: that cannot be played.
    """
    edition = edition or edition_of(scenario)
    scenario = in_edition(scenario, edition)
    count = len(scenario.moves) if after is None else after
    played = replace(scenario, moves=scenario.moves[:count], twins=[], mistakes=list(scenario.mistakes))
    is_played(played, edition)
    if not 0 <= count <= len(scenario.moves):
        most = len(scenario.moves)
        played.complain(1, message("there is no move {count}; write a number from 0 to {most}", count=count, most=most))
    performance = None if played.mistakes else perform(played, rules_of(edition), unfinished=True)
    if performance is None or played.mistakes or performance.disagreements:
        raise UnreadableScene((*played.mistakes, *(performance.disagreements if performance is not None else ())))
    unit = performance.unit or performance.start
    return ScenarioPosition(
        scenario, performance.names, performance.rules, unit, performance.answers, count, performance
    )
