"""Dice (7.3.13): chance says what they show, the player sees it, and later steps use it."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.event.choices import Option, Question
from judge.game.event.modifiers import increases, more_dice
from judge.game.event.run import Run
from judge.game.state.steps import Laws, RollDice
from judge.game.value import changed
from judge.game.view.doing import Doing
from judge.law.citations import events, vocabulary

FACES = range(1, 7)


def roll(run: Run, doing: Doing, dice: int, because: Laws) -> Generator[Question, Option, Doing]:
    """Roll dice.

    Arguments:
        run: the run.
        doing: who rolls them.
        dice: how many.
        because: the laws that make this a step.

    Returns:
        what the words mean once they are rolled; they show nothing where no die is rolled.
    """
    if not run.holds(vocabulary.ROLL):
        return changed(doing, rolled=(), did=False)
    results: list[int] = []
    more, modified = more_dice(run.view, doing.player, dice)
    for _ in range(dice + more):
        options = tuple(Option("die", detail=face) for face in FACES)
        answer = yield Question("die", None, options, (vocabulary.ROLL,), doing.source.id)
        assert isinstance(answer.detail, int)
        results.append(answer.detail)
    modified = (*modified, *_seen_first(run)) if more else ()
    for _ in range(more):
        show(run, doing, tuple(results))
        options = tuple(Option("ignore", detail=face) for face in sorted(set(results)))
        answer = yield Question("ignore", doing.player, options, modified, doing.source.id)
        assert isinstance(answer.detail, int)
        results.remove(answer.detail)
    decides = bool(more or list(increases(run.view, doing.player)))
    added = yield from _added(run, doing, results)
    laws = dict.fromkeys((vocabulary.ROLL, *because, *modified, *added))
    yield from run.perform((RollDice(doing.player, tuple(results), tuple(laws)),), doing.source)
    show(run, doing, tuple(results))
    shown = changed(doing, rolled=tuple(results), why_rolled=(vocabulary.ROLL,), did=bool(results))
    return could_be_changed(run, shown) if decides else shown


def _added(run: Run, doing: Doing, results: list[int]) -> Generator[Question, Option, Laws]:
    """What a player may add to each result; they decide once they see it.

    Arguments:
        run: the run.
        doing: who rolls.
        results: what the dice show, to which is added.

    Returns:
        the laws by which something was added.
    """
    added: Laws = ()
    laws = (events.OPTIONAL_MODIFIER, *_seen_first(run))
    for bearer, by in increases(run.view, doing.player):
        for place in range(len(results)):
            show(run, doing, tuple(results))
            options = (Option("yes"), Option("no"))
            wants = not run.holds(events.OPTIONAL_MODIFIER)
            if not wants:
                answer = yield Question("may", doing.player, options, laws, bearer.id)
                wants = answer.kind == "yes"
            if wants:
                results[place] += by
                added = (events.ADDITIVE, *laws)
            else:
                run.tell("declines", laws, source=bearer, player=doing.player)
    return tuple(law for law in added if run.holds(law))


def _seen_first(run: Run) -> Laws:
    """Why the player has seen the results when they decide what changes them."""
    return (vocabulary.RESULT_SEEN_FIRST,) if run.holds(vocabulary.RESULT_SEEN_FIRST) else ()


def increase(run: Run, doing: Doing, by: int) -> Doing:
    """What the words mean once a result has been increased.

    Arguments:
        run: the run.
        doing: what they meant before.
        by: by how much.
    """
    if not doing.rolled:
        return changed(doing, did=False)
    doing = could_be_changed(run, doing)
    rolled = (doing.rolled[0] + by, *doing.rolled[1:])
    values = {"player": doing.player, "result": sum(rolled)}
    run.tell("result_becomes", (vocabulary.RESULT_SEEN_FIRST,), source=doing.source, **values)
    show(run, doing, rolled)
    return changed(doing, rolled=rolled, did=True)


def could_be_changed(run: Run, doing: Doing) -> Doing:
    """What the words mean once a player, seeing what the dice show, has decided whether to change it.

    Arguments:
        run: the run.
        doing: what they meant before.
    """
    return changed(doing, why_rolled=tuple(dict.fromkeys((*doing.why_rolled, *_seen_first(run)))))


def show(run: Run, doing: Doing, results: tuple[int, ...]) -> None:
    """Everybody sees what the dice show, before anything is decided because of it."""
    if run.holds(vocabulary.RESULT_SEEN_FIRST):
        run.change(announced=(*run.state.announced, (doing.player, f"dice {results}")))
