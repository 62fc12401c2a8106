"""Where a step puts, creates or moves something (6.1): the expeditions that a player picks as it happens."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TypeGuard

from judge.game.ability import (
    Aim,
    Ascend,
    Create,
    Effect,
    MoveExpedition,
    Place,
    Put,
    Some,
    Such,
    TakeControl,
    Where,
    what_of,
)
from judge.game.effect.anybodys_expedition import ANYBODYS, of_anybody
from judge.game.effect.declaration import decider
from judge.game.effect.resolution import Resolution
from judge.game.event.choices import Option, Question
from judge.game.event.creating import how_many
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.taking import why_not_taken
from judge.game.state.objects import Object, Player
from judge.game.terms import Expedition, Zone
from judge.game.view.gigantic import subset
from judge.game.view.phrases import in_play_or_last
from judge.game.view.presence import is_gigantic
from judge.game.view.such_expeditions import such_expeditions, why_such
from judge.law.laws import events, vocabulary
from judge.law.laws.law import Law
from judge.value import changed

YOURS = (Where.YOURS, Where.ANY, Where.THEIRS)
"""Expeditions among which a player picks as the effect happens."""

OF_DOER: Mapping[object, tuple[Expedition, ...]] = {
    Where.THEIR_HERO: (Expedition.HERO,),
    Where.THEIR_COMPANION: (Expedition.COMPANION,),
    Where.EACH_OF_THEIRS: tuple(Expedition),
}
"""Expeditions of whoever does something, among which nothing is chosen."""

CHOSEN_NOW = (*YOURS, Where.EACH_OF_YOURS)
"""The same for each of several objects."""

Placed = list[tuple[Effect, tuple[Object, ...]]]
"""A verb with the expedition that was picked, for each of some objects."""


def placed(
    resolution: Resolution, verb: Effect, about: tuple[Object, ...], player: Player
) -> Generator[Question, Option, Placed]:
    """A verb with the expeditions that the player picks now, object by object.

    Arguments:
        resolution: the effect that it is a part of.
        about: the objects that it is about.
        player: who does it.
    """
    if isinstance(verb, Put) and verb.zone is Zone.EXPEDITION and verb.where in CHOSEN_NOW:
        found: Placed = []
        for one in about:
            place = yield from _expedition(resolution, player, one.id)
            found.append((changed(verb, where=place), (one,)))
        return found
    if isinstance(verb, TakeControl):
        taken: Placed = []
        for one in about:
            several = verb.where is not None and subset(resolution.run.view, verb.where, resolution.context.source)
            asked = (verb.where is None or several) and one.zone is Zone.EXPEDITION
            if asked and why_not_taken(resolution.run.view, one, player) is None:
                taken.append((changed(verb, where=(yield from _expedition(resolution, player, one.id))), (one,)))
            else:
                taken.append((verb, (one,)))
        return taken
    if isinstance(verb, Create):
        return [((yield from _created(resolution, verb, player)), about)]
    if isinstance(verb, MoveExpedition | Ascend):
        return [((yield from _moved(resolution, verb, player)), about)]
    return [(verb, about)]


NAMED = (Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.FACING_ME)
"""Expeditions that a text names without a choice."""


def named_place(verb: Effect) -> Place | Where | None:
    """The expedition that a verb has targeted or named, which the steps that follow call "it"; None if it names none.

    Arguments:
        verb: what was done, its targets chosen.
    """
    if isinstance(verb, Aim):
        return verb.what if isinstance(verb.what, Place | Where) else None
    named = verb.where if isinstance(verb, MoveExpedition | Ascend) else None
    return named if isinstance(named, Place) or named in NAMED else None


def leaves_a_choice(verb: Effect) -> bool:
    """Whether a player picks, as a step happens, what it is about or where it is done."""
    puts = isinstance(verb, Put) and verb.where in CHOSEN_NOW
    among = (*YOURS, *ANYBODYS, Where.ANY_OF_THEM)
    creates = isinstance(verb, Create) and (verb.where in among or _is_one_of_yours(verb.where))
    return puts or creates or isinstance(what_of(verb), Some)


def _created(resolution: Resolution, verb: Create, player: Player) -> Generator[Question, Option, Create]:
    view, context = resolution.run.view, resolution.context
    many = how_many(verb, view, context)
    if verb.where in (Where.ITS, Where.SPOKEN_OF) and isinstance(context.place, Where) and context.place in NAMED:
        verb = changed(verb, where=context.place)
    if verb.where is Where.ITS:
        return (yield from _in_its(resolution, verb, player))
    if verb.where is Where.SPOKEN_OF:
        return changed(verb, where=context.place if isinstance(context.place, Place) else ())
    if verb.where in OF_DOER:
        return changed(verb, where=tuple(Place(player, one) for one in OF_DOER[verb.where] for _ in range(many)))
    if subset(view, verb.where, context.source):
        whose = 1 - player if verb.where is Where.FACING_ME else player
        chosen: list[Place] = []
        for _ in range(many):
            place = yield from _expedition(resolution, player, None, vocabulary.GIGANTIC_SUBSET)
            chosen.append(changed(place, player=whose))
        return changed(verb, where=tuple(chosen))
    if _is_one_of_yours(verb.where):
        return changed(verb, where=(yield from _such(resolution, player, verb.where)) or ())
    if verb.where in YOURS:
        return changed(verb, where=(yield from _expedition(resolution, player, None)))
    if verb.where in ANYBODYS:
        return changed(verb, where=(yield from of_anybody(resolution.run, resolution.context, player, verb.where)))
    if verb.where is Where.ANY_OF_THEM:
        one_by_one: list[Place] = []
        for _ in range(many):
            one_by_one.append((yield from of_anybody(resolution.run, resolution.context, player, verb.where)))
        return changed(verb, where=tuple(one_by_one))
    return verb


def _moved(
    resolution: Resolution, verb: MoveExpedition | Ascend, player: Player
) -> Generator[Question, Option, MoveExpedition | Ascend]:
    spoken = resolution.context.place
    if verb.where is Where.YOURS:
        place = yield from _expedition(resolution, player, None)
        resolution.context = changed(resolution.context, place=place)
        return changed(verb, where=place)
    if _is_one_of_yours(verb.where):
        such = yield from _such(resolution, player, verb.where)
        resolution.context = changed(resolution.context, place=such)
        return changed(verb, where=such or Where.NONE)
    if verb.where is Where.YOUR_OTHER:
        other = changed(spoken, expedition=spoken.expedition.other) if isinstance(spoken, Place) else Where.MY_OTHER
        return changed(verb, where=other)
    if verb.where is Where.ITS and spoken is not None:
        return changed(verb, where=spoken)
    if verb.where is Where.ITS:
        return changed(verb, where=_of_it(resolution))
    return verb


def _of_it(resolution: Resolution) -> Place | Where:
    """The Expedition in which "it" is, or last was.

    Raises:
        OpenRulingError: it is in two at once.
    """
    view = resolution.run.view
    one = in_play_or_last(view, resolution.context)
    if one is None or one.expedition is None:
        return Where.NONE
    if is_gigantic(view, one):
        raise OpenRulingError((vocabulary.GIGANTIC_ITS_EXPEDITION,))
    return Place(one.holder, one.expedition)


def _in_its(resolution: Resolution, verb: Create, player: Player) -> Generator[Question, Option, Create]:
    """A verb that creates in the expedition last spoken of, in that of "it", or in that where it last was."""
    view = resolution.run.view
    if resolution.context.place is not None:
        return changed(verb, where=resolution.context.place)
    one = in_play_or_last(view, resolution.context)
    if one is None or one.expedition is None:
        return changed(verb, where=())
    if not is_gigantic(view, one) or not view.rules.holds(vocabulary.GIGANTIC_SUBSET):
        return changed(verb, where=Place(one.holder, one.expedition))
    chosen: list[Place] = []
    for _ in range(how_many(verb, view, resolution.context)):
        place = yield from _expedition(resolution, player, None, vocabulary.GIGANTIC_SUBSET)
        chosen.append(Place(one.holder, place.expedition))
    return changed(verb, where=tuple(chosen))


def _is_one_of_yours(where: object) -> TypeGuard[Such]:
    """Whether a text describes expeditions of a player, of which that player picks one."""
    return isinstance(where, Such) and where.of is Where.YOURS


def _such(resolution: Resolution, player: Player, such: Such) -> Generator[Question, Option, Place | None]:
    """One of the player's expeditions that are as the text says; None where none is."""
    view = resolution.run.view
    fit = such_expeditions(view, such, player)
    among = tuple(one for one in Expedition if (player, one) in fit)
    laws = why_such(view, such, sorted(fit))
    return (yield from _expedition(resolution, player, None, next(iter(laws), None), among)) if among else None


def _expedition(
    resolution: Resolution,
    player: Player,
    one: int | None,
    law: Law | None = None,
    among: tuple[Expedition, ...] = tuple(Expedition),
) -> Generator[Question, Option, Place]:
    rules = resolution.run.rules
    law = law or rules.of(events.DECISIONS_OF_CONTROLLER, events.STEP_PER_VERB)
    options = tuple(Option("expedition", one, expedition) for expedition in among)
    answer = yield Question("expedition", decider(rules, player), options, (law,), resolution.context.source.id)
    assert isinstance(answer.detail, Expedition)
    return Place(player, answer.detail)
