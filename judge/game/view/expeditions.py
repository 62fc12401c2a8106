"""Which expeditions a phrase means (7.4.3), and which objects are in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from judge.game.ability import ExpeditionPhrase, Kind, Place, Such, Where
from judge.game.state.adventure import Side
from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.state.state import SEATS
from judge.game.terms import Expedition, Terrain
from judge.game.view.presence import NONE, both, is_gigantic, its, presence
from judge.game.view.standings import in_contact
from judge.game.view.such_expeditions import such_expeditions
from judge.game.view.terrains import terrains_of
from judge.law.laws import vocabulary
from judge.law.laws.law import Law

if TYPE_CHECKING:
    from judge.game.view.view import View


def places(view: View, where: ExpeditionPhrase, bearer: Object) -> frozenset[Side]:
    """The expeditions that a phrase means which leaves nothing to choose, seen from the bearer of the ability.

    Arguments:
        view: the state.
        where: the phrase.
        bearer: the bearer, its holder who "you" is; once it is gone, as last known.

    Raises:
        TypeError: the phrase needs a player to choose, or what was spoken of before.
    """
    mine, opponent = bearer.holder, 1 - bearer.holder
    bearer = view.state.objects.get(bearer.id, bearer)
    if bearer.ongoing is not None and view.rules.holds(vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER):
        bearer = view.state.objects.get(bearer.ongoing.source.id, bearer.ongoing.source)
    match where:
        case Place(player, expedition):
            return frozenset({(player, expedition)})
        case Where.NONE:
            return NONE
        case Where.MINE:
            return its(view, bearer)
        case Where.MY_OTHER:
            return _other(view, bearer)
        case Where.FACING_ME:
            return _facing(view, bearer)
        case Where.HERO:
            return frozenset({(mine, Expedition.HERO)})
        case Where.COMPANION:
            return frozenset({(mine, Expedition.COMPANION)})
        case Where.ANY_HERO:
            return frozenset((player, Expedition.HERO) for player in SEATS)
        case Where.ANY_COMPANION:
            return frozenset((player, Expedition.COMPANION) for player in SEATS)
        case Where.YOURS | Where.EACH_OF_YOURS | Where.IN_EACH:
            return both(mine)
        case Such():
            return such_expeditions(view, where, mine)
        case Where.OPPONENTS:
            return both(opponent)
        case Where.ANY | Where.ALL:
            return both(mine) | both(opponent)
    raise TypeError(f"{where} leaves a choice")


SPOKEN: Mapping[Where, Law] = {
    Where.MINE: vocabulary.GIGANTIC_ITS_EXPEDITION,
    Where.MY_OTHER: vocabulary.GIGANTIC_NO_OTHER_EXPEDITION,
    Where.FACING_ME: vocabulary.GIGANTIC_FACED_BY_BOTH,
}
"""By which law a phrase means other expeditions than usual if a Gigantic Character is spoken of."""


def why_places(view: View, where: object, bearer: Object) -> Laws:
    """The law that says which expeditions a phrase means, where its bearer is Gigantic.

    Arguments:
        view: the state.
        where: the phrase.
    """
    law = SPOKEN.get(where) if isinstance(where, Where) else None
    return (law,) if law is not None and is_gigantic(view, bearer) else ()


def why_there(view: View, kind: Kind | None, about: Iterable[Object]) -> Laws:
    """The law that says where objects are, where a kind names an expedition and one of them is Gigantic.

    Arguments:
        view: the state.
        kind: the kind, if one was named.
        about: the objects.
    """
    named = kind is not None and kind.where is not None
    return (vocabulary.GIGANTIC_IN_BOTH,) if named and any(is_gigantic(view, one) for one in about) else ()


def _other(view: View, bearer: Object) -> frozenset[Side]:
    """The expeditions that “the other expedition of its controller” means."""
    if bearer.expedition is None:
        return NONE
    if is_gigantic(view, bearer) and view.rules.holds(vocabulary.GIGANTIC_NO_OTHER_EXPEDITION):
        return NONE
    return frozenset({(bearer.holder, bearer.expedition.other)})


def _facing(view: View, bearer: Object) -> frozenset[Side]:
    """The expeditions that “the expedition facing it” means."""
    if bearer.expedition is None:
        return NONE
    if is_gigantic(view, bearer) and view.rules.holds(vocabulary.GIGANTIC_FACED_BY_BOTH):
        return both(1 - bearer.holder)
    return frozenset({(1 - bearer.holder, bearer.expedition)})


def is_in(view: View, one: Object, terrain: Terrain) -> bool:
    """Whether a Character is in a terrain.

    Arguments:
        view: the state.
        one: the Character.
    """
    sides = presence(view, one) if view.rules.holds(vocabulary.CHARACTER_IN_TERRAIN) else NONE
    return any(terrain in terrains_of(view, side) for side in sorted(sides))


def is_in_contact(view: View, one: Object) -> bool:
    """Whether an object is in an expedition that is In Contact.

    Arguments:
        view: the state.
        one: the object.
    """
    sides = presence(view, one) if view.rules.holds(vocabulary.OBJECT_IN_CONTACT) else NONE
    return any(in_contact(view, side) for side in sorted(sides))
