"""A card activates its own abilities because it was played once for that play (7.3.1), whoever says it how often."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game.ability import Activate, Effect, If, It, Plays, Steps
from judge.game.event.activation import Activation
from judge.law.laws import vocabulary
from judge.value import changed


def once_for_a_play(found: Iterable[Activation]) -> Iterator[Activation]:
    """The Reactions that an event activates, without what others of the same words have said of the same play.

    Emblems of other words count beside, and everything else that equal ones give to a card adds up.

    Arguments:
        found: the Reactions whose trigger the event matches.
    """
    said: set[object] = set()
    for one in found:
        reaction = one.emblem.reaction
        if not one.met or not isinstance(reaction.trigger, Plays):
            yield one
            continue
        waiting = one.gift.ongoing if one.gift is not None else None
        words = (waiting.what if waiting is not None else reaction, one.emblem.it)
        left = _without_own_abilities(reaction.effect) if words in said else reaction.effect
        said.add(words)
        if left is reaction.effect:
            yield one
        elif left is None:
            yield changed(one, laws=(vocabulary.ACTIVATE,), met=False)
        else:
            yield changed(one, emblem=changed(one.emblem, reaction=changed(reaction, effect=left)))


def _without_own_abilities(effect: Effect) -> Effect | None:
    """What an effect does to a card that is played, its own abilities left out; None if nothing is left."""
    match effect:
        case Activate(It()):
            return None
        case Steps(steps):
            left = tuple(one for one in map(_without_own_abilities, steps) if one is not None)
            return Steps(left) if left else None
        case If(condition, inner, otherwise):
            kept = _without_own_abilities(inner)
            return If(condition, kept, otherwise) if kept is not None else None
    return effect
