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


DENIED: tuple[tuple[Callable[[Any], Any], str, str], ...] = (
    (lambda kind: tree.CannotGainCounters(kind, BOOST), "gain boosts", "gagner de boosts"),
    (lambda kind: tree.CannotGainCounters(kind), "gain counters", "gagner de compteurs"),
    (lambda kind: tree.Cannot(tree.Switches(tree.All(kind))), "switch Expeditions", "changer d'Expédition"),
    (
        *(lambda kind: tree.Cannot(tree.Sacrificed(tree.All(kind))), "be sacrificed"),
        "être (sacrifiés/sacrifiées)@kind",
    ),
    (lambda kind: tree.Cannot(tree.Discarded(tree.All(kind))), "be discarded", "être (défaussés/défaussées)@kind"),
)
"""What objects cannot do, or what cannot happen to them, for a while."""

BOTH_DENIED = ((0, 2), (2, 0), (3, 4))
"""Which of these are said together: "can't gain boosts and can't switch Expeditions"."""

CANNOT, UNTIL = ("can't", "cannot"), slot("until")


def _for_a_while(node: Any, english: Said, french: Said) -> Row:
    """What is denied for a while to objects of a kind, or to those in the Expedition spoken of."""
    return row(
        "clause",
        node,
        tuple(
            said
            for one in english
            for said in (
                f"{{until:this_day}} {{kind:every}} {one}",
                f"{{kind:every}} {one} {{until:lasting}}",
                f"{{until:this_day}} its {{kind:several_its}} {one}",
                f"its {{kind:several_its}} {one} {{until:lasting}}",
            )
        ),
        tuple(
            said
            for un in french
            for said in (
                f"{{until:this_day}} {{kind:every}} {un}",
                f"{{kind:every}} {un} {{until:lasting}}",
                f"{{until:this_day}} ses {{kind:several_its}} {un}",
                f"ses {{kind:several_its}} {un} {{until:lasting}}",
            )
        ),
    )


WHILE: tuple[Row, ...] = (
    *(
        _for_a_while(
            tree.Lasting(denied(KIND), UNTIL),
            tuple(f"{cannot} {english}" for cannot in CANNOT),
            (f"ne peuvent pas {french}",),
        )
        for denied, english, french in DENIED
    ),
    *(
        _for_a_while(
            tree.Steps(tuple(tree.Lasting(DENIED[one][0](KIND), UNTIL) for one in both)),
            tuple(
                f"can't {DENIED[both[0]][1]} {also} {DENIED[both[1]][1]}" for also in ("and can't", "or", "and cannot")
            ),
            tuple(
                said.format(*(DENIED[one][2] for one in both))
                for said in ("ne peuvent ni {} ni {}", "ne peuvent pas {} et ne peuvent pas {}")
            ),
        )
        for both in BOTH_DENIED
    ),
)
"""How it is said that something is impossible for a while."""

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
    *WHILE,
    row(
        "statement",
        tree.Cannot(tree.Switches(ME)),
        "I can't switch Expeditions",
        "je ne peux pas changer d'Expédition",
    ),
    row(
        "statement",
        tree.Cannot(tree.Switches(tree.All(KIND))),
        "{kind:every} can't switch Expeditions",
        "{kind:every} ne peuvent pas changer d'Expédition",
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
