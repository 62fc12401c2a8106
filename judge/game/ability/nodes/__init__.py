"""The vocabulary, node by node: the laws that a node rests on, and how it is played.

Each module beside this one holds one table, `ENTRIES`, with an entry for every node of `judge.game.ability`. What is
played is listed positively: a value of a field that does not stand in its entry is refused before a game begins.
Whoever teaches the engine something new says it in the entry of that node in the same commit: a value in the line of
its field, a demand on several fields at once as a small function named in the entry. A field that an entry does not
name must have its default, so that a field added to the vocabulary is refused by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.ability import (
    Ability,
    Goes,
    Grant,
    KeywordAbility,
    PlayedFrom,
    QuickAction,
    Reaction,
    SpellEffect,
    asks_of_others,
)
from judge.game.ability.nodes.entry import unplayed
from judge.game.ability.nodes.later import needs_later
from judge.game.ability.nodes.phrases import targets_nobody
from judge.game.ability.nodes.table import ENTRIES
from judge.game.edition import Edition
from judge.game.terms import Keyword, Type
from judge.messages import Message, message


def not_played(abilities: Sequence[Ability], type_: Type, by: Edition) -> Message | None:
    """Why the engine does not play a card; None if it does.

    Arguments:
        type_: its type.
        by: the edition that is played.
    """
    later = needs_later(tuple(abilities), by)
    if later is not None:
        return later
    for ability in abilities:
        if type_ is Type.SPELL and _works_in_play(ability):
            return message("Reactions of a Spell cannot be applied yet")
        if type_ is not Type.SPELL and _is_fleeting(ability):
            return message("Fleeting in the text of a card that is no Spell cannot be applied")
        reason = _targeted_by_nobody(ability) or _beside_itself(ability) or unplayed(ability, ENTRIES)
        if reason is not None:
            return reason
    return None


def _works_in_play(ability: Ability) -> bool:
    """Whether it is a Reaction that works where no Spell ever is."""
    return isinstance(ability, Reaction) and not ability.support and not isinstance(ability.trigger, Goes)


def _targeted_by_nobody(ability: Ability) -> Message | None:
    """Why an ability that counts the objects of a target player is not played: nobody targets a player for a passive
    ability, for a trigger, or for the condition of a Reaction."""
    match ability:
        case SpellEffect():
            return None
        case Reaction(trigger=trigger, condition=condition):
            return targets_nobody((trigger, condition))
        case QuickAction(cost=cost, only_if=only_if, more_if=more_if):
            return targets_nobody((cost, only_if, more_if))
    return targets_nobody(ability)


def _beside_itself(ability: Ability) -> Message | None:
    """Why an ability that asks which other cards were played is not played: only of what is activated as its own card
    is played is it known that this card is one of them."""
    itself = isinstance(ability, Reaction) and isinstance(ability.trigger, PlayedFrom)
    if itself or not asks_of_others(ability):
        return None
    return message("what happened beside or around the object that asks cannot be asked yet")


def _is_fleeting(ability: Ability) -> bool:
    granted = ability.ability if isinstance(ability, Grant) else ability
    return isinstance(granted, KeywordAbility) and granted.keyword is Keyword.FLEETING
