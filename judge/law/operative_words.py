"""Holds the engine's citations against the rule book: where a cited article's words have moved, or what it says now."""

from __future__ import annotations

from collections.abc import Iterator

from judge.law.book import Book
from judge.law.citation import Citation
from judge.law.text import Text
from judge.messages import LANGUAGES, Language, Message, message


def holders(words: str, text: Text) -> tuple[str, ...]:
    """The numbers of the articles that hold a run of words, whitespace folded.

    Arguments:
        text: a rule book's text in one language.
    """
    return tuple(article.number for article in text.articles.values() if _folded(words) in _folded(article.text))


def discords(name: str, citation: Citation, book: Book) -> Iterator[Message]:
    """What is wrong with a citation, one message for each number or language that does not agree.

    Arguments:
        name: the name of the law.
        citation: what the edition says of it.
        book: the edition.
    """
    for one in (citation.article, *citation.summaries):
        if one not in book.texts["en"].articles:
            near = ", ".join(book.nearest(one)) or "-"
            yield message("{name}: there is no {number}; did you mean {near}?", name=name, number=one, near=near)
    for language in LANGUAGES:
        yield from _words(name, citation, book, language)


def _words(name: str, citation: Citation, book: Book, language: Language) -> Iterator[Message]:
    number, words, text = citation.article, citation.words[language], book.texts[language]
    if not words.strip():
        yield message("{name}: no operative words ({language})", name=name, language=language)
        return
    found = holders(words, text)
    if number in found:
        return
    if found:
        yield message(
            "{name}: “{words}” ({language}) is no longer in {number}; moved to {moved}",
            name=name,
            words=words,
            language=language,
            number=number,
            moved=", ".join(found),
        )
    elif number in text.articles:
        yield message(
            "{name}: “{words}” ({language}) stands nowhere; {number} now says: {text}",
            name=name,
            words=words,
            language=language,
            number=number,
            text=_folded(text.articles[number].text),
        )


def _folded(text: str) -> str:
    return " ".join(text.split())
