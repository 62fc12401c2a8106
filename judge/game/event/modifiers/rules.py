"""The modifiers that are rules: of Fleeting, Seasoned, tokens and zones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from judge.game.ability import PlayedGain
from judge.game.event.modifiers.candidate import Candidate
from judge.game.event.modifiers.zones import (
    gets_a_timestamp,
    orb_enters_exhausted,
    to_an_end_of_the_deck,
    to_owners_zone,
)
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.object_actions import AddStatus, CreateToken
from judge.game.state.objects import Object, Player
from judge.game.terms import BOOST, IN_PLAY, Keyword, Status, Type, Zone
from judge.game.view.view import View
from judge.law.laws import objects, overview, playing, vocabulary
from judge.law.laws.law import Law
from judge.value import changed

Rule = Callable[[View, Object, Move], Move]
"""A rule that changes a move; one that does not match gives the same move back."""


FROM_RESERVE: Mapping[Type, Laws] = {
    Type.SPELL: (playing.SPELL_FROM_RESERVE,),
    Type.CHARACTER: (objects.FLEETING_FROM_RESERVE,),
}
"""By which law a card that is played from Reserve gains Fleeting in Limbo; of a Landmark, by none."""

PERMANENT_FROM_RESERVE: Laws = (playing.PERMANENT_FROM_RESERVE,)
"""By which law an Expedition Permanent does."""


def _fleeting_is_discarded(view: View, moving: Object, move: Move) -> Move:
    if move.zone is not Zone.RESERVE or moving.zone is not Zone.EXPEDITION or not moving.has(Status.FLEETING):
        return move
    if not view.rules.holds(objects.FLEETING_DISCARDED):
        return move
    return changed(move, zone=Zone.DISCARD, verb="discard", laws=(*move.laws, objects.FLEETING_DISCARDED))


def _fleeting_in_limbo(view: View, moving: Object, move: Move) -> Move:
    spell = moving.base.type is Type.SPELL
    reasons: list[Law] = []
    if moving.zone is Zone.RESERVE:
        permanent = moving.base.expedition_permanent
        reasons += PERMANENT_FROM_RESERVE if permanent else FROM_RESERVE.get(moving.base.type, ())
    if spell and moving.base.keyword(Keyword.FLEETING):
        reasons.append(playing.SPELL_PRINTED_FLEETING)
    if _is_given_fleeting(view, moving, move.holder):
        reasons.append(overview.SPECIFIC_BEATS_GENERAL)
    reasons = [law for law in reasons if view.rules.holds(law)]
    return changed(move, entering=(*move.entering, (Status.FLEETING, tuple(reasons)))) if reasons else move


def _is_given_fleeting(view: View, card: Object, player: Player) -> bool:
    """Whether a passive ability says that a card has Fleeting as a player plays it."""
    return any(
        ability.status is Status.FLEETING and bearer.holder == player and view.is_kind(card, ability.kind, bearer)
        for bearer, ability in view.working(PlayedGain)
    )


def _fleeting_joins(view: View, moving: Object, move: Move) -> Move:
    joins = moving.zone is Zone.LIMBO and moving.has(Status.FLEETING)
    if not joins or not view.rules.holds(objects.FLEETING_JOINS):
        return move
    return changed(move, entering=(*move.entering, (Status.FLEETING, (objects.FLEETING_JOINS,))))


def _seasoned_keeps(view: View, moving: Object, move: Move) -> Move:
    if moving.zone is not Zone.EXPEDITION or not moving.count(BOOST):
        return move
    if view.keyword(moving, Keyword.SEASONED) is None or not view.rules.holds(vocabulary.SEASONED):
        return move
    laws: Laws = (vocabulary.SEASONED,)
    if not moving.base.keyword(Keyword.SEASONED):
        if not view.rules.holds(vocabulary.SEASONED_AS_IT_LEAVES):
            return move
        laws = (vocabulary.SEASONED, vocabulary.SEASONED_AS_IT_LEAVES)
    return changed(move, keeps=(BOOST,), laws=(*move.laws, *laws))


def _token_ceases(view: View, moving: Object, move: Move) -> Move:
    leaves = moving.token and moving.zone in (Zone.EXPEDITION, Zone.LANDMARK)
    if not leaves or not view.rules.holds(objects.TOKEN_CEASES):
        return move
    return changed(move, ceases=(objects.TOKEN_CEASES,))


REPLACING: tuple[Rule, ...] = (_fleeting_is_discarded, to_owners_zone)
"""The rules that say where else something goes."""

ADDING: Mapping[Rule, frozenset[Zone]] = {
    _fleeting_in_limbo: frozenset({Zone.LIMBO}),
    _fleeting_joins: frozenset({Zone.EXPEDITION}),
    _seasoned_keeps: frozenset({Zone.RESERVE}),
    _token_ceases: frozenset(Zone) - {Zone.EXPEDITION},
    orb_enters_exhausted: frozenset({Zone.MANA}),
    to_an_end_of_the_deck: frozenset({Zone.DECK}),
    gets_a_timestamp: IN_PLAY,
}
"""The rules that say what happens as well, and to which zones something moves then."""

ADDING_TO = {zone: tuple(rule for rule, zones in ADDING.items() if zone in zones) for zone in Zone}
"""For each zone, those that a move to it can match."""


def replacing(view: View, action: Action) -> Iterator[Candidate]:
    """The rules that would replace an atomic action.

    Arguments:
        view: the state before the step.
    """
    if isinstance(action, Move):
        moving = view.state.objects[action.object]
        for rule in REPLACING:
            other = rule(view, moving, action)
            if other is not action:
                yield Candidate((rule.__name__, action.zone), (other,), moving)


def is_replaced(view: View, move: Move) -> bool:
    """Whether a rule would replace a move.

    Arguments:
        view: the state before the step.
    """
    moving = view.state.objects[move.object]
    replaced = move
    for rule in REPLACING:
        replaced = rule(view, moving, replaced)
    return replaced is not move


def with_additions(view: View, action: Action) -> Action:
    """An atomic action with all that rules add to it.

    Arguments:
        view: the state before the step.
    """
    if isinstance(action, Move):
        moving = view.state.objects[action.object]
        for rule in ADDING_TO[action.zone]:
            action = rule(view, moving, action)
    elif isinstance(action, CreateToken):
        foreign = (vocabulary.OWNER_OF_TOKEN,) if action.player != action.holder else ()
        return changed(action, laws=(*action.laws, objects.TOKEN_CHARACTERISTICS, *foreign))
    elif isinstance(action, AddStatus) and view.state.objects[action.object].statuses:
        return changed(action, laws=(*action.laws, objects.SEVERAL_STATUSES))
    return action
