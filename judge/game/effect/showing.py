"""A Hand is shown to the player who picks a card of it that chance does not pick (3.2.5)."""

from __future__ import annotations

from judge.game.ability import Effect, Some, what_of
from judge.game.event.run import Run
from judge.game.state.objects import Player
from judge.game.terms import Zone
from judge.game.view.hands import is_of_another, picked_from
from judge.law.laws import zones
from judge.value import changed


def show_hand(run: Run, verb: Effect, player: Player) -> None:
    """Show a Hand to a player who is about to pick a card of it that chance does not pick.

    Arguments:
        verb: what will be done to the card.
        player: who picks.
    """
    what = what_of(verb)
    if not isinstance(what, Some) or what.random or not is_of_another(what.kind):
        return
    owner = picked_from(what.kind, player)
    cards = run.state.of(Zone.HAND, owner)
    if owner == player or not cards or not run.holds(zones.CARD_OF_A_HAND):
        return
    objects = run.state.objects.draft()
    for card in cards:
        objects.put(changed(card, known_by=card.known_by | {player}))
    run.change(objects=objects.done())
    run.tell("shows_hand", (zones.CARD_OF_A_HAND,), player=owner, other=player)
