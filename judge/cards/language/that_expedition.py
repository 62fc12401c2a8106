"""What "in it" and "in that Expedition" mean where a trigger or a condition speaks of an Expedition."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from judge.cards.language.context import parts
from judge.game import ability as tree
from judge.game.ability import Where
from judge.messages import Language

OF_ONE = (tree.Moves, tree.Ascends, tree.FailsToMove)
"""Triggers that speak of an Expedition."""

NAMED = (Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.FACING_ME)
"""Expeditions that a trigger names by words that name them anywhere: "in it" is "in my Expedition"."""

NAMED_ANYWHERE = (Where.HERO, Where.COMPANION)
"""Those that are the same whatever becomes of the bearer."""

ANY_ONE = (Where.YOURS, Where.ALL, Where.OPPONENTS)
"""Expeditions of which one does what the trigger waits for."""

OF_AN_OBJECT: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"\bits Expedition\b"),
    "fr": re.compile(r"\bson Expédition\b"),
}
"""How a text speaks of the Expedition of an object, which such a trigger does not name."""


ASCENDS: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"\bit Ascends\b", re.IGNORECASE),
    "fr": re.compile(r"\belle s'Élève\b", re.IGNORECASE),
}
"""How a text speaks of an Expedition by a word that may mean anything."""


ASKED_OF_IT: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"(?:—|, )\s*if it(?:'s| is| isn't)\b", re.IGNORECASE),
    "fr": re.compile(r"(?:—|, )\s*si elle (?:n')?est\b", re.IGNORECASE),
}
"""How a text asks of an Expedition of which only its trigger has spoken, before it names anything else."""


def in_that_expedition(abilities: Any, text: str, language: Language) -> Any:
    """Abilities in which the Expedition of which a trigger or a condition speaks stands wherever the effect says "in
    it".

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    if OF_AN_OBJECT[language].search(text) or not isinstance(abilities, tuple):
        return abilities
    asked = bool(ASKED_OF_IT[language].search(text))
    found = tuple(_asked_first(one) if asked and isinstance(one, tree.Reaction) else one for one in abilities)
    return tuple(_of_conditions(_of_reaction(one) if isinstance(one, tree.Reaction) else one) for one in found)


def in_doubt_of_whose(abilities: Any, text: str, language: Language) -> int | None:
    """Where a line says "its Expedition" of an object that it names itself, though its trigger speaks of an Expedition.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    said = OF_AN_OBJECT[language].search(text)
    for part in parts(abilities) if said else ():
        if isinstance(part, tree.Reaction) and isinstance(part.trigger, OF_ONE):
            named = parts(part.effect)
            if said and any(isinstance(one, tree.Target | tree.Some | tree.Among) for one in named):
                return said.start()
    return None


def left_in_doubt(abilities: Any, text: str) -> int | None:
    """Where a line says "in that Expedition" of one that an object has left, and in which it may not be any more.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    for part in parts(abilities):
        match part:
            case tree.Reaction(trigger=tree.Leaves(where=Where() as left), effect=effect) if left not in NAMED_ANYWHERE:
                if any(one is Where.ITS for one in parts(effect)):
                    return max(text.rfind("Exp"), 0)
    return None


def without_expedition(abilities: Any, text: str, language: Language) -> int | None:
    """Where a line says that "it Ascends" though it has named no Expedition that could.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    said = ASCENDS[language].search(text)
    unnamed = said and any(
        isinstance(part, tree.Reaction | tree.QuickAction | tree.SpellEffect)
        and not _names_one(part)
        and any(isinstance(one, tree.Ascend) and one.where is Where.ITS for one in parts(part))
        for part in parts(abilities)
    )
    return said.start() if said and unnamed else None


def _names_one(ability: Any) -> bool:
    """Whether an ability speaks of an Expedition as such."""
    return any(
        isinstance(one, OF_ONE)
        or (isinstance(one, tree.MoveExpedition | tree.Ascend) and one.where is not Where.ITS)
        or (isinstance(one, tree.Aim) and isinstance(one.what, Where | tree.Such))
        for one in parts(ability)
    )


def _asked_first(reaction: tree.Reaction) -> tree.Reaction:
    """ "when one of your Expeditions moves forward — If it's In Contact": the Expedition, as nothing else is named."""
    if not isinstance(reaction.trigger, OF_ONE) or reaction.trigger.where not in (*NAMED, *ANY_ONE):
        return reaction
    effect = reaction.effect
    if isinstance(effect, tree.If):
        effect = replace(effect, condition=_of_expedition(effect.condition))
    condition = reaction.condition and _of_expedition(reaction.condition)
    return replace(reaction, effect=effect, condition=condition)


def _of_expedition(condition: tree.Condition) -> tree.Condition:
    match condition:
        case tree.Not(one):
            return tree.Not(_of_expedition(one))
        case tree.InContact(tree.It(), before=False) | tree.InTerrain(tree.It()):
            return replace(condition, what=Where.SPOKEN_OF)
    return condition


def _of_reaction(reaction: tree.Reaction) -> tree.Reaction:
    trigger = reaction.trigger
    if isinstance(trigger, tree.Leaves) and trigger.where in NAMED_ANYWHERE and not _names_another(reaction.effect):
        return replace(reaction, effect=_there(reaction.effect, trigger.where))
    if not isinstance(trigger, OF_ONE) or trigger.where not in (*NAMED, *ANY_ONE) or _names_another(reaction.effect):
        return reaction
    where = trigger.where if trigger.where in NAMED else Where.SPOKEN_OF
    assert isinstance(where, Where)
    return replace(reaction, effect=_there(reaction.effect, where))


def _of_conditions(node: Any) -> Any:
    """A part in which "in it" is in the Expedition of which the condition before it speaks."""
    if isinstance(node, tuple):
        return tuple(map(_of_conditions, node))
    if not is_dataclass(node) or isinstance(node, type):
        return node
    held = {one.name: _of_conditions(getattr(node, one.name)) for one in fields(node)}
    where = held["condition"] and _asked_about(held["condition"]) if isinstance(node, tree.If | tree.Reaction) else None
    if where is not None and not _names_another(held["effect"]):
        held["effect"] = _there(held["effect"], where)
    return node if all(getattr(node, name) is part for name, part in held.items()) else replace(node, **held)


def _asked_about(condition: Any) -> Where | None:
    """The one Expedition of which a condition speaks."""
    match condition:
        case tree.Compares(tree.NumberOf(kind), _, int()) | tree.Controls(kind=kind):
            where: object = kind.where
        case _:
            where = getattr(condition, "where", None) or getattr(condition, "what", None)
    return where if isinstance(where, Where) and where in NAMED else None


def _names_another(node: Any) -> bool:
    """Whether an effect names another Expedition, so that it would be in doubt which one "it" is."""
    if isinstance(node, Where):
        return node not in (Where.ITS, Where.MINE)
    if isinstance(node, tuple):
        return any(map(_names_another, node))
    if is_dataclass(node) and not isinstance(node, type):
        return any(_names_another(getattr(node, one.name)) for one in fields(node))
    return False


def _there(node: Any, where: Where) -> Any:
    if isinstance(node, tuple):
        return tuple(_there(one, where) for one in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    held = {one.name: _there(getattr(node, one.name), where) for one in fields(node)}
    lies = isinstance(node, tree.Kind | tree.Create) and node.where is Where.ITS
    moves = isinstance(node, tree.MoveExpedition | tree.Ascend) and node.where is Where.ITS
    if lies or (moves and where in NAMED):
        held["where"] = where
    return replace(node, **held)
