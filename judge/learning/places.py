"""The places on the table, numbered from the seat of a player; what lies in a zone lies there in the zone’s order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Expedition, Zone
from judge.value import value


@value(frozen=True, slots=True)
class PlaceRow:
    """A row of places of one player.

    Arguments:
        expedition: of the Expedition zone, which part of it.
        most: how many places it has; what lies beyond them is not seen.
    """

    zone: Zone
    expedition: Expedition | None
    most: int


ROWS = (
    PlaceRow(Zone.HERO, None, 1),
    PlaceRow(Zone.HAND, None, 20),
    PlaceRow(Zone.RESERVE, None, 16),
    PlaceRow(Zone.LANDMARK, None, 16),
    PlaceRow(Zone.EXPEDITION, Expedition.HERO, 20),
    PlaceRow(Zone.EXPEDITION, Expedition.COMPANION, 20),
    PlaceRow(Zone.MANA, None, 30),
    PlaceRow(Zone.LIMBO, None, 20),
    PlaceRow(Zone.ADVENTURE, None, 8),
    PlaceRow(Zone.DISCARD, None, 60),
    PlaceRow(Zone.DECK, None, 60),
)
"""The rows of a player, in their order; what a row holds lies in it in the order of the zone, a Deck from the top."""

PER_PLAYER = sum(row.most for row in ROWS)
PLACES = PER_PLAYER * len(SEATS)
"""How many places there are: those of the player from whose seat they are numbered, then those of the other."""

FIRST: Mapping[tuple[Zone, Expedition | None], int] = {
    (row.zone, row.expedition): sum(before.most for before in ROWS[:number]) for number, row in enumerate(ROWS)
}
"""The number of the first place of each row."""


def laid(state: State, seat: Player) -> Iterator[tuple[int, Object]]:
    """Everything that lies somewhere, each with the number of its place.

    Arguments:
        seat: from where the places are numbered.
    """
    for side, holder in enumerate((seat, 1 - seat)):
        for row in ROWS:
            there = state.of(row.zone, holder)
            if row.expedition is not None:
                there = tuple(one for one in there if one.expedition is row.expedition)
            first = side * PER_PLAYER + FIRST[row.zone, row.expedition]
            yield from enumerate(there[: row.most], first)


def place_names() -> tuple[str, ...]:
    """What each place is called, by its number."""
    return tuple(
        f"{whose} {row.expedition or row.zone} {place}"
        for whose in ("my", "their")
        for row in ROWS
        for place in range(1, row.most + 1)
    )
