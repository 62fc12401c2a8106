"""Facts as they are true of a state, to be written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.state import State
from judge.game.terms import Expedition, Zone
from judge.scenario.facts import AreAscended, Distance, Fact, InZone, Listed, Mana
from judge.scenario.marked_regions import markers_of
from judge.wording.names import NamedCard


def side_facts(state: State, player: Player, zones: Sequence[Zone]) -> Iterator[Fact]:
    """What a player has on the table: mana, some zones, the expeditions and where they are.

    Arguments:
        zones: the zones, each with what is in it, also nothing.
    """
    orbs = state.of(Zone.MANA, player)
    yield Mana(len(orbs), sum(orb.exhausted for orb in orbs))
    yield from (held(zone, None, state.of(zone, player)) for zone in zones)
    for expedition in Expedition:
        there = tuple(one for one in state.of(Zone.EXPEDITION, player) if one.expedition is expedition)
        yield held(Zone.EXPEDITION, expedition, there)
        yield Distance(expedition, state.distance(player, expedition))
    up, laid = ascended(state, player), markers_of(state, player)
    yield from [up] if up.expeditions else []
    yield from [laid] if laid.markers else []


def ascended(state: State, player: Player) -> AreAscended:
    """Which expeditions of a player are Ascended."""
    return AreAscended(frozenset(expedition for owner, expedition in state.ascended if owner == player))


def held(zone: Zone, expedition: Expedition | None, objects: Iterable[Object], *, numbered: bool = False) -> InZone:
    """What a zone or an expedition holds.

    Arguments:
        expedition: the expedition; None for a zone that is none.
        objects: what is there, in its order.
        numbered: whether each card is told with its number.
    """
    return InZone(zone, expedition, tuple(listed(one, numbered=numbered) for one in objects))


def listed(one: Object, *, numbered: bool = False) -> Listed:
    """A card with its statuses and counters, and with its owner where that is not the player who has it.

    Arguments:
        one: the card.
        numbered: whether it is told with its number.
    """
    owner = one.owner if one.owner != one.holder else None
    card = named(one.base)
    if card is not None and numbered:
        card = replace(card, copy=one.copy or None)
    return Listed(card, statuses=one.statuses, counters=one.counters, owner=owner)


def named(base: Characteristics) -> NamedCard | None:
    """A card as a fact names it; None where nobody knows which it is."""
    key = base.card or base.name
    return NamedCard(key, frozenset({key})) if key else None
