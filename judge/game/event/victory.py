"""Who has won (4.3): looked at in every event."""

from __future__ import annotations

from judge.game.rules import Rules
from judge.game.state.objects import Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Expedition
from judge.law.laws import day
from judge.law.laws.law import Law
from judge.value import value


@value(frozen=True, slots=True)
class Decision:
    """What the meeting or crossing of expeditions decides.

    Arguments:
        winner: who wins the game; None if the tie-breakers begin.
        laws: the laws that say so.
    """

    winner: Player | None
    laws: tuple[Law, ...]


def in_every_event(rules: Rules) -> bool:
    """Whether victory is looked at in every event, rather than at the end of the Night."""
    return rules.edition.parameters.victory_in_every_event


def decision(state: State, rules: Rules) -> Decision | None:
    """What an event has decided: a winner, or that the tie-breakers begin; None if the game goes on.

    Arguments:
        state: the state after the event.
        rules: the rules of the run.
    """
    if state.arena or not state.positions:
        return None
    reached = {player: law for player in SEATS if (law := _reached(state, player, rules))}
    if len(reached) < len(SEATS):
        return next((Decision(player, (law,)) for player, law in reached.items()), None)
    first, second = (total(state, player) for player in SEATS)
    if first != second and rules.holds(day.GREATER_TOTAL):
        return Decision(0 if first > second else 1, (day.GREATER_TOTAL,))
    return Decision(None, (day.TIE_BREAKERS,)) if rules.holds(day.TIE_BREAKERS) else None


def has_arrived(state: State, player: Player) -> bool:
    """Whether the two expeditions of a player have met or crossed."""
    return total(state, player) >= state.steps


def total(state: State, player: Player) -> int:
    """How far the two expeditions of a player are from the regions where they began."""
    return sum(state.distance(player, expedition) for expedition in Expedition)


def _reached(state: State, player: Player, rules: Rules) -> Law | None:
    law = day.EXPEDITIONS_MEET if total(state, player) == state.steps else day.EXPEDITIONS_CROSS
    return law if has_arrived(state, player) and rules.holds(law) else None
