"""In which order found cards stand: by what is printed on them, upwards or downwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from judge.cards.language.words import FACTIONS, RARITIES
from judge.cards.naming import folded
from judge.cards.printed import Printed
from judge.cards.search.fields import NUMBERS, SETS

Order = tuple[str, bool]
"""The key of a field, and whether its highest comes first."""

_FACTIONS, _RARITIES, _SETS = tuple(FACTIONS), tuple(RARITIES), tuple(SETS)

ORDERS: Mapping[str, Callable[[Printed], object]] = {
    **NUMBERS,
    "name": lambda card: folded(card.name["en"]),
    "faction": lambda card: _place(_FACTIONS, card.faction),
    "rarity": lambda card: _place(_RARITIES, card.rarity),
    "set": lambda card: _place(_SETS, card.set),
    "id": lambda card: card.id,
}
"""What cards are put in order by, under the keys of the fields; None where a card has none."""


def in_order(cards: Iterable[Printed], orders: Sequence[Order]) -> tuple[Printed, ...]:
    """Cards put in order; those that lack something stand last, and what is the same stays as it was.

    Arguments:
        orders: by what, the first counts most.
    """
    found = list(cards)
    for key, downwards in reversed(orders):
        of = ORDERS[key]
        there = [one for one in found if of(one) is not None]
        lacking = [one for one in found if of(one) is None]
        there.sort(key=of, reverse=downwards)  # type: ignore[arg-type]
        found = there + lacking
    return tuple(found)


def _place(known: Sequence[str], word: str) -> int | None:
    return known.index(word) if word in known else None
