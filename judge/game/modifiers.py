"""Rules that modify a step before it becomes an event (6.2): replacing ones first, then additive ones."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import TypeGuard

from judge.game.choices import Option, Question
from judge.game.decks import Pile
from judge.game.objects import Object, Player
from judge.game.steps import Action, Move, MoveTop, RefillDeck, Reveal, RevealTop, Step
from judge.game.terms import BOOST, Keyword, Status, Type, Zone
from judge.game.view import View
from judge.law.citations import objects, playing, vocabulary, zones

REFILL = -1
"""Stands for the shuffle of a refill that has not happened yet."""


def modify(view: View, step: Step) -> Generator[Question, Option, Step]:
    """The step as the rules leave it.

    Arguments:
        view: the state before the step.
        step: the step as an effect, a cost or a rule asks for it.
    """
    actions = yield from _from_decks(view, step.actions)
    return replace(step, actions=tuple(_modified(view, action) for action in actions))


def _modified(view: View, action: Action) -> Action:
    if not isinstance(action, Move):
        return action
    moving = view.state.objects[action.object]
    for modifier in (_fleeting_is_discarded, _fleeting_in_limbo, _fleeting_joins, _seasoned_keeps, _token_ceases):
        action = modifier(view, moving, action)
    return action


def _fleeting_is_discarded(view: View, moving: Object, move: Move) -> Move:
    if (moving.zone, move.zone) != (Zone.EXPEDITION, Zone.RESERVE) or not moving.has(Status.FLEETING):
        return move
    if not view.rules.holds(objects.FLEETING_DISCARDED):
        return move
    return replace(move, zone=Zone.DISCARD, laws=(*move.laws, objects.FLEETING_DISCARDED))


def _fleeting_in_limbo(view: View, moving: Object, move: Move) -> Move:
    if move.zone is not Zone.LIMBO:
        return move
    spell = moving.base.type is Type.SPELL
    reasons = []
    if moving.zone is Zone.RESERVE and moving.base.type in (Type.SPELL, Type.CHARACTER):
        reasons.append(playing.SPELL_FROM_RESERVE if spell else objects.FLEETING_FROM_RESERVE)
    if spell and moving.base.keyword(Keyword.FLEETING):
        reasons.append(playing.SPELL_PRINTED_FLEETING)
    reasons = [law for law in reasons if view.rules.holds(law)]
    return replace(move, entering=(*move.entering, (Status.FLEETING, tuple(reasons)))) if reasons else move


def _fleeting_joins(view: View, moving: Object, move: Move) -> Move:
    joins = (moving.zone, move.zone) == (Zone.LIMBO, Zone.EXPEDITION) and moving.has(Status.FLEETING)
    if not joins or not view.rules.holds(objects.FLEETING_JOINS):
        return move
    return replace(move, entering=(*move.entering, (Status.FLEETING, (objects.FLEETING_JOINS,))))


def _seasoned_keeps(view: View, moving: Object, move: Move) -> Move:
    to_reserve = (moving.zone, move.zone) == (Zone.EXPEDITION, Zone.RESERVE)
    seasoned = view.keyword(moving, Keyword.SEASONED) is not None and view.rules.holds(vocabulary.SEASONED)
    if not to_reserve or not seasoned or not moving.count(BOOST):
        return move
    return replace(move, keeps=(BOOST,), laws=(*move.laws, vocabulary.SEASONED))


def _token_ceases(view: View, moving: Object, move: Move) -> Move:
    leaves = moving.token and moving.zone is Zone.EXPEDITION and move.zone is not Zone.EXPEDITION
    if not leaves or not view.rules.holds(objects.TOKEN_CEASES):
        return move
    return replace(move, ceases=(objects.TOKEN_CEASES,))


def _from_decks(view: View, actions: Iterable[Action]) -> Generator[Question, Option, list[Action]]:
    """Find the cards that lie at the named positions, after refilling a Deck that is too short."""
    asked = tuple(actions)
    piles = {one.player: Pile(list(view.state.of(Zone.DECK, one.player)), view.rules) for one in asked if _of_deck(one)}
    refills = [_refill(view, player, pile, asked) for player, pile in piles.items()]
    done: list[Action] = [refill for refill in refills if refill is not None]
    missing = False
    for action in asked:
        if not isinstance(action, MoveTop | RevealTop):
            done.append(action)
            continue
        found = yield from piles[action.player].card(action.position, bottom=action.bottom)
        missing = missing or found is None
        if found is not None:
            done.append(_at_place(action, *found))
    return [] if missing and not view.rules.holds(zones.DECK_EXHAUSTED) else done


def _refill(view: View, player: Player, pile: Pile, actions: tuple[Action, ...]) -> RefillDeck | None:
    """The refill of a Deck that lacks a position at which an action of the step would affect a card."""
    needed = max(one.position for one in actions if _of_deck(one) and one.player == player)
    discarded = view.state.of(Zone.DISCARD, player)
    if needed < len(pile.cards) or not discarded or not view.rules.holds(zones.DECK_REFILL):
        return None
    pile.cards += [replace(card, shuffled=REFILL) for card in discarded]
    return RefillDeck(player, (zones.DECK_REFILL,))


def _of_deck(action: Action) -> TypeGuard[MoveTop | RevealTop]:
    return isinstance(action, MoveTop | RevealTop)


def _at_place(action: MoveTop | RevealTop, card: Object, place: Object) -> Move | Reveal:
    """The action on a card of a Deck, once it is found."""
    if isinstance(action, RevealTop):
        return Reveal(card.id, action.to, action.laws, place.id)
    return Move(card.id, action.zone, action.player, action.laws, action.verb, place=place.id)
