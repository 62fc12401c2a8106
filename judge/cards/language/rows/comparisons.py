"""How conditions are said that compare players, or cards: "an opponent has more cards in hand than you"."""

from collections.abc import Iterator

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare, Whose
from judge.game.terms import Type, Zone

AN_OPPONENT, UN_ADVERSAIRE = ("an opponent", "your opponent"), ("un adversaire", "votre adversaire")

COMPARED = (
    (tree.Kind(zone=Zone.HAND), "have", "has", "cards in hand", "avez", "a", "de cartes en main"),
    (tree.Kind(zone=Zone.RESERVE), "have", "has", "cards in Reserve", "avez", "a", "de cartes en Réserve"),
    (tree.Kind((Type.MANA_ORB,)), "have", "has", "Mana Orbs", "avez", "a", "d'Orbes de Mana"),
    *(
        (kind, "control", "controls", english, "contrôlez", "contrôle", french)
        for kind, english, french in (
            (tree.Kind((Type.CHARACTER,)), "Characters", "de Personnages"),
            (tree.Kind((Type.PERMANENT,)), "Permanents", "de Permanents"),
            (tree.Kind(subtypes=("Landmark",)), "Landmarks", "de Repères"),
            (tree.Kind(token=True), "tokens", "de jetons"),
        )
    ),
)
"""What players are compared by: the kind, and how it is said that they have so many."""

MORE_OR_LESS = ((Compare.MORE, ("more",), "plus"), (Compare.LESS, ("less", "fewer"), "moins"))


def _more_than(kind: tree.Kind, have: str, has: str, english: str, avez: str, a: str, french: str) -> Iterator[Row]:
    """All rows that compare what you have with what an opponent has."""
    yours = tree.NumberOf(tree.Kind(kind.types, kind.subtypes, Whose.YOURS, kind.zone, token=kind.token))
    theirs = tree.NumberOf(tree.Kind(kind.types, kind.subtypes, Whose.OPPONENTS, kind.zone, token=kind.token))
    aimed = tree.NumberOf(tree.Kind(kind.types, kind.subtypes, Whose.TARGET_OPPONENTS, kind.zone, token=kind.token))
    for compare, words, mot in MORE_OR_LESS:
        yield row(
            "condition",
            tree.Compares(yours, compare, theirs),
            tuple(
                f"you {have} {word} {english} than {one}" for word in words for one in (*AN_OPPONENT, "each opponent")
            ),
            (
                f"vous {avez} {mot} {french} qu'un adversaire",
                f"vous {avez} {mot} {french} que votre adversaire",
                f"vous {avez} {mot} {french} que chaque adversaire",
            ),
        )
        yield row(
            "condition",
            tree.Compares(theirs, compare, yours),
            tuple(f"{one} {has} {word} {english} than you" for word in words for one in AN_OPPONENT),
            tuple(f"{one} {a} {mot} {french} que vous" for one in UN_ADVERSAIRE),
        )
        yield row(
            "condition",
            tree.Compares(yours, compare, aimed),
            tuple(f"you {have} {word} {english} than target opponent" for word in words),
            f"vous {avez} {mot} {french} qu'un adversaire ciblé",
        )
        yield row(
            "condition",
            tree.Compares(aimed, compare, yours),
            tuple(f"target opponent {has} {word} {english} than you" for word in words),
            f"un adversaire ciblé {a} {mot} {french} que vous",
        )


MEASURE = slot("measure")
ITS, OF_ANOTHER = tree.MeasureOf(MEASURE, tree.It()), tree.MeasureOf(MEASURE, tree.Some(slot("kind")))
LIKE = (
    (Compare.EQUAL, ("the same {measure:measure} as",), "le même {measure:measure} qu'"),
    (
        *(Compare.LESS, ("a lower {measure:measure} than", "a {measure:measure} lower than that of")),
        "un {measure:measure} inférieur à celui d'",
    ),
    (
        *(Compare.MORE, ("a higher {measure:measure} than", "a {measure:measure} higher than that of")),
        "un {measure:measure} supérieur à celui d'",
    ),
)
"""How a number of one card is compared with that of another."""

ROWS: tuple[Row, ...] = (
    *(one for said in COMPARED for one in _more_than(*said)),
    *(
        row(
            "condition",
            tree.Compares(ITS, compare, OF_ANOTHER),
            tuple(f"it has {like} {{kind:a}}" for like in english),
            (f"elle a {french}{{kind:a}}", f"il a {french}{{kind:a}}"),
        )
        for compare, english, french in LIKE
    ),
)
