"""A card of a Hand (3.2.5): chance picks it, or its Hand is shown to the player who picks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Effect, Kind, Seat, Some, Whose
from judge.game.state.objects import Player
from judge.game.terms import Zone
from judge.game.value import changed
from judge.law.citations import zones

if TYPE_CHECKING:
    from judge.game.event.run import Run


def is_of_another(kind: Kind) -> bool:
    """Whether a phrase speaks of cards in the Hand of somebody other than the player who picks.

    Arguments:
        kind: the kind that the phrase names.
    """
    return kind.zone is Zone.HAND and (kind.whose is Whose.OPPONENTS or isinstance(kind.whose, Seat))


def picked_from(kind: Kind, player: Player) -> Player:
    """Whose Hand a player picks from.

    Arguments:
        kind: the kind that the phrase names, of cards in a Hand.
        player: who picks.
    """
    if isinstance(kind.whose, Seat):
        return kind.whose.player
    return 1 - player if is_of_another(kind) else player


def show_hand(run: Run, verb: Effect, player: Player) -> None:
    """Show a Hand to a player who is about to pick a card of it that chance does not pick.

    Arguments:
        run: the run.
        verb: what will be done to the card.
        player: who picks.
    """
    what = getattr(verb, "what", None)
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
