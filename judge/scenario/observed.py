"""Facts as they are true of a state, to be written down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.state import State
from judge.game.terms import Expedition, Zone
from judge.scenario.facts import AreAscended, InZone, Listed
from judge.wording.names import NamedCard


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
