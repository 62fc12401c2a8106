"""Facts as they are true of a state, to be written down."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.objects import Characteristics, Object
from judge.game.terms import Expedition, Zone
from judge.scenario.facts import InZone, Listed
from judge.wording.names import Named


def held(zone: Zone, expedition: Expedition | None, objects: Iterable[Object]) -> InZone:
    """What a zone or an expedition holds.

    Arguments:
        zone: the zone.
        expedition: the expedition; None for a zone that is none.
        objects: what is there, in its order.
    """
    return InZone(zone, expedition, tuple(map(listed, objects)))


def listed(one: Object) -> Listed:
    """A card with its statuses and counters, and with its owner where that is not the player who has it."""
    owner = one.owner if one.owner != one.holder else None
    return Listed(named(one.base), statuses=one.statuses, counters=one.counters, owner=owner)


def named(base: Characteristics) -> Named | None:
    """A card as a fact names it; None where nobody knows which it is."""
    key = base.card or base.name
    return Named(key, frozenset({key})) if key else None
