"""What a person reads on a card, in one language: the line of its kind, its numbers, and its abilities."""

from __future__ import annotations

from collections.abc import Iterable

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.amounts import Unsayable
from judge.cards.language.words import FACTIONS, SUBTYPES, TOKENS, TYPES
from judge.cards.naming import display_name
from judge.cards.printing import print_text
from judge.game.state.objects import Characteristics, Player
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language, message
from judge.scenario.performance import Performance
from judge.scenario.tokens import token_named
from judge.telling.card import shown_lines
from judge.telling.seat import SeatView
from judge.telling.table import CardFace
from judge.wording.names import NamedCard


def faces_of(performances: Iterable[Performance], player: Player | None, language: Language) -> tuple[CardFace, ...]:
    """What stands on every card of some runs of one scenario that is known from a seat, in the order of the names.

    Arguments:
        performances: the runs.
        player: whose seat; None for the judge's.
    """
    found: dict[str, CardFace] = {}
    for performance in performances:
        for key in SeatView(performance, player).known_cards - set(found):
            face = face_named(key, performance.names.collection, language)
            if face is not None:
                found[key] = face
    return tuple(sorted(found.values(), key=lambda face: (face.name, face.key)))


def face_named(key: str, known: Collection, language: Language) -> CardFace | None:
    """What stands on the card or the token of a key; None for an object that is neither.

    Arguments:
        known: the cards that are known.
    """
    if key in TOKENS:
        token = token_named(NamedCard(key, frozenset({key})), known)
        return token_face(token, language) if token is not None else CardFace(key, TOKENS[key].say(language))
    try:
        return card_face(known.find(key), language)
    except UnknownCard:
        return None


def card_face(card: Card, language: Language) -> CardFace:
    """What stands on a card."""
    name = card.name[language]
    version = display_name(card, language).removeprefix(name).strip(" ()").partition(", ")[0]
    return CardFace(
        key=card.id,
        name=name,
        kind=_kind(TYPES[card.type].say(language), card.subtypes, language, FACTIONS.get(card.faction, ""), version),
        faction=card.faction,
        hand=None if card.type is Type.HERO else card.hand_cost,
        reserve=card.reserve_cost,
        statistics=_statistics(card.statistics),
        lines=lines_of(card, language),
        page=card.id if card.printed is not None else "",
        forged=card.forged,
    )


def token_face(token: Characteristics, language: Language) -> CardFace:
    """What a token is, as the effect that creates it says."""
    return CardFace(
        key=token.card,
        name=TOKENS[token.card].say(language),
        kind=_kind(message("Token").say(language), token.subtypes, language),
        statistics=_statistics(token.statistics),
        lines=_printed(token, language),
    )


def lines_of(card: Card, language: Language) -> tuple[str, ...]:
    """What stands on a card in a language, an ability a line; in the other one where this one lacks it."""
    if card.printed is None:
        return _printed(card, language)
    said = language if card.printed.says(language) else next(one for one in LANGUAGES if one != language)
    return (*shown_lines(card.printed.text[said]), *shown_lines(card.printed.support[said]))


def _printed(card: Card | Characteristics, language: Language) -> tuple[str, ...]:
    try:
        return shown_lines(print_text(card.abilities, language, isinstance(card, Card) and card.feminine))
    except Unsayable:
        return ()


def _kind(type_: str, subtypes: tuple[str, ...], language: Language, *more: str) -> str:
    named = (SUBTYPES[one].say(language) if one in SUBTYPES else one for one in subtypes)
    return " · ".join(filter(None, (type_, *named, *more)))


def _statistics(numbers: tuple[int, int, int] | None) -> str:
    return "" if numbers is None else "/".join(map(str, numbers))
