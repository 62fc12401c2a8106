"""The search in the browser: results with filters, and suggestions while one types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from flask import Blueprint, Response, jsonify, redirect, render_template, request, url_for
from flask_babel import gettext
from werkzeug.wrappers import Response as BaseResponse

from judge.cards.collection import Collection
from judge.cards.naming import display_name
from judge.cards.printed import Printed
from judge.law.book import book, editions
from judge.messages import Language
from judge.search.document import Kind
from judge.search.highlight import unmarked
from judge.search.query import LONGEST, QueryError
from judge.site import official
from judge.site.errors import Meaningless, NoPage, Refused, shortened
from judge.site.glossary import glossary_root
from judge.site.page_cache import cached_page
from judge.site.rule_words import rules_root
from judge.site.rules import existing_edition
from judge.site.setting import setting
from judge.site.symbols import abilities_aloud, aloud, drawn, inline
from judge.site.ways import asset, way
from judge.telling.card import shown_lines
from judge.telling.card_names import CardNames, NamedCards, card_names

if TYPE_CHECKING:
    from judge.finder import SearchResult, SearchResults
    from judge.search.results import Counterpart

pages = Blueprint("search", __name__)

KINDS: Mapping[str, tuple[Kind, ...]] = {
    "rule": ("rule", "section"),
    "example": ("example",),
    "glossary": ("glossary",),
    "scenario": ("scenario",),
}
"""What a visitor may choose to find, and which kinds of documents that means."""

OFFICIAL: Literal["official"] = "official"
"""The kind of the user's own copy of the official text; there only for those who may see it."""

CARDS = "card"
"""The kind that is no document: cards are found by what stands on them."""

ROOM = 4_000_000
"""How many bytes the kept pages of searches may take, packed."""

SHOWN = 15
CARDS_BESIDE = 4
CARDS_SUGGESTED = 2
MOST_SHOWN = 100
SUGGESTED = 8


@pages.get("/<language:language>/search")
@cached_page(ROOM, official.stamp)
def search(language: Language) -> str | BaseResponse:
    """What was found, or the empty form when nothing was asked."""
    kinds = {**KINDS, OFFICIAL: (OFFICIAL,)} if official.stamp() is not None else KINDS
    if "q" not in request.args:
        return render_template("search/search.html", book=setting().book, found=None)
    chapter, kind, edition = _chapter(), _kind(), _edition()
    if kind == CARDS:
        return redirect(url_for("cards.listing", language=language, q=request.args["q"]))
    found = _find(language, chapter, kind, edition)
    if found.direct and not chapter and not kind:
        return redirect(f"{rules_root(book(found.edition), language)}/{found.direct}")
    law, cards = book(found.edition), NamedCards((), False) if chapter or kind else _named(found, CARDS_BESIDE)
    return render_template(
        "search/search.html",
        book=law,
        chapters=[section for section in law.texts[language].sections.values() if section.level == 1],
        kinds=kinds,
        first=cards.cards[0] if cards.sure else None,
        cards=cards.cards[1:] if cards.sure else cards.cards,
        card_name=lambda card: display_name(card, language),
        card_lines=lambda card: _lines(card, language),
        symbols=lambda line: inline(line, language, asset("symbols.svg")),
        found=found,
        asked=found.query,
        chapter=chapter,
        kind=kind,
        edition=edition,
        literal=_literal(),
        editions=editions(),
        address=address,
        beside=_beside,
        drawn=lambda html: drawn(html, language, asset("symbols.svg")),
    )


@pages.get("/<language:language>/search.json")
def search_data(language: Language) -> Response:
    """What was found as data."""
    found = _find(language, _chapter(), _kind(), _edition())
    cards = _named(found, CARDS_BESIDE)
    return jsonify(
        {
            "query": found.query,
            "language": found.language,
            "edition": found.edition,
            "corrected": found.corrected,
            "direct": found.direct,
            "notes": [note.say(language) for note in found.notes],
            "results": [
                {
                    "edition": result.edition,
                    "number": result.number,
                    "kind": result.kind,
                    "title": result.title,
                    "excerpt": result.excerpt,
                    "score": result.score,
                    "key": result.key,
                    "language": result.language,
                    "question": result.question,
                    "address": address(result, language),
                    "also": [
                        {
                            "edition": other.edition,
                            "number": other.number,
                            "address": _beside(result, other, language),
                        }
                        for other in result.also
                    ],
                }
                for result in found.results
            ],
            "cards": [
                {"id": card.id, "name": display_name(card, language), "address": _card_address(card, language)}
                for card in cards.cards
            ],
            "card_first": cards.sure,
        }
    )


@pages.get("/<language:language>/suggest.json")
def suggestions(language: Language) -> Response:
    """What a visitor who is typing may want."""
    try:
        found = setting().finder(setting().edition).suggest(request.args.get("q", ""), language, SUGGESTED)
    except QueryError:
        found = ()
    cards = _names().named(request.args.get("q", "")[:LONGEST], CARDS_SUGGESTED)
    rules = [
        {
            "edition": result.edition,
            "number": result.number,
            "title": result.title,
            "kind": result.kind,
            "language": result.language,
            "text": aloud(unmarked(result.question or result.excerpt), result.language),
            "address": address(result, language),
        }
        for result in found[: SUGGESTED - len(cards.cards)]
    ]
    named = [
        {
            "edition": None,
            "number": display_name(card, language),
            "title": "",
            "kind": CARDS,
            "language": language,
            "text": abilities_aloud(shown_lines(card.text[language] or card.text["en"]), language),
            "address": _card_address(card, language),
        }
        for card in cards.cards
    ]
    return jsonify([*named, *rules] if cards.sure else [*rules, *named])


def address(result: SearchResult, language: Language) -> str:
    """Where a result leads, in the language of the page."""
    if result.kind == "scenario":
        return way("scenarios.scenario", language=language, path=result.key)
    return _address(result.kind, result.edition, result.key, language)


def _beside(result: SearchResult, other: Counterpart, language: Language) -> str:
    """Where what a result is in another edition lies."""
    return _address(result.kind, other.edition, other.key, language)


def _address(kind: Kind, edition: str, key: str, language: Language) -> str:
    if kind == "glossary":
        return f"{glossary_root(edition, language)}#{key}"
    return f"{rules_root(book(edition), language)}/{key}"


def _card_address(card: Printed, language: Language) -> str:
    return way("cards.card", language=language, card_id=card.id)


def _find(language: Language, chapter: str | None, kind: str | None, edition: str | None) -> SearchResults:
    finder = official.finder(setting().edition) or setting().finder(setting().edition)
    kinds: tuple[Kind, ...] | None = (OFFICIAL,) if kind == OFFICIAL else KINDS.get(kind or "")
    names = None if _literal() else _names().spelt
    try:
        return finder.search(request.args.get("q", ""), language, _limit(), chapter, kinds, edition, names)
    except QueryError as error:
        raise Meaningless(
            error.message.say(language),
            [
                (gettext("The rules"), url_for("rules.contents")),
                (gettext("The glossary"), url_for("glossary.glossary")),
            ],
        ) from error


def _literal() -> bool:
    """Whether a visitor wants what is typed, not what may have been meant."""
    return request.args.get("literal") == "1"


def _names() -> CardNames:
    return card_names(Collection.known())


def _named(found: SearchResults, most: int) -> NamedCards:
    return _names().named(found.query, most, found.corrected)


def _lines(card: Printed, language: Language) -> list[str]:
    """The abilities of a card, one a line."""
    texts = (part[language] or part["en"] for part in (card.text, card.support))
    return [line for text in texts for line in shown_lines(text)]


def _chapter() -> str | None:
    chapter = request.args.get("chapter", "")
    if not chapter:
        return None
    if len(chapter) > 2 or chapter not in setting().book:
        raise NoPage(gettext("There is no chapter “%(chapter)s”.", chapter=shortened(chapter)))
    return chapter


def _kind() -> str | None:
    kind = request.args.get("kind", "")
    known = (*KINDS, CARDS) if official.stamp() is None else (*KINDS, OFFICIAL, CARDS)
    if kind and kind not in known:
        raise Refused(
            gettext(
                "“%(kind)s” is no kind of result; choose one of %(kinds)s.",
                kind=shortened(kind),
                kinds=", ".join(known),
            )
        )
    return kind or None


def _edition() -> str | None:
    edition = request.args.get("edition", "")
    return existing_edition(edition).edition if edition else None


def _limit() -> int:
    typed = request.args.get("limit", "")
    if not typed:
        return SHOWN
    if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= MOST_SHOWN):
        raise Refused(gettext("The limit is a number from 1 to %(most)s.", most=MOST_SHOWN))
    return int(typed[:6])
