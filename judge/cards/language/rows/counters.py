"""How conditions are said that count counters: "I have 3 or more boosts"."""

from collections.abc import Iterator
from typing import Any

from judge.cards.language.rows.row import Row, each, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare, Whose
from judge.game.terms import Type

NUMBER, NAME = slot("number"), slot("name")
ME, IT = tree.Me(), tree.It()
HEROS = tree.All(tree.Kind((Type.HERO,), whose=Whose.YOURS))

COUNTERS = (
    (tree.CountersOn(ME, NAME), False, "I have", "j'ai", "je n'ai"),
    (tree.CountersOn(ME, NAME), True, "I had", "j'avais", "je n'avais"),
    (tree.CountersOn(IT, NAME), False, "it has", ("il a", "elle a"), ("il n'a", "elle n'a")),
    (tree.CountersOn(HEROS, NAME), False, "your Hero has", "votre Héros a", "votre Héros n'a"),
)
"""Whose counters are counted, and whether before what has just happened."""


def _counters(amount: Any, before: bool, english: str, french: str | tuple[str, ...], none: Any) -> Iterator[Row]:
    """All rows that say how many counters there are on something."""
    said = (french,) if isinstance(french, str) else french
    lacks = (none,) if isinstance(none, str) else none

    def compared(compare: Compare, to: Any = NUMBER) -> tree.Compares:
        return tree.Compares(amount, compare, to, before=before)

    mine = "my_counters" if amount == tree.CountersOn(ME, NAME) and not before else "counters"
    yield row(
        "condition",
        compared(Compare.AT_LEAST),
        (
            f"{english} {{number:digits}} or more {{name:{mine}}}",
            f"{english} {{number:word}} or more {{name:{mine}}}",
            f"{english} {{number:digits}} {{name:counters}} or more",
        ),
        (
            *each(said, "au moins {number:digits} {name:counters}"),
            *each(said, "{number:digits} {name:counters} ou plus"),
        ),
    )
    yield row(
        "condition",
        compared(Compare.AT_MOST),
        (
            f"{english} {{number:digits}} {{name:counters}} or less",
            f"{english} {{number:digits}} or less {{name:counters}}",
            f"{english} {{number:digits}} or fewer {{name:counters}}",
        ),
        (
            *each(said, "{number:digits} {name:counters} ou moins"),
            *each(said, "au plus {number:digits} {name:counters}"),
        ),
    )
    yield row(
        "condition",
        compared(Compare.LESS),
        (
            f"{english} less than {{number:digits}} {{name:counters}}",
            f"{english} fewer than {{number:digits}} {{name:counters}}",
        ),
        each(said, "moins de {number:digits} {name:counters}"),
    )
    yield row(
        "condition",
        compared(Compare.EQUAL),
        f"{english} exactly {{number:digits}} {{name:counters}}",
        each(said, "exactement {number:digits} {name:counters}"),
    )
    yield row(
        "condition",
        compared(Compare.AT_MOST, 0),
        f"{english} no {{name:my_counters}}",
        (*each(lacks, "pas de {name:counter}"), *each(lacks, "aucun {name:counter}")),
    )


ROWS: tuple[Row, ...] = tuple(one for said in COUNTERS for one in _counters(*said))
