"""How conditions are said of several objects that were spoken of: "one or more of them are Spells"."""

from typing import Any

from judge.cards.language.rows.row import Row, each, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare

KIND, NUMBER, STATUS = slot("kind"), slot("number"), slot("status")
OF_KIND, WITH_STATUS = tree.OfThem(KIND), tree.OfThem(tree.Kind(statuses=(STATUS,)))

Said = tuple[str, ...]
ONE: tuple[tuple[Compare, int, Said, Said], ...] = (
    (
        *(Compare.AT_LEAST, 1),
        ("one or more of them is", "at least one of them is", "one of them is", "any of them is"),
        (
            *("au moins l'une d'elles est", "au moins l'un d'eux est", "l'une d'elles est", "l'un d'eux est"),
            *("au moins une d'entre elles est", "au moins un d'entre eux est"),
            *("l'une d'entre elles est", "l'un d'entre eux est"),
        ),
    ),
    (
        *(Compare.EQUAL, 1),
        ("exactly one of them is", "only one of them is"),
        ("exactement une d'entre elles est", "exactement un d'entre eux est"),
    ),
    (
        *(Compare.AT_MOST, 0),
        ("none of them is", "neither of them is"),
        ("aucune d'elles n'est", "aucun d'eux n'est", "aucune d'entre elles n'est", "aucun d'entre eux n'est"),
    ),
)
"""How it is said of one of them, or of none."""

ALL_ARE = (
    ("all of them are", "they are all", "they're all", "all of these cards are"),
    ("toutes sont", "tous sont", "elles sont toutes", "ils sont tous", "toutes ces cartes sont"),
)
BOTH_ARE = (
    ("both of them are", "they are both", "they're both", "both are", "both cards are"),
    (
        *(
            "les deux sont",
            "elles sont toutes les deux",
            "ils sont tous les deux",
            "toutes deux sont",
            "tous deux sont",
        ),
        *("ce sont toutes les deux", "ce sont tous les deux"),
    ),
)
SEVERAL_ARE = ("{number:word} or more of them are", "at least {number:word} of them are")
PLUSIEURS_SONT = tuple(f"au moins {{number:word}} d'{eux} sont" for eux in ("entre elles", "entre eux", "elles", "eux"))


def _of(amount: Any, one: str, many: str, un: str, des: str) -> tuple[Row, ...]:
    """All rows that say how many of them are so."""
    return (
        *(
            row(
                "condition",
                tree.Compares(amount, compare, number),
                (*each(english, one), *((f"one or more of them are {many}",) if compare is Compare.AT_LEAST else ())),
                each(french, un),
            )
            for compare, number, english, french in ONE
        ),
        row(
            "condition",
            tree.Compares(amount, Compare.AT_LEAST, 2),
            each(BOTH_ARE[0], many),
            each(BOTH_ARE[1], des),
        ),
        row(
            "condition",
            tree.Compares(amount, Compare.EQUAL, tree.OfThem(tree.Kind())),
            each(ALL_ARE[0], many),
            each(ALL_ARE[1], des),
        ),
        row(
            "condition",
            tree.Compares(amount, Compare.AT_LEAST, NUMBER),
            each(SEVERAL_ARE, many),
            each(PLUSIEURS_SONT, des),
        ),
        row(
            "condition",
            tree.Compares(amount, Compare.AT_MOST, 0),
            each(("none of them are", "neither of them are"), many),
            (),
        ),
    )


ROWS: tuple[Row, ...] = (
    *_of(WITH_STATUS, *("{status:status}",) * 4),
    *_of(OF_KIND, "{kind:a}", "{kind:plural}", "{kind:a}", "{kind:of_every}"),
)
