"""The steps that modifiers put in the place of an atomic action (6.2), of an effect or of what is paid."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from judge.game.effect.resolution import Resolution
from judge.game.event.choices import Option, Question
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move, MoveTop
from judge.game.state.steps import Change
from judge.game.view.context import EffectContext
from judge.law.laws import events


def in_its_place(resolution: Resolution, done: Iterable[Action]) -> Generator[Question, Option, tuple[Change, ...]]:
    """Do the steps that take the place of what was asked for.

    Arguments:
        resolution: the effect, or what is paid for, that asked for it.
        done: what was asked for.

    Returns:
        what these steps have put where that would have put it: "if you put a Character in Reserve this way".
    """
    run = resolution.run
    found, run.instead = run.instead, ()
    before = len(run.changes)
    for effect, bearer in found:
        said = EffectContext(bearer.holder, bearer, bearer.id)
        yield from resolution.anew(said, (events.REPLACING,)).resolve(effect)
    zones = {one.zone for one in done if isinstance(one, Move | MoveTop)} if found else ()
    return tuple(one for one in run.changes[before:] if isinstance(one.action, Move) and one.action.zone in zones)
