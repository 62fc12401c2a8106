"""Creating (7.3.5): the tokens that a verb puts in expeditions or in Landmarks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judge.game.ability import Create, ExpeditionPhrase, Place, Seat, Where, Whose
from judge.game.state.object_actions import CreateToken
from judge.game.state.objects import Player
from judge.game.terms import Expedition
from judge.game.view.amounts import evaluate
from judge.game.view.expeditions import places, why_places
from judge.game.view.last_known import is_unknown, why_known
from judge.game.view.phrases import landmarks_of
from judge.game.view.such_expeditions import why_such
from judge.law.laws import objects
from judge.law.laws import vocabulary as laws

if TYPE_CHECKING:
    from judge.game.view.context import EffectContext
    from judge.game.view.view import View


def _tokens_each_somewhere(create: Create, where: tuple[Place, ...], player: Player) -> Iterator[CreateToken]:
    """Tokens of which each has an expedition of its own."""
    for place in where:
        yield CreateToken(create.token, player, place.player, place.expedition, (laws.CREATE,))


def how_many(create: Create, view: View, context: EffectContext) -> int:
    """How many tokens are created in one place.

    Arguments:
        create: what is created.
        view: the state before the step.
        context: the effect it is part of.
    """
    count = evaluate(create.count, view, context)
    return count if create.most is None else min(count, create.most)


def tokens(create: Create, view: View, context: EffectContext, player: Player) -> Iterator[CreateToken]:
    """The tokens that a player creates.

    Arguments:
        create: what is created, and where.
        view: the state before the step.
        context: the effect it is part of.
    """
    if isinstance(create.where, Place):
        where = [(create.where.player, create.where.expedition)]
    elif isinstance(create.where, tuple):
        yield from _tokens_each_somewhere(create, create.where, player)
        return
    elif isinstance(create.where, Whose | Seat):
        for holder in landmarks_of(create.where, view, context):
            for _ in range(evaluate(create.count, view, context)):
                yield CreateToken(create.token, player, holder, None, (laws.CREATE, objects.TOKEN_OF_OTHER_TYPE))
        return
    else:
        assert isinstance(create.where, ExpeditionPhrase)
        where = sorted(places(view, create.where, context.source)) if create.where is not Where.ANY else []
    if is_unknown(create.where, view, context):
        return
    known = why_known(create.where, view, context)
    why = (laws.CREATE, *why_places(view, create.where, context.source), *known, *why_such(view, create.where, where))
    for holder, expedition in sorted(where, key=lambda place: (place[0], place[1] is not Expedition.HERO)):
        for _ in range(how_many(create, view, context)):
            yield CreateToken(create.token, player, holder, expedition, why)
