"""Expeditions that a player picks as something happens, among which are another player's (6.1)."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Place, Where
from judge.game.effect.declaration import decider
from judge.game.event.choices import Option, Question
from judge.game.event.run import Run
from judge.game.state.objects import Player
from judge.game.state.state import SEATS
from judge.game.terms import Expedition
from judge.game.view.context import EffectContext
from judge.game.view.expeditions import places
from judge.law.laws import events

ANYBODYS = (Where.ANY_HERO, Where.ANY_COMPANION, Where.OPPONENTS, Where.ANOTHER)
"""Expeditions among which a player picks, and which may be another player's."""


def of_anybody(run: Run, context: EffectContext, player: Player, where: object) -> Generator[Question, Option, Place]:
    """An expedition that a player picks: one of the other player's, either player's of a name, or of all.

    Arguments:
        run: the run, in whose state it is picked.
        context: whose ability asks for it.
        player: who picks.
        where: among which.
    """
    law = run.rules.of(events.DECISIONS_OF_CONTROLLER, events.STEP_PER_VERB)
    sides = [(seat, expedition) for seat in SEATS for expedition in Expedition]
    if where is Where.OPPONENTS:
        sides = [(1 - player, expedition) for expedition in Expedition]
    elif where is Where.ANOTHER:
        mine = places(run.view, Where.MINE, context.source)
        sides = [side for side in sides if side not in mine]
    elif where is not Where.ANY_OF_THEM:
        named = Expedition.HERO if where is Where.ANY_HERO else Expedition.COMPANION
        sides = [(seat, named) for seat in SEATS]
    options = tuple(Option("expedition", detail=side) for side in sides)
    answer = yield Question("expedition", decider(run.rules, player), options, (law,), context.source.id)
    assert isinstance(answer.detail, tuple)
    return Place(*answer.detail)
