"""The sorts of abilities: by which of their parts they are found, and what they ask of what has happened before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from judge.game.ability.abilities import Ability, Grant, Reaction, Support, While
from judge.game.ability.changes import (
    HaveSubtypes,
    LoseAbilities,
    LoseKeyword,
    RegionsAre,
    StatisticsAre,
    StatisticsEqualHighest,
    StatisticsRaised,
)
from judge.game.ability.conditions import WasActivated, WasDiscarded
from judge.game.ability.numbers import OthersPlayed, Times
from judge.game.ability.parts import parts_of
from judge.game.ability.phrases import Kind
from judge.game.ability.player_triggers import Plays
from judge.game.ability.players import Who
from judge.game.ability.plays import CannotPlay, FirstJoins, FirstPlayed, first_play
from judge.game.ability.statements import Cannot, OneMoreDie, Would
from judge.game.ability.triggers import Joins, events_of
from judge.value import changed

ASKING = (WasActivated, WasDiscarded, Times, OthersPlayed)
"""What asks about what has happened before in a turn, or in a Day."""

CHANGING = (
    *(Grant, While, RegionsAre, StatisticsAre, StatisticsEqualHighest, StatisticsRaised),
    *(HaveSubtypes, LoseAbilities, LoseKeyword),
)
"""The passive abilities that change characteristics."""

MODIFYING = (Cannot, Would, OneMoreDie)
"""The passive abilities that modify steps."""


@lru_cache(maxsize=4096)
def sorts_of(ability: Ability) -> tuple[type, ...]:
    """By which sorts an ability is found: its class, of a Reaction those of its triggers, and what asks of the past."""
    return (*_own_sorts(ability), *(type(asked) for part in _within((ability,)) for asked in _asked(part)))


def times_asked(abilities: tuple[Ability, ...]) -> Iterator[Times]:
    """What some abilities ask of what has happened before: each with the event and the time of which they speak."""
    for part in _within(abilities):
        yield from (asked for asked in _asked(part) if isinstance(asked, Times))


def _asked(part: object) -> Iterator[object]:
    """What a part of an ability asks of what has happened before: which card is the second of a turn, too."""
    if isinstance(part, Times):
        yield with_itself(part)
    elif isinstance(part, ASKING):
        yield part
    elif isinstance(part, Plays) and part.nth is not None and part.until is not None:
        yield Times(Plays(part.who, part.kind, part.source), part.until)
    elif isinstance(part, FirstJoins):
        yield first_joined(part)
    elif isinstance(part, CannotPlay):
        yield from part.counted
    elif isinstance(part, FirstPlayed):
        yield Times(first_play(part.kind), part.until)


def asks_of_others(node: object) -> bool:
    """Whether a part of an ability asks how many other cards were played: "each other card you played this turn"."""
    if isinstance(node, Times):
        return with_itself(node) != node
    return any(map(asks_of_others, parts_of(node)))


def with_itself(asked: Times) -> Times:
    """What has happened, where it asks of other cards that were played, with what happened to the bearer itself."""
    match asked.trigger:
        case Plays(who=Who.YOU, kind=Kind(other=True) as kind, source=None) as plays:
            return changed(asked, trigger=changed(plays, kind=changed(kind, other=False)))
    return asked


def first_joined(first: FirstJoins) -> Times:
    """What asks whether an object is the first that joins some expeditions in a time."""
    return Times(Joins(first.kind), first.until)


def _within(node: object) -> Iterator[object]:
    """Every part of a part of an ability."""
    for part in parts_of(node):
        yield part
        yield from _within(part)


def _own_sorts(ability: Ability) -> tuple[type, ...]:
    if isinstance(ability, Support):
        return (Support, *_own_sorts(ability.ability))
    if not isinstance(ability, Reaction):
        return (type(ability),)
    trigger = ability.trigger
    return (Reaction, *map(type, events_of(trigger)))


def says(ability: Ability, sorts: tuple[type, ...]) -> bool:
    """Whether an ability is of some sorts, or gives one that is."""
    return isinstance(ability, sorts) or (isinstance(ability, Grant | While) and says(ability.ability, sorts))
