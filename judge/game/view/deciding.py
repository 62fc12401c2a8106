"""Which laws decide something: those without which it would be otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from judge.game.state.doing import Laws
from judge.game.view.characteristics import Table
from judge.game.view.view import View
from judge.law.laws import events, overview, vocabulary, zones
from judge.law.laws import objects as laws

Found = TypeVar("Found")

OF_OBJECTS: Laws = (
    laws.TOKEN_IS_CHARACTER,
    laws.TOKEN_IS_CARD,
    laws.MANA_ORB,
    laws.TYPE_MEANS_IN_PLAY,
    laws.TYPE_CHECKED_ANYWHERE,
    laws.SUBTYPE_MEANS_IN_PLAY,
    laws.SUBTYPE_CHECKED_ANYWHERE,
    laws.TOKEN_HAND_COST,
    laws.TOKEN_RESERVE_COST,
    laws.MISSING_IS_ZERO,
    laws.PASSIVES_IN_PLAY,
    zones.HERO_NOT_IN_PLAY,
    laws.HERO_WITHOUT_SUBTYPES,
    zones.FACE_DOWN,
)
"""The laws on what an object is."""

OF_BASE_COSTS: Laws = (laws.BASE_COST, laws.BASE_COST_OTHERWISE)
"""The laws by which the Base Cost of an object is one of its two costs."""

OF_AMOUNTS: Laws = (
    *OF_OBJECTS,
    *OF_BASE_COSTS,
    laws.BOOSTS_RAISE,
    laws.LAST_KNOWN,
    vocabulary.CONTROL,
    vocabulary.GIGANTIC_IN_BOTH,
)
"""The laws by which so many objects are counted, or an object has such a number."""

OF_KINDS: Laws = (
    *OF_OBJECTS,
    *OF_BASE_COSTS,
    laws.BOOSTED,
    laws.BOOSTS_RAISE,
    laws.EXHAUSTED_WITHOUT_SUPPORT,
    vocabulary.CONTROL,
    vocabulary.GIGANTIC_IN_BOTH,
    vocabulary.CHARACTER_IN_TERRAIN,
    vocabulary.EXPEDITION_IN_TERRAIN,
    vocabulary.OBJECT_IN_CONTACT,
    vocabulary.EXPEDITION_IN_CONTACT,
)
"""The laws by which an object is of a kind that a text names."""

OF_WHAT_IS_SAID: Laws = (*OF_KINDS, overview.SPECIFIC_BEATS_GENERAL)
"""The laws by which an object is of a kind, or says itself that it is considered to be."""

OF_TRIGGERS: Laws = (*OF_WHAT_IS_SAID, vocabulary.SWITCHED_JOINS)
"""The laws by which what happens is what a trigger says."""

OF_CONDITIONS: Laws = (
    *OF_KINDS,
    laws.LAST_KNOWN,
    vocabulary.RESERVE_NOT_CONTROLLED,
    events.TENSE_OF_CONDITION,
)
"""The laws by which a condition on objects is met, or is not."""

OF_PASSIVES: Laws = (
    zones.MARKERS_FIRST,
    zones.TERRAIN_MARKERS,
    overview.SPECIFIC_BEATS_GENERAL,
    laws.TYPES_ARE_SUBTYPES,
    laws.MISSING_NOT_MODIFIED,
    laws.MISSING_GAINED,
    laws.PASSIVES_CHANGE,
    laws.PASSIVES_ANEW,
    laws.PASSIVES_ONE_BY_ONE,
    laws.DEPENDS_FOR_EXISTENCE,
    laws.DEPENDS_FOR_OBJECTS,
    laws.DEPENDS_FOR_RESULT,
    laws.DEPENDENCY_CHAINS,
    laws.FREE_ABILITIES,
    laws.LOWEST_TIMESTAMP_FIRST,
    laws.DEPENDENCIES_ANEW,
)
"""The laws on how passive abilities change characteristics."""


def deciding(view: View, among: Laws, asked: Callable[[View], Found]) -> Laws:
    """Which laws decide something: a law about which nothing asks on the way to it does not.

    Arguments:
        view: the state.
        among: the laws that may.
        asked: what is asked of the state.
    """
    rules, recording = view.recording()
    found = asked(recording)
    concerned = [law for law in among if law.name in rules.asked and view.rules.holds(law)]
    return tuple(law for law in concerned if asked(view.without(law)) != found)


def differences(before: Table, view: View) -> tuple[tuple[int, ...], bool, Laws]:
    """What passive abilities change otherwise than before.

    Arguments:
        before: what they changed before.
        view: the state after.

    Returns:
        the objects whose characteristics have become others, whether regions have, and the laws that decide it.
    """
    after = view.table
    if before == after:
        return (), False, ()
    there = view.state.objects
    keys = sorted(key for key in before.objects.keys() | after.objects.keys() if key in there)
    objects = tuple(key for key in keys if before.objects.get(key) != after.objects.get(key))
    why = deciding(view, (*OF_PASSIVES, *OF_OBJECTS), lambda other: other.table)
    return objects, before.regions != after.regions, why or (laws.PASSIVES_CHANGE,)
