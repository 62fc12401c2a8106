"""Everything that is said of one article: its words, where they come from, what leads to it and from it."""

from __future__ import annotations

from collections.abc import Callable

from judge.law.article import Article, Section
from judge.law.book import Book
from judge.law.typography import flowing
from judge.messages import Language, message
from judge.value import value

Deciding = Callable[[str, str], tuple[str, ...]]
"""The paths of the scenarios in which an article decides a step, given the edition and the article's number."""

QUOTE_NAMES = {"remark": message("Remark"), "example": message("Example"), "note": message("Editor’s note")}
"""What people call each kind of quote; questions are not shown."""


def unshown(edition: str, number: str) -> tuple[str, ...]:
    """No scenarios: for those who do not ask for them."""
    return ()


@value(frozen=True, slots=True)
class ArticleFacts:
    """An article with all that stands around it.

    Arguments:
        article: the article itself.
        edition: the edition of the rules.
        language: the language of its words.
        section: the section that holds it.
        trail: the headings above it, from the chapter to its section.
        cited_by: the articles that refer to it.
        scenarios: the paths of the scenarios that are decided by it.
        previous: the number of the article before it, if any.
        following: the number of the article after it, if any.
    """

    article: Article
    edition: str
    language: Language
    section: Section
    trail: tuple[Section, ...]
    cited_by: tuple[str, ...]
    scenarios: tuple[str, ...]
    previous: str | None
    following: str | None

    def data(self) -> dict[str, object]:
        """The article as JSON data."""
        article = self.article
        return {
            "number": article.number,
            "edition": self.edition,
            "language": self.language,
            "section": article.section,
            "text": flowing(article.text),
            "remarks": [flowing(remark) for remark in article.remarks],
            "examples": [flowing(example) for example in article.examples],
            "notes": [flowing(note) for note in article.notes],
            "source": article.source,
            "inferred": article.inferred,
            "cites": list(article.references),
            "cited_by": list(self.cited_by),
            "scenarios": list(self.scenarios),
        }


def article_facts(book: Book, number: str, language: Language, deciding: Deciding = unshown) -> ArticleFacts:
    """All that is said of an article.

    Arguments:
        book: the edition that holds it.
        language: the language to say it in.
        deciding: finds the scenarios that are decided by it.

    Raises:
        KeyError: the edition has no such article.
    """
    article = book.article(number, language)
    previous, following = book.neighbours(number)
    return ArticleFacts(
        article=article,
        edition=book.edition,
        language=language,
        section=book.section(article.section, language),
        trail=book.above(article.section, language),
        cited_by=book.cited_by(number),
        scenarios=deciding(book.edition, number),
        previous=previous,
        following=following,
    )


def section_data(book: Book, number: str, language: Language, deciding: Deciding = unshown) -> dict[str, object]:
    """A section and everything below it as JSON data.

    Raises:
        KeyError: the edition has no such section.
    """
    section = book.section(number, language)
    return {
        "number": section.number,
        "edition": book.edition,
        "language": language,
        "title": section.title,
        "sections": [part.number for part in book.within(number, language) if part.number != number],
        "articles": [
            article_facts(book, article.number, language, deciding).data()
            for part in book.within(number, language)
            for article in part.articles
        ],
    }
