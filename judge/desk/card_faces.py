"""What the cards of a board are called in a language, and what stands on them; the text may name them in another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.words import TOKENS
from judge.cards.naming import display_name, folded
from judge.desk.table import DeskTable
from judge.desk.table import TableCard as Laid
from judge.messages import LANGUAGES, Language
from judge.telling.card_face import card_face, face_named
from judge.telling.table import CardFace


def card_faces(table: DeskTable, known: Collection, language: Language) -> dict[str, CardFace]:
    """What the cards of a table are called, by their names as the text writes them; not those that nobody knows.

    Arguments:
        known: the cards that are known, the text’s own among them.
    """
    names = dict.fromkeys(card.name for card in _cards(table))
    found = ((name, _card_face(name, known, language)) for name in names)
    return {name: one for name, one in found if one is not None}


def _card_face(name: str, known: Collection, language: Language) -> CardFace | None:
    for token in TOKENS.values():
        if folded(name) in (folded(token.say(one)) for one in LANGUAGES):
            return face_named(token.en, known, language)
    try:
        card = known.find(name)
    except UnknownCard:
        return None
    return replace(card_face(card, language), name=_shown(card, name, known, language))


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
