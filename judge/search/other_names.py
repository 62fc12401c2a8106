"""What else each word can be called, as plain data that is worked out once for some terms and kept.

Data are stems: a text is a list of its words, each a list of stems; what has other names is written as the first stems
of its words, parted by spaces.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from whoosh import __version__ as whoosh_version

from judge.data_cache import find_data, keep_data, name_of
from judge.law.terms import Term
from judge.messages import LANGUAGES, Language
from judge.search.analysis import stems
from judge.search.tokens import words
from judge.tables import read_toml

Forms = tuple[str, ...]
"""The stems of one word."""

Reading = tuple[Forms, ...]
"""The stems of the words of a text."""

NAME, PLAYERS, EVERYDAY = 1.0, 0.9, 0.65
"""How much another word for the same thing counts."""

_ARTICLES = frozenset(("a", "an", "the", "le", "la", "les", "un", "une"))
"""Words that players leave out of a name of several words."""

PARTS = ("longest", "others", "terms", "light", "asking")
CODE = tuple(Path(__file__).with_name(f"{name}.py") for name in ("other_names", "analysis", "tokens"))


@cache
def everyday(language: Language) -> Mapping[str, Any]:
    """The everyday words of a language: ``light`` and ``asking`` ones, and groups that mean the ``same``."""
    return read_toml(_file(language).read_text(encoding="utf-8"))


def _file(language: Language) -> Path:
    return Path(__file__).parent / "everyday" / f"{language}.toml"


def key(reading: Iterable[Sequence[str]]) -> str:
    """How what has other names is written."""
    return " ".join([forms[0] for forms in reading])


def own_names(language: Language, terms: Sequence[Term]) -> dict[str, Any]:
    """What can be said otherwise in a language.

    Arguments:
        terms: the table of terms.

    Returns:
        under ``others`` the other names of each text that has some, each with how much it counts; under ``terms`` the
        places in the table of the terms that are meant, each with how surely; under ``longest`` of how many words the
        longest of these texts is; under ``light`` and ``asking`` the stems of such words. Names and terms of each text
        are still written as JSON: few are ever asked for, and so they take little memory.
    """
    return _kept("own", language, terms, _own)


def foreign_names(language: Language, terms: Sequence[Term]) -> dict[str, Any]:
    """What the terms are called in other languages, as `own_names` gives it."""
    return _kept("foreign", language, terms, _foreign)


def _kept(
    kind: str, language: Language, terms: Sequence[Term], make: Callable[[Language, Sequence[Term]], dict[str, Any]]
) -> dict[str, Any]:
    said = repr([(term.name, term.forms, term.players) for term in terms])
    about = (kind.encode(), language.encode(), repr(whoosh_version).encode(), said.encode())
    name = name_of("names", (*about, _file(language), *CODE))
    found = find_data(name, lambda data: {part: data[part] for part in PARTS})
    if found is None:
        found = make(language, terms)
        keep_data(name, found)
    return found


def _own(language: Language, terms: Sequence[Term]) -> dict[str, Any]:
    names, table = _Names(), everyday(language)
    for group in table["same"]:
        readings = [reading for text in group for reading in _readings(text, language)]
        for one in readings:
            for other in readings:
                names.add(one, other, EVERYDAY)
    for place, term in enumerate(terms):
        _name(names, place, term, language, language)
    light, asking = (
        list(dict.fromkeys(stem for text in table[kind].split() for stem in stems(text, language)))
        for kind in ("light", "asking")
    )
    return names.data(light, asking)


def _foreign(own: Language, terms: Sequence[Term]) -> dict[str, Any]:
    names = _Names()
    for place, term in enumerate(terms):
        for language in LANGUAGES:
            if language != own:
                _name(names, place, term, own, language)
    return names.data([], [])


def _name(names: _Names, place: int, term: Term, own: Language, language: Language) -> None:
    """Enter what a term is called in a language."""
    name = _read(term.name[own], own)
    for texts, weight in (
        ((term.name[language], *term.forms[language]), NAME),
        (term.players[language], PLAYERS),
    ):
        for text in texts:
            for reading in {reading for one in {language, own} for reading in _readings(text, one)}:
                names.add(reading, name, weight, place)


def _read(text: str, language: Language) -> Reading:
    return tuple(stems(word.spelt, language) for word in words(text, language))


def _readings(text: str, language: Language) -> Iterator[Reading]:
    """The stems of a name, and those without its articles if several words are left."""
    whole = tuple(words(text, language))
    kept = tuple(word for word in whole if word.text not in _ARTICLES)
    for some in (whole, kept) if 1 < len(kept) < len(whole) else (whole,):
        yield tuple(stems(word.spelt, language) for word in some)


class _Names:
    """Other names by what has them, while they are gathered."""

    def __init__(self) -> None:
        self._others: dict[str, dict[Reading, float]] = {}
        self._terms: dict[str, dict[int, float]] = {}

    def add(self, reading: Reading, other: Reading, weight: float, term: int | None = None) -> None:
        if not reading:
            return
        named = key(reading)
        others = self._others.setdefault(named, {})
        if other and key(other) != named:
            others[other] = max(weight, others.get(other, 0.0))
        if term is not None:
            terms = self._terms.setdefault(named, {})
            terms[term] = max(weight, terms.get(term, 0.0))

    def data(self, light: Sequence[str], asking: Sequence[str]) -> dict[str, Any]:
        every = {*light, *asking}
        for named, terms in self._terms.items():
            if named in every:
                self._count(named, NAME, 0.0)
                self._count(named, PLAYERS, 0.0)
            elif NAME in terms.values():
                self._count(named, PLAYERS, EVERYDAY)
        return {
            "longest": max((named.count(" ") + 1 for named in self._others), default=1),
            "others": {named: json.dumps(list(others.items())) for named, others in self._others.items()},
            "terms": {named: json.dumps(list(terms.items())) for named, terms in self._terms.items()},
            "light": light,
            "asking": asking,
        }

    def _count(self, named: str, weight: float, instead: float) -> None:
        """Let the others of some words that count so much count something else, or nothing."""
        counted = {one: instead if known == weight else known for one, known in self._others[named].items()}
        self._others[named] = {one: known for one, known in counted.items() if known}
