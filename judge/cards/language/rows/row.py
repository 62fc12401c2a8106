"""Rows of the phrasebook: a piece of tree, and how each language says it; each is read and written by the same row."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, Literal

from judge.messages import Language
from judge.value import value

_PARTS = re.compile(r"<(\w+)>|\{(\w+):(\w+)\}|\(([^()/]*)/([^()/]*)\)(?:@(\w+))?")


@value(frozen=True, slots=True)
class Slot:
    """A place of a tree that a row leaves open."""

    name: str


@value(frozen=True, slots=True)
class WordingPart:
    """A part of a wording.

    Arguments:
        kind: written words, the verb that the clause inflects, a slot, or words of which the gender picks one.
        text: the words, the verb's name, the slot's name, or the slot whose gender counts ("" for the bearer's).
        category: of a slot, what it holds.
        forms: of words by gender, the masculine and the feminine ones.
    """

    kind: Literal["words", "verb", "slot", "gender"]
    text: str
    category: str = ""
    forms: tuple[str, str] = ("", "")


Wording = tuple[WordingPart, ...]


@value(frozen=True, slots=True)
class Row:
    """One piece of tree and its wordings.

    Arguments:
        category: what it is: ``act``, ``condition`` ...
        pattern: the piece of tree, with slots.
        wordings: for each language, how it can be said; the first is the one that is printed. A row that a language has
            no words for is read in the other alone.
    """

    category: str
    pattern: Any
    wordings: Mapping[Language, tuple[Wording, ...]]


def slot(name: str) -> Any:
    """A slot, of any type that a field asks for."""
    return Slot(name)


def row(category: str, pattern: Any, en: str | tuple[str, ...], fr: str | tuple[str, ...]) -> Row:
    """A row from its wordings.

    In a wording, ``<draw>`` is the verb that the clause inflects, ``{what:obj}`` the slot ``what`` that holds an
    ``obj``, ``(seul/seule)@what`` words of which the gender of a slot picks one.
    """
    said = {"en": (en,) if isinstance(en, str) else en, "fr": (fr,) if isinstance(fr, str) else fr}
    return Row(category, pattern, {language: tuple(map(_parts, said[language])) for language in ("en", "fr")})


def each(firsts: tuple[str, ...], *rests: str) -> tuple[str, ...]:
    """Wordings that begin in one of several ways and go on in one of several."""
    return tuple(f"{first} {rest}" for first in firsts for rest in rests)


def build(pattern: Any, held: Mapping[str, Any]) -> Any:
    """The tree of a pattern whose slots hold these."""
    if isinstance(pattern, Slot):
        return held[pattern.name]
    if isinstance(pattern, tuple):
        return tuple(build(part, held) for part in pattern)
    if is_dataclass(pattern) and not isinstance(pattern, type):
        return replace(pattern, **{one.name: build(getattr(pattern, one.name), held) for one in fields(pattern)})
    return pattern


def unify(pattern: Any, node: Any) -> dict[str, Any] | None:
    """What the slots of a pattern must hold for it to be a tree; None where it is another."""
    held: dict[str, Any] = {}
    return held if _fits(pattern, node, held) else None


def _fits(pattern: Any, node: Any, held: dict[str, Any]) -> bool:
    if isinstance(pattern, Slot):
        return bool(held.setdefault(pattern.name, node) == node)
    if type(pattern) is not type(node):
        return False
    if isinstance(pattern, tuple):
        return len(pattern) == len(node) and all(
            _fits(one, part, held) for one, part in zip(pattern, node, strict=True)
        )
    if is_dataclass(pattern):
        return all(_fits(getattr(pattern, one.name), getattr(node, one.name), held) for one in fields(pattern))
    return bool(pattern == node)


def _parts(text: str) -> Wording:
    found: list[WordingPart] = []
    place = 0
    for match in _PARTS.finditer(text):
        _words(text[place : match.start()], found)
        place = match.end()
        if match[1]:
            found.append(WordingPart("verb", match[1]))
        elif match[2]:
            found.append(WordingPart("slot", match[2], match[3]))
        else:
            found.append(WordingPart("gender", match[6] or "", forms=(match[4], match[5])))
    _words(text[place:], found)
    return tuple(found)


def _words(text: str, found: list[WordingPart]) -> None:
    if text:
        found.append(WordingPart("words", text))
