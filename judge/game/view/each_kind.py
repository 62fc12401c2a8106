"""Whether somebody controls an object of each of several kinds, none of which stands for two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Kind
from judge.game.state.objects import Object
from judge.game.view.context import EffectContext
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.view.view import View


def controls_each(kinds: tuple[Kind, ...], view: View, context: EffectContext, player: int) -> bool:
    """Whether a player controls an object of every kind, no object standing for two of them."""
    return _matched([view.controls(player, changed(kind, other=False), context.source) for kind in kinds], frozenset())


def _matched(found: list[tuple[Object, ...]], taken: frozenset[int]) -> bool:
    if not found:
        return True
    return any(_matched(found[1:], taken | {one.id}) for one in found[0] if one.id not in taken)
