"""Reactions that an effect activates (7.3.1), and those that wait until after Rest (4.2)."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Activate, AtPhase, Effect, Join, PlayedFrom, Reaction, asks_of_others
from judge.game.event.choices import Option, Question
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.restrictions import cannot_activate
from judge.game.event.run import Asking, Run
from judge.game.state.doing import Laws
from judge.game.state.object_actions import CreateEmblem
from judge.game.state.objects import Emblem, Object
from judge.game.terms import Phase, Zone
from judge.game.view.context import EffectContext
from judge.law.laws import day, events, playing, vocabulary
from judge.value import changed

Meant = tuple[Object, Reaction]
"""A reaction and the object that has it."""


def activate(
    run: Run, effect: Activate, about: tuple[Object, ...], context: EffectContext
) -> Generator[Question, Option, bool]:
    """Activate reactions of some objects, though no event matches their triggers.

    Arguments:
        effect: which of their reactions.
        about: the objects.
        context: whose effect it is.

    Returns:
        whether any reaction was activated.
    """
    if not run.holds(vocabulary.ACTIVATE):
        return False
    made = False
    meant = [(one, reaction) for one in about for reaction in _meant(run, effect, one)]
    most = 1 if effect.one else effect.most
    if effect.one and not effect.as_mine:
        for one in about:
            own = [pair for pair in meant if pair[0] is one]
            kept = yield from _picked(own, 1, context)
            made = _activated(run, kept, effect, context) or made
        return made
    if most is not None:
        meant = yield from _picked(meant, most, context, up_to=effect.most is not None)
    return _activated(run, meant, effect, context)


def _meant(run: Run, effect: Activate, one: Object) -> list[Reaction]:
    """The reactions of an object that are meant; those that the bearer activates as its own need not work there.

    Raises:
        OpenRulingError: one asks of cards played beside its own, which need not have been played in that time.
    """
    there = run.view.now(one).abilities if effect.as_mine else run.view.abilities(one)
    meant = [said for said in there if isinstance(said, Reaction) and _is_meant(said, effect.zone)]
    if any(map(asks_of_others, meant)):
        raise OpenRulingError((playing.PLAYED_IN_A_SPAN, vocabulary.ACTIVATE))
    return meant


def _picked(
    meant: list[Meant], most: int, context: EffectContext, *, up_to: bool = False
) -> Generator[Question, Option, list[Meant]]:
    """The reactions that a player picks to be activated, in their order."""
    if len(meant) <= most and not up_to:
        return meant
    left, found = list(meant), list[Meant]()
    while left and len(found) < most:
        options = tuple(Option("mode", detail=reaction.effect) for _, reaction in left)
        options = (*options, Option("no more")) if up_to else options
        answer = yield Question("mode", context.player, options, (vocabulary.ACTIVATE,), context.source.id)
        if answer.kind == "no more":
            break
        found.append(left.pop(options.index(answer)))
    return found


def _activated(run: Run, meant: list[Meant], effect: Activate, context: EffectContext) -> bool:
    """Whether any of some reactions was activated."""
    made = False
    for one, reaction in meant:
        emblem, laws = _emblem(run, reaction, one, context, as_mine=effect.as_mine)
        kept_from = cannot_activate(run.view, emblem.source if effect.as_mine else one, reaction)
        if kept_from:
            run.not_activated(emblem, kept_from)
        else:
            made = run.activate(emblem, laws) or made
    return made


def _is_meant(reaction: Reaction, zone: Zone | None) -> bool:
    return reaction.trigger == (Join() if zone is None else PlayedFrom(zone))


def _emblem(run: Run, reaction: Reaction, one: Object, context: EffectContext, *, as_mine: bool) -> tuple[Emblem, Laws]:
    if as_mine:
        bearer = run.state.objects.get(context.me, context.source)
        return Emblem(reaction, bearer, context.me), (vocabulary.ACTIVATE,)
    if run.holds(vocabulary.ACTIVATED_BY_BEARER):
        return Emblem(reaction, one, one.id), (vocabulary.ACTIVATE, vocabulary.ACTIVATED_BY_BEARER)
    return Emblem(reaction, context.source, context.me), (vocabulary.ACTIVATE,)


def delay(run: Run, effect: Effect, context: EffectContext) -> Asking:
    """Let a step wait until after Rest, as a Reaction of its own.

    Arguments:
        effect: the step.
        context: whose effect it is, and what its words mean.
    """
    reaction = Reaction(AtPhase(Phase.NIGHT), effect)
    emblem = Emblem(reaction, context.source, context.me, context.it, delayed=not run.state.after_rest)
    laws = (events.REACTION_ACTIVATED, day.AFTER_REST)
    yield from run.perform((CreateEmblem(emblem, context.player, laws),), context.source)


def after_rest(run: Run) -> None:
    """The Reactions that waited until after Rest can be played from now on."""
    for one in run.state.of(Zone.LIMBO):
        if one.emblem is not None and one.emblem.delayed:
            run.state = run.state.with_object(changed(one, emblem=changed(one.emblem, delayed=False)))
