"""How it is said that players keep more or less in Reserve and among their Landmarks at Night."""

from collections.abc import Iterator

from judge.cards.language.rows.row import Row, row
from judge.cards.language.words import NUMBERS
from judge.game import ability as tree

LIMITS = (
    (tree.ReserveLimit, "Reserve", ("votre Réserve",), "toutes les Réserves"),
    (tree.LandmarkLimit, "Landmark", ("vos Repères", "votre zone de Repères"), "tous les Repères"),
)
"""What is limited, and how it is called after "la limite de"."""

MOST = 3
"""By how much a text lets a limit grow or shrink."""


def _limited() -> Iterator[Row]:
    """ "Your Landmark limit is increased by two", "all Reserve limits are reduced by one"."""
    for limit, zone, theirs, all_of_them in LIMITS:
        for number in range(1, MOST + 1):
            more = NUMBERS["en"][number - 1]
            cards = "d'une carte" if number == 1 else f"de {NUMBERS['fr'][number - 1]} cartes"
            for sign, english, french in ((1, "increased", "augmente"), (-1, "reduced", "diminue")):
                less = (f"est réduite de {number}",) if sign < 0 else (f"est augmentée de {number}",)
                said = (*(() if sign > 0 else less), f"{french} {cards}", *(less if sign > 0 else ()))
                by = (f"{english} by {more}", f"{english} by {number}")
                yield row(
                    "statement",
                    limit(sign * number),
                    tuple(f"your {zone} limit is {one}" for one in by),
                    tuple(f"la limite de {yours} {un}" for yours in theirs for un in said),
                )
                yield row(
                    "statement",
                    limit(sign * number, all=True),
                    tuple(f"all {zone} limits are {one}" for one in by),
                    tuple(f"la limite de {all_of_them} {un}" for un in said),
                )


ROWS: tuple[Row, ...] = tuple(_limited())
