"""Small boards for tests of the machinery: objects made of trees, without cards or text."""

from __future__ import annotations

from judge.editions import rules_of
from judge.game.ability import Ability
from judge.game.state.adventure import END
from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.state import Region, State
from judge.game.state.zones import Zones
from judge.game.terms import Expedition, Status, Terrain, Type, Zone
from judge.game.view.view import View
from judge.law.laws.law import Law


def card(
    number: int,
    *abilities: Ability,
    type_: Type = Type.CHARACTER,
    subtypes: tuple[str, ...] = (),
    zone: Zone = Zone.EXPEDITION,
    holder: Player = 0,
    statistics: tuple[int, int, int] | None = (1, 1, 1),
    statuses: frozenset[Status] = frozenset(),
    counters: tuple[tuple[str, int], ...] = (),
    token: bool = False,
) -> Object:
    """An object of a player, whose number is its identity and its timestamp."""
    base = Characteristics(
        f"card {number}",
        f"card {number}",
        type_,
        subtypes,
        1,
        1,
        statistics if type_ is Type.CHARACTER else None,
        abilities,
    )
    return Object(
        id=number,
        base=base,
        owner=holder,
        zone=zone,
        holder=holder,
        timestamp=number,
        expedition=Expedition.HERO if zone is Zone.EXPEDITION else None,
        token=token,
        statuses=statuses,
        counters=counters,
    )


def landmark(number: int, *abilities: Ability, holder: Player = 0) -> Object:
    """A Permanent in play."""
    return card(number, *abilities, type_=Type.PERMANENT, subtypes=("Landmark",), zone=Zone.LANDMARK, holder=holder)


def state(*objects: Object) -> State:
    """A state in the Afternoon of the first player's turn."""
    tumult = (Region(frozenset({Terrain.FOREST})), Region(frozenset({Terrain.MOUNTAIN, Terrain.WATER})))
    positions = {(player, one): 0 if one is Expedition.HERO else 7 for player in (0, 1) for one in Expedition}
    clock = max((one.id for one in objects), default=0)
    return State(("Lithium", "Ninette"), Zones(objects), (END, *tumult * 3, END), positions, clock=clock)


def view(*objects: Object, without: Law | None = None) -> View:
    """A view of a board, by all laws or by all but one."""
    rules = rules_of("1.0")
    return View(state(*objects), rules if without is None else rules.without(without))
