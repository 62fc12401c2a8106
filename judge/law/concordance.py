"""Holds the engine's citations against the rule book: where a cited article's words have moved, or what it says now."""

from __future__ import annotations

from collections.abc import Iterator

from judge.law.book import Book, Text
from judge.law.citations.law import Law
from judge.messages import LANGUAGES, Language, Message, message


def holders(words: str, text: Text) -> tuple[str, ...]:
    """The numbers of the articles that hold a run of words, whitespace folded.

    Arguments:
        words: the words.
        text: a rule book's text in one language.
    """
    return tuple(article.number for article in text.articles.values() if _folded(words) in _folded(article.text))


def discords(law: Law, book: Book) -> Iterator[Message]:
    """What is wrong with a citation, one message for each number or language that does not agree.

    Arguments:
        law: a law that the engine cites.
        book: an edition of the rules.
    """
    number = law.number(book.edition)
    for one in (number, *law.summaries):
        if one not in book.texts["en"].articles:
            near = ", ".join(book.nearest(one)) or "-"
            yield message("{name}: there is no {number}; did you mean {near}?", name=law.name, number=one, near=near)
    for language in LANGUAGES:
        yield from _words(law, book, language, number)


def _words(law: Law, book: Book, language: Language, number: str) -> Iterator[Message]:
    words, text = law.words[language], book.texts[language]
    if not words.strip():
        yield message("{name}: no operative words ({language})", name=law.name, language=language)
        return
    found = holders(words, text)
    if number in found:
        return
    if found:
        yield message(
            "{name}: “{words}” ({language}) is no longer in {number}; moved to {moved}",
            name=law.name,
            words=words,
            language=language,
            number=number,
            moved=", ".join(found),
        )
    elif number in text.articles:
        yield message(
            "{name}: “{words}” ({language}) stands nowhere; {number} now says: {text}",
            name=law.name,
            words=words,
            language=language,
            number=number,
            text=_folded(text.articles[number].text),
        )


def _folded(text: str) -> str:
    return " ".join(text.split())
