"""What stands in the place of a part of a card that the engine does not play: where it would apply, the run stops."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from judge.game.closed_list import ClosedList
from judge.game.terms import Phase
from judge.messages import Language, Message
from judge.value import value


class Applies(ClosedList):
    """When something that is not understood well enough to be played may first matter."""

    WORKING = "as soon as it works"
    PLAYED = "as its card is played"


@value(frozen=True, slots=True)
class Unplayed:
    """An ability of a card, or the effect of one, that the engine does not play.

    In the place of an effect it stops the run where the effect would begin; in that of an ability, as soon as the
    ability works, or later where it is known that it cannot matter before.

    Arguments:
        key: tells it from others.
        words: what the card says, without the trigger or the cost where it stands in the place of an effect.
        why: why the run stops: the whole sentence.
        support: whether it works in Reserve.
        applies: from when on it may matter.
        during: the phase in which alone it may matter.
    """

    key: str
    words: Mapping[Language, str] = field(compare=False)
    why: Message = field(compare=False)
    support: bool = False
    applies: Applies = Applies.WORKING
    during: Phase | None = None
