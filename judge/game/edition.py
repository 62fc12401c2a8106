"""How editions of the rules differ: which laws they have, a few parameters that stand in them, and tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from judge.game.terms import Phase
from judge.law.laws import day, events, objects, overview, playing, vocabulary
from judge.law.laws.law import Law
from judge.value import value


@value(frozen=True, slots=True)
class Parameters:
    """What an edition sets where editions differ in a number or in a yes or no.

    Arguments:
        cards_drawn: how many cards each player draws in the Morning.
        free_of_all_costs: whether what is played for free skips all costs, rather than its mana alone.
        free_without_tough: whether what is played for free costs nothing for targeting a Tough object either.
        victory_in_every_event: whether victory is looked at in every event, rather than at the end of the Night.
        landmarks_sacrificed: whether Clean-up sacrifices Landmarks over the limit, rather than discarding them.
        reserve_readied: whether Prepare readies everything, what is in Reserve too.
        tokens_join: whether a token joins the zone it goes to before it ceases to exist.
        most_constructed: the most cards of a constructed deck beside its Hero; 0 where nothing limits them.
        fewest_limited: the fewest cards of a limited deck, its Hero among them; 0 where only the others count.
    """

    cards_drawn: int
    free_of_all_costs: bool
    free_without_tough: bool
    victory_in_every_event: bool
    landmarks_sacrificed: bool
    reserve_readied: bool
    tokens_join: bool
    most_constructed: int
    fewest_limited: int


@value(frozen=True, slots=True)
class Declaration:
    """What is chosen in the declaration, rather than as the effect happens.

    Arguments:
        targets: whether targets are.
        modes: whether modes are.
    """

    targets: bool
    modes: bool


@value(frozen=True, slots=True)
class Edition:
    """An edition of the rules as it is played; its laws, parameters and tables are all in which editions differ.

    Arguments:
        name: how it is cited; nothing in the engine looks at it.
        absent: the names of the laws that it does not have, of all those that the engine knows.
        setup: the units of the beginning of a game, in their order, by the names of their functions.
        agenda: the units of each phase, likewise.
        modifiers: the groups of modifiers, in the order in which they apply.
        declared: what a declaration decides.
    """

    name: str
    absent: frozenset[str]
    parameters: Parameters
    setup: tuple[str, ...]
    agenda: Mapping[Phase, tuple[str, ...]] = field(hash=False)
    modifiers: tuple[str, ...]
    declared: Declaration


STANDS_IN: Mapping[str, Law] = {
    "cards_drawn": day.DRAW,
    "free_of_all_costs": vocabulary.FREE,
    "free_without_tough": vocabulary.FREE,
    "victory_in_every_event": day.EXPEDITIONS_MEET,
    "landmarks_sacrificed": day.CLEAN_UP,
    "reserve_readied": day.PREPARE,
    "tokens_join": objects.TOKEN_CEASES,
    "most_constructed": overview.CONSTRUCTED_SIZE,
    "fewest_limited": overview.LIMITED_SIZE,
    "targets": playing.TARGETS_CHOSEN,
    "modes": events.MODE_CHOSEN,
}
"""The law in which each parameter stands, and each thing that a declaration decides."""
