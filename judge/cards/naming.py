"""What cards are called: a name as it is looked for, its marks, and how it is shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from judge.cards.card import Card
from judge.cards.language.words import FACTIONS, RARITIES
from judge.cards.printed import Printed
from judge.messages import Language, Message, message, pasted

LONGEST_NAME = 120
MOST_LETTERS = 1_000

_MARK = re.compile(r"(.*\S)\s*\(([^()]*)\)")
_LETTERS = str.maketrans(
    {"’": "'", "ʼ": "'", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-"}
)


class _Accents(dict[int, int | None]):
    """What becomes of a letter where accents are left out; so many letters are remembered as names have, and more."""

    def __missing__(self, letter: int) -> int | None:
        left = None if unicodedata.combining(chr(letter)) else letter
        if len(self) < MOST_LETTERS:
            self[letter] = left
        return left


_ACCENTS = _Accents()


def folded(name: str) -> str:
    """A name as it is looked for: without accents, capitals and marks of print."""
    if not name.isascii():
        name = unicodedata.normalize("NFKD", name.translate(_LETTERS)).translate(_ACCENTS)
    return " ".join(name.casefold().split())


def marked(name: str) -> tuple[str, str | None, str | None]:
    """A name without its mark, and the rarity and the faction that the mark names.

    Arguments:
        name: such as ``Haven Trainee (rare, Ordis)``, in either order; a mark that names neither is part of the name.
    """
    found = _MARK.fullmatch(name)
    if found is None:
        return name, None, None
    factions = {folded(word): letters for letters, said in FACTIONS.items() for word in (letters, said)}
    plain, marks = found[1], sorted(map(folded, found[2].split(",")), key=factions.__contains__)
    rarity = next(
        (key for key, word in RARITIES.items() if marks[0] in map(folded, (word.en, *word.forms("fr")))), None
    )
    if rarity is None or len(marks) > 2 or (len(marks) == 2 and marks[1] not in factions):
        return name, None, None
    return plain, rarity, factions[marks[1]] if len(marks) == 2 else None


def fitting(cards: tuple[Card | Printed, ...], rarity: str | None, faction: str | None) -> tuple[Card | Printed, ...]:
    """The versions of a card that a mark means.

    Arguments:
        cards: its versions.
        rarity: the rarity that is named; None where any is meant.
        faction: the faction that is named; None for that from which the card comes.
    """
    return tuple(
        card
        for card in cards
        if (rarity is None or card.rarity == rarity)
        and (rarity is None or card.faction == (faction or card.home_faction))
    )


def by_name(cards: Iterable[Card | Printed]) -> dict[str, tuple[Card | Printed, ...]]:
    """Cards by each of their names, as it is looked for."""
    found: dict[str, tuple[Card | Printed, ...]] = {}
    for card in cards:
        for name in dict.fromkeys(folded(name) for name in card.name.values()):
            found[name] = (*found.get(name, ()), card)
    return found


def display_name(card: Card | Printed, language: Language) -> str:
    """A card's name, with a mark where it is not the common version."""
    name = card.name[language]
    if card.rarity == "common" or card.id in card.name.values():
        return name
    rarity = RARITIES[card.rarity].say(language, feminine=True) if card.rarity in RARITIES else card.rarity
    if card.faction in ("", card.home_faction):
        return f"{name} ({rarity})"
    return f"{name} ({rarity}, {FACTIONS.get(card.faction, card.faction)})"


def as_asked(card: Card | Printed, asked: str, language: Language) -> str:
    """The name of a card that somebody was looking for.

    Arguments:
        asked: the name as it is looked for.
        language: the language whose name is preferred.
    """
    names = (card.name[language], *card.name.values())
    return next(name for name in names if folded(name) == asked)


def ambiguous(name: str, cards: Iterable[Card | Printed]) -> Message:
    """What is said of a name that several cards bear.

    Arguments:
        cards: those cards.
    """
    ids = pasted(*(card.id for card in cards))
    return message("“{name}” can mean several cards; write one of: {versions}", name=name, versions=ids)
