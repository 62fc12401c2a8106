"""Cards of a Deck are found where they lie, after a Deck that is too short has been refilled (3.2.2)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from itertools import count
from typing import TypeGuard

from judge.game.event.choices import Option, Question
from judge.game.event.decks import Pile
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.actions import Action
from judge.game.state.card_actions import Missing, Move, MoveTop, RefillDeck, RevealCard, RevealTop
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Phase, Zone
from judge.game.view.view import View
from judge.law.laws import vocabulary, zones
from judge.law.laws.law import Law
from judge.value import changed

OF_DECK = (MoveTop, RevealTop)
"""The atomic actions on a position of a Deck."""

REFILL = -1
"""Stands for the shuffle of a refill that has not happened yet."""


def find_in_decks(view: View, actions: Iterable[Action]) -> Generator[Question, Option, list[Action]]:
    """The actions of a step, those on positions of a Deck made actions on the cards that lie there.

    Of two actions that move the card at the same position, the second moves the next one: each draws a card.

    Arguments:
        view: the state before the step.
    """
    asked = tuple(actions)
    if not any(map(is_of_deck, asked)):
        return list(asked)
    asked = tuple(_each_its_own(asked))
    piles = {
        one.player: Pile(list(view.state.of(Zone.DECK, one.player)), view.rules) for one in asked if is_of_deck(one)
    }
    done: list[Action] = []
    for player, pile in piles.items():
        refill = yield from _refill(view, player, pile, asked)
        done += (refill,) if refill is not None else ()
    holds = view.rules.holds(zones.DECK_EXHAUSTED)
    for action in asked:
        if not is_of_deck(action):
            done.append(action)
            continue
        found = yield from piles[action.player].card(action.position, bottom=action.bottom)
        if found is None and not (holds and _is_done_with_the_rest(view, action, asked)):
            return []
        one = _at_place(action, *found) if found else Missing(action.player, _why_missing(view, action, asked))
        done.append(one)
    return done


def _each_its_own(actions: Iterable[Action]) -> Iterator[Action]:
    """The actions of a step, in which each that moves a card of a Deck has a position of its own."""
    moved: set[tuple[Player, bool, int]] = set()
    for one in actions:
        if isinstance(one, MoveTop):
            position = next(place for place in count(one.position) if (one.player, one.bottom, place) not in moved)
            moved.add((one.player, one.bottom, position))
            yield one if position == one.position else changed(one, position=position)
        else:
            yield one


def _is_done_with_the_rest(view: View, action: MoveTop | RevealTop, actions: tuple[Action, ...]) -> bool:
    """Whether a step that lacks a card of a Deck is done with the others."""
    return not view.rules.is_switched_off(zones.DECK_ALL_THERE) or not _asks_several(action, actions)


def _asks_several(action: MoveTop | RevealTop, actions: tuple[Action, ...]) -> bool:
    """Whether a step is about several cards of a Deck."""
    return sum(is_of_deck(one) and one.player == action.player for one in actions) > 1


def _why_missing(view: View, action: MoveTop | RevealTop, actions: tuple[Action, ...]) -> Laws:
    """The laws by which nothing is done at a position that a Deck does not have."""
    why: list[Law] = []
    if isinstance(action, MoveTop) and action.verb == "resupply" and not view.state.of(Zone.DECK, action.player):
        why.append(vocabulary.RESUPPLY_REFILL)
    if _asks_several(action, actions):
        why.append(zones.DECK_ALL_THERE)
    return (*(law for law in why if view.rules.holds(law)), zones.DECK_EXHAUSTED)


def _refill(
    view: View, player: Player, pile: Pile, actions: tuple[Action, ...]
) -> Generator[Question, Option, RefillDeck | None]:
    """The refill of a Deck that lacks a position at which an action of the step would affect a card."""
    own = [one for one in actions if is_of_deck(one) and one.player == player]
    discarded = view.state.of(Zone.DISCARD, player)
    if max(one.position for one in own) < len(pile.cards) or not discarded:
        return None
    law, asked = _refilling(view, pile, own[0])
    if law is None or not view.rules.holds(law):
        return None
    if asked and (yield Question("may", player, (Option("yes"), Option("no")), (law,))).kind == "no":
        return None
    pile.cards += [changed(card, shuffled=REFILL) for card in discarded]
    return RefillDeck(player, (law,))


IN_THE_MORNING = {"draw": vocabulary.DRAW_IN_THE_MORNING, "resupply": vocabulary.RESUPPLY_IN_THE_MORNING}
"""By which law a Deck may be refilled in the Morning for what is done with its cards."""


def _refilling(view: View, pile: Pile, action: MoveTop | RevealTop) -> tuple[Law | None, bool]:
    """The law by which a Deck is refilled for a step, if one has it refilled, and whether its player may decline.

    Raises:
        OpenRulingError: by its own article Resupply refills an empty Deck at any time of the day, though only the
            Morning is said to bring the Discard pile back.
    """
    if view.rules.of(zones.DECK_REFILL, zones.DECK_ALL_THERE) is zones.DECK_REFILL:
        return zones.DECK_REFILL, False
    verb = action.verb if isinstance(action, MoveTop) else ""
    if view.state.phase is Phase.MORNING and not view.state.brought:
        return IN_THE_MORNING.get(verb), True
    if verb == "resupply" and not pile.cards and view.rules.holds(vocabulary.RESUPPLY_REFILL):
        raise OpenRulingError((vocabulary.RESUPPLY_REFILL, vocabulary.RESUPPLY_IN_THE_MORNING))
    return None, False


def is_of_deck(action: Action) -> TypeGuard[MoveTop | RevealTop]:
    """Whether an atomic action is on a position of a Deck."""
    return isinstance(action, OF_DECK)


def _at_place(action: MoveTop | RevealTop, card: Object, place: Object) -> Move | RevealCard:
    """The action on a card of a Deck, once it is found."""
    laws = (*action.laws, zones.DECK_ORDER, zones.DECK_POSITION)
    if isinstance(action, RevealTop):
        return RevealCard(card.id, action.to, laws, place.id)
    move = Move(card.id, action.zone, action.player, laws, action.verb, place=place.id, ready=action.ready)
    return changed(move, done_by=action.done_by, exhausts=action.exhausts)
