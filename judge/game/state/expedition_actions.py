"""Atomic actions on expeditions and their regions (6.1)."""

from __future__ import annotations

from dataclasses import field

from judge.game.state.doing import AboutObject, Laws
from judge.game.state.objects import Player
from judge.game.terms import Expedition, Terrain
from judge.value import value


@value(frozen=True, slots=True)
class EnterRegion:
    """An expedition moves one region.

    Arguments:
        player: whose expedition.
        expedition: which of the two.
        place: the place of the region that it enters; None while its counter is on none.
        laws: why.
        backward: whether it moves towards the region where it started, rather than away from it.
        due_to: of a move in Progress, the statistics due to which it moves.
        tied: those of them that are only equal to the ones they face.
        zero: the statistics that are enough but not positive.
    """

    player: Player
    expedition: Expedition
    place: int | None
    laws: Laws
    backward: bool = False
    due_to: tuple[Terrain, ...] = ()
    tied: tuple[Terrain, ...] = ()
    zero: tuple[Terrain, ...] = field(default=(), repr=False)


@value(frozen=True, slots=True)
class MoveMarker(AboutObject):
    """A Terrain Marker comes to lie on a region.

    Arguments:
        object: the Marker.
        region: the place of the region.
        laws: why.
    """

    object: int
    region: int
    laws: Laws


@value(frozen=True, slots=True)
class AscendExpedition:
    """An expedition is Ascended from now on."""

    player: Player
    expedition: Expedition
    laws: Laws


@value(frozen=True, slots=True)
class LoseAscended:
    """An expedition is no longer Ascended."""

    player: Player
    expedition: Expedition
    laws: Laws


@value(frozen=True, slots=True)
class FailToMove:
    """An expedition fails to move forward.

    Arguments:
        player: whose expedition.
        expedition: which of the two.
        laws: why.
        concerns: whether somebody is there whom it concerns.
    """

    player: Player
    expedition: Expedition
    laws: Laws
    concerns: bool = True


@value(frozen=True, slots=True)
class TurnUp:
    """A Tumult card that lies face down is turned face up, both halves of it.

    Arguments:
        place: the place of one half.
        laws: why.
    """

    place: int
    laws: Laws


ExpeditionAction = EnterRegion | MoveMarker | AscendExpedition | LoseAscended | FailToMove | TurnUp
