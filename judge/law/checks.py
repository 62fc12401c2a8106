"""What must hold of a rule book: both languages alike, every number once, every reference alive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from judge.law.article import Article
from judge.law.book import Book, read_book
from judge.messages import LANGUAGES, Mistake, message

OTHER = {"en": "fr", "fr": "en"}


def check(folder: Path) -> list[Mistake]:
    """Every mistake of the edition in a folder, in the order of its files.

    Raises:
        OSError: the folder or one of its files is not there.
    """
    book = read_book(folder)
    mistakes = [
        *book.mistakes,
        *_languages(book),
        *_references(book),
        *_terms(book),
        *_numbers(book, folder / "numbers.txt"),
    ]
    return sorted(mistakes, key=lambda mistake: (mistake.file, mistake.line))


def _languages(book: Book) -> Iterator[Mistake]:
    for language in LANGUAGES:
        mine, other = book.texts[language], book.texts[OTHER[language]]  # type: ignore[index]
        for item in (*mine.sections.values(), *mine.articles.values()):
            counterpart = (
                other.articles.get(item.number) if isinstance(item, Article) else other.sections.get(item.number)
            )
            if counterpart is None:
                yield Mistake(
                    item.file, item.line, message("{number} is missing in the other language", number=item.number)
                )
        for entry in mine.entries.values():
            if entry.key not in other.entries:
                yield Mistake(
                    entry.file, entry.line, message("“{key}” is missing in the other language", key=entry.key)
                )
    for article in book.texts["fr"].articles.values():
        english = book.texts["en"].articles.get(article.number)
        if english is None:
            continue
        if (english.source, english.inferred) != (article.source, article.inferred):
            yield Mistake(
                article.file,
                article.line,
                message("{number} has another source in English", number=article.number),
            )
        kinds = [[quote.kind for quote in one.quotes if quote.kind != "question"] for one in (english, article)]
        if kinds[0] != kinds[1]:
            yield Mistake(
                article.file,
                article.line,
                message("{number} has other remarks, examples or notes than in English", number=article.number),
            )


def _references(book: Book) -> Iterator[Mistake]:
    for language in LANGUAGES:
        text = book.texts[language]
        for item in (*text.articles.values(), *text.entries.values()):
            for number in item.references:
                if number not in book:
                    yield Mistake(
                        item.file,
                        item.line,
                        message(
                            "there is no {number}; did you mean {nearest}?",
                            number=number,
                            nearest=", ".join(book.nearest(number)) or "-",
                        ),
                    )


def _terms(book: Book) -> Iterator[Mistake]:
    for term in book.terms:
        if term.article not in book:
            yield Mistake(
                "terms.toml",
                term.line,
                message("“{term}” names no article: {number}", term=term.name["en"], number=term.article),
            )


def _numbers(book: Book, path: Path) -> Iterator[Mistake]:
    for line, number in enumerate(path.read_text(encoding="utf-8").split(), 1):
        if number not in book.texts["en"].articles:
            yield Mistake(path.name, line, message("the article {number} is not written yet", number=number))
