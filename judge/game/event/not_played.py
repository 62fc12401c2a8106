"""Where the engine goes no further: what comes next is something that it does not play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from judge.game.ability import Ability, Applies, Grant, QuickAction, Reaction, SpellEffect, Unplayed, While, Would
from judge.game.terms import Type
from judge.messages import Message

if TYPE_CHECKING:
    from judge.game.event.trace import Happening
    from judge.game.state.objects import Object
    from judge.game.state.state import State
    from judge.game.view.view import View


class NotPlayedError(Exception):
    """The engine does not play what comes here.

    Arguments:
        what: what is not played.

    Attributes:
        reached: how far the unit came: the state, and what had happened; None where no unit was under way.
    """

    def __init__(self, what: Message) -> None:
        super().__init__(str(what))
        self.what = what
        self.reached: tuple[State, tuple[Happening, ...]] | None = None


def stop_at(part: object) -> None:
    """Go no further where a part of a card that is about to apply is not played.

    Arguments:
        part: an effect or an ability.

    Raises:
        NotPlayedError: it is not played.
    """
    if isinstance(part, Unplayed):
        raise NotPlayedError(part.why)


def stop_where_one_works(view: View) -> None:
    """Go no further once a passive ability works that is not played, and may matter now.

    Arguments:
        view: the state.

    Raises:
        NotPlayedError: there is one.
    """
    for _, ability in view.working(Unplayed):
        if ability.applies is Applies.WORKING and ability.during in (None, view.state.phase):
            raise NotPlayedError(ability.why)


def unplayed_as_played(card: Object) -> Unplayed | None:
    """What the engine does not play of a card and what matters as soon as the card is played.

    Arguments:
        card: the card, in a Hand or a Reserve.
    """
    for ability in card.base.abilities if card.base.unplayed or card.base.type is Type.SPELL else ():
        inner = ability
        while isinstance(inner, While):
            inner = inner.ability
        if isinstance(inner, SpellEffect):
            inner = inner.effect  # type: ignore[assignment]
            if isinstance(inner, Unplayed):
                return inner
        elif isinstance(inner, Unplayed) and inner.applies is Applies.PLAYED:
            return inner
    return None


def unplayed_parts(abilities: Iterable[Ability]) -> tuple[Unplayed, ...]:
    """Everything that is not played among some abilities."""
    found: list[Unplayed] = []
    for one in abilities:
        match one:
            case Unplayed():
                found.append(one)
            case Reaction(effect=Unplayed() as part) | QuickAction(effect=Unplayed() as part):
                found.append(part)
            case SpellEffect(effect=Unplayed() as part) | Would(effect=Unplayed() as part):
                found.append(part)
            case Grant(ability=inner) | While(ability=inner):
                found += unplayed_parts((inner,))
    return tuple(found)
