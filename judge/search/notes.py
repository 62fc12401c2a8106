"""What a reader must know about what was found: corrections, words of another language, confusions, other editions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from judge.law.terms import Term
from judge.messages import Language, Message, message
from judge.search.query import Query
from judge.search.understood import UnderstoodQuery

OTHER_LANGUAGE: Mapping[Language, Language] = {"en": "fr", "fr": "en"}
NAMES: Mapping[Language, Message] = {"en": message("English"), "fr": message("French")}


def in_language(language: Language) -> Message:
    """What to say when the words are of another language than the reader's."""
    return message("these words are {language}; here is what is found there", language=NAMES[language])


def nowhere(asked: Query) -> Message:
    """What to say when no document holds a quoted phrase."""
    first, after = asked.phrases[0]
    phrase = asked.text[asked.words[first].start : asked.words[after - 1].end]
    quoted = message("“{phrase}”", phrase=phrase)
    return message("the phrase {phrase} is found nowhere; its words are searched for", phrase=quoted)


def no_such(number: str, edition: str, nearest: Sequence[str], elsewhere: str | None = None) -> Message:
    """What to say when an edition lacks a number.

    Arguments:
        nearest: the numbers that look most like it.
        elsewhere: another edition that has it.
    """
    if elsewhere:
        return message(
            "there is no {number} in edition {edition}; edition {other} has it",
            number=number,
            edition=edition,
            other=elsewhere,
        )
    if not nearest:
        return message("there is no {number} in edition {edition}", number=number, edition=edition)
    return message(
        "there is no {number} in edition {edition}; the nearest are {nearest}",
        number=number,
        edition=edition,
        nearest=", ".join(nearest),
    )


def corrected_text(asked: Query, meant: UnderstoodQuery) -> str | None:
    """A query without its typing errors; None when it has none."""
    if not meant.corrections:
        return None
    text = asked.text
    for place, spelt in reversed(meant.corrections):
        word = asked.words[place]
        text = text[: word.start] + spelt + text[word.end :]
    return text


def instead(typed: str, corrected: str) -> Message:
    """What to say when a query was mistyped."""
    return message("searched for “{corrected}” instead of “{typed}”", corrected=corrected, typed=typed)


def only_in(terms: Iterable[Term], chosen: str, other: str) -> Iterator[Message]:
    """What to say of terms that the chosen edition has not."""
    for term in _each(terms):
        yield message(
            "“{term}” is a term of edition {other}; edition {edition} does not have it",
            term=term.name,
            other=other,
            edition=chosen,
        )


def translations(asked: Query, meant: UnderstoodQuery, language: Language) -> Iterator[Message]:
    """What to say about words of the other language."""
    for match in meant.foreign:
        first, last = asked.words[match.start], asked.words[match.start + match.length - 1]
        for term, _ in match.terms[:1]:
            yield message(
                "“{word}” is {language}; here it is called “{term}”",
                word=asked.text[first.start : last.end],
                language=NAMES[language],
                term=term.name,
            )


def confusions(meant: UnderstoodQuery) -> Iterable[Message]:
    """What to say about words that mean several things, when they are most of the query."""
    named = [term for term, share in meant.terms if share >= 0.5]
    for term in _each(named):
        if term.confusion["en"]:
            yield message("{term}: {confusion}", term=term.name, confusion=term.confusion)


def _each(terms: Iterable[Term]) -> Iterator[Term]:
    seen: set[str] = set()
    for term in terms:
        if term.name["en"] not in seen:
            seen.add(term.name["en"])
            yield term
