"""Atomic actions (6.1): what a step does, one by one."""

from __future__ import annotations

from judge.game.state.card_actions import CardAction
from judge.game.state.doing import AboutObject, Laws
from judge.game.state.expedition_actions import ExpeditionAction
from judge.game.state.object_actions import ObjectAction
from judge.game.state.objects import Player
from judge.value import value


@value(frozen=True, slots=True)
class PassForDay:
    """A player passes; they have no further turn today."""

    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class BecomeFirst:
    """A player becomes the first player."""

    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class ActivateQuickAction:
    """A player has played a quick action, and somebody waits for that.

    Arguments:
        player: who has played it.
        signs: the symbols of its cost.
    """

    player: Player
    signs: tuple[str, ...]
    laws: Laws


@value(frozen=True, slots=True)
class RollDice:
    """Dice show their results.

    Arguments:
        player: who rolled them.
        results: what they show, those that are ignored left out.
        laws: why.
    """

    player: Player
    results: tuple[int, ...]
    laws: Laws


Action = CardAction | ObjectAction | ExpeditionAction | PassForDay | BecomeFirst | ActivateQuickAction | RollDice


def object_of(action: Action) -> int | None:
    """The identity of the object that an atomic action is about; None if it is about none that is there."""
    return action.object if isinstance(action, AboutObject) else None
