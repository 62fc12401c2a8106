"""A document: what search is given by those who have texts, whatever they are."""

from __future__ import annotations

from typing import Literal, get_args

from judge.messages import Language
from judge.value import value

Kind = Literal["rule", "section", "example", "glossary", "scenario", "official"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@value(frozen=True, slots=True)
class Document:
    """One text that can be found, in one language.

    Arguments:
        kind: what it is.
        key: what it is called in addresses: an article's or section's number, a glossary key, a scenario's path.
        number: what results show: an article's or section's number, a glossary word, a scenario's title.
        chapter: the chapter that holds it, such as ``2``; empty when none does.
        language: the language of its words.
        title: its title; of an article, the title of its section.
        heading: the titles above it, outermost first.
        text: its words; those of an article without its quotes.
        remarks: thoughts that explain it.
        examples: worked cases.
        questions: everyday questions that it answers.
        terms: what the terms that it defines are called.
        weight: how much it counts, all else being equal.
    """

    kind: Kind
    key: str
    number: str
    chapter: str
    language: Language
    title: str
    text: str
    heading: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    weight: float = 1.0

    def written(self) -> str:
        """All that it holds as one text that differs whenever the document differs."""
        return repr([getattr(self, name) for name in self.__slots__])
