"""The rules, looked up and searched, and the cards: found, searched, read from their text."""

from __future__ import annotations

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.editions import PLAYED, EditionNotPlayedError, rules_of
from judge.law.article import Article
from judge.law.book import DEFAULT_EDITION, Book
from judge.law.looked_up import UnknownNumber, book_of, number_in
from judge.messages import Language, Message, message
from judge.public.errors import UnreadableTextError
from judge.scenario.pasted_card import PastedCard, read_pasted
from judge.search.results import SearchResult

EDITIONS = PLAYED
"""The editions of the rules that are played, by name, the oldest first."""

MOST_FOUND = 10
"""So many results are given where nobody says how many."""


def article(number: str, *, edition: str | None = None, language: Language = "en") -> Article:
    """An article of the rules.

    Arguments:
        number: such as ``2.1.c``.
        edition: the edition of the rules; the one in force if None.

    Raises:
        UnreadableTextError: the edition has no such article, or there is no such edition.
    """
    try:
        book = book_of(edition or DEFAULT_EDITION)
        found = number_in(book, number)
    except UnknownNumber as error:
        raise _unreadable(error.message, language) from None
    if found not in book.numbers:
        what = message(
            "{number} is a section; write one of its articles: {articles}", number=found, articles=_inside(book, found)
        )
        raise _unreadable(what, language)
    return book.article(found, language)


def find_rules(
    words: str, *, edition: str | None = None, language: Language = "en", limit: int = MOST_FOUND
) -> tuple[SearchResult, ...]:
    """What the rules, the glossary and the scenarios say about something, the best first.

    Arguments:
        words: a number, words, a question or a "phrase".
        edition: the edition whose articles come first; the one in force if None.
        limit: so many at most.

    Raises:
        UnreadableTextError: it is no query, or there is no such edition.
    """
    from judge.finder import finder
    from judge.search.query import QueryError
    from judge.telling.card_names import card_names

    try:
        book = book_of(edition or DEFAULT_EDITION)
        spelt = card_names(Collection.known()).spelt
        return finder(book.edition).search(words, language, limit, names=spelt).results
    except (UnknownNumber, QueryError) as error:
        raise _unreadable(error.message, language) from None


def card(name: str, *, language: Language = "en") -> Card:
    """A card.

    Arguments:
        name: its name in either language, with a mark such as ``(rare)`` or ``(rare, Ordis)`` if it is not the common
            one; or its id.

    Raises:
        UnreadableTextError: no card is called so, or more than one.
    """
    try:
        return Collection.known().find(name)
    except UnknownCard as error:
        raise _unreadable(error.message, language) from None


def find_cards(query: str, *, edition: str | None = None, language: Language = "en") -> tuple[Card, ...]:
    """The cards that fit a query.

    Arguments:
        query: such as ``t:character f:muna c<=3 kw:tough``; the page “How to search for cards” says what can be asked.
        edition: the edition by which it is asked what is played; the one in force if None.

    Raises:
        UnreadableTextError: it is no query, or the edition is not played.
    """
    from judge.cards.search.index import CardIndex
    from judge.cards.search.query import CardQueryError
    from judge.cards.search.query import find_cards as found

    known = Collection.known()
    try:
        rules = rules_of(edition or DEFAULT_EDITION)
        return tuple(known.card(one) for one in found(query, CardIndex(known), rules.edition))
    except (CardQueryError, EditionNotPlayedError) as error:
        raise _unreadable(error.message, language) from None


def read_card(text: str, *, language: Language = "en") -> PastedCard:
    """A card by its text, as people paste it: name, type, costs, statistics and abilities, in either language.

    Returns:
        the card, how a scenario writes it under “Cards”, and the slips that were read as they are meant.

    Raises:
        UnreadableTextError: something in it is not understood.
    """
    found = read_pasted(text, "card.txt")
    if found.card is None:
        raise UnreadableTextError(one.say(language) for one in found.mistakes)
    return found


def _inside(book: Book, section: str) -> str:
    """The articles of a section."""
    return ", ".join(one.number for part in book.within(section, "en") for one in part.articles)


def _unreadable(what: Message, language: Language) -> UnreadableTextError:
    return UnreadableTextError([what.say(language)])
