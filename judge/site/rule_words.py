"""The words of articles as HTML: alone, and beside their counterparts in another edition."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from judge.law.article import Article
from judge.law.book import Book, book
from judge.messages import Language
from judge.site.markdown import Mark, mark_runs, render
from judge.site.quoted_cards import QuotedCards
from judge.site.vocabulary import Links
from judge.site.ways import asset, way
from judge.telling.history import ComparedArticle, History, histories
from judge.value import value


@value(frozen=True, slots=True)
class Fragments:
    """An article's words as HTML.

    Arguments:
        text: the rule.
        quotes: what stands under it, in order: the kind and the words.
    """

    text: Markup
    quotes: tuple[tuple[str, Markup], ...]

    def of(self, kind: str) -> tuple[Markup, ...]:
        """The words of one kind of quote."""
        return tuple(words for one, words in self.quotes if one == kind)


@value(frozen=True, slots=True)
class ComparedWords:
    """An article as it stands beside its counterpart.

    Arguments:
        address: where it lies.
        words: the rule, the words marked that the other edition lacks.
    """

    edition: str
    number: str
    address: str
    words: Markup


@value(frozen=True, slots=True)
class ShownHistory:
    """An article from one edition to the next, to be shown.

    Arguments:
        before: the wording of the earlier edition.
        after: the wording of the later edition.
    """

    history: History
    before: tuple[ComparedWords, ...]
    after: tuple[ComparedWords, ...]


@lru_cache(maxsize=4096)
def fragments(edition: str, number: str, language: Language) -> Fragments:
    """An article's words as HTML; they never change while the site runs.

    Raises:
        KeyError: there is no such edition or article.
    """
    article: Article = book(edition).article(number, language)
    links = rule_links(book(edition), language, number)
    told = replace(links, cards=QuotedCards(language))
    calm = replace(told, terms=False)
    text = render(article.text, links)
    quotes = (quote for quote in article.quotes if quote.kind != "question")
    return Fragments(
        text,
        tuple((quote.kind, render(quote.text, told if quote.kind == "remark" else calm)) for quote in quotes),
    )


def rule_links(law: Book, language: Language, at: str = "") -> Links:
    """Where the references of a text about an edition lead."""
    return Links(law, language, rules_root(law, language), asset("symbols.svg"), at)


def rules_root(law: Book, language: Language) -> str:
    """The address under which an edition's rules lie."""
    return f"{way('rules.contents', language=language)}/{law.edition}"


@lru_cache(maxsize=4096)
def shown_histories(edition: str, number: str, language: Language) -> tuple[ShownHistory, ...]:
    """What an article has been or become in other editions; it never changes while the site runs.

    Raises:
        KeyError: there is no such edition or article.
    """
    return tuple(
        ShownHistory(
            one,
            tuple(_compared(article, one.earlier, "del", edition, language) for article in one.before),
            tuple(_compared(article, one.later, "ins", edition, language) for article in one.after),
        )
        for one in histories(edition, number, language)
    )


def _compared(article: ComparedArticle, edition: str, mark: Mark, page: str, language: Language) -> ComparedWords:
    links = rule_links(book(edition), language, article.number)
    calm = replace(links, terms=False, foreign=edition != page)
    words = render(mark_runs(article.runs, mark), calm)
    return ComparedWords(edition, article.number, f"{links.root}/{article.number}", words)
