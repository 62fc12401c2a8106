"""Steps that there is nothing to do to (6.5): how it is seen before they are decided, and by which laws."""

from __future__ import annotations

from judge.game.ability import (
    Among,
    AnyNumber,
    ChooseOne,
    Chosen,
    Effect,
    It,
    Kind,
    Me,
    PlaceMarker,
    Play,
    Rush,
    Some,
    Steps,
    what_of,
)
from judge.game.effect.barred_plays import unplayable
from judge.game.effect.marking import there_are
from judge.game.effect.playable import holders
from judge.game.effect.resolution import Resolution
from judge.game.event.picking import among, impossible, pickable
from judge.game.event.reasons import why_only_these
from judge.game.state.doing import Laws
from judge.game.state.knowledge import EVERYONE
from judge.game.state.objects import Object, Player
from judge.game.terms import HIDDEN, Zone
from judge.game.view.hands import picked_from
from judge.game.view.phrases import objects_meant
from judge.law.laws import events


def why_impossible(resolution: Resolution, verb: Effect, about: tuple[Object, ...], player: Player) -> Laws:
    """The laws by which nothing is done.

    Arguments:
        resolution: the effect that the verb is a part of.
        about: what it would have been done to.
        player: who would have done it.
    """
    view, context = resolution.run.view, resolution.context
    kind = _plays_any(verb)
    if kind is not None:
        there = (one for holder in holders(kind, player) for one in view.state.of(Zone.RESERVE, holder))
        refusals = [unplayable(view, one, player) for one in there]
        return (*dict.fromkeys(law for one in refusals if one for law in one.laws), events.IMPOSSIBLE_PART)
    if isinstance(verb, Play) and not about:
        refusals = [
            unplayable(view, one, player, cost_of=verb.cost_of) for one in named_to_play(resolution, verb, player)
        ]
        laws = dict.fromkeys(law for one in refusals if one for law in one.laws)
        if laws:
            return (*laws, events.IMPOSSIBLE_PART)
    elsewhere = why_only_these(view, verb, context, player) if resolution.run.traced else ()
    return (*elsewhere, *impossible(view, verb, about, context))


def is_impossible(resolution: Resolution, effect: Effect, player: Player) -> bool:
    """Whether all can see that nothing is there to do an effect to, so that there is nothing to decide.

    Arguments:
        resolution: the effect that it is a part of.
        player: who would decide.
    """
    if isinstance(effect, ChooseOne):
        spoken = all(isinstance(what_of(one), It) for one in effect.modes)
        return spoken and not resolution.context.it
    verbs = effect.steps if isinstance(effect, Steps) else (effect,)
    first = verbs[0]
    named = not isinstance(what_of(first), It) or not resolution.context.it or _lacks(resolution, first, player)
    return named and all(isinstance(what_of(one), It) or _lacks(resolution, one, player) for one in verbs)


def named_to_play(resolution: Resolution, verb: Play, player: Player) -> tuple[Object, ...]:
    """The cards that a verb has a player play and that the effect has spoken of: "it", "me", one of "these cards".

    Arguments:
        resolution: the effect that the verb is a part of.
        player: who plays one.
    """
    view, context = resolution.run.view, resolution.context
    match verb.what:
        case Among(kind):
            return among(view, kind, context, player)
        case It() | Me() as what:
            return objects_meant(what, view, context, player)
    return ()


def _plays_any(verb: Effect) -> Kind | None:
    """Of what kind a card is that a player chooses and plays; None for a verb that says nothing of the sort."""
    if isinstance(verb, Rush):
        return verb.kind
    return verb.what.kind if isinstance(verb, Play) and isinstance(verb.what, Some) else None


def _lacks(resolution: Resolution, verb: Effect, player: Player) -> bool:
    kind = _plays_any(verb)
    if kind is not None:
        view = resolution.run.view
        seen = (one for holder in holders(kind, player) for one in view.state.of(Zone.RESERVE, holder))
        in_hand = view.state.of(Zone.HAND, player) if holders(kind, player) == (player,) else ()
        return not in_hand and all(unplayable(view, one, player) for one in seen)
    if isinstance(verb, Play):
        cards = named_to_play(resolution, verb, player)
        seen_by_all = all(one.zone not in HIDDEN or one.known_by == EVERYONE for one in cards)
        if cards and seen_by_all:
            return all(unplayable(resolution.run.view, one, player, cost_of=verb.cost_of) for one in cards)
    if isinstance(verb, PlaceMarker):
        return not there_are(resolution, verb)
    what = what_of(verb)
    if isinstance(what, Chosen):
        return not any(one in resolution.run.state.objects for one in what.objects)
    if isinstance(what, Me):
        return resolution.context.me not in resolution.run.state.objects
    if not isinstance(what, Some) or isinstance(what.count, AnyNumber):
        return False
    if what.kind.zone in HIDDEN:
        hand = resolution.run.state.of(Zone.HAND, picked_from(what.kind, player))
        return what.kind.zone is Zone.HAND and not hand
    return not pickable(resolution.run.view, verb, resolution.context, player)
