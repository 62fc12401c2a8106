"""Playing Reactions (5.5): what is played is the emblem that waits in Limbo."""

from __future__ import annotations

from dataclasses import replace

from judge.game import effects
from judge.game.choices import Option, Question, Refusal
from judge.game.costs import can_pay_mana, mana_actions
from judge.game.doing import Doing
from judge.game.objects import Emblem, Object
from judge.game.run import Asking, Run
from judge.game.steps import Cease
from judge.game.targets import declare
from judge.game.terms import Type
from judge.law.citations import events, playing, vocabulary


def waits(one: Object) -> bool:
    """Whether an object is an Emblem-Reaction that waits to be played."""
    return one.emblem is not None and not one.emblem.delayed


def _followed(run: Run, bound: Emblem, me: int) -> tuple[tuple[int, int], ...]:
    """The objects that the trigger spoke of as moving; the effect itself has not moved them yet."""
    became = run.state.objects.get(me)
    mine = (me,) if me != bound.source.id and became is not None and became.base.type is not Type.EMBLEM else ()
    before = {one.id for one in bound.known}
    its = bound.it if before and not before & set(bound.it) else ()
    return tuple((one, 0) for one in (*mine, *its))


def play_reaction(run: Run, emblem: Object) -> Asking:
    """Play an Emblem-Reaction: declare its targets, pay or decline what they cost, resolve it.

    Arguments:
        run: the run.
        emblem: the emblem in Limbo.
    """
    assert emblem.emblem is not None
    bound, player = emblem.emblem, emblem.holder
    effect, extra = yield from declare(run, player, bound.reaction.effect, bound.source, me=bound.me)
    payment = None
    if extra and run.rules.switches.reactions_cost and run.holds(playing.REACTION_EXTRA_COST):
        laws = (playing.REACTION_EXTRA_COST, vocabulary.TOUGH)
        payable = can_pay_mana(run.view, player, extra)
        too_much = None if payable else Refusal("cannot_pay_in_full", (events.COST_IN_FULL,))
        decline = (Option("decline"),) if run.holds(events.MAY_DECLINE_COST) or not payable else ()
        options = (Option("pay", detail=extra, refusal=too_much), *decline)
        answer = yield Question("pay", player, options, (*laws, events.MAY_DECLINE_COST), bound.source.id)
        if answer.kind == "decline":
            run.tell("declines_cost", (events.MAY_DECLINE_COST,), source=bound.source, player=player)
            if run.holds(events.REACTION_COST_DECLINED):
                yield from run.perform((Cease(emblem.id, (events.REACTION_COST_DECLINED,)),), bound.source)
                return
        else:
            payment = mana_actions(run.view, player, extra, laws)
    if payment and run.holds(playing.PROCESS):
        yield from run.perform(payment, bound.source)
    me = bound.me if run.holds(vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER) else emblem.id
    why = (vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER,)
    doing = Doing(player, bound.source, me, bound.it, known=bound.known, why_me=why, followed=_followed(run, bound, me))
    yield from effects.resolve(run, effect, doing)
    if payment and not run.holds(playing.PROCESS):
        yield from run.perform(payment, bound.source)
    if run.holds(playing.REACTION_CEASES):
        yield from run.perform((Cease(emblem.id, (playing.REACTION_CEASES,)),), bound.source)
    else:
        run.state = run.state.with_object(replace(emblem, emblem=None))
