"""In which expeditions a Character is present (7.4.3), and which expeditions a phrase means.

The file is long because every phrase that names expeditions has its case here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from judge.game.ability import Condition, Considered, ExpeditionIs, Expeditions, InContact, Kind, Place, Standing, Where
from judge.game.state.actions import Laws
from judge.game.state.adventure import Side, terrain_law
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Expedition, Keyword, Terrain, Zone
from judge.law.laws import day, objects, overview, vocabulary, zones
from judge.law.laws.law import Law

if TYPE_CHECKING:
    from judge.game.view.view import View

NONE: frozenset[Side] = frozenset()

CONSIDERED_BEHIND = ExpeditionIs(Where.MINE, (Standing.BEHIND,))
CONSIDERED_IN_CONTACT = InContact(Where.MINE)
"""What a passive ability can say that the expedition of its bearer is considered to be."""


def both(player: Player) -> frozenset[Side]:
    """Both expeditions of a player."""
    return frozenset((player, expedition) for expedition in Expedition)


def facing(side: Side) -> Side:
    """The expedition that faces one."""
    player, expedition = side
    return 1 - player, expedition


def is_gigantic(view: View, one: Object) -> bool:
    """Whether an object is in an expedition and has Gigantic."""
    return one.zone is Zone.EXPEDITION and view.keyword(one, Keyword.GIGANTIC) is not None


def presence(view: View, one: Object) -> frozenset[Side]:
    """The expeditions in which an object is present; of a Gigantic one, both of its controller.

    Arguments:
        view: the state.
        one: the object.
    """
    if one.zone is not Zone.EXPEDITION or one.expedition is None:
        return NONE
    if view.rules.holds(vocabulary.GIGANTIC_IN_BOTH) and is_gigantic(view, one):
        return both(one.holder)
    return frozenset({(one.holder, one.expedition)})


def places(view: View, where: Where | Place, bearer: Object) -> frozenset[Side]:
    """The expeditions that a phrase means which leaves nothing to choose, seen from the bearer of the ability.

    Arguments:
        view: the state.
        where: the phrase.
        bearer: the bearer; once it is gone, as last known.

    Raises:
        TypeError: the phrase needs a player to choose, or what was spoken of before.
    """
    bearer = view.state.objects.get(bearer.id, bearer)
    mine, opponent = bearer.holder, 1 - bearer.holder
    if bearer.ongoing is not None and view.rules.holds(vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER):
        bearer = view.state.objects.get(bearer.ongoing.source.id, bearer.ongoing.source)
    match where:
        case Place(player, expedition):
            return frozenset({(player, expedition)})
        case Where.NONE:
            return NONE
        case Where.MINE:
            return _its(view, bearer)
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
        case Where.YOURS | Where.EACH_OF_YOURS:
            return both(mine)
        case Where.EACH_OF_YOURS_BEHIND_OR_TIED:
            return frozenset(side for side in both(mine) if standing(view, side) in (Standing.BEHIND, Standing.TIED))
        case Where.OPPONENTS:
            return both(opponent)
        case Where.ASCENDED:
            return frozenset(view.state.ascended)
        case Where.IN_CONTACT:
            return frozenset(side for side in both(mine) | both(opponent) if in_contact(view, side))
        case Where.SINGLE_TERRAIN:
            return frozenset(side for side in both(mine) | both(opponent) if len(terrains_of(view, side)) == 1)
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


def _its(view: View, bearer: Object) -> frozenset[Side]:
    """The expeditions that “its expedition” means."""
    if bearer.expedition is None:
        return NONE
    if is_gigantic(view, bearer) and view.rules.holds(vocabulary.GIGANTIC_ITS_EXPEDITION):
        return both(bearer.holder)
    return frozenset({(bearer.holder, bearer.expedition)})


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


def considered(view: View, side: Side) -> tuple[Condition, ...]:
    """What an expedition is considered to be, as the passive abilities of objects in it say of theirs.

    Arguments:
        view: the state.
        side: the expedition.
    """
    said = view.working(Considered)
    if not said or not view.rules.holds(overview.SPECIFIC_BEATS_GENERAL):
        return ()
    return tuple(one.condition for bearer, one in said if side in places(view, Where.MINE, bearer))


def standing(view: View, side: Side) -> Standing | None:
    """How an expedition stands to the one that faces it; None only where a law is switched off.

    Arguments:
        view: the state.
        side: the expedition.
    """
    state = view.state
    if CONSIDERED_BEHIND in considered(view, side):
        return Standing.BEHIND
    if state.arena and view.rules.holds(day.ALL_TIED_IN_ARENA):
        return Standing.TIED
    regions = lead(view, side)
    found = Standing.TIED if regions == 0 else Standing.AHEAD if regions > 0 else Standing.BEHIND
    return found if view.rules.holds(STANDINGS[found]) else None


def lead(view: View, side: Side) -> int:
    """By how many regions an expedition is ahead of the one that faces it; less than 0 where it is behind.

    Arguments:
        view: the state.
        side: the expedition.
    """
    return view.state.distance(*side) - view.state.distance(*facing(side))


STANDINGS: Mapping[Standing, Law] = {
    Standing.AHEAD: vocabulary.AHEAD,
    Standing.BEHIND: vocabulary.BEHIND,
    Standing.TIED: vocabulary.TIED,
}


def terrains_of(view: View, side: Side) -> frozenset[Terrain]:
    """The terrains in which an expedition is.

    Arguments:
        view: the state.
        side: the expedition.
    """
    place = place_of(view.state, side)
    if place is None or not view.rules.holds(vocabulary.EXPEDITION_IN_TERRAIN):
        return frozenset()
    return view.terrains(place)


def counted(view: View, which: Expeditions, player: Player) -> int:
    """How many expeditions there are of those that an amount counts.

    Arguments:
        view: the state.
        which: which are counted.
        player: whose are "yours".
    """
    sides = both(player) if which.yours else both(player) | both(1 - player)
    return sum(
        (which.terrain is None or which.terrain in terrains_of(view, side))
        and (not which.contact or in_contact(view, side))
        and (not which.ascended or side in view.state.ascended)
        for side in sides
    )


def single_terrain_regions(view: View) -> int:
    """How many visible regions have one single terrain.

    Arguments:
        view: the state.
    """
    return sum(len(view.terrains(place)) == 1 for place in range(len(view.state.regions)))


def why_terrains(view: View, place: int) -> Laws:
    """The law that says which terrains a region has: its own, or those that passive abilities give it.

    Arguments:
        view: the state.
        place: the place of the region in the Adventure.
    """
    if place not in view.table.regions:
        return (terrain_law(view.state, place),)
    marked = any(one.region == place for one in view.state.of(Zone.ADVENTURE))
    among = (zones.TERRAIN_MARKERS, zones.MARKERS_FIRST) if marked else ()
    now = view.terrains(place)
    return (*(law for law in among if view.without(law).terrains(place) != now), objects.PASSIVES_CHANGE)


def is_in(view: View, one: Object, terrain: Terrain) -> bool:
    """Whether a Character is in a terrain.

    Arguments:
        view: the state.
        one: the Character.
    """
    sides = presence(view, one) if view.rules.holds(vocabulary.CHARACTER_IN_TERRAIN) else NONE
    return any(terrain in terrains_of(view, side) for side in sides)


def in_contact(view: View, side: Side) -> bool:
    """Whether an expedition of the other player is in the same region.

    Arguments:
        view: the state.
        side: the expedition.
    """
    if not view.rules.holds(vocabulary.EXPEDITION_IN_CONTACT):
        return False
    place = place_of(view.state, side)
    if CONSIDERED_IN_CONTACT in considered(view, side):
        return True
    return place is not None and any(place_of(view.state, other) == place for other in both(1 - side[0]))


def is_in_contact(view: View, one: Object) -> bool:
    """Whether an object is in an expedition that is In Contact.

    Arguments:
        view: the state.
        one: the object.
    """
    sides = presence(view, one) if view.rules.holds(vocabulary.OBJECT_IN_CONTACT) else NONE
    return any(in_contact(view, side) for side in sides)


def place_of(state: State, side: Side) -> int | None:
    """The place in the Adventure of the region on which the counter of an expedition is; None while it has none."""
    return 0 if state.arena else state.positions.get(side)
