"""How conditions are said that count: "you control two or more Plants", "an opponent has no cards in hand"."""

from collections.abc import Iterator
from typing import Any

from judge.cards.language.rows.row import Row, each, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare, Measure, Who, Whose
from judge.game.terms import Zone
from judge.value import value

KIND, NUMBER, NAME, MEASURE = slot("kind"), slot("number"), slot("name"), slot("measure")
ME, IT = tree.Me(), tree.It()
OF_KIND = tree.NumberOf(KIND)
CARDS_IN_HAND = tree.NumberOf(tree.Kind(zone=Zone.HAND, whose=Whose.YOURS))


@value(frozen=True, slots=True)
class Counting:
    """Who has, and what: all ways to say how many go with it.

    Arguments:
        amount: what is counted.
        english: how it begins.
        french: the same.
        none: the same, before "aucun".
        several: the noun for several, in both languages.
        one: the noun for one.
        has: who controls it, where "a", "two or more" and "no" ask who controls.
        also: other English words for "two or more".
        aussi: other French ones.
        few: what stands in French before "ou moins", where a noun phrase can stand there too.
    """

    amount: Any
    english: tuple[str, ...]
    french: tuple[str, ...]
    none: tuple[str, ...]
    several: tuple[str, str]
    one: tuple[str, str]
    has: Who | None = None
    also: tuple[str, ...] = ()
    aussi: tuple[str, ...] = ()
    few: str = ""


def _both(noun: str) -> tuple[str, str]:
    return (noun, noun)


AN_OPPONENT, UN_ADVERSAIRE = ("an opponent", "your opponent"), ("un adversaire", "votre adversaire")


def _subjects(verb: str, subjects: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{one} {verb}" for one in subjects)


FACING = Counting(
    *(OF_KIND, ("I'm facing", "I am facing"), ("je fais face à", "je suis face à")),
    ("je ne fais face à", "je ne suis face à"),
    *(_both("{kind:several_facing}"), _both("{kind:bare_facing}")),
    few="{few:few_facing}",
)

COUNTED = (
    Counting(
        *(OF_KIND, ("you control",), ("vous contrôlez",), ("vous ne contrôlez",)),
        *(_both("{kind:several_yours}"), _both("{kind:bare_yours}")),
        has=Who.YOU,
        few="{few:few_yours}",
    ),
    Counting(
        *(OF_KIND, _subjects("controls", AN_OPPONENT)),
        *(_subjects("contrôle", UN_ADVERSAIRE), _subjects("ne contrôle", UN_ADVERSAIRE)),
        *(_both("{kind:several_theirs}"), _both("{kind:bare_theirs}")),
        has=Who.OPPONENT,
        few="{few:few_theirs}",
    ),
    Counting(
        *(OF_KIND, ("you have",), ("vous avez",), ("vous n'avez",)),
        *(_both("{kind:several_had}"), _both("{kind:bare_had}")),
        few="{few:few_had}",
    ),
    Counting(
        *(CARDS_IN_HAND, ("you have",), ("vous avez",), ("vous n'avez",)),
        *(("cards in hand", "cartes en main"), ("card in hand", "carte en main")),
    ),
    Counting(
        tree.NumberOf(tree.Kind(zone=Zone.HAND, whose=Whose.OPPONENTS)),
        *(_subjects("has", AN_OPPONENT), _subjects("a", UN_ADVERSAIRE), _subjects("n'a", UN_ADVERSAIRE)),
        *(("cards in hand", "cartes en main"), ("card in hand", "carte en main")),
    ),
    Counting(
        *(OF_KIND, _subjects("has", AN_OPPONENT)),
        *(_subjects("a", UN_ADVERSAIRE), _subjects("n'a", UN_ADVERSAIRE)),
        *(_both("{kind:several_held}"), _both("{kind:bare_held}")),
    ),
    FACING,
    Counting(
        *(OF_KIND, ("there are",), ("il y a",), ("il n'y a",), _both("{kind:several}"), _both("{kind:bare}")),
        also=(
            *("{number:word} or more {kind:several_are}", "{number:word} or more {kind:several_have}"),
            "{number:word} cards or more are {kind:those_in}",
        ),
        aussi=("au moins {number:word} {kind:several_have}",),
        few="{few:few}",
    ),
)
"""What is counted of objects."""


def _at_least(said: Counting) -> Row:
    """ "you have two or more cards in Reserve"."""
    many, plusieurs = said.several
    return row(
        "condition",
        tree.Compares(said.amount, Compare.AT_LEAST, NUMBER),
        (*each(said.english, f"{{number:word}} or more {many}"), *said.also),
        (*each(said.french, f"au moins {{number:word}} {plusieurs}"), *said.aussi),
    )


def _none(said: Counting) -> Row:
    """ "there are no other Characters in my Expedition"."""
    (many, plusieurs), (_, un) = said.several, said.one
    gender = said.amount is OF_KIND
    none = each(said.none, f"(aucun/aucune)@kind {un}" if gender else f"aucune {un}")
    no_more = each(said.none, f"pas de {plusieurs}") if gender else ()
    return row(
        "condition", tree.Compares(said.amount, Compare.AT_MOST, 0), each(said.english, f"no {many}"), (*none, *no_more)
    )


def _counted(said: Counting) -> Iterator[Row]:
    """All rows that say how many there are of something."""
    amount, (many, plusieurs), (one, un) = said.amount, said.several, said.one
    gender = "@kind" if amount is OF_KIND else ""
    seul = f"(un seul/une seule)@kind {un}" if gender else f"une seule {un}"
    plus_un = f"(plus d'un/plus d'une)@kind {un}" if gender else f"plus d'une {un}"
    several, plusieurs = f"{{number:word}} {many}", f"{{number:word}} {plusieurs}"
    for compare, number, english, french in (
        (Compare.EQUAL, 1, (f"only one {one}",), seul),
        (Compare.EQUAL, NUMBER, (f"exactly {several}",), f"exactement {plusieurs}"),
        (Compare.MORE, 1, (f"more than one {one}",), plus_un),
        (Compare.MORE, NUMBER, (f"more than {several}",), f"plus de {plusieurs}"),
        (Compare.LESS, NUMBER, (f"less than {several}", f"fewer than {several}"), f"moins de {plusieurs}"),
    ):
        counted = tree.Compares(amount, compare, number)
        yield row("condition", counted, each(said.english, *english), each(said.french, french))
    yield row(
        "condition",
        tree.Compares(amount, Compare.AT_MOST, NUMBER),
        each(said.english, *(f"{{number:word}} or {fewer} {many}" for fewer in ("less", "fewer"))),
        (
            *each(said.french, f"au plus {plusieurs}"),
            *(() if said.few else each(said.french, f"{plusieurs} ou moins")),
        ),
    )
    if said.few:
        yield row("condition", slot("few"), (), each(said.french, f"{said.few} ou moins"))
        more = said.few.replace("few:few", "many:many")
        yield row("condition", slot("many"), (), each(said.french, f"{more} ou plus"))


def _controls(said: Counting) -> Iterator[Row]:
    """The rows of what somebody controls: one, several, none."""
    controls, (one, several) = tree.Controls, ("{kind:bare}", "{kind:several}")
    who = said.has
    assert who is not None
    yield row(
        "condition",
        controls(who, KIND, 1),
        each(said.english, "{kind:a}"),
        each(said.french, "{kind:a}"),
    )
    yield row(
        "condition",
        controls(who, KIND, NUMBER),
        each(said.english, f"{{number:word}} or more {several}"),
        each(said.french, f"au moins {{number:word}} {several}"),
    )
    yield row(
        "condition",
        tree.Not(controls(who, KIND, 1)),
        each(said.english, f"no {several}"),
        each(said.none, f"(aucun/aucune)@kind {one}"),
    )


DIFFERENT = tree.Compares(tree.DifferentMeasures(MEASURE, KIND), Compare.AT_LEAST, NUMBER)

ZEROS = tree.Compares(tree.ZeroStatistics(KIND), Compare.AT_LEAST, NUMBER)


ROWS: tuple[Row, ...] = (
    *(
        row(
            "condition",
            tree.Compares(tree.MeasureOf(measure, ME), Compare.AT_LEAST, NUMBER),
            f"my {symbol} is {{number:digits}} or more",
            (
                f"ma statistique {symbol} est de {{number:digits}} ou plus",
                f"ma statistique {symbol} est d'au moins {{number:digits}}",
                f"mon {symbol} est de {{number:digits}} ou plus",
            ),
        )
        for measure, symbol in ((Measure.FOREST, "{V}"), (Measure.MOUNTAIN, "{M}"), (Measure.WATER, "{O}"))
    ),
    *(one for said in COUNTED if said.has is not None for one in _controls(said)),
    row(
        "condition",
        tree.Compares(OF_KIND, Compare.AT_LEAST, 1),
        ("I'm facing {kind:a_facing}", "I am facing {kind:a_facing}"),
        ("je fais face à {kind:a_facing}", "je suis face à {kind:a_facing}"),
    ),
    *_counted(FACING),
    row(
        "condition",
        tree.Compares(OF_KIND, Compare.EQUAL, 1),
        "there is only one {kind:bare}",
        "il n'y a qu'un seul {kind:bare}",
    ),
    *(_at_least(said) for said in COUNTED if said.has is None),
    *(_none(said) for said in reversed(COUNTED) if said.has is None),
    *(one for said in COUNTED if said is not FACING for one in _counted(said)),
    row(
        "condition",
        ZEROS,
        "there are {number:word} or more base statistics of 0 among {kind:every}",
        "il y a au moins {number:word} statistiques de base 0 parmi {kind:every}",
    ),
    row(
        "condition",
        ZEROS,
        "you have {number:word} or more base statistics of 0 among {kind:every}",
        (
            "vous avez au moins {number:word} statistiques de base 0 parmi {kind:every}",
            "vous avez au moins {number:word} statistiques de base de 0 parmi {kind:every}",
        ),
    ),
    row("condition", tree.Compares(OF_KIND, Compare.AT_LEAST, 1), "{kind:has}", "{kind:has}"),
    row(
        "condition",
        tree.Compares(OF_KIND, Compare.AT_LEAST, 1),
        ("there's {kind:a}", "there is {kind:a}"),
        "il y a {kind:a}",
    ),
    row(
        "condition",
        tree.Compares(tree.TotalOf(MEASURE, KIND), Compare.AT_LEAST, NUMBER),
        "the total {measure:measure} of {kind:every} is {number:mana} or more",
        (
            "le {measure:measure} total {kind:of_every} est d'au moins {number:mana}",
            "le {measure:measure} total {kind:of_every} est de {number:mana} ou plus",
        ),
    ),
    row(
        "condition",
        tree.Compares(tree.TotalOf(MEASURE, KIND), Compare.AT_MOST, NUMBER),
        "the total {measure:measure} of {kind:every} is {number:mana} or less",
        "le {measure:measure} total {kind:of_every} est de {number:mana} ou moins",
    ),
    row(
        "condition",
        DIFFERENT,
        (
            "{number:word} or more {kind:several} have a different {measure:measure}",
            "{number:word} or more {kind:several} have different {measure:measure}",
        ),
        (
            "au moins {number:word} {kind:several} ont un {measure:measure} différent",
            "au moins {number:word} {kind:several} ont des {measure:measure} différents",
        ),
    ),
    *(
        row(
            "condition",
            tree.Compares(amount, Compare.AT_LEAST, NUMBER),
            f"you control {{number:word}} or more {{kind:several_yours}} with different {names}",
            f"vous contrôlez au moins {{number:word}} {{kind:several_yours}} avec des {noms} différents",
        )
        for amount, names, noms in (
            (tree.DifferentMeasures(MEASURE, KIND), "{measure:measures}", "{measure:measures}"),
            (tree.DifferentNames(KIND), "names", "noms"),
        )
    ),
    row(
        "condition",
        tree.Compares(tree.DifferentNames(KIND), Compare.AT_LEAST, NUMBER),
        "{number:word} or more {kind:several} have different names",
        "au moins {number:word} {kind:several} ont des noms différents",
    ),
    row("condition", tree.Compares(OF_KIND, Compare.AT_LEAST, 1), "you have {kind:a_had}", "vous avez {kind:a_had}"),
)
