"""Playing Reactions (5.5): what is played is the emblem that waits in Limbo."""

from __future__ import annotations

from judge.game.effect import effects
from judge.game.effect.costs import mana_actions
from judge.game.effect.targets import declare
from judge.game.effect.tough import EXTRA, mana_left, pays_extra
from judge.game.event.run import Asking, Run
from judge.game.event.scouting import found_in_reserve, is_found
from judge.game.state.object_actions import Cease
from judge.game.state.objects import Emblem, Object
from judge.game.terms import Type
from judge.game.view.context import EffectContext
from judge.law.laws import events, playing, vocabulary
from judge.value import changed


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
        emblem: the emblem in Limbo.
    """
    assert emblem.emblem is not None
    bound, player = emblem.emblem, emblem.holder
    me = bound.me if run.holds(vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER) else emblem.id
    found = is_found(bound)
    why = (vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER, *((vocabulary.SCOUT_FOUND,) if found else ()))
    followed = () if found else _followed(run, bound, me)
    source = run.state.objects.get(bound.source.id, bound.source)
    context = EffectContext(
        player,
        # "You" is who controls the emblem, though the object has changed hands since.
        source if source.holder == player else changed(source, holder=player),
        me,
        bound.it,
        known=bound.known_by_identity,
        why_me=why,
        followed=followed,
        gift=bound.gift,
        place=bound.place,
        rolled=bound.rolled,
        many=bound.many,
        why_rolled=(vocabulary.ROLL,) if bound.rolled else (),
    )
    costs = run.holds(playing.REACTION_EXTRA_COST)
    declared = yield from declare(run, context, bound.reaction.effect, mana_left(run, player) if costs else None)
    extra = declared.extra
    payment = None
    if extra and costs:
        laws = (playing.REACTION_EXTRA_COST, *EXTRA)
        if (yield from pays_extra(run, player, extra, bound.source, laws, offered=True)):
            payment = mana_actions(run.view, player, extra, laws)
        else:
            run.tell("declines_cost", (events.MAY_DECLINE_COST,), source=bound.source, player=player)
            if run.holds(events.REACTION_COST_DECLINED):
                yield from run.perform((Cease(emblem.id, (events.REACTION_COST_DECLINED,)),), bound.source)
                return
    if payment and run.holds(playing.PROCESS):
        yield from run.perform(payment, bound.source)
    since = len(run.changes)
    yield from effects.resolve(run, declared.effect, changed(context, reached=declared.reached))
    found_in_reserve(run, emblem, since)
    if payment and not run.holds(playing.PROCESS):
        yield from run.perform(payment, bound.source)
    if run.holds(playing.REACTION_CEASES):
        yield from run.perform((Cease(emblem.id, (playing.REACTION_CEASES,)),), bound.source)
    else:
        run.state = run.state.with_object(changed(emblem, emblem=None))
