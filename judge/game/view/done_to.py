"""To what the step just before did something: "if you discarded a Character this way" (6.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judge.game.state.objects import Object
from judge.game.terms import HIDDEN, Zone

if TYPE_CHECKING:
    from judge.game.view.context import EffectContext
    from judge.game.view.view import View

WENT = {"discard": Zone.DISCARD, "put": Zone.RESERVE, "take": Zone.HAND}
"""Where something is that was done to it."""


def done_to(verb: str, zone: Zone | None, view: View, context: EffectContext) -> Iterator[Object]:
    """To what the step just before did something; of cards that it took in hand, those that were seen before.

    A token ceases to exist instead of being moved, and is discarded all the same.

    Arguments:
        verb: what was done.
        zone: where it must have been before; None for anywhere.
        view: the state.
        context: the effect that speaks of it.
    """
    seen = {one.base.card for one in context.was_it if one.zone not in HIDDEN}
    before = dict(context.known)
    for one in context.it:
        was, now = before.get(one), view.state.objects.get(one)
        if was is None or zone not in (None, was.zone):
            continue
        if now is None and was.token and verb == "discard":
            yield was
        if now is not None and now.zone is WENT[verb] and (verb != "take" or now.base.card in seen):
            yield now
