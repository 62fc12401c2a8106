"""How it is said what cannot happen: "I can't be sacrificed", "Characters facing me can't gain boosts"."""

from collections.abc import Callable
from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Who
from judge.game.terms import BOOST, Status

ME, KIND, STATUS = tree.Me(), slot("kind"), slot("status")


def _cannot_be(trigger: Callable[[Any], Any], english: str, french: str) -> tuple[Row, Row]:
    """ "I can't be sacrificed", "Characters you control can't be sacrificed"."""
    done, _, by = french.partition(" ")
    by = f" {by}".rstrip()
    return (
        row(
            "statement",
            tree.Cannot(trigger(ME)),
            (f"I can't be {english}", f"I cannot be {english}"),
            f"je ne peux pas être ({done}/{done}e){by}",
        ),
        row(
            "statement",
            tree.Cannot(trigger(tree.All(KIND))),
            (f"{{kind:every}} can't be {english}", f"{{kind:every}} cannot be {english}"),
            f"{{kind:every}} ne peuvent pas être ({done}s/{done}es)@kind{by}",
        ),
    )


ROWS: tuple[Row, ...] = (
    *(
        one
        for trigger, english, french in (
            (tree.Sacrificed, "sacrificed", "sacrifié"),
            (tree.Discarded, "discarded", "défaussé"),
            (tree.Targeted, "targeted", "ciblé"),
            (lambda what: tree.Targeted(what, Who.OPPONENT), "targeted by opponents", "ciblé par des adversaires"),
            (lambda what: tree.Targeted(what, by=slot("by")), "targeted by {by:plural}", "ciblé par des {by:plural}"),
            (lambda what: tree.GainsStatus(what, Status.EXHAUSTED), "exhausted", "épuisé"),
        )
        for one in _cannot_be(trigger, english, french)
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
