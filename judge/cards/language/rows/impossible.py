"""How it is said what cannot happen: "I can't be sacrificed", "Characters facing me can't gain boosts"."""

from collections.abc import Callable
from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Who
from judge.game.terms import BOOST, Status

Said = tuple[str, ...]
OPPONENTS = ("opponents", "your opponents")
ME, KIND, STATUS = tree.Me(), slot("kind"), slot("status")


def _cannot_be(trigger: Callable[[Any], Any], english: Said, french: str, by: Said = ("",)) -> tuple[Row, Row]:
    """ "I can't be sacrificed", "Characters you control can't be sacrificed"."""
    return (
        row(
            "statement",
            tree.Cannot(trigger(ME)),
            tuple(f"I {cannot} be {one}" for cannot in ("can't", "cannot") for one in english),
            tuple(f"je ne peux pas être ({french}/{french}e){par}" for par in by),
        ),
        row(
            "statement",
            tree.Cannot(trigger(tree.All(KIND))),
            tuple(f"{{kind:every}} {cannot} be {one}" for cannot in ("can't", "cannot") for one in english),
            tuple(f"{{kind:every}} ne peuvent pas être ({french}s/{french}es)@kind{par}" for par in by),
        ),
    )


ROWS: tuple[Row, ...] = (
    *(
        one
        for trigger, english, *french in (
            (tree.Sacrificed, ("sacrificed",), "sacrifié"),
            (tree.Discarded, ("discarded",), "défaussé"),
            (tree.Targeted, ("targeted",), "ciblé"),
            (
                *(lambda what: tree.Targeted(what, Who.OPPONENT), tuple(f"targeted by {one}" for one in OPPONENTS)),
                *("ciblé", tuple(f" par {des} adversaires" for des in ("des", "les", "vos"))),
            ),
            (
                *(lambda what: tree.Targeted(what, by=slot("by")), ("targeted by {by:plural}",)),
                *("ciblé", (" par des {by:plural}",)),
            ),
            (
                lambda what: tree.Targeted(what, Who.OPPONENT, slot("by")),
                ("targeted by {by:plural} your opponents play", "targeted by {by:plural} an opponent plays"),
                "ciblé",
                (
                    *(" par les {by:plural} que jouent vos adversaires", " par les {by:plural} que vos adversaires jouent"),
                    " par les {by:plural} de vos adversaires",
                ),
            ),
            (lambda what: tree.GainsStatus(what, Status.EXHAUSTED), ("exhausted",), "épuisé"),
        )
        for one in _cannot_be(trigger, english, *french)
    ),
    row(
        "statement",
        tree.Cannot(tree.GainsStatus(ME, STATUS)),
        "I can't gain {status:status}",
        "je ne peux pas gagner {status:status}",
    ),
    row(
        "statement",
        tree.Cannot(tree.GainsStatus(tree.All(KIND), STATUS)),
        "{kind:every} can't gain {status:status}",
        "{kind:every} ne peuvent pas gagner {status:status}",
    ),
    row(
        "statement",
        tree.CannotGainCounters(KIND, BOOST),
        "{kind:every} can't gain boosts",
        "{kind:every} ne peuvent pas gagner de boosts",
    ),
    row(
        "statement",
        tree.CannotGainCounters(KIND),
        "{kind:every} can't gain counters",
        "{kind:every} ne peuvent pas gagner de compteurs",
    ),
)
