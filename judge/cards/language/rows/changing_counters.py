"""How steps are said that change counters: removed, spent, doubled, exchanged, distributed."""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.terms import BOOST

WHAT, NUMBER, KIND, NAME = slot("what"), slot("number"), slot("kind"), slot("name")
ME, IT = tree.Me(), tree.It()

ROWS: tuple[Row, ...] = (
    row(
        "act",
        tree.LoseCounters(tree.All(KIND), NAME, None),
        "<remove> all {name:counters} from {kind:every}",
        "<remove> tous les {name:counters} {kind:of_every}",
    ),
    row(
        "act",
        tree.Steps((tree.Aim(WHAT), tree.ExchangeCounters(IT, BOOST))),
        ("<aim> {what:aimed} and exchange their boosts",),
        ("<aim> {what:aimed} et échangez leurs boosts",),
    ),
    row(
        "act",
        tree.Steps((tree.Aim(WHAT), tree.ExchangeCounters(IT, BOOST))),
        "<exchange> the boosts of {what:np}",
        ("<exchange> les boosts de {what:np}",),
    ),
    row(
        "act",
        tree.LoseCounters(WHAT, NAME, NUMBER, spend=True),
        "<spend> {number:digits} {name:counters} from {what:np}",
        "<spend> {number:digits} {name:counters} d'{what:np}",
    ),
    row(
        "act",
        tree.LoseCounters(WHAT, None, NUMBER, spend=True),
        "<spend> {number:digits} counter from {what:np}",
        "<spend> {number:digits} compteur d'{what:np}",
    ),
    row(
        "act",
        tree.LoseCounters(WHAT, None, NUMBER, up_to=True),
        "<remove> up to {number:digits} counters from {what:np}",
        "<remove> jusqu'à {number:digits} compteurs d'{what:np}",
    ),
    row(
        "act",
        tree.LoseCounters(WHAT, None, NUMBER),
        "<remove> {number:digits} counters from {what:np}",
        "<remove> {number:digits} compteurs d'{what:np}",
    ),
    *(
        row(
            "act",
            tree.DoubleCounters(what, BOOST),
            tuple(f"<double> {one}" for one in english),
            tuple(f"<double> {un}" for un in french),
        )
        for what, english, french in (
            (ME, ("my boosts", "my number of boosts"), ("mes boosts", "mon nombre de boosts")),
            (IT, ("its boosts", "its number of boosts"), ("ses boosts", "son nombre de boosts")),
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
        tree.Distribute(WHAT, BOOST, NUMBER),
        "<distribute> {number:digits} boosts among {what:any}",
        (
            "<distribute> {number:digits} boosts parmi {what:any}",
            "<distribute> {number:digits} boosts entre {what:any}",
            "<spread> {number:digits} boosts parmi {what:any_aimed}",
        ),
    ),
    row(
        "act",
        tree.LoseCounters(ME, NAME, NUMBER, spend=True),
        ("<spend> {number:digits} of my {name:my_counters}", "<spend> {number:word} of my {name:my_counters}"),
        "<spend> {number:digits} de mes {name:my_counters}",
    ),
    row(
        "act",
        tree.LoseCounters(ME, NAME, NUMBER),
        "<remove> {number:digits} of my {name:my_counters}",
        "<remove> {number:digits} de mes {name:my_counters}",
    ),
)
