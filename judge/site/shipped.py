"""A scenario or a card of the site as a situation for the desk."""

from __future__ import annotations

from flask import request, url_for
from flask_babel import gettext

from judge.atlas.meeting import PLAIN, Layout, Meeting
from judge.cards.collection import Collection
from judge.cards.printed import Printed
from judge.desk.about_card import about_card
from judge.desk.by_edition import by_edition
from judge.desk.sheet import blank, read
from judge.editions import PLAYED
from judge.games.opening import PLAYERS
from judge.messages import Language
from judge.scenario.about import editions_of
from judge.site.errors import NoPage, Offer, shortened
from judge.site.setting import setting
from judge.wording.names import Names


def text_asked(language: Language) -> str:
    """The text of the scenario that the address of the desk names, by the edition that it names, or by the first one
    of the scenario; a situation with the card that it names in hand; an empty one where it names neither.

    Raises:
        NoPage: there is no such scenario or card, or it is not of that edition.
    """
    path, edition, card, other = (request.args.get(name, "") for name in ("from", "edition", "card", "beside"))
    if card and other and not path:
        return _meeting(card, other, edition, language)
    if card and not path:
        known = Collection.known()
        found = known.with_id(card)
        if not isinstance(found, Printed) or found.is_token:
            raise NoPage(gettext("There is no card “%(card)s”.", card=shortened(card)), desk_offers())
        return about_card(found, known, language, setting().played)
    if not path:
        return blank(language, setting().played)
    if path not in setting().shelf:
        raise NoPage(gettext("There is no scenario “%(path)s”.", path=shortened(path)), desk_offers())
    text = (setting().shelf.folder / f"{path}.md").read_text(encoding="utf-8")
    if edition and edition not in editions_of(read(text)):
        said = gettext("This scenario does not say what edition “%(edition)s” makes of it.", edition=shortened(edition))
        raise NoPage(said, desk_offers())
    return by_edition(text, edition) if edition else text


def _meeting(first: str, second: str, edition: str, language: Language) -> str:
    """The situation in which two cards meet, on the board that the address names.

    Raises:
        NoPage: there is no such card, board or edition, or the first card cannot be met so.
    """
    layout, _, side = request.args.get("board", "").partition("-")
    known = Collection.known()
    cards = [known.with_id(card) for card in (first, second)]
    for typed, one in zip((first, second), cards, strict=True):
        if not isinstance(one, Printed) or one.is_token:
            raise NoPage(gettext("There is no card “%(card)s”.", card=shortened(typed)), desk_offers())
    here, there = (known.card(one) for one in cards if isinstance(one, Printed))
    if layout not in [one.value for one in Layout] or not Layout(layout).fits(here) or edition not in PLAYED:
        raise NoPage(gettext("There is no such board."), desk_offers())
    plain = known.find(PLAIN)
    return Meeting(here, there, side == "opposite", Layout(layout)).text(
        Names(PLAYERS, known), plain, edition, language
    )


def desk_offers() -> list[Offer]:
    """Where a visitor of the desk may go who has asked for what there is not."""
    return [
        (gettext("An empty desk"), url_for("desk.desk")),
        (gettext("All scenarios"), url_for("scenarios.listing")),
    ]
