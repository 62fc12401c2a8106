"""Which abilities the engine plays: what is not listed here, it refuses before a game begins.

The lists are positive. Each module beside this one holds one table, `PLAYED`, from a node of `judge.game.ability` to
what its fields may hold; a node, or a value of a field, that stands in no table is refused. Whoever teaches the engine
something new adds it to the table of that part in the same commit: a node as a line of its own, in the order of the
alphabet; a value in the line of its node; a demand on several fields at once as a small function named in the line. A
field that a line does not name must have its default, so that a field added to the vocabulary is refused by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.ability import Ability, FirstPlayed, Goes, Grant, KeywordAbility, Reaction
from judge.game.ability.playable import abilities as abilities_played
from judge.game.ability.playable import conditions, costs, phrases, steps, triggers, verbs
from judge.game.ability.playable.later import needs_later
from judge.game.ability.playable.listing import Listing, unplayed
from judge.game.terms import Keyword, Type
from judge.messages import Message, message

PLAYED: Listing = {
    **phrases.PLAYED,
    **conditions.PLAYED,
    **costs.PLAYED,
    **steps.PLAYED,
    **verbs.PLAYED,
    **triggers.PLAYED,
    **abilities_played.PLAYED,
}


def not_played(abilities: Sequence[Ability], type_: Type) -> Message | None:
    """Why the engine does not play a card; None if it does.

    Arguments:
        abilities: its abilities.
        type_: its type.
    """
    later = needs_later(tuple(abilities))
    if later is not None:
        return later
    for ability in abilities:
        if type_ is not Type.HERO and isinstance(ability, FirstPlayed):
            return message("what the first card gains is played of Heroes alone, which have seen every card played")
        if type_ is Type.SPELL and _works_in_play(ability):
            return message("Reactions of a Spell are not played yet")
        if type_ is not Type.SPELL and _is_fleeting(ability):
            return message("Fleeting in the text of a card that is no Spell is not played")
        reason = unplayed(ability, PLAYED)
        if reason is not None:
            return reason
    return None


def _works_in_play(ability: Ability) -> bool:
    """Whether it is a Reaction that works where no Spell ever is."""
    return isinstance(ability, Reaction) and not ability.support and not isinstance(ability.trigger, Goes)


def _is_fleeting(ability: Ability) -> bool:
    granted = ability.ability if isinstance(ability, Grant) else ability
    return isinstance(granted, KeywordAbility) and granted.keyword is Keyword.FLEETING
