"""How it is said what X is, after "where X is": "the number of Plants you control", "its Hand Cost"."""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree

KIND, NAME, MEASURE = slot("kind"), slot("name"), slot("measure")
ME, IT = tree.Me(), tree.It()

FOR_EVERY = ("par tranche de", "par groupe de", "pour chaque tranche de", "pour chaque groupe de")
"""How French says "for every", before "two cards"."""

BETWEEN = (
    ("between your Hero and Companion", "between your Hero and your Companion", "between your Expeditions"),
    ("entre votre Héros et votre Compagnon", "entre vos Expéditions"),
)
"""How it is said where the regions are that part a player's Expeditions."""

ROWS: tuple[Row, ...] = (
    row("amount", tree.NumberOf(KIND), "the number of {kind:counted}", "le nombre {kind:of_counted}"),
    row("amount", slot("times"), "the number of {times:played_many}", "le nombre {times:played_many}"),
    row(
        "amount",
        tree.RegionsBetween(),
        tuple(f"the number of regions {between}" for between in BETWEEN[0]),
        tuple(f"le nombre de régions {entre}" for entre in BETWEEN[1]),
    ),
    row(
        "amount",
        tree.Expeditions(tree.Such(tree.Where.ANY, terrain=slot("terrain"))),
        "the number of Expeditions {terrain:in_terrain}",
        "le nombre d'Expéditions {terrain:in_terrain}",
    ),
    row(
        "amount",
        tree.SingleTerrainRegions(),
        ("the number of visible single-terrain regions", "the number of single-terrain regions"),
        ("le nombre de régions mono-terrain visibles", "le nombre de régions mono-terrain"),
    ),
    row(
        "amount",
        tree.HighestStatistic(IT),
        "its highest statistic",
        ("la valeur de sa statistique la plus élevée", "sa statistique la plus élevée"),
    ),
    row(
        "amount",
        tree.HighestStatistic(ME),
        "my highest statistic",
        ("la valeur de ma statistique la plus élevée", "ma statistique la plus élevée"),
    ),
    row("amount", tree.MeasureOf(MEASURE, IT), "its {measure:measure}", "son {measure:measure}"),
    row("amount", tree.MeasureOf(MEASURE, ME), "my {measure:measure}", "mon {measure:measure}"),
    row(
        "amount",
        tree.TotalOf(MEASURE, KIND),
        "the total {measure:measure} of {kind:every}",
        "le {measure:measure} total {kind:of_every}",
    ),
    row(
        "amount",
        tree.DifferentMeasures(MEASURE, KIND),
        "the number of different {measure:measures} among {kind:every}",
        "le nombre {measure:of_measures} différents parmi {kind:every}",
    ),
    row(
        "amount",
        tree.DifferentNames(KIND),
        "the number of different names among {kind:every}",
        "le nombre de noms différents parmi {kind:every}",
    ),
    *(
        row(
            "amount",
            tree.FarthestOf(MEASURE, KIND, lowest),
            f"the {english} {{measure:measure}} among {{kind:every}}",
            tuple(f"le {{measure:measure}} {un} parmi {{kind:every}}" for un in french),
        )
        for lowest, english, french in (
            (False, "highest", ("le plus élevé",)),
            (True, "lowest", ("le plus bas", "le plus faible", "le moins élevé")),
        )
    ),
    row(
        "amount",
        tree.CountersOn(ME, NAME),
        ("my number of {name:my_counters}", "the number of {name:my_counters} on me"),
        "mon nombre de {name:my_counters}",
    ),
    row(
        "amount",
        tree.CountersOn(tree.All(KIND), NAME),
        "the number of {name:my_counters} on {kind:every}",
        "le nombre {name:of_counters} sur {kind:every}",
    ),
    row(
        "amount",
        tree.CountersOn(IT, NAME),
        ("its number of {name:my_counters}", "the number of {name:my_counters} on it"),
        "son nombre de {name:my_counters}",
    ),
)
