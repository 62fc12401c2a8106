"""The switches in which editions of the rules differ; each stands in an article, and is read where it decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.law.book import DEFAULT_EDITION
from judge.law.citations import day, events, playing, vocabulary
from judge.law.citations.law import Law


@dataclass(frozen=True, slots=True)
class Edition:
    """How an edition plays where editions differ.

    Arguments:
        targets_declared: whether targets are chosen in the declaration, rather than as the effect happens.
        modes_declared: whether modes are chosen in the declaration, rather than as the effect happens.
        reactions_cost: whether a Reaction can have an extra cost.
        free_without_tough: whether what is played for free costs nothing for targeting a Tough object either.
        victory_in_every_event: whether victory is looked at in every event, rather than at the end of the Night.
        landmarks_sacrificed: whether Clean-up sacrifices Landmarks over the limit, rather than discarding them.
        reserve_readied: whether Prepare readies what is in Reserve too.
    """

    targets_declared: bool
    modes_declared: bool
    reactions_cost: bool
    free_without_tough: bool
    victory_in_every_event: bool
    landmarks_sacrificed: bool
    reserve_readied: bool


EDITIONS: Mapping[str, Edition] = {
    DEFAULT_EDITION: Edition(
        targets_declared=True,
        modes_declared=True,
        reactions_cost=True,
        free_without_tough=True,
        victory_in_every_event=True,
        landmarks_sacrificed=False,
        reserve_readied=False,
    ),
}
"""The editions that the engine plays, by name."""

STANDS_IN: Mapping[str, Law] = {
    "targets_declared": playing.TARGETS_DECLARED,
    "modes_declared": events.MODE_DECLARED,
    "reactions_cost": playing.REACTION_EXTRA_COST,
    "free_without_tough": vocabulary.FREE,
    "victory_in_every_event": day.EXPEDITIONS_MEET,
    "landmarks_sacrificed": day.CLEAN_UP,
    "reserve_readied": day.PREPARE,
}
"""The law in which each switch stands."""
