"""How a text names what was just done to one card: "the discarded card", "the card put in Reserve this way"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.cards.language.context import NAMING, parts
from judge.game import ability as tree
from judge.game.terms import Zone
from judge.messages import Language

IN_RESERVE: Mapping[Language, tuple[str, ...]] = {
    "en": tuple(f"the card {put} Reserve this way" for put in ("put in", "sent to")),
    "fr": tuple(
        f"la carte {mise} en Réserve de cette {way}" for mise in ("mise", "envoyée") for way in ("façon", "manière")
    ),
}
DISCARDED: Mapping[Language, tuple[str, ...]] = {
    "en": ("the discarded card", "the card discarded this way"),
    "fr": ("la carte défaussée", "la carte défaussée de cette façon", "la carte défaussée de cette manière"),
}
SACRIFICED: Mapping[Language, tuple[str, ...]] = {
    "en": tuple(
        said
        for noun in ("card", "Character", "Permanent")
        for said in (f"the sacrificed {noun}", f"the {noun} sacrificed this way")
    ),
    "fr": tuple(
        f"{noun}{way}"
        for noun in ("la carte sacrifiée", "le Personnage sacrifié", "le Permanent sacrifié")
        for way in ("", " de cette façon", " de cette manière")
    ),
}

DONE_TO_IT: Mapping[Language, tuple[str, ...]] = {
    language: (*IN_RESERVE[language], *DISCARDED[language], *SACRIFICED[language]) for language in ("en", "fr")
}
"""Every way to name it."""


def _to_reserve(part: Any) -> bool:
    resupplied = isinstance(part, tree.Resupply | tree.Resupplies | tree.PutsInReserve)
    return resupplied or (isinstance(part, tree.Put | tree.Goes) and part.zone is Zone.RESERVE)


def misnamed(abilities: Any, text: str, language: Language) -> int | None:
    """Where a line names what something was done to that it does not do to one card alone; None where it does.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    found = list(parts(abilities))
    named = [part for part in found if isinstance(part, NAMING) and part != tree.Target(tree.Kind())]
    for words, place in _said(text, language):
        if words in IN_RESERVE[language]:
            deeds = [part for part in found if _to_reserve(part)]
        elif words in DISCARDED[language]:
            deeds = [part for part in found if isinstance(part, tree.Discard | tree.Discarded | tree.Discards)]
        else:
            deeds = [part for part in found if isinstance(part, tree.Sacrifice | tree.Sacrificed)]
        whats = [tree.what_of(deed) for deed in deeds]
        alone = len(deeds) == 1 and all(part in whats for part in named)
        if not alone or any(getattr(what, "count", 1) != 1 or isinstance(what, tree.All) for what in whats):
            return place
    return None


def without(text: str, language: Language) -> str:
    """A line with blanks where it names what something was done to."""
    for words, place in _said(text, language):
        text = f"{text[:place]}{' ' * len(words)}{text[place + len(words) :]}"
    return text


def _said(text: str, language: Language) -> Iterator[tuple[str, int]]:
    """Every such name in a line with its place, but for costs that are compared with those of the sacrificed card, of
    which other rules speak."""
    known = {words.casefold(): words for words in DONE_TO_IT[language]}
    ways = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    for found in re.finditer(rf"(?<!than )(?<!Cost of )(?<! de )\b(?:{ways})\b(?!'s)", text, re.IGNORECASE):
        yield known[found[0].casefold()], found.start()
