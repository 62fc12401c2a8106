"""Plays a form again without laws, within a bound of steps, so that the same form is always tried as far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from judge.game.rules import Rules
from judge.law.laws.law import Law
from judge.scenario.form import Scenario
from judge.scenario.performance import Performance
from judge.scenario.play import play_again

MOST_STEPS = 4_500
"""So many steps are played again; they take some second."""

MOST_UNITS = 200
"""After so many units a run without a law is stopped."""

MORE_UNITS = 10
"""After so many units more than the form took a run is stopped in which something else is chosen."""


def go_no_further(run: Performance) -> None:
    """What is done with a run whose moves are used up, where nothing is."""


@dataclass
class Trials:
    """A form and its runs without laws.

    Arguments:
        run: the form as it was played by all the rules.
        go_on: what is done with a run when its moves are used up, as it was done with this one.
        most: how many steps are played again.
    """

    run: Performance
    go_on: Callable[[Performance], object] = go_no_further
    most: int = MOST_STEPS
    _played: int = field(init=False, default=0)

    @property
    def are_over(self) -> bool:
        """Whether no other one is played."""
        return self._played >= self.most

    def without(self, *laws: Law, wish: int = 0) -> Performance | None:
        """The form played without some laws; None where it comes to no end without them.

        Arguments:
            laws: the laws that are switched off.
            wish: what is chosen where only that run asks something; as little as may be is done if 0.
        """
        key = frozenset(laws), wish, self.go_on
        if key not in self.run.replays:
            self.run.replays[key] = self._play(laws, wish)
        again = self.run.replays[key]
        if again is not None:
            self._played += again.units + sum(len(played.happenings) for played in again.played)
        return again if again is not None and again.end in ("answer", "open") else None

    def endless(self, *laws: Law) -> Performance | None:
        """The form as far as it was played without some laws, where it came to no end without them; None where it did,
        or was stopped for another reason.

        Arguments:
            laws: the laws that were switched off.
        """
        again = self.run.replays.get((frozenset(laws), 0, self.go_on))
        return again if again is not None and again.end == "endless" else None

    def otherwise(self, line: int, wish: int) -> Performance | None:
        """The form played with another choice where a move of it makes one; None where it comes to no end so.

        Arguments:
            line: the line of the file where the move stands.
            wish: which of the options that do something is chosen, from 1.
        """
        moves = [move for move in self.run.scenario.moves if move.line.number != line]
        most = min(MOST_UNITS, self.run.units + MORE_UNITS)
        again = self._perform(replace(self.run.scenario, moves=moves), self.run.rules, wish, most)
        if again is not None:
            self._played += again.units + sum(len(played.happenings) for played in again.played)
        return again if again is not None and again.end in ("answer", "open") else None

    def _play(self, laws: tuple[Law, ...], wish: int) -> Performance | None:
        rules = self.run.rules
        for law in laws:
            rules = rules.without(law)
        return self._perform(self.run.scenario, rules, wish)

    def _perform(self, scenario: Scenario, rules: Rules, wish: int, most: int = MOST_UNITS) -> Performance | None:
        try:
            again = play_again(self.run, rules, scenario=scenario, most=most, wish=wish)
        except RecursionError:
            # A card that does not leave the Hand, say, may play itself within its own effect, without end.
            return None
        if again is not None and again.end in ("answer", "open"):
            self.go_on(again)
        return again
