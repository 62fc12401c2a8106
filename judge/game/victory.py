"""Who has won (4.3): looked at in every event."""

from __future__ import annotations

from judge.game.objects import Player
from judge.game.rules import Rules
from judge.game.state import LAST_REGION, SEATS, State
from judge.game.terms import Expedition
from judge.law.citations import day
from judge.law.citations.law import Law
from judge.messages import Message, message


class NotPlayedError(Exception):
    """The engine does not play this part of the rules yet.

    Arguments:
        what: what is not played.
    """

    def __init__(self, what: Message) -> None:
        super().__init__(str(what))
        self.what = what


def winner(state: State, rules: Rules) -> tuple[Player, Law] | None:
    """The player who has just won and the law that says so, if somebody has.

    Raises:
        NotPlayedError: both players' expeditions have met or crossed.
    """
    found = [(player, law) for player in SEATS if (law := _reached(state, player, rules))]
    if len(found) > 1:
        raise NotPlayedError(message("the expeditions of both players meet or cross in one event"))
    return found[0] if found else None


def has_arrived(state: State, player: Player) -> bool:
    """Whether the two expeditions of a player have met or crossed."""
    return _total(state, player) >= LAST_REGION


def _reached(state: State, player: Player, rules: Rules) -> Law | None:
    law = day.EXPEDITIONS_MEET if _total(state, player) == LAST_REGION else day.EXPEDITIONS_CROSS
    return law if has_arrived(state, player) and rules.holds(law) else None


def _total(state: State, player: Player) -> int:
    return sum(state.distance(player, expedition) for expedition in Expedition)
