"""What a person reads on a card, in one language: the line of its kind, its numbers, and its abilities."""

from __future__ import annotations

import re

from judge.cards.card import Card
from judge.cards.language.phrases import Unsayable
from judge.cards.language.words import FACTIONS, SUBTYPES, TOKENS, TYPES
from judge.cards.naming import display_name
from judge.cards.printing import print_text
from judge.game.state.objects import Characteristics
from judge.messages import LANGUAGES, Language, message
from judge.telling.card import shown_lines
from judge.value import value

_NAMED = re.compile(r"\{([hjr])\}")


@value(frozen=True, slots=True)
class CardFace:
    """What stands on a card; symbols stand in it as ``{J}`` or ``{3}``.

    Arguments:
        key: by what it is told from other cards: its id, or the name of a token or of a file's own card.
        kind: its type, its sub-types, its faction and which version it is.
        numbers: its costs and its statistics; "" where it has none.
        lines: its abilities, one a line.
        page: the id under which the site shows it; "" for a card that a file brings and for a token.
    """

    key: str
    name: str
    kind: str = ""
    numbers: str = ""
    lines: tuple[str, ...] = ()
    page: str = ""


def card_face(card: Card, language: Language) -> CardFace:
    """What stands on a card."""
    name = card.name[language]
    version = display_name(card, language).removeprefix(name).strip(" ()").partition(", ")[0]
    return CardFace(
        key=card.id,
        name=name,
        kind=_kind(TYPES[card.type].say(language), card.subtypes, language, FACTIONS.get(card.faction, ""), version),
        numbers=_numbers(card.hand_cost, card.reserve_cost, card.statistics, language),
        lines=lines_of(card, language),
        page=card.id if card.printed is not None else "",
    )


def token_face(token: Characteristics, language: Language) -> CardFace:
    """What a token is, as the effect that creates it says."""
    return CardFace(
        key=token.card,
        name=TOKENS[token.card].say(language),
        kind=_kind(message("Token").say(language), token.subtypes, language),
        numbers=_numbers(None, None, token.statistics, language),
        lines=_printed(token, language),
    )


def lines_of(card: Card, language: Language) -> tuple[str, ...]:
    """What stands on a card in a language, an ability a line; in the other one where this one lacks it."""
    if card.printed is None:
        return _printed(card, language)
    said = language if card.printed.says(language) else next(one for one in LANGUAGES if one != language)
    return tuple(map(drawable, (*shown_lines(card.printed.text[said]), *shown_lines(card.printed.support[said]))))


def drawable(text: str) -> str:
    """A text in which symbols that are named in running text are drawn like the others."""
    return _NAMED.sub(lambda found: f"{{{found[1].upper()}}}", text)


def _printed(card: Card | Characteristics, language: Language) -> tuple[str, ...]:
    try:
        return shown_lines(print_text(card.abilities, language, isinstance(card, Card) and card.feminine))
    except Unsayable:
        return ()


def _kind(type_: str, subtypes: tuple[str, ...], language: Language, *more: str) -> str:
    named = (SUBTYPES[one].say(language) if one in SUBTYPES else one for one in subtypes)
    return " · ".join(filter(None, (type_, *named, *more)))


def _numbers(hand: int | None, reserve: int | None, statistics: tuple[int, int, int] | None, language: Language) -> str:
    costs = ((message("Hand Cost"), hand), (message("Reserve Cost"), reserve))
    said = [f"{name.say(language)}\u00a0{{{cost}}}" for name, cost in costs if cost is not None]
    if statistics is not None:
        said.append(" ".join(f"{{{sign}}}\u00a0{value}" for sign, value in zip("VMO", statistics, strict=True)))
    return " · ".join(said)
