"""The passive abilities that modify a roll of dice: as a whole, or the result of each die."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import Cost, IncreaseResult, May, OneMoreDie, PayTo, Rolls, Who, Would
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.view.view import View
from judge.law.laws import events


def more_dice(view: View, player: Player, dice: int) -> tuple[int, Laws]:
    """How many more dice are rolled, as many of which are ignored then, and the laws that say so.

    Arguments:
        view: the state before the roll.
        player: who rolls.
        dice: how many dice would be rolled.
    """
    if dice < 1 or not view.rules.holds(events.REPLACING) or not view.state.objects.modifying:
        return 0, ()
    own = (one for one in view.state.in_play if one.holder == player)
    found = sum(isinstance(ability, OneMoreDie) for one in own for ability in view.abilities(one))
    if not found:
        return 0, ()
    if not view.rules.holds(events.STEP_MODIFIED_ONCE):
        return 2 * found, (events.REPLACING,)
    return found, (events.REPLACING, events.STEP_MODIFIED_ONCE)


def increases(view: View, player: Player) -> Iterator[tuple[Object, int, Cost]]:
    """The passive abilities by which a player may add to the result of a die, how much they add, and for what price.

    Arguments:
        view: the state before the roll.
        player: who rolls.
    """
    if not view.rules.holds(events.ADDITIVE) or not view.state.objects.modifying:
        return
    for one in view.state.in_play:
        for ability in view.abilities(one) if one.holder == player else ():
            match ability:
                case Would(Rolls(Who.YOU), May(IncreaseResult(by)), False, None):
                    yield one, by, Cost()
                case Would(Rolls(Who.YOU), PayTo(cost, IncreaseResult(by)), False, None):
                    yield one, by, cost
