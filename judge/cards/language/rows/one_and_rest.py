"""How it is said what is done with some objects and with the rest: "put one in your hand and discard the rest"."""

from collections.abc import Iterator
from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.terms import Status, Zone

Said = tuple[str, ...]

OF_TWO: dict[str, Any] = {"zone": Zone.RESERVE}
"""Where the one goes on cards that look at two, so that the rest is said to be "the other"."""

THERE: tuple[tuple[dict[str, Any], Said, Said], ...] = (
    ({"zone": Zone.HAND}, ("in your hand", "into your hand"), ("dans votre main",)),
    (OF_TWO, ("in Reserve",), ("en Réserve",)),
    (
        *({"zone": Zone.DECK, "position": 1}, ("on top of your deck", "on the top of your deck")),
        ("au-dessus de votre deck", "sur le dessus de votre deck"),
    ),
    (
        *({"zone": Zone.DECK, "position": -1}, ("on the bottom of your deck", "at the bottom of your deck")),
        ("en dessous de votre deck", "au-dessous de votre deck", "sous votre deck"),
    ),
)
"""Where the one goes, or the rest."""

IN_ANY_ORDER = tuple(
    (
        {**place, "ordered": True},
        tuple(f"{to} in any order" for to in there),
        tuple(f"{to} dans {order}" for to in la for order in ("n'importe quel ordre", "l'ordre de votre choix")),
    )
    for place, there, la in THERE
    if place["zone"] is Zone.DECK
)
"""Where the rest goes as a player arranges it."""

ONE = ("one", "one of them")
AND_THEN, ET_PUIS = (" and", ", then", ", and"), (" et", ", puis", ", et")
THE_REST, LE_RESTE = ("the rest", "the others", "the other"), ("le reste", "les autres", "l'autre")


def _one_and_rest() -> Iterator[Row]:
    """For each place of the one, the row that discards the rest, and those that put it elsewhere."""
    for place, there, la in THERE:
        one = tree.Put(tree.Among(), **place)
        joints = (AND_THEN, ET_PUIS, THE_REST, LE_RESTE)
        and_then, et_puis, the_rest, le_reste = (said[::-1] for said in joints) if place is OF_TWO else joints
        yield row(
            "act",
            tree.Steps((one, tree.Discard(tree.Rest()))),
            tuple(
                f"<put> {said} {to}{also} discard {rest}"
                for said in ONE
                for to in there
                for also in and_then
                for rest in the_rest
            ),
            tuple(f"<put>-en une {to}{also} défaussez {rest}" for to in la for also in et_puis for rest in le_reste),
        )
        for other, elsewhere, ailleurs in (*THERE, *IN_ANY_ORDER):
            if other | {"ordered": False} == place | {"ordered": False}:
                continue
            yield row(
                "act",
                tree.Steps((one, tree.Put(tree.Rest(), **other))),
                tuple(
                    f"<put> {said} {to}{also} {rest} {then}"
                    for said in ONE
                    for to in there
                    for also in and_then
                    for rest in the_rest
                    for then in elsewhere
                ),
                tuple(
                    f"<put>-en une {to}{also} {rest} {then}"
                    for to in la
                    for also in et_puis
                    for rest in le_reste
                    for then in ailleurs
                ),
            )


def _some_of_them() -> Iterator[Row]:
    """What is done with some of those of which the words before say how many there are."""
    some: Any = tree.Among(count=slot("number"))
    up_to: Any = tree.Among(count=slot("number"), up_to=True)
    for verb, of in (
        ("sacrifice", tree.Sacrifice),
        ("discard", tree.Discard),
        ("exhaust", lambda what: tree.GainStatus(what, Status.EXHAUSTED)),
        ("ready", lambda what: tree.LoseStatus(what, Status.EXHAUSTED)),
    ):
        for among, at_most, au_plus in ((some, "", ""), (up_to, "up to ", "jusqu'à ")):
            yield row(
                "act",
                of(among),
                tuple(f"<{verb}> {at_most}{{number:word}}{of_them}" for of_them in (" of them", "")),
                (f"<{verb}>-en {au_plus}{{number:word}}", f"en <{verb}> {au_plus}{{number:word}}"),
            )


def _any_of_them() -> Iterator[Row]:
    """ "Discard any number of them and put the others on top of your deck in any order"."""
    some: Any = tree.Among(count=tree.AnyNumber())
    bottom, sous = THERE[3][1:]
    for one, english, french, again, encore in (
        (
            *(tree.Discard(some), ("<discard> any number of them",), ("<discard>-en n'importe quel nombre",)),
            *(("put ",), ("mettez ",)),
        ),
        (
            tree.Put(some, zone=Zone.DECK, position=-1),
            tuple(f"<put> any number of them {to}" for to in bottom),
            tuple(f"<put>-en n'importe quel nombre {to}" for to in sous),
            *(("", "put "), ("", "mettez ")),
        ),
    ):
        for other, elsewhere, ailleurs in (THERE[2], IN_ANY_ORDER[0]):
            yield row(
                "act",
                tree.Steps((one, tree.Put(tree.Rest(), **other))),
                tuple(
                    f"{some_of_them}{also} {put}{rest} {then}"
                    for some_of_them in english
                    for also in AND_THEN
                    for put in again
                    for rest in THE_REST[:2]
                    for then in elsewhere
                ),
                tuple(
                    f"{certaines}{also} {mettez}{rest} {then}"
                    for certaines in french
                    for also in ET_PUIS
                    for mettez in encore
                    for rest in LE_RESTE[:2]
                    for then in ailleurs
                ),
            )


ROWS: tuple[Row, ...] = (*_one_and_rest(), *_some_of_them(), *_any_of_them())
