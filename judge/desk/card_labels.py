"""What the cards of a board are called in a language, and what stands on them; the text may name them in another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.phrases import Unsayable
from judge.cards.language.words import TOKENS
from judge.cards.naming import display_name, folded
from judge.cards.printing import print_text
from judge.desk.table import DeskTable
from judge.desk.table import TableCard as Laid
from judge.messages import LANGUAGES, Language
from judge.telling.card import shown_lines


@dataclass(frozen=True, slots=True)
class CardLabel:
    """A card as people speak of it.

    Arguments:
        lines: what stands on it, an ability a line.
        page: the id under which the site shows it; "" for a card that the text brings and for a token.
    """

    name: str
    lines: tuple[str, ...] = ()
    page: str = ""

    def data(self) -> dict[str, Any]:
        """The card as JSON data."""
        return {"name": self.name, "lines": list(self.lines), "page": self.page}


def card_labels(table: DeskTable, known: Collection, language: Language) -> dict[str, CardLabel]:
    """What the cards of a table are called, by their names as the text writes them; not those that nobody knows.

    Arguments:
        known: the cards that are known, the text’s own among them.
    """
    names = dict.fromkeys(card.name for card in _cards(table))
    found = ((name, _card_label(name, known, language)) for name in names)
    return {name: one for name, one in found if one is not None}


def lines_of(card: Card, language: Language) -> tuple[str, ...]:
    """What stands on a card in a language, an ability a line; in the other one where this one lacks it."""
    if card.printed is not None:
        said = language if card.printed.says(language) else next(one for one in LANGUAGES if one != language)
        return (*shown_lines(card.printed.text[said]), *shown_lines(card.printed.support[said]))
    try:
        return shown_lines(print_text(card.abilities, language, card.feminine))
    except Unsayable:
        return ()


def _card_label(name: str, known: Collection, language: Language) -> CardLabel | None:
    for token in TOKENS.values():
        if folded(name) in (folded(token.say(one)) for one in LANGUAGES):
            return CardLabel(token.say(language))
    try:
        card = known.find(name)
    except UnknownCard:
        return None
    page = card.id if card.printed is not None else ""
    return CardLabel(_shown(card, name, known, language), lines_of(card, language), page)


def _shown(card: Card, name: str, known: Collection, language: Language) -> str:
    """A card’s name in a language; with what the text writes behind it where it can mean another card as well."""
    shown = display_name(card, language)
    try:
        plain = known.find(shown).id == card.id
    except UnknownCard:
        plain = False
    return shown if plain or folded(shown) == folded(name) else f"{shown} · {name}"


def _cards(table: DeskTable) -> Iterator[Laid]:
    for side in table.players:
        if side.hero is not None:
            yield side.hero
        for cards in side.zones.values():
            yield from cards
