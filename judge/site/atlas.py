"""The atlas in the browser: what is worth knowing of two cards, by kind and card; each find opens at the desk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flask import Blueprint, Response, jsonify, render_template, request, url_for
from flask_babel import gettext

from judge.atlas.looking import FindKind
from judge.atlas.meeting import PLAIN
from judge.atlas.naming import kind_name
from judge.atlas.shipped import Atlas, ShippedFind, atlas
from judge.atlas.telling import articles_of, situation, what
from judge.cards.ahead import known_cards
from judge.cards.naming import display_name
from judge.cards.printed import Printed
from judge.law.book import book, editions
from judge.messages import LANGUAGES, Language
from judge.site.errors import NoPage, shortened
from judge.site.paging import page_asked
from judge.site.rule_words import rules_root
from judge.value import value

pages = Blueprint("atlas", __name__)

MOST_BESIDE = 12
"""So many finds stand on the page of a card."""


@value(frozen=True, slots=True)
class ToldFind:
    """A find in words.

    Arguments:
        situation: on which board.
        what: what is so there.
        editions: by which editions.
        articles: the articles that it is about, each with the edition that it is of.
        desk: where it opens at the desk.
        beside: the cards that meet, each as its id and name; the plain one is left out.
    """

    kind: FindKind
    situation: str
    what: str
    editions: tuple[str, ...]
    articles: tuple[str, ...]
    desk: str
    beside: tuple[tuple[str, str], ...]

    def data(self) -> dict[str, Any]:
        """The find as JSON."""
        return {
            "kind": self.kind.value,
            "situation": self.situation,
            "what": self.what,
            "editions": self.editions,
            "articles": self.articles,
            "desk": self.desk,
            "cards": [card for card, _ in self.beside],
        }


@pages.get("/<language:language>/atlas")
def overview(language: Language) -> str:
    """The finds of a kind and a card, a page at a time."""
    here = atlas()
    kind, card = _asked(here)
    found = here.of(kind, card)
    page = page_asked(len(found))
    cards = sorted({one for find in here.finds for one in (find.first, find.second)} - {PLAIN})
    names = _names(cards)
    return render_template(
        "atlas/atlas.html",
        finds=list(told(page.of(found), language)),
        count=len(found),
        counts=here.counts,
        page=page,
        kinds=[(one.value, kind_name(one).say(language)) for one in here.kinds],
        kind=kind,
        card=card,
        cards=sorted(((one, names[one][language]) for one in names), key=lambda pair: pair[1].casefold()),
        roots={edition: rules_root(book(edition), language) for edition in editions()},
    )


@pages.get("/<language:language>/atlas.json")
def overview_data(language: Language) -> Response:
    """The finds of a kind and a card, a page at a time, as data."""
    here = atlas()
    found = here.of(*_asked(here))
    page = page_asked(len(found))
    return jsonify(
        {
            "language": language,
            "looked": dict(here.counts),
            "kinds": {kind.value: count for kind, count in here.kinds.items()},
            "count": len(found),
            "page": page.number,
            "pages": page.last,
            "finds": [one.data() for one in told(page.of(found), language)],
        }
    )


def beside(card: str, language: Language) -> list[ToldFind]:
    """What is worth knowing of a card, to stand on its page.

    Arguments:
        card: its id.
    """
    return list(told(atlas().about(card)[:MOST_BESIDE], language))


def told(finds: Iterable[ShippedFind], language: Language) -> Iterable[ToldFind]:
    """Finds in words."""
    finds = list(finds)
    names = _names(card for one in finds for card in (one.first, one.second))
    for one in finds:
        edition = one.find.editions[-1]
        cards = [card for card in dict.fromkeys((one.first, one.second)) if card != PLAIN]
        yield ToldFind(
            one.find.kind,
            situation(one, names).say(language),
            what(one, language),
            one.find.editions,
            articles_of(one, edition),
            url_for(
                "desk.desk",
                language=language,
                card=one.first,
                beside=one.second,
                board=f"{one.layout.value}-{'opposite' if one.opposite else 'same'}",
                edition=edition,
            ),
            tuple((card, names[card][language]) for card in cards),
        )


def _names(cards: Iterable[str]) -> dict[str, Mapping[Language, str]]:
    """What cards are called; those that are not known any more go by their ids."""
    known = known_cards()
    found: dict[str, Mapping[Language, str]] = {}
    for card in cards:
        printed = known.with_id(card)
        if isinstance(printed, Printed):
            found[card] = {language: display_name(printed, language) for language in LANGUAGES}
        else:
            found[card] = dict.fromkeys(LANGUAGES, card)
    return found


def _asked(here: Atlas) -> tuple[FindKind | None, str]:
    """The kind and the card that the address names.

    Raises:
        NoPage: there is nothing of such a kind or card.
    """
    kind, card = (request.args.get(name, "") for name in ("kind", "card"))
    offers = [(gettext("The atlas"), url_for("atlas.overview"))]
    if kind and kind not in [one.value for one in FindKind]:
        raise NoPage(gettext("There is no kind “%(kind)s” in the atlas.", kind=shortened(kind)), offers)
    if card and not here.about(card):
        raise NoPage(gettext("Nothing about “%(card)s” is in the atlas.", card=shortened(card)), offers)
    return (FindKind(kind) if kind else None), card
