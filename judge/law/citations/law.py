"""A law that the engine enforces, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from judge.messages import Language


@dataclass(frozen=True, slots=True)
class Law:
    """A law that the engine enforces.

    Arguments:
        name: its name in the program, which says its subject.
        numbers: its article per edition.
        words: the operative words of the article, per language; a test holds them against the rule book.
        without: what would happen without it, per language.
        summaries: articles that only sum it up.
    """

    name: str
    numbers: Mapping[str, str] = field(hash=False)
    words: Mapping[Language, str] = field(hash=False)
    without: Mapping[Language, str] = field(hash=False)
    summaries: tuple[str, ...] = ()

    def number(self, edition: str) -> str:
        """Its article in an edition."""
        return self.numbers[edition]


def law(
    name: str,
    number: str,
    *,
    en: str,
    fr: str,
    without_en: str,
    without_fr: str,
    summaries: tuple[str, ...] = (),
) -> Law:
    """A law of edition 1.0.

    Arguments:
        name: its name.
        number: its article.
        en: the operative words in English.
        fr: the operative words in French.
        without_en: what would happen without it, in English.
        without_fr: the same in French.
        summaries: articles that only sum it up.
    """
    return Law(name, {"1.0": number}, {"en": en, "fr": fr}, {"en": without_en, "fr": without_fr}, summaries)
