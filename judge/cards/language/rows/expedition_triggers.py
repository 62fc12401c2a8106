"""How triggers are said that wait for what an Expedition does: it moves, fails to, Ascends."""

from collections.abc import Iterator
from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Where

TERRAIN = slot("terrain")

Said = tuple[str, ...]


MOVING: tuple[tuple[Where, Said, Said], ...] = (
    (
        *(Where.YOURS, ("one of your Expeditions", "an Expedition you control")),
        ("une de vos Expéditions", "l'une de vos Expéditions", "une Expédition que vous contrôlez"),
    ),
    (Where.ALL, ("an Expedition", "any Expedition"), ("une Expédition", "n'importe quelle Expédition")),
    (Where.MINE, ("my Expedition",), ("mon Expédition",)),
    (Where.HERO, ("your Hero Expedition",), ("votre Expédition Héros",)),
    (Where.COMPANION, ("your Companion Expedition",), ("votre Expédition Compagnon",)),
    (
        Where.MY_OTHER,
        ("your other Expedition", "my other Expedition"),
        ("votre autre Expédition", "mon autre Expédition"),
    ),
    (Where.FACING_ME, ("the Expedition facing me",), ("l'Expédition qui me fait face",)),
    (Where.OPPONENTS, ("an opponent's Expedition",), ("une Expédition d'un adversaire", "une Expédition adverse")),
    (Where.EACH_OF_YOURS, ("both of your Expeditions",), ("vos deux Expéditions",)),
)
"""Expeditions that do something of which a trigger speaks."""


FAILS = ("n'avance pas", "échoue à avancer")
"""How French says that an Expedition fails to move forward, which happens in Progress alone."""


ASCENSION = (
    ("[due to Ascension]", "[due to Ascension] (if it moved forward due to at least one matched stat)"),
    (
        "[grâce à l'Élévation]",
        "[grâce à l'Élévation] (si elle a avancé grâce à au moins une statistique égale)",
    ),
)


def _done_by_expeditions() -> Iterator[Row]:
    """What expeditions can do, each said with every subject."""
    for where, english, french in MOVING:
        both = where is Where.EACH_OF_YOURS
        forward, avance = ("move forward", "avancent") if both else ("moves forward", "avance")
        said: list[tuple[Any, str, Said, str, Said]] = [
            (
                tree.Moves(where, TERRAIN),
                forward,
                ("due to {terrain:terrain}",),
                avance,
                ("grâce à {terrain:terrain}",),
            ),
            (tree.Moves(where, ascended=True), forward, ASCENSION[0], avance, ASCENSION[1]),
            (tree.Moves(where), forward, ("",), avance, ("",)),
        ]
        if not both:
            said += [
                (tree.Moves(where, backward=True), "moves", ("backwards", "backward"), "recule", ("",)),
                (tree.Ascends(where), "[Ascends]", ("",), "[s'Élève]", ("",)),
                (
                    *(tree.FailsToMove(where), "fails", ("to move forward during Dusk", "to move forward")),
                    *("", tuple(f"{fails}{then}" for then in (" pendant le Crépuscule", "") for fails in FAILS)),
                ),
            ]
        for event, does, more, fait, plus in said:
            yield row(
                "trigger",
                event,
                tuple(f"{one} {does} {rest}".strip() for one in english for rest in more),
                tuple(" ".join(filter(None, (one, fait, rest))) for one in french for rest in plus),
            )


ROWS: tuple[Row, ...] = (
    *_done_by_expeditions(),
    row(
        "trigger",
        tree.FailsToMove(Where.EACH_OF_YOURS),
        tuple(f"both of your Expeditions fail to move forward{then}" for then in (" during Dusk", "")),
        tuple(
            f"{fails}{then}"
            for then in (" pendant le Crépuscule", "")
            for fails in ("vos deux Expéditions n'avancent pas", "aucune de vos Expéditions n'avance")
        ),
    ),
)
