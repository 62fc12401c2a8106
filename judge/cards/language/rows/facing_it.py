"""How conditions are said of what faces an object that was spoken of: "it's now facing one or more Characters"."""

from collections.abc import Iterator

from judge.cards.language.rows.row import Row, each, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare

KIND, NUMBER = slot("kind"), slot("number")
OF_KIND = tree.NumberOf(KIND)


def _of_it() -> Iterator[Row]:
    """ "it's now facing one or more Characters"."""
    english = ("it's facing", "it is facing", "it's now facing", "it is now facing")
    french = tuple(
        f"{il} {face} à" for il in ("il", "elle") for face in ("fait face", "fait maintenant face", "est face")
    )
    french = (*french, "il est maintenant face à", "elle est maintenant face à")
    none = tuple(f"{il} {face} à" for il in ("il", "elle") for face in ("ne fait face", "n'est face"))
    one, several = "{kind:bare_facedby}", "{kind:several_facedby}"
    yield row(
        "condition",
        tree.Compares(OF_KIND, Compare.AT_LEAST, 1),
        each(english, "{kind:a_facing_it}"),
        each(french, "{kind:a_facing_it}"),
    )
    yield row(
        "condition",
        tree.Compares(OF_KIND, Compare.AT_LEAST, NUMBER),
        each(english, f"{{number:word}} or more {several}"),
        each(french, f"au moins {{number:word}} {several}"),
    )
    yield row(
        "condition",
        tree.Compares(OF_KIND, Compare.AT_MOST, 0),
        (*each(english, f"no {several}"), *each(("it's not facing", "it isn't facing"), f"any {several}")),
        each(none, f"(aucun/aucune)@kind {one}"),
    )


ROWS: tuple[Row, ...] = tuple(_of_it())
