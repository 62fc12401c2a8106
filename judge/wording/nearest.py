"""The sentence that a line which is none was most likely meant to be, with what the line says in its gaps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache

from judge.messages import LANGUAGES, Language
from judge.value import value
from judge.wording.name_index import MARK, Masked
from judge.wording.names import Names
from judge.wording.slots import CARD, EXPEDITIONS, FROM, NAME, SLOTS, TO
from judge.wording.table import Sentence, sentences
from judge.wording.text import plain

CUTOFF = 0.45
"""How like a line a sentence must be, from 0 to 1."""
MISSPELT = 0.7
"""How like the words of a gap others must be to stand for them."""

_PLAYERS = ("player", "other")
_CARDS = ("card", "bearer", "orb", "about")
_GAP = re.compile(r"\{(\w+)\}")
_OPTIONAL = re.compile(r"\[.*?\]")
_ARTICLE = re.compile(r"(?:la |the |l')", re.IGNORECASE)
_QUOTED = r'"[^"]+"'
_PLACES: Mapping[str, Mapping[Language, tuple[str, ...]]] = {
    "zone_from": {language: tuple(said[language] for said in FROM.values()) for language in LANGUAGES},
    "zone_to": {language: tuple(said[language] for said in TO.values()) for language in LANGUAGES},
    "expedition": {
        language: tuple(form for said in EXPEDITIONS.values() for form in said[language]) for language in LANGUAGES
    },
}
"""The gaps whose few words are known also where they are misspelt, or stand without their article."""


@value(frozen=True, slots=True)
class _Found:
    """What stands in a line for a gap.

    Arguments:
        text: the words as the gap reads them.
        language: in which it reads them.
        start: where they begin.
        end: where they end.
    """

    text: str
    language: Language
    start: int
    end: int


def nearest(use: str, line: str, names: Names) -> Mapping[Language, str] | None:
    """The sentence that looks most like a line that is none, in each language; None where nothing is like it.

    What the line says in the gaps of that sentence is kept, in whichever language it says it.

    Arguments:
        use: the use of the sentences, such as ``move``.
        line: the line, without its mark and laws.
        names: the names of players and cards.
    """
    masked = names.mask(plain(line).rstrip("."))
    matcher = SequenceMatcher()
    best, near = CUTOFF, None
    for one, form in _forms(use):
        found = _found(one, masked)
        matcher.set_seqs(_outline(_without(masked.text, found, names, masked)), _outline(form))
        if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and (ratio := matcher.ratio()) > best:
            best, near = ratio, (one, found)
    if near is None:
        return None
    one, found = near
    return {language: one.example(_given(found, masked, names, language), language) for language in LANGUAGES}


@cache
def _forms(use: str) -> tuple[tuple[Sentence, str], ...]:
    """The sentences of a use with each of their wordings."""
    return tuple(
        (one, plain(_OPTIONAL.sub("", form)))
        for one in sentences()
        if one.use == use
        for language in LANGUAGES
        for form in one.singular[language]
    )


def _outline(text: str) -> str:
    """A line or a form in which each gap is one character, so that the words between them decide; symbols stay."""
    kinds = {**dict.fromkeys(_PLAYERS, "player"), **dict.fromkeys(_CARDS, "card")}
    slots = {slot: chr(0xE000 + place) for place, slot in enumerate(sorted(SLOTS))}
    return _GAP.sub(lambda gap: slots.get(kinds.get(gap[1], gap[1]), gap[0]), text).lower()


def _without(text: str, found: Mapping[str, _Found], names: Names, masked: Masked) -> str:
    """A masked line with gaps for what fills them."""
    for slot, one in sorted(found.items(), key=lambda item: -item[1].start):
        text = f"{text[: one.start]}{{{slot}}}{text[one.end :]}"
    return re.sub(
        rf"{NAME}(?: \([^(){MARK}]*\))?",
        lambda name: "{player}" if masked.restore(name[0]) in names.players else "{card}",
        text,
    )


def _found(one: Sentence, masked: Masked) -> dict[str, _Found]:
    """What stands in a masked line for the gaps of a sentence, but for players and cards."""
    found: dict[str, _Found] = {}
    for slot in sorted(one.slots() - {*_PLAYERS, *_CARDS}):
        there = next(_said(slot, masked.text), None) or _misspelt(slot, masked.text)
        if there is not None and not any(
            there.start < other.end and other.start < there.end for other in found.values()
        ):
            found[slot] = there
    return found


def _said(slot: str, text: str) -> Iterator[_Found]:
    """Where the words of a gap stand in a text."""
    for language in LANGUAGES:
        words = _QUOTED if slot in ("effect", "ability") else SLOTS[slot].pattern[language]
        pattern = re.compile(rf"(?<![\w{MARK}])(?:{words})(?!\w)", re.IGNORECASE)
        for match in pattern.finditer(text):
            yield _Found(match[0], language, match.start(), match.end())


def _misspelt(slot: str, text: str) -> _Found | None:
    """Where words stand in a text that are like those of a gap."""
    words = list(re.finditer(r"\S+", text))
    best, near = MISSPELT, None
    for language, forms in _PLACES.get(slot, {}).items():
        for form in map(plain, forms):
            for said in {form, _ARTICLE.sub("", form)}:
                length = len(said.split())
                for first, last in zip(words, words[length - 1 :], strict=False):
                    there = text[first.start() : last.end()]
                    ratio = SequenceMatcher(None, there.lower(), said.lower()).ratio()
                    if ratio > best:
                        best, near = ratio, _Found(form, language, first.start(), last.end())
    return near


def _given(found: Mapping[str, _Found], masked: Masked, names: Names, language: Language) -> dict[str, str]:
    """The words for the gaps of a sentence as a line fills them, in a language."""
    players = [name for name in masked.names if name in names.players]
    players += [name for name in names.players if name not in players]
    cards = [masked.restore(card[0]) for card in re.finditer(CARD, masked.text)]
    cards = [card for card in cards if card not in names.players]
    given = {"player": players[0], "other": players[1]}
    if cards:
        given |= {"card": cards[0], "about": cards[-1], "bearer": cards[-1], "orb": cards[-1]}
    for slot, one in found.items():
        meant = SLOTS[slot].read(masked.restore(one.text), names, one.language)
        given[slot] = SLOTS[slot].write(meant, names, language)
    return given
