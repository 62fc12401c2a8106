"""How conditions are said of what Expeditions have done: "my Expedition moved forward this Day"."""

from collections.abc import Callable, Iterator
from typing import Any

from judge.cards.language.rows.events import happened, never
from judge.cards.language.rows.expedition_triggers import MOVING
from judge.cards.language.rows.row import Row, row
from judge.game import ability as tree
from judge.game.ability import Compare, Until, Where

MOVED = (Where.YOURS, Where.HERO, Where.COMPANION, Where.MINE, Where.MY_OTHER, Where.FACING_ME, Where.OPPONENTS)

DONE: tuple[tuple[Callable[[Where], Any], str, str, str, str], ...] = (
    (tree.Moves, "moved forward", "a avancé", "n'a pas avancé", "ont avancé"),
    (lambda where: tree.Moves(where, backward=True), "moved backwards", "a reculé", "n'a pas reculé", "ont reculé"),
    (tree.Ascends, "[Ascended]", "s'est [Élevée]", "ne s'est pas [Élevée]", "se sont [Élevées]"),
)
"""What Expeditions do: the trigger, the English words, and the French ones of one that did it, of one that did not, and
of both."""


def _by_expeditions() -> Iterator[Row]:
    """What Expeditions have done, and have not done."""
    for where, english, french in MOVING:
        if where not in MOVED:
            continue
        for trigger, done, a_fait, pas_fait, _ in DONE:
            event = trigger(where)
            yield row(
                "condition",
                happened(event),
                tuple(f"{one} {done} {{until:until}}" for one in english),
                tuple(f"{one} {a_fait} {{until:until}}" for one in french),
            )
            if where is Where.YOURS:
                yield row(
                    "condition",
                    never(event),
                    tuple(
                        f"{none} of your Expeditions {has}{done} {{until:until}}"
                        for none in ("neither", "none")
                        for has in ("", "has ", "have ")
                    ),
                    f"aucune de vos Expéditions {pas_fait.replace(' pas', '')} {{until:until}}",
                )
            if where in (Where.YOURS, Where.OPPONENTS):
                continue
            yield row(
                "condition",
                never(event),
                tuple(f"{one} {no} {done} {{until:until}}" for one in english for no in ("hasn't", "has not")),
                tuple(f"{one} {pas_fait} {{until:until}}" for one in french),
            )


def _both() -> Iterator[Row]:
    """What both Expeditions have done."""
    for event, done, _, _, ont_fait in DONE:
        yield row(
            "condition",
            tree.AllOf((happened(event(Where.HERO)), happened(event(Where.COMPANION)))),
            tuple(
                f"both{of} your Expeditions {have}{done} {{until:until}}"
                for have in ("", "have ")
                for of in (" of", "")
            ),
            f"vos deux Expéditions {ont_fait} {{until:until}}",
        )


def _failed(where: Where) -> Any:
    return tree.Compares(tree.Times(tree.FailsToMove(where), Until.DAY), Compare.AT_LEAST, 1)


def _failing() -> Iterator[Row]:
    """Which Expeditions have failed to move forward; as that happens in Progress alone, no text says on which Day."""
    dusk, crepuscule = (" during Dusk", ""), " pendant le Crépuscule"
    yield row(
        "condition",
        tree.AllOf((_failed(Where.HERO), _failed(Where.COMPANION))),
        tuple(f"both of your Expeditions failed to move forward{then}" for then in dusk),
        tuple(
            f"{fails}{crepuscule}"
            for fails in ("aucune de vos Expéditions n'a avancé", "vos deux Expéditions n'ont pas avancé")
        ),
    )
    for where, english, french in MOVING:
        if where in MOVED and where not in (Where.YOURS, Where.OPPONENTS):
            yield row(
                "condition",
                _failed(where),
                tuple(f"{one} failed to move forward{then}" for one in english for then in dusk),
                tuple(f"{one} n'a pas avancé{crepuscule}" for one in french),
            )


ROWS: tuple[Row, ...] = (*_by_expeditions(), *_both(), *_failing())
