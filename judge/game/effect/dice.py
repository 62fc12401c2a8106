"""Dice (7.3.13): chance says what they show, the player sees it, and later steps use it."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Cost
from judge.game.effect.costs import announce, pay, unpayable
from judge.game.event.choices import Option, Question
from judge.game.event.modifiers import increases, more_dice
from judge.game.event.run import Run
from judge.game.state.actions import RollDice
from judge.game.state.doing import Laws
from judge.game.view.context import EffectContext
from judge.law.laws import events, vocabulary
from judge.value import changed

FACES = range(1, 7)


def roll(run: Run, context: EffectContext, dice: int, because: Laws) -> Generator[Question, Option, EffectContext]:
    """Roll dice.

    Arguments:
        context: who rolls them.
        dice: how many.
        because: the laws that make this a step.

    Returns:
        what the words mean once they are rolled; they show nothing where no die is rolled.
    """
    if not run.holds(vocabulary.ROLL):
        return changed(context, rolled=(), did=False)
    results: list[int] = []
    more, modified = more_dice(run.view, context.player, dice)
    for _ in range(dice + more):
        options = tuple(Option("die", detail=face) for face in FACES)
        answer = yield Question("die", None, options, (vocabulary.ROLL,), context.source.id)
        assert isinstance(answer.detail, int)
        results.append(answer.detail)
    modified = (*modified, *_seen_first(run)) if more else ()
    for _ in range(more):
        show(run, context, tuple(results))
        options = tuple(Option("ignore", detail=face) for face in sorted(set(results)))
        answer = yield Question("ignore", context.player, options, modified, context.source.id)
        assert isinstance(answer.detail, int)
        results.remove(answer.detail)
    decides = bool(more or list(increases(run.view, context.player)))
    added = yield from _added(run, context, results)
    laws = dict.fromkeys((vocabulary.ROLL, *because, *modified, *added))
    yield from run.perform((RollDice(context.player, tuple(results), tuple(laws)),), context.source)
    show(run, context, tuple(results))
    shown = changed(context, rolled=tuple(results), why_rolled=(vocabulary.ROLL,), did=bool(results))
    return could_be_changed(run, shown) if decides else shown


def _added(run: Run, context: EffectContext, results: list[int]) -> Generator[Question, Option, Laws]:
    """What a player may add to each result; they decide once they see it.

    Arguments:
        context: who rolls.
        results: what the dice show, to which is added.

    Returns:
        the laws by which something was added.
    """
    added: Laws = ()
    laws = (events.OPTIONAL_MODIFIER, *_seen_first(run))
    for bearer, by, cost in increases(run.view, context.player):
        payer = EffectContext(context.player, bearer, bearer.id)
        for place in range(len(results)):
            if unpayable(run.view, cost, payer) is not None:
                continue
            show(run, context, tuple(results))
            options = (Option("yes"), Option("no"))
            wants = not run.holds(events.OPTIONAL_MODIFIER)
            if not wants:
                answer = yield Question("may", context.player, options, laws, bearer.id)
                wants = answer.kind == "yes"
            if wants:
                if cost != Cost():
                    yield from pay(run, (yield from announce(run, cost, payer)), bearer)
                results[place] += by
                added = (events.ADDITIVE, *laws)
            else:
                run.tell("declines", laws, source=bearer, player=context.player)
    return tuple(law for law in added if run.holds(law))


def _seen_first(run: Run) -> Laws:
    """Why the player has seen the results when they decide what changes them."""
    return (vocabulary.RESULT_SEEN_FIRST,) if run.holds(vocabulary.RESULT_SEEN_FIRST) else ()


def increase(run: Run, context: EffectContext, by: int) -> EffectContext:
    """What the words mean once a result has been increased.

    Arguments:
        context: what they meant before.
        by: by how much.
    """
    if not context.rolled:
        return changed(context, did=False)
    context = could_be_changed(run, context)
    rolled = (context.rolled[0] + by, *context.rolled[1:])
    values = {"player": context.player, "result": sum(rolled)}
    run.tell("result_becomes", (vocabulary.RESULT_SEEN_FIRST,), source=context.source, **values)
    show(run, context, rolled)
    return changed(context, rolled=rolled, did=True)


def could_be_changed(run: Run, context: EffectContext) -> EffectContext:
    """What the words mean once a player, seeing what the dice show, has decided whether to change it.

    Arguments:
        context: what they meant before.
    """
    return changed(context, why_rolled=tuple(dict.fromkeys((*context.why_rolled, *_seen_first(run)))))


def show(run: Run, context: EffectContext, results: tuple[int, ...]) -> None:
    """Everybody sees what the dice show, before anything is decided because of it."""
    if run.holds(vocabulary.RESULT_SEEN_FIRST):
        run.change(announced=(*run.state.announced, (context.player, f"dice {results}")))
