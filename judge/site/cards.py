"""The cards in the browser: a shelf to leaf through, one card in both languages, where the languages differ."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, jsonify, redirect, render_template, request, url_for
from flask_babel import gettext
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from judge.cards.ahead import known_cards
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.words import FACTIONS, SUBTYPES
from judge.cards.naming import display_name
from judge.cards.printed import Printed
from judge.law.book import book
from judge.messages import Language
from judge.site.errors import NoPage, Refused, shortened
from judge.site.language import OTHER
from judge.site.markdown import render
from judge.site.request_fields import one_of, words_sought
from judge.site.rule_words import rule_links, rules_root
from judge.site.setting import setting
from judge.site.symbols import abilities_aloud, inline
from judge.site.ways import asset
from judge.telling.card import CardStory, ScenarioUses, articles_of, numbers, shown_lines, tell_card
from judge.telling.card_face import drawable
from judge.telling.differences import differences as differences_of
from judge.telling.differences import differing
from judge.telling.scenario_files import scenario_files
from judge.telling.shelf_of_cards import A_PAGE, TYPES, UNDERSTOOD, WORDS, CardFilter, chosen, factions

pages = Blueprint("cards", __name__)

HIGHEST_COST = 10
_MEANT = re.compile(r"[\\`*_\[\]#!>]|^[-+]")


@pages.get("/<language:language>/cards")
def listing(language: Language) -> str:
    """The cards that fit what was chosen, a page at a time."""
    known, choice = known_cards(), _choice()
    found = chosen(known, choice, setting().edition)
    page, last = _page(len(found))
    shown = found[(page - 1) * A_PAGE : page * A_PAGE]
    return render_template(
        "cards/listing.html",
        book=book(setting().played),
        cards=[known.card(printed) for printed in shown],
        count=len(found),
        known=len(known),
        page=page,
        last=last,
        choice=choice,
        types=[(value, said.say(language)) for value, said in TYPES.items()],
        factions=[(letters, FACTIONS[letters]) for letters in factions(known)],
        costs=[(cost, str(cost)) for cost in range(HIGHEST_COST + 1)],
        keywords=[(value, said.say(language)) for value, said in WORDS.items()],
        understood=[(value, said.say(language)) for value, said in UNDERSTOOD.items()],
        not_understood=UNDERSTOOD["no"].say(language),
        to_page=lambda number: url_for("cards.listing", **{**_query_of(choice), "page": number}),
        **_words(language),
    )


@pages.get("/<language:language>/cards.json")
def listing_data(language: Language) -> Response:
    """The cards that fit what was chosen, a page at a time, as data."""
    known, choice = known_cards(), _choice()
    found = chosen(known, choice, setting().edition)
    page, last = _page(len(found))
    shown = found[(page - 1) * A_PAGE : page * A_PAGE]
    return jsonify(
        {
            "language": language,
            "count": len(found),
            "page": page,
            "pages": last,
            "cards": [
                {
                    **printed.line(),
                    "understood": known.card(printed).declined is None,
                    "address": url_for("cards.card", card_id=printed.id),
                }
                for printed in shown
            ],
        }
    )


@pages.get("/<language:language>/cards/differences")
def differences(language: Language) -> str:
    """The cards whose English and French texts do not say the same."""
    found = differing(known_cards())
    told = {one.story.printed.id: one.differences for one in found}
    return render_template(
        "cards/differences.html",
        book=book(setting().played),
        stories=[one.story for one in found],
        order=(language, OTHER[language]),
        **{**_words(language), "differences": lambda printed: told[printed.id]},
    )


@pages.get("/<language:language>/cards/differences.json")
def differences_data(language: Language) -> Response:
    """The cards whose English and French texts do not say the same, as data."""
    return jsonify(
        {
            "language": language,
            "cards": [one.story.data(language, setting().played) for one in differing(known_cards())],
        }
    )


@pages.get("/<language:language>/cards/<number:card_id>")
def card(language: Language, card_id: str) -> str | BaseResponse:
    """One card; a name that means one card leads to it."""
    found = _find(card_id, language)
    if found.printed.id != card_id:
        return redirect(url_for("cards.card", language=language, card_id=found.printed.id))
    law, shelf = book(setting().played), setting().shelf
    return render_template(
        "cards/card.html",
        book=law,
        story=found,
        card=found.card,
        printed=found.printed,
        other=OTHER[language],
        order=(language, OTHER[language]),
        root=rules_root(law, language),
        articles=articles_of(found, law),
        stories=[shelf.story(path, language) for path in _uses(found.printed.id) if path in shelf],
        linked=_linked,
        plain=abilities_aloud(map(drawable, shown_lines(found.printed.text[language])), language),
        explained=found.explained.get(language, ()),
        numbers=lambda part: [number for number in numbers(part, law.edition) if number in law],
        **_words(language),
    )


@pages.get("/<language:language>/cards/<number:card_id>.json")
def card_data(language: Language, card_id: str) -> Response:
    """One card as data, as ``judge card --json`` prints it."""
    found = _find(card_id, language)
    return jsonify(
        {
            **found.data(language, setting().played),
            "articles": articles_of(found, book(setting().played)),
            "scenarios": _uses(found.printed.id),
        }
    )


def _find(typed: str, language: Language) -> CardStory:
    known = known_cards()
    try:
        versions = known.versions(typed)
    except UnknownCard as error:
        raise NoPage(error.message.say(language), [(gettext("All cards"), url_for("cards.listing"))]) from None
    if len(versions) != 1:
        raise NoPage(
            gettext("“%(name)s” can mean several cards.", name=shortened(typed)),
            [(one.id, url_for("cards.card", card_id=one.id)) for one in versions],
        )
    story = tell_card(known.card(versions[0]), known, setting().edition)
    assert story is not None
    return story


def _words(language: Language) -> dict[str, Any]:
    """What every template of cards says things with."""
    sheet = asset("symbols.svg")
    return {
        "name_of": lambda one: display_name(one, language),
        "subtype": lambda name: SUBTYPES[name].say(language) if name in SUBTYPES else name,
        "type_of": lambda printed: _type(printed, language),
        "faction_names": FACTIONS,
        "lines_of": shown_lines,
        "differences": differences_of,
        "symbols": lambda text: inline(drawable(text), language, sheet),
    }


def _type(printed: Printed, language: Language) -> str:
    key = "token" if printed.type.startswith("TOKEN") else printed.kind.lower()
    return TYPES[key].say(language)


def _linked(text: str, language: Language) -> Markup:
    """A line of a card text as HTML, its symbols drawn, its keywords linked to their articles."""
    plain = _MEANT.sub(r"\\\g<0>", drawable(text))
    return render(plain, rule_links(book(setting().played), language), own=False)


def _uses(id_: str) -> tuple[str, ...]:
    return _uses_of(setting().shelf.folder).of(id_)


@lru_cache(maxsize=2)
def _uses_of(folder: Path) -> ScenarioUses:
    return ScenarioUses(scenario_files(folder), Collection.shipped())


def _choice() -> CardFilter:
    arguments, offers = request.args, [(gettext("All cards"), url_for("cards.listing"))]
    cost = arguments.get("cost", "")
    if cost and not (cost.isascii() and cost.isdigit() and len(cost) <= 2):
        raise Refused(gettext("“%(value)s” is no cost; write a number.", value=shortened(cost)))
    return CardFilter(
        words=words_sought(arguments),
        type=one_of(arguments, "type", tuple(TYPES), offers),
        faction=one_of(arguments, "faction", tuple(FACTIONS), offers),
        cost=int(cost) if cost else None,
        keyword=one_of(arguments, "keyword", tuple(WORDS), offers),
        understood=one_of(arguments, "understood", tuple(UNDERSTOOD), offers),
    )


def _query_of(choice: CardFilter) -> dict[str, str | int]:
    asked = {
        "q": choice.words,
        "type": choice.type,
        "faction": choice.faction,
        "cost": choice.cost,
        "keyword": choice.keyword,
        "understood": choice.understood,
    }
    return {name: value for name, value in asked.items() if value not in ("", None)}


def _page(count: int) -> tuple[int, int]:
    last = max(1, -(-count // A_PAGE))
    typed = request.args.get("page", "")
    if not typed:
        return 1, last
    if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= last):
        raise NoPage(
            gettext("There is no page “%(page)s” of these cards.", page=shortened(typed)),
            [(gettext("The first page"), url_for("cards.listing"))],
        )
    return int(typed[:6]), last
