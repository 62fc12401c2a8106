"""How it is said what the statistics of objects are, and by how much they are raised."""

from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.terms import Terrain

ME = tree.Me()
KIND, NUMBER = slot("kind"), slot("number")
OTHER, TERRAIN, OTHER_TERRAIN = slot("other"), slot("terrain"), slot("other_terrain")


def _statistics(sign: str, joint: str, terrains: tuple[Any, ...]) -> str:
    """ "+1 {V} and +1 {M}"."""
    return joint.join(f"{sign} {{{one.name}:terrain}}" for one in terrains)


ROWS: tuple[Row, ...] = (
    row(
        "statement",
        tree.StatisticsRaised(KIND, tree.NumberOf(OTHER)),
        "the {V}, {M} and {O} of {kind:every} are increased by the number of {other:every}",
        "les {V}, {M} et {O} {kind:of_every} augmentent du nombre {other:of_every}",
    ),
    row(
        "statement",
        tree.StatisticsRaised(KIND, NUMBER),
        "the {V}, {M} and {O} of {kind:every} are increased by {number:digits}",
        "les {V}, {M} et {O} {kind:of_every} augmentent de {number:digits}",
    ),
    row(
        "statement",
        tree.StatisticsAre(ME, slot("amount"), (TERRAIN,)),
        "my {terrain:terrain} is equal to {amount:definition}",
        (
            "ma statistique {terrain:terrain} est égale {amount:to_definition}",
            "ma {terrain:terrain} est égale {amount:to_definition}",
        ),
    ),
    row(
        "statement",
        tree.StatisticsAre(ME, slot("amount"), tuple(Terrain)),
        (
            "my {V}, {M} and {O} are equal to {amount:definition}",
            "my {V}, {M}, and {O} are equal to {amount:definition}",
        ),
        "mes {V}, {M} et {O} sont égales {amount:to_definition}",
    ),
    row(
        "statement",
        tree.StatisticsEqualHighest(ME),
        (
            "my {V}, {M} and {O} are equal to my highest statistic",
            "my {V}, {M}, and {O} are equal to my highest statistic",
        ),
        "mes {V}, {M} et {O} sont égales à ma statistique la plus élevée",
    ),
    row(
        "statement",
        tree.StatisticsEqualHighest(tree.All(KIND)),
        (
            "the {V}, {M} and {O} of {kind:every} are equal to their highest statistic",
            "the {V}, {M}, and {O} of {kind:every} are equal to their highest statistic",
        ),
        "les {V}, {M} et {O} {kind:of_every} sont égales à leur statistique la plus élevée",
    ),
    row(
        "statement",
        tree.StatisticsRaised(ME, tree.Per(NUMBER, tree.NumberOf(KIND)), (TERRAIN,)),
        tuple(f"I have +{{number:digits}} {{terrain:terrain}} {per} {{kind:bare}}" for per in ("per", "for each")),
        tuple(f"j'ai +{{number:digits}} {{terrain:terrain}} {par} {{kind:bare}}" for par in ("par", "pour chaque")),
    ),
    row(
        "statement",
        tree.StatisticsRaised(ME, tree.Per(NUMBER, slot("each")), (TERRAIN,)),
        "I have +{number:digits} {terrain:terrain} {each:one_each}",
        "j'ai +{number:digits} {terrain:terrain} {each:one_each}",
    ),
    *(
        row(
            "statement",
            tree.StatisticsRaised(what, NUMBER, terrains),
            tuple(f"{one} {_statistics(sign, ' and ', terrains)}" for one in english),
            tuple(f"{un} {_statistics(sign, ' et ', terrains)}" for un in french),
        )
        for what, english, french in (
            (ME, ("I have", "I gain"), ("j'ai", "je gagne")),
            (KIND, ("{kind:every} have",), ("{kind:every} ont",)),
        )
        for sign in ("+{number:digits}", "-{number:minus}")
        for terrains in ((TERRAIN,), (TERRAIN, OTHER_TERRAIN))
    ),
)
