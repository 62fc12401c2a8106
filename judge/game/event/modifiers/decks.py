"""Cards of a Deck are found where they lie, after a Deck that is too short has been refilled (3.2.2)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeGuard

from judge.game.event.choices import Option, Question
from judge.game.event.decks import Pile
from judge.game.state.actions import Action, Missing, Move, MoveTop, RefillDeck, RevealCard, RevealTop
from judge.game.state.objects import Object, Player
from judge.game.terms import Zone
from judge.game.view.view import View
from judge.law.laws import zones
from judge.value import changed

OF_DECK = (MoveTop, RevealTop)
"""The atomic actions on a position of a Deck."""

REFILL = -1
"""Stands for the shuffle of a refill that has not happened yet."""


def find_in_decks(view: View, actions: Iterable[Action]) -> Generator[Question, Option, list[Action]]:
    """The actions of a step, those on positions of a Deck made actions on the cards that lie there.

    Two actions that move the card at the same position move it once: a card goes to one place in one event.

    Arguments:
        view: the state before the step.
    """
    asked = tuple(actions)
    if not any(map(is_of_deck, asked)):
        return list(asked)
    piles = {
        one.player: Pile(list(view.state.of(Zone.DECK, one.player)), view.rules) for one in asked if is_of_deck(one)
    }
    refills = [_refill(view, player, pile, asked) for player, pile in piles.items()]
    done: list[Action] = [refill for refill in refills if refill is not None]
    holds = view.rules.holds(zones.DECK_EXHAUSTED)
    taken: set[int] = set()
    for action in asked:
        if not is_of_deck(action):
            done.append(action)
            continue
        found = yield from piles[action.player].card(action.position, bottom=action.bottom)
        if found is None and not holds:
            return []
        one = _at_place(action, *found) if found else Missing(action.player, (zones.DECK_EXHAUSTED,))
        if isinstance(one, Move):
            if one.object in taken:
                continue
            taken.add(one.object)
        done.append(one)
    return done


def _refill(view: View, player: Player, pile: Pile, actions: tuple[Action, ...]) -> RefillDeck | None:
    """The refill of a Deck that lacks a position at which an action of the step would affect a card."""
    needed = max(one.position for one in actions if is_of_deck(one) and one.player == player)
    discarded = view.state.of(Zone.DISCARD, player)
    if needed < len(pile.cards) or not discarded or not view.rules.holds(zones.DECK_REFILL):
        return None
    pile.cards += [changed(card, shuffled=REFILL) for card in discarded]
    return RefillDeck(player, (zones.DECK_REFILL,))


def is_of_deck(action: Action) -> TypeGuard[MoveTop | RevealTop]:
    """Whether an atomic action is on a position of a Deck."""
    return isinstance(action, OF_DECK)


def _at_place(action: MoveTop | RevealTop, card: Object, place: Object) -> Move | RevealCard:
    """The action on a card of a Deck, once it is found."""
    laws = (*action.laws, zones.DECK_ORDER, zones.DECK_POSITION)
    if isinstance(action, RevealTop):
        return RevealCard(card.id, action.to, laws, place.id)
    return Move(card.id, action.zone, action.player, laws, action.verb, place=place.id, ready=action.ready)
