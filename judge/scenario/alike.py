"""Which options of a question look the same, so that nobody need tell them apart."""

from __future__ import annotations

from judge.game.ability import Chosen
from judge.game.ability.parts import parts_of
from judge.game.event.choices import Option, Question
from judge.game.state.state import State
from judge.game.terms import Zone


def looking_different(found: list[Option], state: State) -> list[Option]:
    """The first of the options that look the same, each."""
    return list({look(option, state): option for option in reversed(found)}.values())[::-1]


def told_apart(found: list[Option], state: State) -> list[Option]:
    """The options, or the first of them where all look the same."""
    return found[:1] if len({look(option, state) for option in found}) == 1 else found


def look(option: Option, state: State) -> object:
    """What tells an option from others: what its object is, where it is, and which emblems speak of it."""
    if option.object is None:
        return option
    one = state.objects[option.object]
    told = None if one.emblem is None else (one.emblem.reaction, one.emblem.me, one.emblem.it)
    place = (one.zone, one.holder, one.expedition, one.region)
    waiting = (emblem.emblem for emblem in state.of(Zone.LIMBO) if emblem.emblem is not None)
    spoken = frozenset((emblem.reaction, emblem.source.id) for emblem in waiting if one.id in (emblem.me, *emblem.it))
    emblems = (emblem for emblem in state.objects.emblems if emblem.ongoing is not None)
    lasting = frozenset(emblem.id for emblem in emblems if emblem.ongoing and _names(emblem.ongoing.what, one.id))
    return (one.base, place, one.statuses, one.counters, told, spoken, lasting, option.refusal is None)


def _names(node: object, one: int) -> bool:
    """Whether a part of what holds for a while was chosen for one object alone."""
    return (isinstance(node, Chosen) and one in node.objects) or any(_names(part, one) for part in parts_of(node))


def all_alike(question: Question, state: State) -> bool:
    """Whether the allowed options differ in nothing that matters, so that there is nothing to decide."""
    first, *others = question.allowed or (None,)
    return first is not None and all(
        (one.kind, one.detail) == (first.kind, first.detail) and _look_alike(one, first, state) for one in others
    )


def same_answer(option: Option, question: Question, state: State) -> Option:
    """The first of the options that a line cannot tell from this one.

    Arguments:
        option: one of the allowed options.
        state: the state in which it is asked.
    """
    if option.object is None or option is question.options[0]:
        return option
    kind, detail = option.kind, option.detail
    for one in question.options:
        same = one.kind == kind and one.refusal is None and one.detail == detail
        if one is option or (same and _look_alike(one, option, state)):
            return one
    return option


def _look_alike(one: Option, other: Option, state: State) -> bool:
    """Whether nothing tells two options apart; of different cards their names do."""
    if one.object is not None and other.object is not None:
        base, others = state.objects[one.object].base, state.objects[other.object].base
        if base is not others and (base.card != others.card or base != others):
            return False
    return look(one, state) == look(other, state)
