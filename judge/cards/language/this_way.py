"""What "this way" counts: that the line does what it says, and to objects such as it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.cards.language import words
from judge.cards.language.context import parts
from judge.game import ability as tree
from judge.game.ability import kind_of, what_of
from judge.game.terms import Status
from judge.messages import Language


def _is(*sorts: type) -> Callable[[Any], bool]:
    return lambda step: isinstance(step, sorts)


def _turns(*sorts: type) -> Callable[[Any], bool]:
    is_one = _is(*sorts)
    return lambda step: is_one(step) and step.status is Status.EXHAUSTED


DONE: tuple[tuple[Callable[[Any], bool], str, str], ...] = (
    (_is(tree.Discard), "discarded", "défaussée?s?"),
    (_is(tree.Sacrifice), "sacrificed", "sacrifiée?s?"),
    (_turns(tree.GainStatus), "exhausted", "épuisée?s?"),
    (_turns(tree.LoseStatus), "readied", "redressée?s?"),
    (_is(tree.LoseCounters), "(?:lost|removed|spent)", "(?:perdu|retiré|dépensé)s?"),
    (_is(tree.Put), "(?:sent to|put in) Reserve", "(?:envoyé|mis)e?s? en Réserve"),
)
"""What can be done to objects, with how a text says that it was done."""

SAID: Mapping[Language, str] = {"en": r"(\S+) {} this way\b", "fr": r"(\S+) {} de cette (?:façon|manière)\b"}


def _nouns(language: Language) -> Iterator[tuple[str, tree.Kind]]:
    for type_, noun in words.TYPES.items():
        yield from ((noun.say(language, many), tree.Kind((type_,))) for many in (False, True))
    for subtype, noun in words.SUBTYPES.items():
        yield from ((noun.say(language, many), tree.Kind(subtypes=(subtype,))) for many in (False, True))
    yield from ((words.TOKEN.say(language, many), tree.Kind(token=True)) for many in (False, True))


def astray(abilities: Any, text: str, language: Language) -> int | None:
    """Where a line counts "this way" what it does not do, or objects of which it does not say that it does it to them.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    named = {said.casefold(): kind for said, kind in _nouns(language)}
    counted = [part for part in parts(abilities) if tree.is_counted(part)]
    for does, *said in DONE:
        pattern = SAID[language].format(said[language == "fr"])
        for found in re.finditer(pattern, text, re.IGNORECASE):
            kind = named.get(found[1].casefold())
            if not counted or not all(map(does, counted)):
                return found.end(1) + 1
            if kind is not None and not all(_is_done_to(step, kind) for step in counted):
                return found.start()
    return None


def _is_done_to(step: Any, kind: tree.Kind) -> bool:
    """Whether all to which something is done is of a kind."""
    done_to: Any = kind_of(what_of(step))
    if done_to is None:
        return False
    return (
        kind.types in ((), done_to.types)
        and kind.subtypes in ((), done_to.subtypes)
        and kind.token in (None, done_to.token)
    )
