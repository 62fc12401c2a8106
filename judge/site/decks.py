"""The deck check in the browser: a list is pasted, its faults come back with their articles, and its curve is drawn."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Blueprint, Response, jsonify, render_template, request
from flask_babel import gettext

from judge.cards.collection import Collection
from judge.cards.naming import display_name
from judge.game.terms import Format
from judge.games.deck_check import DeckCheck, check
from judge.games.deck_list import MOST_BYTES, MOST_LINES, read_list
from judge.law.book import book
from judge.messages import Language
from judge.site.errors import Refused, WrongType, shortened
from judge.site.language import OTHER
from judge.site.request_fields import sent_object
from judge.site.rule_words import rules_root
from judge.site.setting import setting
from judge.telling.deck import by_ids, by_names, curve, data, figures, in_order

pages = Blueprint("decks", __name__)

FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")

NAME = "deck"
"""What the pasted list is called where a file would have a name."""


@pages.get("/<language:language>/decks")
def decks(language: Language) -> str:
    """The empty form."""
    return _page(language, "", Format.CONSTRUCTED, None)


@pages.post("/<language:language>/decks")
def checked(language: Language) -> str:
    """The form with a list, and what is to be said of it."""
    typed, played = request.form.get("list", ""), _format(request.form.get("format") or Format.CONSTRUCTED.value)
    return _page(language, typed, played, _check(typed, played))


@pages.post("/<language:language>/decks.json")
def checked_data(language: Language) -> Response:
    """What is to be said of a list, as data: of a form, of JSON with ``list`` and ``format``, or of plain text."""
    sent: Mapping[str, object] | None
    if request.is_json:
        sent = sent_object()
    elif request.mimetype in FORMS:
        sent = request.form
    elif request.mimetype == "text/plain":
        sent = {**request.args, "list": request.get_data().decode("utf-8", "replace")}
    else:
        raise WrongType(gettext("Send the list as application/json, as a form, or as text/plain."))
    typed = sent.get("list") if sent is not None else None
    if sent is None or not isinstance(typed, str):
        raise Refused(gettext("Send a JSON object with “list” as a text, and “format” if you like."))
    played = _format(sent.get("format", Format.CONSTRUCTED.value))
    return jsonify({"language": language, **data(_check(typed, played), language)})


def _check(typed: str, played: Format) -> DeckCheck:
    return check(read_list(typed.encode("utf-8", "replace"), NAME), played, setting().played)


def _format(named: object) -> Format:
    known = [one.value for one in Format]
    if not isinstance(named, str) or named not in known:
        raise Refused(
            gettext(
                "“%(value)s” is nothing to choose; choose one of %(known)s.",
                value=shortened(named if isinstance(named, str) else repr(named)),
                known=", ".join(known),
            )
        )
    return Format(named)


def _page(language: Language, typed: str, played: Format, found: DeckCheck | None) -> str:
    law = book(setting().played)
    known = Collection.known()
    return render_template(
        "decks/decks.html",
        book=law,
        root=rules_root(law, language),
        typed=typed,
        played=played,
        formats=Format,
        most_bytes=MOST_BYTES,
        most_lines=MOST_LINES,
        known=len(known),
        imported=known is not Collection.shipped(),
        found=found,
        other=OTHER[language],
        wrong=sorted(
            (
                *((one.line, one.message.say(language), ()) for one in found.list.mistakes),
                *((one.line, one.reason[language], one.articles) for one in found.faults),
            ),
            key=lambda one: one[0],
        )
        if found
        else (),
        curve=curve(found) if found else (),
        figures=dict(figures(found, language)) if found else {},
        cards=in_order(found) if found else (),
        name_of=lambda card: display_name(card, language),
        known_id=lambda id_: known.with_id(id_) is not None,
        by_ids=by_ids(found) if found else "",
        by_names=by_names(found, language) if found else "",
    )
