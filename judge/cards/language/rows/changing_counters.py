"""How steps are said that change counters: removed, spent, doubled, exchanged, distributed."""

from collections.abc import Iterator

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.terms import BOOST

WHAT, NUMBER, KIND, NAME = slot("what"), slot("number"), slot("kind"), slot("name")
ME, IT = tree.Me(), tree.It()


OF = ("{what:of_each}", "d'{what:np}")
"""From what counters are taken, in French."""


def _taken(verb: str, spend: bool) -> Iterator[Row]:
    """ "remove 2 counters from target card", "remove one of my counters"."""
    for up_to, english, french in ((False, "", ""), (True, "up to ", "jusqu'à ")):
        yield row(
            "act",
            tree.LoseCounters(WHAT, NAME, NUMBER, up_to, spend),
            f"<{verb}> {english}{{number:digits}} {{name:counters}} from {{what:np}}",
            tuple(f"<{verb}> {french}{{number:digits}} {{name:counters}} {of}" for of in OF),
        )
    yield row(
        "act",
        tree.LoseCounters(WHAT, NAME, 1, spend=spend),
        f"<{verb}> a {{name:counter}} from {{what:np}}",
        tuple(f"<{verb}> un {{name:counter}} {of}" for of in OF),
    )
    yield row(
        "act",
        tree.LoseCounters(ME, NAME, NUMBER, spend=spend),
        (
            f"<{verb}> {{number:digits}} of my {{name:my_counters}}",
            *((f"<{verb}> {{number:word}} of my {{name:my_counters}}",) * spend),
            f"<{verb}> {{number:digits}} {{name:counters}} from me",
        ),
        f"<{verb}> {{number:digits}} de mes {{name:my_counters}}",
    )
    for whose, my, mes in ((ME, "my", "mes"), (IT, "its", "ses")):
        yield row(
            "act",
            tree.LoseCounters(whose, NAME, tree.AnyNumber(), spend=spend),
            f"<{verb}> any number of {my} {{name:my_counters}}",
            f"<{verb}> n'importe quel nombre de {mes} {{name:my_counters}}",
        )
    yield row(
        "act",
        tree.LoseCounters(ME, NAME, 1, spend=spend),
        (f"<{verb}> a {{name:counter}} from me", *((f"<{verb}> one of my {{name:my_counters}}",) * (not spend))),
        (f"<{verb}> un de mes {{name:my_counters}}", f"<{verb}> l'un de mes {{name:my_counters}}"),
    )


ROWS: tuple[Row, ...] = (
    row(
        "act",
        tree.LoseCounters(WHAT, NAME, None),
        "<remove> all {name:counters} from {what:each}",
        ("<remove> tous les {name:counters} {what:of_each}", "<remove> tous les {name:counters} d'{what:np}"),
    ),
    row(
        "act",
        tree.Steps((tree.Aim(WHAT), tree.ExchangeCounters(IT, BOOST))),
        ("<aim> {what:aimed} and exchange their boosts",),
        ("<aim> {what:aimed} et échangez leurs boosts",),
    ),
    row("act", tree.ExchangeCounters(tree.Both((ME, IT)), BOOST), "<exchange> our boosts", "<exchange> nos boosts"),
    row(
        "act",
        tree.Steps((tree.Aim(WHAT), tree.ExchangeCounters(IT, BOOST))),
        "<exchange> the boosts of {what:np}",
        ("<exchange> les boosts de {what:np}",),
    ),
    *(one for verb, spend in (("spend", True), ("remove", False)) for one in _taken(verb, spend)),
    *(
        row(
            "act",
            tree.DoubleCounters(what, NAME),
            tuple(f"<double> {one}{{name:my_counters}}" for one in english),
            tuple(f"<double> {un}{{name:my_counters}}" for un in french),
        )
        for what, english, french in (
            (ME, ("my ", "my number of "), ("mes ", "mon nombre de ")),
            (IT, ("its ", "its number of "), ("ses ", "son nombre de ")),
        )
    ),
    row(
        "act",
        tree.DoubleCounters(WHAT, BOOST),
        "<double> the number of boosts on {what:np}",
        ("<double> le nombre de boosts {what:of}", "<double> le nombre de boosts sur {what:np}"),
    ),
    row(
        "act",
        tree.DoubleCounters(WHAT, NAME),
        "<double> the number of {name:my_counters} on {what:np}",
        "<double> le nombre de {name:my_counters} sur {what:np}",
    ),
    row(
        "act",
        tree.Distribute(WHAT, BOOST, NUMBER),
        "<distribute> {number:how_many} boosts among {what:any}",
        (
            "<distribute> {number:how_many} boosts parmi {what:any}",
            "<distribute> {number:how_many} boosts entre {what:any}",
            "<spread> {number:how_many} boosts parmi {what:any_aimed}",
            "<spread> {number:how_many} boosts parmi {what:any_there}",
            "<spread> {number:how_many} boosts entre {what:any_aimed}",
            "<spread> {number:how_many} boosts entre {what:any_there}",
        ),
    ),
)
