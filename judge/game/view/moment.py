"""When and about what a condition is asked (6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.state.objects import Object
from judge.game.view.context import EffectContext
from judge.value import value

if TYPE_CHECKING:
    from judge.game.view.view import View


@value(frozen=True, slots=True)
class Moment:
    """When and about what a condition is asked.

    Arguments:
        view: the state.
        context: what the words of the text mean.
        before: the bearer as it was before the event that is asked about; None outside a trigger.
    """

    view: View
    context: EffectContext
    before: Object | None = None


def of_bearer(view: View, bearer: Object) -> Moment:
    """The moment of a passive ability.

    Arguments:
        view: the state.
        bearer: the object that bears it.
    """
    return Moment(view, EffectContext(bearer.holder, bearer, bearer.id))
