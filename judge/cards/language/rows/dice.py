"""How it is said of dice: that they are rolled, what they show, and what is asked of that."""

from collections.abc import Iterator

from judge.cards.language.for_each import FOR_EACH
from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.such_expeditions import marked
from judge.game import ability as tree
from judge.game.ability import Bound, Compare, Measure, Shown

NUMBER = slot("number")
IT = tree.It()

ROLLED = (
    (tree.Result(), "the result", "le résultat"),
    (tree.Result(Shown.TOTAL), "the total", "le total"),
)
"""What dice show, of which it is asked how it stands to a number."""


def _compared(rolled: tree.Result, shown: str, montré: str) -> Iterator[Row]:
    """How it is asked how a result stands to a number.

    Arguments:
        rolled: which result.
        shown: what it is called.
        montré: the same in French.
    """
    for compare, english, french in (
        (Compare.AT_MOST, ("less than or equal to", "lower than or equal to"), ("inférieur ou égal",)),
        (Compare.AT_LEAST, ("greater than or equal to", "higher than or equal to"), ("supérieur ou égal",)),
        (Compare.LESS, ("less than", "lower than"), ("inférieur",)),
        (Compare.MORE, ("greater than", "higher than"), ("supérieur",)),
        (Compare.EQUAL, ("equal to",), ("égal",)),
    ):
        yield row(
            "condition",
            tree.Compares(rolled, compare, NUMBER),
            tuple(f"{shown} is {than} {{number:definition}}" for than in english),
            tuple(f"{montré} est {que} {{number:to_definition}}" for que in french),
        )
    yield row(
        "condition",
        tree.Compares(rolled, Compare.AT_LEAST, NUMBER),
        (
            f"{shown} is {{number:plus}}",
            *(f"{shown} is {{number:digits}} or {more}" for more in ("more", "higher")),
        ),
        (
            *(f"{montré} est {{number:plus}}", f"{montré} est de {{number:plus}}"),
            *(f"{montré} est {de}{{number:digits}} ou plus" for de in ("de ", "")),
            f"{montré} est d'au moins {{number:digits}}",
        ),
    )
    yield row(
        "condition",
        tree.Compares(rolled, Compare.AT_MOST, NUMBER),
        tuple(f"{shown} is {{number:digits}} or {less}" for less in ("less", "lower")),
        (
            *(f"{montré} est {de}{{number:digits}} ou moins" for de in ("de ", "")),
            f"{montré} est d'au plus {{number:digits}}",
        ),
    )
    yield row(
        "condition",
        tree.Compares(rolled, Compare.EQUAL, NUMBER),
        f"{shown} is {{number:digits}}",
        tuple(f"{montré} est {de}{{number:digits}}" for de in ("", "de ", "un ")),
    )


ROWS: tuple[Row, ...] = (
    row("act", tree.Roll(), "<roll> a die", "<roll> un dé"),
    row("act", tree.Roll(NUMBER), "<roll> {number:word} dice", "<roll> {number:word} dés"),
    *(
        row(
            "act",
            tree.Roll(tree.Per(1, counted)),
            tuple(f"<roll> a die {marked(each)}" for each in said["en"]),
            tuple(f"<roll> un dé {marked(each)}" for each in said["fr"]),
        )
        for counted, said in FOR_EACH.items()
    ),
    row(
        "act",
        tree.Roll(tree.Per(1, tree.NumberOf(slot("kind")))),
        ("<roll> a die for each {kind:bare}", "<roll> a die per {kind:bare}"),
        ("<roll> un dé pour chaque {kind:bare}", "<roll> un dé par {kind:bare}"),
    ),
    row(
        "act",
        tree.Draw(tree.Per(1, slot("showing"))),
        ("<draw> a card per {showing:showing}", "<draw> a card for each {showing:showing}"),
        ("<draw> une carte par {showing:showing}", "<draw> une carte pour chaque {showing:showing}"),
    ),
    row(
        "act",
        tree.Roll(again=True),
        ("<reroll> the die", "<reroll> that die", "<reroll> this die", "<reroll> {what:it}"),
        ("<reroll> le dé", "<reroll> ce dé", "<reroll> {what:it}"),
    ),
    row(
        "act",
        tree.IncreaseResult(NUMBER),
        "<increase> the result by {number:digits}",
        "<increase> le résultat de {number:digits}",
    ),
    row("amount", tree.Result(), ("the result", "the final result"), ("le résultat", "le résultat final")),
    *(
        row("amount", tree.Result(which), english, french)
        for which, english, french in (
            (
                Shown.TOTAL,
                ("the total of the results", "the total", "the total of the dice"),
                ("le total des résultats", "le total", "le total des dés"),
            ),
            (
                Shown.HIGHER,
                ("the higher result", "the highest result"),
                ("le résultat le plus élevé", "le plus haut résultat", "le résultat le plus haut"),
            ),
            (
                Shown.LOWER,
                ("the lower result", "the lowest result"),
                ("le résultat le plus bas", "le plus bas résultat", "le résultat le plus faible"),
            ),
        )
    ),
    row(
        "condition",
        tree.Compares(tree.Result(), Compare.MORE, tree.MeasureOf(Measure.HAND_COST, IT)),
        "X is higher than the Hand Cost of the target",
        "X est supérieur au Coût de Main de la cible",
    ),
    *(one for rolled, shown, montré in ROLLED for one in _compared(rolled, shown, montré)),
    *(
        row(
            "condition",
            turned(tree.IsOdd(tree.Result())),
            (f"the result is an {odd} number", f"the result is {odd}"),
            (f"le résultat est un nombre {impair}", f"le résultat est {impair}"),
        )
        for turned, odd, impair in ((lambda one: one, "odd", "impair"), (tree.Not, "even", "pair"))
    ),
    row(
        "condition",
        tree.IsKind(IT, tree.Kind(bounds=(Bound(Measure.HAND_COST, Compare.EQUAL, tree.Result()),))),
        "its Hand Cost is equal to the die's result",
        "son Coût de Main est égal au résultat du dé",
    ),
    row(
        "condition",
        tree.IsKind(tree.Me(), tree.Kind(bounds=(Bound(Measure.A_BASE_STATISTIC, Compare.EQUAL, tree.Result()),))),
        ("the result is equal to one of my base statistics", "the result equals one of my base statistics"),
        "le résultat est égal à l'une de mes statistiques de base",
    ),
    row(
        "condition",
        tree.SameResult(),
        (
            "they show the same result",
            "both dice show the same result",
            "the results are the same",
            "the dice show the same result",
        ),
        (
            "ils affichent le même résultat",
            "les deux dés affichent le même résultat",
            "les résultats sont identiques",
            "les dés affichent le même résultat",
        ),
    ),
)
