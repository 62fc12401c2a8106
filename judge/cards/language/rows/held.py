"""How conditions are said that count the cards of a zone: "your hand has two or fewer cards"."""

from collections.abc import Iterator

from judge.cards.language.rows.row import Row, each, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare, Whose
from judge.game.terms import Zone

NUMBER = slot("number")

Said = tuple[str, ...]
HELD: tuple[tuple[Zone, Whose, Said, Said], ...] = (
    (Zone.HAND, Whose.YOURS, ("your hand",), ("votre main",)),
    (
        *(Zone.HAND, Whose.OPPONENTS, ("an opponent's hand", "your opponent's hand")),
        ("la main d'un adversaire", "la main de votre adversaire"),
    ),
    (Zone.RESERVE, Whose.YOURS, ("your Reserve",), ("votre Réserve",)),
    (
        *(Zone.RESERVE, Whose.OPPONENTS, ("an opponent's Reserve", "your opponent's Reserve")),
        ("la Réserve d'un adversaire", "la Réserve de votre adversaire"),
    ),
    (Zone.DISCARD, Whose.YOURS, ("your discard pile",), ("votre défausse",)),
    (Zone.LANDMARK, Whose.YOURS, ("your Landmarks",), ("vos Repères",)),
)
"""Zones of which it is said how full they are."""


def _in_between(who: tuple[str, ...], whose: Whose) -> Iterator[Row]:
    """ "vous avez deux cartes ou moins en main": French counts before it says where."""
    for zone, there in ((Zone.HAND, "en main"), (Zone.RESERVE, "en Réserve")):
        amount = tree.NumberOf(tree.Kind(zone=zone, whose=whose))
        for compare, plus in ((Compare.AT_LEAST, "plus"), (Compare.AT_MOST, "moins")):
            counted = tree.Compares(amount, compare, NUMBER)
            yield row("condition", counted, (), each(who, f"{{number:word}} cartes ou {plus} {there}"))


def _within(zone: Zone, whose: Whose, english: tuple[str, ...], french: tuple[str, ...]) -> Iterator[Row]:
    """ "your hand has two or fewer cards", "il y a deux cartes ou moins dans votre main"."""
    amount = tree.NumberOf(tree.Kind(zone=zone, whose=whose))
    has, contient = ("have", "contiennent") if zone is Zone.LANDMARK else ("has", "contient")
    for compare, cards, plus in ((Compare.AT_LEAST, "more_cards", "plus"), (Compare.AT_MOST, "fewer_cards", "moins")):
        yield row(
            "condition",
            tree.Compares(amount, compare, NUMBER),
            tuple(f"{one} {has} {{number:{cards}}}" for one in english),
            (
                *(f"il y a {{number:word}} cartes ou {plus} dans {un}" for un in french),
                *(f"{un} {contient} {{number:{cards}}}" for un in french),
            ),
        )
    yield row(
        *("condition", tree.Compares(amount, Compare.AT_MOST, 0)),
        tuple(f"{one} {has} no cards" for one in english),
        tuple(f"{un} ne {contient} aucune carte" for un in french),
    )


ROWS: tuple[Row, ...] = (
    *_in_between(("vous avez",), Whose.YOURS),
    *_in_between(("un adversaire a", "votre adversaire a"), Whose.OPPONENTS),
    *(one for said in HELD for one in _within(*said)),
)
