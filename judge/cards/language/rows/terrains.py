"""How conditions are said of one of two terrains: "I'm in {V} or {O}", "it's not in {V} or {O}"."""

from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Where

FIRST, SECOND = slot("first"), slot("second")
ME, IT = tree.Me(), tree.It()
ENGLISH, FRENCH = "{first:in_terrain} or {second:terrain}", "{first:in_terrain} ou {second:terrain}"

OF: tuple[tuple[Any, bool, tuple[str, ...], tuple[str, ...]], ...] = (
    (ME, False, ("I'm", "I am"), ("je suis",)),
    (IT, False, ("it's", "it is"), ("il est", "elle est")),
    (IT, True, ("it was",), ("il était", "elle était")),
    (
        *(Where.FACING_ME, False),
        ("I'm facing an Expedition", "I am facing an Expedition"),
        ("je fais face à une Expédition", "je suis face à une Expédition"),
    ),
)
"""Of what, whether before the event, and how that begins in either language."""

NOT: tuple[tuple[Any, tuple[str, ...], tuple[str, ...]], ...] = (
    (ME, ("I'm not", "I am not"), ("je ne suis pas",)),
    (IT, ("it's not", "it isn't"), ("il n'est pas", "elle n'est pas")),
)
"""The same of what is in neither."""


def _in_one(what: Any, before: bool) -> tree.OneOf:
    return tree.OneOf((tree.InTerrain(what, FIRST, before=before), tree.InTerrain(what, SECOND, before=before)))


ROWS: tuple[Row, ...] = (
    *(
        row(
            "condition",
            _in_one(what, before),
            tuple(f"{one} {ENGLISH}" for one in english),
            tuple(f"{un} {FRENCH}" for un in french),
        )
        for what, before, english, french in OF
    ),
    *(
        row(
            "condition",
            tree.Not(_in_one(what, False)),
            tuple(f"{one} {ENGLISH}" for one in english),
            tuple(f"{un} {FRENCH}" for un in french),
        )
        for what, english, french in NOT
    ),
)
