"""What is written of a node of the vocabulary, and how a tree is held against it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, field, fields, is_dataclass
from types import EllipsisType
from typing import Any

from judge.law.laws.law import Law
from judge.messages import Message, message
from judge.value import value

Values = EllipsisType | type | tuple[type, ...] | frozenset[Any]
"""What a field may hold: anything (``...``), values of some classes, or some values and whatever is of some classes."""

Check = Callable[[Any], Message | None]
"""What else a node must be: the reason why it is not played, or None."""


@value(frozen=True, slots=True)
class Played:
    """How a node of the vocabulary is played.

    Arguments:
        fields: for each field, what it may hold. A field with a default that is not named must have its default; one
            without a default may hold anything. The parts of what a field holds are held against the lists too.
        checks: what else is asked, in turn.
    """

    fields: Mapping[str, Values] = field(default_factory=dict)
    checks: tuple[Check, ...] = ()


Words = Mapping[str, str]
"""What a person calls something, per language."""


@value(frozen=True, slots=True)
class NodeEntry:
    """All that is known of a node of the vocabulary.

    Arguments:
        laws: what it rests on; the first is the law of a verb. None where the text says it all by itself.
        plays: how it is played; None if the engine does not play it.
        called: what a person calls what only a later edition than the first has.
    """

    laws: tuple[Law, ...]
    plays: Played | None
    called: Words | None = None


Entries = Mapping[type, NodeEntry]


def unplayed(node: object, entries: Entries) -> Message | None:
    """Why a part of an ability is not played; None if it is.

    Arguments:
        node: the ability, or a part of one.
        entries: what is known of every node.
    """
    if isinstance(node, tuple):
        return next((found for part in node if (found := unplayed(part, entries)) is not None), None)
    if not is_dataclass(node) or isinstance(node, type):
        return None
    played = entries[type(node)].plays
    if played is None:
        return _refusal(_words(type(node).__name__))
    for check in played.checks:
        reason = check(node)
        if reason is not None:
            return reason
    for one in fields(node):
        value = getattr(node, one.name)
        if one.default is not MISSING and value == one.default:
            continue
        if one.name in played.fields and not _is_listed(value, played.fields[one.name]):
            return _refusal(f"{_words(type(node).__name__)}: {_shown(value)}")
        if one.name not in played.fields and one.default is not MISSING:
            return _refusal(f"{_words(type(node).__name__)}: {one.name.replace('_', ' ')} {_shown(value)}")
        reason = unplayed(value, entries)
        if reason is not None:
            return reason
    return None


def _is_listed(value: object, values: Values) -> bool:
    if isinstance(values, EllipsisType):
        return True
    if isinstance(values, frozenset):
        return value in values or type(value) in values
    return isinstance(value, values)


def _refusal(part: str) -> Message:
    return message("the judge cannot apply this yet: {part}", part=part)


def _words(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_shown, value))
    return _words(type(value).__name__) if is_dataclass(value) else str(value)
