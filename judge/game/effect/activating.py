"""Reactions that an effect activates (7.3.1), and those that wait until after Rest (4.2)."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Activate, AtPhase, Effect, Join, PlayedFrom, Reaction
from judge.game.event.choices import Option, Question
from judge.game.event.restrictions import cannot_activate
from judge.game.event.run import Asking, Run
from judge.game.state.actions import CreateEmblem, Laws
from judge.game.state.objects import Emblem, Object
from judge.game.terms import Phase, Zone
from judge.game.view.context import EffectContext
from judge.law.laws import day, events, vocabulary
from judge.value import changed


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
    for one in about:
        meant = [
            said for said in run.view.abilities(one) if isinstance(said, Reaction) and _is_meant(said, effect.zone)
        ]
        if effect.one and len(meant) > 1:
            options = tuple(Option("mode", detail=reaction.effect) for reaction in meant)
            answer = yield Question("mode", context.player, options, (vocabulary.ACTIVATE,), context.source.id)
            meant = [meant[options.index(answer)]]
        for reaction in meant:
            emblem, laws = _emblem(run, reaction, one, context)
            kept_from = cannot_activate(run.view, one, reaction)
            if kept_from and run.holds(vocabulary.CANNOT_BE_ACTIVATED):
                run.not_activated(emblem, (vocabulary.CANNOT_BE_ACTIVATED, *kept_from))
            else:
                made = run.activate(emblem, laws) or made
    return made


def _is_meant(reaction: Reaction, zone: Zone | None) -> bool:
    return reaction.trigger == (Join() if zone is None else PlayedFrom(zone))


def _emblem(run: Run, reaction: Reaction, one: Object, context: EffectContext) -> tuple[Emblem, Laws]:
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
