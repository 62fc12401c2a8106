"""How conditions are said of several statuses at once: "I'm Anchored or Boosted", "neither Asleep nor Fleeting"."""

from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree

FIRST, SECOND = slot("first"), slot("second")
ME, IT = tree.Me(), tree.It()

OF: tuple[tuple[Any, bool, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    (ME, False, ("I'm", "I am"), ("je suis",), ("je ne suis",)),
    (ME, True, ("I was",), ("j'étais",), ("je n'étais",)),
    (IT, False, ("it's", "it is"), ("il est", "elle est"), ("il n'est", "elle n'est")),
    (IT, True, ("it was",), ("il était", "elle était"), ("il n'était", "elle n'était")),
)
"""Of what, whether before the event, and how that begins: in English, in French, and in French before "ni"."""


def _has(what: Any, before: bool) -> tuple[Any, Any]:
    return (tree.HasStatus(what, FIRST, before=before), tree.HasStatus(what, SECOND, before=before))


ROWS: tuple[Row, ...] = (
    *(
        row(
            "condition",
            tree.OneOf(_has(what, before)),
            tuple(f"{one} {{first:status}} or {{second:status}}" for one in english),
            tuple(f"{un} {{first:status}} ou {{second:status}}" for un in french),
        )
        for what, before, english, french, _ in OF
    ),
    *(
        row(
            "condition",
            tree.Not(tree.OneOf(_has(what, before))),
            (
                *(f"{one} neither {{first:status}} nor {{second:status}}" for one in english),
                *(f"{one} not {{first:status}} or {{second:status}}" for one in english),
            ),
            tuple(f"{un} ni {{first:status}} ni {{second:status}}" for un in none),
        )
        for what, before, english, _, none in OF
    ),
)
