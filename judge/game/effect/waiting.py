"""What declaring a part of an effect waits for (5.2.3): what earlier parts bring about, or the {X} of its cost."""

from __future__ import annotations

from functools import lru_cache

from judge.game.ability import (
    AfterRest,
    Aim,
    Among,
    ChooseOne,
    CountersOn,
    Create,
    DiceShowing,
    Did,
    Distribute,
    Draw,
    ForEach,
    HighestStatistic,
    If,
    It,
    May,
    MeasureOf,
    NextTime,
    NumberOf,
    OnResult,
    Paid,
    PayTo,
    Result,
    Resupply,
    Sabotage,
    Some,
    Steps,
    Target,
    TargetExpeditions,
    ThatMany,
    Token,
    Top,
    Where,
    Who,
    Whose,
    ZeroStatistics,
)
from judge.game.ability.parts import parts_of

LATER = (AfterRest, Distribute, ForEach, NextTime, OnResult, Token)
"""Parts whose targets depend on what has not happened yet, or belong to an ability of their own."""

PLAYERS = (
    *(Who.TARGET_PLAYER, Who.TARGET_OPPONENT),
    *(Whose.TARGET_PLAYERS, Whose.TARGET_OPPONENTS, Whose.ANOTHER_TARGETS),
)
CHOSEN_PLACES = (
    *(Where.TARGET, Where.TARGETS, Where.ANOTHER_TARGET),
    *(Where.TARGET_OPPONENTS_HERO, Where.TARGET_OPPONENTS_COMPANION),
)
OPPONENTS = (Who.TARGET_OPPONENT, Whose.TARGET_OPPONENTS, Whose.ANOTHER_TARGETS)

THERE = (Where.ITS, Where.SPOKEN_OF, Where.FACING_IT)
"""Expeditions that were spoken of before, or of what was."""

BROUGHT = (DiceShowing, Result, ThatMany)
"""Words for what an earlier part of an effect has brought about."""

NUMBERS = (CountersOn, HighestStatistic, MeasureOf)
"""Words for a number of an object, which may be one that an earlier part brings."""

COUNTS = (NumberOf, ZeroStatistics)
"""Words for how many there are, among them what an earlier part brings."""

BRINGING = (Among, Create, Draw, Resupply, Some, Top)
"""Parts after which "it" is something that is not known before they happen."""

JOINED = (ChooseOne, If, May, Steps)
"""Ways to join steps: their parts are looked at one by one."""


@lru_cache(maxsize=1_024)
def leaves_nothing(node: object) -> bool:
    """Whether nothing is chosen anywhere in an effect, neither in its declaration nor later."""
    if isinstance(node, Target | TargetExpeditions | ChooseOne | Sabotage) or node in CHOSEN_PLACES or node in PLAYERS:
        return False
    return all(leaves_nothing(part) for part in parts_of(node))


@lru_cache(maxsize=1_024)
def is_modal(node: object) -> bool:
    """Whether a mode is chosen anywhere in an effect."""
    return isinstance(node, ChooseOne) or any(map(is_modal, parts_of(node)))


@lru_cache(maxsize=1_024)
def is_declared(node: object) -> bool:
    """Whether nothing is left to choose of a part of an effect right before it happens."""
    if isinstance(node, Target | TargetExpeditions | ChooseOne) or node in CHOSEN_PLACES or node in PLAYERS:
        return False
    if isinstance(node, Sabotage):
        return node.what.kind is not None
    if isinstance(node, (Did, PayTo, May, If, *LATER)):
        return True
    return all(is_declared(part) for part in parts_of(node))


def waits(node: object, *, it_is_new: bool) -> bool:
    """Whether what is targeted by a part waits until the parts before it have happened.

    It does where one of those defines which objects these are, how many, within what limit, or the X of what is done
    to them; and where the text itself says that something is targeted after something else.

    Arguments:
        node: the part, before which others happen.
        it_is_new: whether one of those brings something about, of which "it" may speak and which may be counted.
    """
    if isinstance(node, JOINED) or is_declared(node):
        return False
    return isinstance(node, Aim) or _is_brought(node, it_is_new) or _is_targeted_there(node)


def x_limits(node: object) -> bool:
    """Whether the {X} of the cost limits the targets of an effect, or says how many there are.

    Arguments:
        node: the effect, or a part of it.
    """
    if isinstance(node, (PayTo, *LATER)):
        return False
    if isinstance(node, Target):
        return _names_x(node)
    if isinstance(node, Create) and node.where is Where.TARGETS:
        return _names_x(node.count)
    return any(x_limits(part) for part in parts_of(node))


def _names_x(node: object) -> bool:
    return isinstance(node, Paid) or any(_names_x(part) for part in parts_of(node))


@lru_cache(maxsize=1_024)
def _is_targeted_there(node: object) -> bool:
    """Whether something is targeted in an Expedition that an earlier part names."""
    there = isinstance(node, Target) and node.kind.where in THERE
    return there or any(map(_is_targeted_there, parts_of(node)))


@lru_cache(maxsize=1_024)
def _is_brought(node: object, it_is_new: bool) -> bool:
    """Whether a part names a number that an earlier part of the same effect brings about.

    Arguments:
        node: the part.
        it_is_new: whether an earlier part brings something about, of which "it" may speak and which may be counted.
    """
    if isinstance(node, BROUGHT) or (it_is_new and isinstance(node, COUNTS)):
        return True
    if it_is_new and isinstance(node, NUMBERS) and isinstance(node.what, It):
        return True
    return any(_is_brought(part, it_is_new) for part in parts_of(node))
