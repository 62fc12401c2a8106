"""The cards in the browser: a shelf to leaf through, one card in both languages, where the languages differ."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, jsonify, redirect, render_template, url_for
from flask_babel import gettext
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from judge.cards.ahead import known_cards
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.words import FACTIONS
from judge.cards.naming import display_name
from judge.cards.printed import Printed
from judge.cards.search.fields import FIELDS, JOINED, KEYWORD_NAMES, TYPES, UNDERSTOOD, WHOLE, factions_of, type_of
from judge.cards.search.query import CardQueryError
from judge.law.book import book
from judge.law.typography import in_print
from judge.messages import Language
from judge.site.atlas import beside
from judge.site.card_choice import card_choice
from judge.site.errors import NoPage, Refused, shortened
from judge.site.language import OTHER
from judge.site.markdown import render
from judge.site.paging import page_asked
from judge.site.rule_words import rule_links, rules_root
from judge.site.setting import setting
from judge.site.symbols import abilities_aloud, inline
from judge.site.ways import asset
from judge.telling.card import CardStory, ScenarioUses, articles_of, numbers, shown_lines, tell_card
from judge.telling.card_face import card_face
from judge.telling.differences import differences as differences_of
from judge.telling.differences import differing
from judge.telling.scenario_files import scenario_files

pages = Blueprint("cards", __name__)

HIGHEST_COST = 10
_MEANT = re.compile(r"[\\`*_\[\]#!>]|^[-+]")


@pages.get("/<language:language>/cards")
def listing(language: Language) -> str | tuple[str, int]:
    """The cards that fit what was chosen, a page at a time; a query that cannot be answered, with the reason."""
    known, choice = known_cards(), card_choice()
    try:
        found, trouble = choice.found(known, setting().edition), ""
    except CardQueryError as error:
        found, trouble = (), error.message.say(language)
    page = page_asked(len(found))
    shown = page.of(found)
    drawn = render_template(
        "cards/listing.html",
        book=book(setting().played),
        faces=[card_face(known.card(printed), language) for printed in shown],
        declined={printed.id for printed in shown if known.card(printed).declined is not None},
        count=len(found),
        known=len(known),
        page=page,
        choice=choice,
        trouble=trouble,
        types=[(value, said.say(language)) for value, said in TYPES.items()],
        factions=[(letters, FACTIONS[letters]) for letters in factions_of(known.printed)],
        costs=[(cost, str(cost)) for cost in range(HIGHEST_COST + 1)],
        keywords=[(value, said.say(language)) for value, said in KEYWORD_NAMES.items()],
        understood=[(value, said.say(language)) for value, said in UNDERSTOOD.items()],
        not_understood=UNDERSTOOD["no"].say(language),
        **_words(language),
    )
    return (drawn, Refused.code) if trouble else drawn


@pages.get("/<language:language>/cards.json")
def listing_data(language: Language) -> Response:
    """The cards that fit what was chosen, a page at a time, as data."""
    known, choice = known_cards(), card_choice()
    try:
        found = choice.found(known, setting().edition)
    except CardQueryError as error:
        offers = [(gettext("How to search for cards"), url_for("cards.syntax"))]
        raise Refused(error.message.say(language), offers) from None
    page = page_asked(len(found))
    shown = page.of(found)
    return jsonify(
        {
            "language": language,
            "count": len(found),
            "page": page.number,
            "pages": page.last,
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


@pages.get("/<language:language>/cards/search")
def syntax(language: Language) -> str:
    """How cards are searched for: everything that can be asked of them."""
    return render_template(
        "cards/syntax.html", book=book(setting().played), fields=FIELDS, joined=JOINED, whole=WHOLE[language]
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
    known, played = known_cards(), setting().played
    told = (tell_card(one.story.card, known, played) for one in differing(known))
    return jsonify({"language": language, "cards": [one.data(language, played) for one in told if one is not None]})


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
        printed=found.printed,
        face=card_face(found.card, language),
        other=OTHER[language],
        order=(language, OTHER[language]),
        root=rules_root(law, language),
        articles=articles_of(found, law),
        scenarios={path: shelf.title(path, language) for path in _uses(found.printed.id) if path in shelf},
        linked=_linked,
        beside=beside(found.printed.id, language),
        plain=abilities_aloud(shown_lines(found.printed.text[language]), language),
        explained=found.explained.get(language, ()),
        numbers=lambda part: [number for number in numbers(part, law.edition) if number in law],
        **_words(language),
    )


@pages.get("/<language:language>/previews/cards/<number:card_id>")
def preview(language: Language, card_id: str) -> str:
    """What shows beside the name of a card: what stands on each version of it, the uniques left out."""
    known, name = known_cards(), _find(card_id, language).printed.name["en"]
    versions = (one for one in known.printed if one.name["en"] == name and one.rarity != "unique")
    faces = [card_face(known.card(one), language) for one in versions]
    return render_template("cards/preview.html", faces=faces, **_words(language))


@pages.get("/<language:language>/cards/<number:card_id>.json")
def card_data(language: Language, card_id: str) -> Response:
    """One card as data, as ``judge card --json`` prints it."""
    found = _find(card_id, language)
    return jsonify(
        {
            **found.data(language, setting().played),
            "articles": articles_of(found, book(setting().played)),
            "scenarios": _uses(found.printed.id),
            "atlas": [one.data() for one in beside(found.printed.id, language)],
        }
    )


def _find(typed: str, language: Language) -> CardStory:
    known = known_cards()
    try:
        versions = known.versions(typed)
    except UnknownCard as error:
        offers = [
            (gettext("All cards"), url_for("cards.listing")),
            (gettext("Write a card at the desk"), url_for("desk.desk")),
        ]
        raise NoPage(error.message.say(language), offers) from None
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

    def plain(text: str) -> Markup:
        return inline(text, language, sheet)

    return {
        "name_of": lambda one: display_name(one, language),
        "type_of": lambda printed: _type(printed, language),
        "lines_of": shown_lines,
        "differences": differences_of,
        "symbols": plain,
        "unlinked": plain,
    }


def _type(printed: Printed, language: Language) -> str:
    return TYPES[type_of(printed)].say(language)


def _linked(text: str, language: Language) -> Markup:
    """A line of a card text as HTML, its symbols drawn, its keywords linked to their articles."""
    plain = _MEANT.sub(r"\\\g<0>", in_print(text, language))
    return render(plain, rule_links(book(setting().played), language), own=False)


def _uses(id_: str) -> tuple[str, ...]:
    return _uses_of(setting().shelf.folder).of(id_)


@lru_cache(maxsize=2)
def _uses_of(folder: Path) -> ScenarioUses:
    return ScenarioUses(scenario_files(folder), Collection.shipped())
