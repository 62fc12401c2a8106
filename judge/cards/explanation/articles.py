"""The laws that a part of a card's text rests on, with those of its statuses, keywords and places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any

from judge.game import ability as tree
from judge.game.ability.nodes.table import laws_of
from judge.game.ability.parts import parts_of
from judge.game.terms import Keyword, Status
from judge.game.view.hands import is_of_another
from judge.law.laws import events, objects, playing, vocabulary, zones
from judge.law.laws.law import Law

Laws = tuple[Law, ...]

STANDING: Mapping[tree.Standing, Law] = {
    tree.Standing.AHEAD: vocabulary.AHEAD,
    tree.Standing.BEHIND: vocabulary.BEHIND,
    tree.Standing.TIED: vocabulary.TIED,
}

STATUSES: Mapping[Status, Laws] = {
    Status.ANCHORED: (objects.ANCHORED_STAYS, objects.ANCHORED_LOST),
    Status.ASLEEP: (objects.ASLEEP_DOES_NOT_COUNT, objects.ASLEEP_STAYS, objects.ASLEEP_LOST),
    Status.BOOSTED: (objects.BOOSTED,),
    Status.COMPLETED: (),
    Status.EXHAUSTED: (
        vocabulary.STATUS_NOT_TWICE,
        objects.EXHAUSTED_NOT_PLAYED,
        objects.EXHAUSTED_WITHOUT_SUPPORT,
    ),
    Status.FLEETING: (objects.FLEETING_DISCARDED,),
}

KEYWORDS: Mapping[Keyword, Laws] = {
    Keyword.COOLDOWN: (vocabulary.COOLDOWN,),
    Keyword.DEFENDER: (vocabulary.DEFENDER,),
    Keyword.ETERNAL: (vocabulary.ETERNAL,),
    Keyword.FLEETING: (playing.SPELL_PRINTED_FLEETING, playing.SPELL_DONE),
    Keyword.GIGANTIC: (vocabulary.GIGANTIC_IN_BOTH, vocabulary.GIGANTIC_COUNTS_IN_BOTH),
    Keyword.SCOUT: (vocabulary.SCOUT,),
    Keyword.SEASONED: (vocabulary.SEASONED,),
    Keyword.TEMPLE: (),
    Keyword.TOUGH: (vocabulary.TOUGH, vocabulary.TOUGH_BEFORE_STEP),
}


def laws_in(*nodes: Any) -> Laws:
    """The laws that parts of a tree rest on, in the order in which they stand there, each once."""
    return tuple(dict.fromkeys(law for node in nodes for law in _laws(node)))


def _laws(node: Any) -> Iterator[Law]:
    if isinstance(node, tuple):
        for part in node:
            yield from _laws(part)
        return
    if isinstance(node, tree.Standing):
        yield STANDING[node]
    if not is_dataclass(node) or isinstance(node, type):
        return
    match node:
        case tree.Would(instead=False):
            yield events.ADDITIVE
        case tree.LoseCounters(spend=True):
            yield vocabulary.SPEND
        case tree.Play(free=True):
            yield from (*laws_of(node), vocabulary.FREE)
        case tree.KeywordAbility(keyword):
            yield from KEYWORDS[keyword]
        case tree.Some(kind, random=random) if random or is_of_another(kind):
            yield zones.CARD_OF_A_HAND
        case tree.InTerrain(tree.Where()):
            yield vocabulary.EXPEDITION_IN_TERRAIN
        case _:
            yield from laws_of(node)
    for part in parts_of(node):
        yield from _laws(part)
