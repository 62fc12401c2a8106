"""How often abilities work in a day (6.3): what is counted, and the limits."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

from judge.game.ability import QuickAction
from judge.game.rules import Rules
from judge.game.state.objects import Emblem
from judge.game.state.state import State
from judge.law.laws import events
from judge.law.laws.law import Law
from judge.value import changed

Key = TypeVar("Key", bound=Hashable)

MOST_A_DAY = 100
"""How often one quick action can be played, or one reaction activated, in a day: each of one object."""

MOST_OF_A_NAME = 1_000
"""How often one reaction can be activated in a day by all objects of one name."""


def played_today(state: State, bearer: int, action: QuickAction) -> int:
    """How often a quick action of an object has been played today."""
    return state.activated.get((bearer, action), 0)


def count_played(state: State, bearer: int, action: QuickAction) -> State:
    """The state in which it has been played once more."""
    return changed(state, activated=_once_more(state.activated, (bearer, action)))


def count_activated(state: State, rules: Rules, emblem: Emblem) -> State | Law:
    """The state in which a reaction has been activated once more, or the law by which it was often enough today.

    Arguments:
        emblem: what appears by it.
    """
    source, reaction = emblem.source, emblem.reaction
    activated = _once_more(state.activated, (source.id, reaction))
    if activated[source.id, reaction] > MOST_A_DAY and rules.holds(events.REACTION_LIMIT):
        return events.REACTION_LIMIT
    of_a_name = state.of_a_name
    if source.base.name and rules.holds(events.REACTION_LIMIT_OF_NAME):
        of_a_name = _once_more(of_a_name, (source.base.name, reaction))
        if of_a_name[source.base.name, reaction] > MOST_OF_A_NAME:
            return events.REACTION_LIMIT_OF_NAME
    return changed(state, activated=activated, of_a_name=of_a_name)


def _once_more(counts: Mapping[Key, int], key: Key) -> dict[Key, int]:
    return {**counts, key: counts.get(key, 0) + 1}
