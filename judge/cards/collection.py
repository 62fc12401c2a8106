"""The cards that are known: the shipped ones, and those that a scenario defines, found by any of their names."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from judge.cards.card import Card
from judge.cards.language.phrases import Unsayable
from judge.cards.language.reader import read_text
from judge.cards.language.words import FACTIONS, RARITIES, SUBTYPES
from judge.cards.printing import print_text
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language, Message, message

PRINTED = Path(__file__).with_name("printed.jsonl")
LONGEST_NAME = 120

_MARK = re.compile(r"(.*\S)\s*\(([^()]*)\)")
_LETTERS = str.maketrans({"’": "'", "ʼ": "'", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "–": "-", "—": "-"})


class UnknownCard(LookupError):
    """No known card is meant, or more than one.

    Arguments:
        message: what is wrong and what can be written instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class Collection:
    """Cards that can be found by id or by name.

    Arguments:
        cards: the cards.
        own: cards that win over those of the same name.
    """

    def __init__(self, cards: Iterable[Card], own: Iterable[Card] = ()) -> None:
        self._cards = tuple(cards)
        self._own = tuple(own)
        self._ids = {card.id.casefold(): card for card in (*self._cards, *self._own)}
        self._names = _by_name(self._cards)
        self._own_names = _by_name(self._own)

    @staticmethod
    def shipped() -> Collection:
        """The cards that come with the program, read once."""
        return _shipped()

    def __iter__(self) -> Iterator[Card]:
        return iter((*self._own, *self._cards))

    def __len__(self) -> int:
        return len(self._own) + len(self._cards)

    def with_cards(self, extra: Iterable[Card]) -> Collection:
        """A collection that also knows these cards, which win over others of the same name."""
        return Collection(self._cards, (*self._own, *extra))

    def find(self, name: str) -> Card:
        """The card that a person means.

        Arguments:
            name: its name in either language, with or without accents and marks such as ``(rare)`` or
                ``(rare, Ordis)``; or its id.

        Raises:
            UnknownCard: no card is meant, or more than one.
        """
        name = name.strip()[:LONGEST_NAME]
        if name.casefold() in self._ids:
            return self._ids[name.casefold()]
        plain, rarity, faction = _parts(name)
        own = self._own_names.get(_folded(name), ()) or (
            _fitting(self._own_names.get(_folded(plain), ()), rarity, faction)
        )
        if own:
            return own[-1]
        versions = self._names.get(_folded(name), ()) or self._names.get(_folded(plain), ())
        if not versions:
            raise UnknownCard(self._not_known(plain))
        found = _fitting(versions, rarity or "common", faction)
        if len(found) == 1:
            return found[0]
        if found:
            ids = "; ".join(card.id for card in found)
            raise UnknownCard(
                message("“{name}” can mean several cards; write one of {versions}", name=name, versions=ids)
            )
        known = {language: "; ".join(display_name(card, language) for card in versions) for language in LANGUAGES}
        raise UnknownCard(message("“{name}” is not among the known versions: {versions}", name=name, versions=known))

    def _not_known(self, name: str) -> Message:
        known = {**self._names, **self._own_names}
        asked = _folded(name.split("(")[0])
        within = [found for found in known if asked and asked in found][:3]
        heads = {folded.split(",")[0]: folded for folded in reversed(known) if "," in folded}
        near = within or get_close_matches(asked, list(known), n=3, cutoff=0.6)
        near = near or [heads[head] for head in get_close_matches(asked, list(heads), n=3, cutoff=0.6)]
        if not near:
            return message("no card is called “{name}”", name=name)
        meant = {known[folded][0].id: (known[folded][0], folded) for folded in reversed(near)}
        names = {
            language: "; ".join(_as_asked(card, folded, language) for card, folded in reversed(meant.values()))
            for language in LANGUAGES
        }
        return message("no card is called “{name}”; did you mean {names}?", name=name, names=names)


def display_name(card: Card, language: Language) -> str:
    """A card's name, with a mark where it is not the common version.

    Arguments:
        card: the card.
        language: the language.
    """
    name = card.name[language]
    if card.rarity == "common" or card.id in card.name.values():
        return name
    rarity = RARITIES[card.rarity].say(language, feminine=True) if card.rarity in RARITIES else card.rarity
    if card.faction == card.home_faction:
        return f"{name} ({rarity})"
    return f"{name} ({rarity}, {FACTIONS.get(card.faction, card.faction)})"


def read_card(line: Mapping[str, Any]) -> Card:
    """One card of a JSON-lines file.

    Arguments:
        line: the object of the line.

    Raises:
        Declined: its English text is not understood.
        KeyError: a field is missing, or a value is not one of the known ones.
    """
    type_ = Type.PERMANENT if line["type"].endswith("PERMANENT") else Type[line["type"]]
    text, support = line["text"], line["support"]
    abilities = read_text(text["en"], "en", type_) + read_text(support["en"], "en", type_, support=True)
    statistics = tuple(line.get(name) for name in ("forest", "mountain", "water"))
    limits = line.get("limits") or (None, None)
    return Card(
        id=line["id"],
        name={"en": line["name"]["en"], "fr": line["name"]["fr"] or line["name"]["en"]},
        rarity=line["rarity"].casefold(),
        faction=line["faction"],
        home_faction=line["id"].split("_")[3],
        type=type_,
        subtypes=_subtypes(line["type"], line["subtypes"]),
        hand_cost=line.get("hand"),
        reserve_cost=line.get("reserve"),
        statistics=None if None in statistics else statistics,  # type: ignore[arg-type]
        abilities=abilities,
        reserve_limit=limits[0],
        landmark_limit=limits[1],
        feminine=_is_feminine(abilities, f"{text['fr']}  {support['fr']}".strip()),
    )


_SUBTYPES = {name.upper(): name for name in SUBTYPES}


def _subtypes(type_: str, printed: Iterable[str]) -> tuple[str, ...]:
    """The sub-types of a card; a later printing says in the type of a Permanent that it is a Landmark."""
    found = tuple(_SUBTYPES[name] for name in printed)
    return ("Landmark", *found) if type_ == "LANDMARK_PERMANENT" and "Landmark" not in found else found


@cache
def _shipped() -> Collection:
    return Collection(read_card(json.loads(line)) for line in PRINTED.read_text(encoding="utf-8").splitlines() if line)


def _is_feminine(abilities: tuple[Ability, ...], french: str) -> bool:
    try:
        masculine, feminine = (print_text(abilities, "fr", gender) for gender in (False, True))
    except Unsayable:
        return False
    return masculine != feminine and feminine.replace("\u00a0", " ") == french.replace("\u00a0", " ")


def _by_name(cards: Iterable[Card]) -> dict[str, tuple[Card, ...]]:
    found: dict[str, tuple[Card, ...]] = {}
    for card in cards:
        for name in dict.fromkeys(_folded(name) for name in card.name.values()):
            found[name] = (*found.get(name, ()), card)
    return found


def _folded(name: str) -> str:
    apart = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    return " ".join("".join(letter for letter in apart if not unicodedata.combining(letter)).casefold().split())


def _parts(name: str) -> tuple[str, str | None, str | None]:
    found = _MARK.fullmatch(name)
    if found is None:
        return name, None, None
    plain, marks = found[1], [_folded(mark) for mark in found[2].split(",")]
    rarity = next((key for key, word in RARITIES.items() if marks[0] in (word.en, *word.forms("fr"))), None)
    factions = {_folded(word): letters for letters, said in FACTIONS.items() for word in (letters, said)}
    if rarity is None or len(marks) > 2 or (len(marks) == 2 and marks[1] not in factions):
        return name, None, None
    return plain, rarity, factions[marks[1]] if len(marks) == 2 else None


def _fitting(cards: tuple[Card, ...], rarity: str | None, faction: str | None) -> tuple[Card, ...]:
    return tuple(
        card
        for card in cards
        if (rarity is None or card.rarity == rarity)
        and (rarity is None or card.faction == (faction or card.home_faction))
    )


def _as_asked(card: Card, folded: str, language: Language) -> str:
    names = (card.name[language], *card.name.values())
    return next(name for name in names if _folded(name) == folded)
