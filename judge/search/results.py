"""What a search gives back."""

from __future__ import annotations

from dataclasses import field

from markupsafe import Markup

from judge.messages import Language, Message
from judge.search.document import Kind
from judge.value import value


@value(frozen=True, slots=True)
class Counterpart:
    """What a result is in another edition.

    Arguments:
        edition: the other edition.
        number: what it is called there.
        key: its name in addresses there.
    """

    edition: str
    number: str
    key: str


@value(frozen=True, slots=True)
class SearchResult:
    """One result.

    Arguments:
        number: what it is called: an article's or section's number, a glossary word, a scenario's title.
        kind: what it is.
        title: its title; of an article, the title of its section.
        excerpt: a piece of its text as HTML that is safe in a page, the words that were found in ``<mark>``.
        score: how well it fits, from 0 to 1.
        key: its name in addresses.
        language: the language of the excerpt.
        edition: the edition that it belongs to.
        question: the everyday question by which it was found, as safe HTML; empty when it was found otherwise.
        also: what it is in other editions.
    """

    number: str
    kind: Kind
    title: str
    excerpt: Markup
    score: float
    key: str
    language: Language
    edition: str
    question: Markup = field(default_factory=Markup)
    also: tuple[Counterpart, ...] = ()


@value(frozen=True, slots=True)
class SearchResults:
    """What was found.

    Arguments:
        query: the query, blanks and control characters tidied.
        language: the language in which it was asked.
        corrected: the query without typing errors, when it had some.
        results: the results, best first.
        notes: what a reader must know about them.
        direct: the number that the query was, when the chosen edition has it.
        edition: the edition that was chosen.
    """

    query: str
    language: Language
    corrected: str | None
    results: tuple[SearchResult, ...]
    notes: tuple[Message, ...] = ()
    direct: str | None = None
    edition: str = ""
