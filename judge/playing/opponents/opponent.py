"""Who plays for the program, and all that they are shown: a question, and games that may be the one at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from judge.exploring.course import Point
from judge.game.event.choices import Option
from judge.game.state.objects import Player
from judge.game.view.view import View
from judge.games.chance import Chance
from judge.playing.opponents.unseen import Imagined, UnimaginableError, imagined, redealt


@dataclass(frozen=True, slots=True)
class OpponentTurn:
    """A decision that is due from an opponent: what may be chosen, and what may be known of the game.

    Arguments:
        seat: the opponent's.
        options: what may be chosen, at least one.
        kind: what is asked.
        tries: how many hidden hands are imagined at most until one fits what has been done already.
    """

    seat: Player
    options: tuple[Option, ...]
    kind: str
    _point: Point
    tries: int = 4

    def imagine(self, chance: Chance) -> Imagined | None:
        """A game that may be the one at the table: what is hidden from the seat is dealt anew.

        Arguments:
            chance: deals.

        Returns:
            the game; None where no deal fits what has been decided since the last pause of the game.
        """
        for _ in range(self.tries):
            try:
                return imagined(self._point, self.seat, chance)
            except UnimaginableError:
                continue
        return None

    def view(self, chance: Chance) -> View:
        """The table as it is, what is hidden dealt anew: for what is decided without looking ahead.

        Arguments:
            chance: deals.
        """
        state = redealt(self._point.state, self.seat, self._point.rules, chance)
        return View(state, self._point.rules)


class Opponent(Protocol):
    """Somebody who plays for the program."""

    def choose(self, turn: OpponentTurn, chance: Chance) -> Option:
        """One of the options that are open.

        Arguments:
            turn: what is asked, and what may be known.
            chance: decides what is left to chance: the same chance makes the same decision.
        """
        ...
