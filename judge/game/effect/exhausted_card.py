"""Why a card that is Exhausted in Reserve cannot be played, and what lets it be played all the same."""

from __future__ import annotations

from judge.game.ability import MayPlayExhausted
from judge.game.event.choices import Refusal
from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.terms import Expedition, Zone
from judge.game.view.expeditions import places
from judge.game.view.view import View
from judge.law.laws import objects


def why_tired(view: View, card: Object) -> Laws:
    """The law by which nobody can play a card as it is Exhausted in Reserve; none if that does not keep it."""
    tired = card.zone is Zone.RESERVE and card.exhausted and not open_though_tired(view, card)
    return (objects.EXHAUSTED_NOT_PLAYED,) if tired and view.rules.holds(objects.EXHAUSTED_NOT_PLAYED) else ()


def open_though_tired(view: View, card: Object) -> frozenset[Expedition | None]:
    """Where a passive ability lets a card be played that is Exhausted in Reserve: in which expeditions of its player,
    None for wherever it goes; nothing where no ability does.

    Arguments:
        view: the state.
        card: a card in a Reserve.
    """
    if not view.rules.holds(objects.PLAYED_THOUGH_EXHAUSTED):
        return frozenset()
    found: set[Expedition | None] = set()
    for bearer, ability in view.working(MayPlayExhausted):
        if bearer.holder == card.holder and view.is_kind(card, ability.kind, bearer):
            there = places(view, ability.where, bearer) if ability.where is not None else ()
            found |= {None} if ability.where is None else {place for _, place in there}
    return frozenset(found)


def too_tired_for(view: View, card: Object, expedition: Expedition) -> Refusal | None:
    """Why a card that is Exhausted in Reserve cannot be played in an expedition; None if it can.

    Arguments:
        view: the state.
        card: the card, wherever it is played from.
        expedition: one of its player's expeditions.
    """
    if card.zone is not Zone.RESERVE or not card.exhausted or not view.rules.holds(objects.EXHAUSTED_NOT_PLAYED):
        return None
    there = open_though_tired(view, card)
    if not there or there & {None, expedition}:
        return None
    return Refusal("exhausted_in_reserve", (objects.EXHAUSTED_NOT_PLAYED,), {"card": card})
