"""The cards that a scenario defines itself, under “## Cards”."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TypeVar

from judge.cards.card import Card
from judge.cards.language.declined import Declined
from judge.cards.language.mending import mended
from judge.cards.language.reader import read_text
from judge.cards.language.words import FACTIONS, RARITIES, SUBTYPES, TYPES
from judge.game.ability import Ability
from judge.game.terms import Rarity, Type
from judge.messages import LANGUAGES, Language, Mistake, Pasted, message, pasted
from judge.scenario.facts import UnreadableError
from judge.scenario.file import BulletGroup, Scenario, SourceLine
from judge.scenario.labels import NAME
from judge.wording.text import plain

BULLETS: Mapping[str, Mapping[Language, str]] = {
    "type": {"en": "Type: Character — Mage", "fr": "Type : Personnage — Mage"},
    "hand": {"en": "Hand Cost: 3", "fr": "Coût de Main : 3"},
    "reserve": {"en": "Reserve Cost: 2", "fr": "Coût de Réserve : 2"},
    "statistics": {"en": "Statistics: 1/2/3", "fr": "Statistiques : 1/2/3"},
    "faction": {"en": "Faction: Axiom", "fr": "Faction : Axiom"},
    "rarity": {"en": "Rarity: rare", "fr": "Rareté : rare"},
    "en": dict.fromkeys(LANGUAGES, "Text: {J} I gain 1 boost."),
    "fr": dict.fromkeys(LANGUAGES, "Texte : {J} Je gagne 1 boost."),
    "en support": dict.fromkeys(LANGUAGES, "Support: {D}: Draw a card."),
    "fr support": dict.fromkeys(LANGUAGES, "Soutien : {D} : Piochez une carte."),
}
"""The bullets of a card, an example of each; the language of a text is told by its label."""

LABELS = {plain(bullet.partition(":")[0]).lower(): key for key, both in BULLETS.items() for bullet in both.values()}
"""The bullets by their labels."""

KNOWN = pasted(*BULLETS.values())
BORNE = (Type.CHARACTER, Type.PERMANENT, Type.SPELL, Type.HERO)
"""The types that a card can have."""

Value = TypeVar("Value")


def read_cards(scenario: Scenario) -> list[Card]:
    """The cards of a scenario file; what cannot be read is noted in its mistakes.

    Arguments:
        scenario: the file as read.
    """
    found = []
    for part in scenario.cards:
        if not part.name:
            for line in part.facts:
                scenario.complain(
                    line.number,
                    message("a card needs a name; write “{heading}” above it", heading=NAME),
                )
            continue
        card = _read(scenario, part)
        if card is not None:
            found.append(card)
    return found


def _read(scenario: Scenario, part: BulletGroup) -> Card | None:
    mistakes = len(scenario.mistakes)
    lines = _lines(scenario, part)
    english, slash, french = (name.strip() for name in part.name.partition(" / "))
    if "type" not in lines:
        scenario.complain(
            part.line,
            message(
                "the card “{name}” has no type; write “{line}” under it", name=english, line=pasted(BULLETS["type"])
            ),
        )
    hand, reserve = (_taken(scenario, lines, key, _cost) for key in ("hand", "reserve"))
    statistics = _taken(scenario, lines, "statistics", _statistics)
    faction = _taken(scenario, lines, "faction", _faction) or ""
    kind = _taken(scenario, lines, "type", _type)
    if kind is None:
        return None
    type_, subtypes, expedition = kind
    card = Card(
        id=english,
        name={"en": english, "fr": french if slash else english},
        rarity=_taken(scenario, lines, "rarity", _rarity) or Rarity.COMMON,
        faction=faction,
        home_faction=faction,
        type=type_,
        subtypes=subtypes,
        hand_cost=hand,
        reserve_cost=reserve,
        statistics=statistics,
        abilities=_abilities(scenario, lines, type_),
        expedition_permanent=expedition,
    )
    return card if len(scenario.mistakes) == mistakes else None


def _lines(scenario: Scenario, part: BulletGroup) -> dict[str, tuple[SourceLine, str]]:
    lines: dict[str, tuple[SourceLine, str]] = {}
    for line in part.facts:
        label, colon, value = line.text.partition(":")
        key = LABELS.get(plain(label).lower())
        if not colon or key is None:
            scenario.complain(
                line.number,
                message("“{text}” is no line of a card; write one such as: {known}", text=line.text, known=KNOWN),
            )
        elif key in lines:
            scenario.complain(
                line.number,
                message(
                    "“{label}” stands twice; the first is in line {first}",
                    label=label.strip(),
                    first=lines[key][0].number,
                ),
            )
        else:
            lines[key] = (line, value.strip())
    return lines


def _taken(
    scenario: Scenario, lines: dict[str, tuple[SourceLine, str]], key: str, read: Callable[[str], Value]
) -> Value | None:
    """What a line of a card says; None where it is not there, or is complained of."""
    if key not in lines:
        return None
    line, value = lines[key]
    try:
        return read(value)
    except UnreadableError as error:
        scenario.complain(line.number, message("{reason}", reason=error.message))
        return None


ZONE_TYPES: Mapping[str, Mapping[Language, str]] = {
    "Expedition": {"en": "Expedition Permanent", "fr": "Permanent d’Expédition"},
    "Landmark": {"en": "Landmark Permanent", "fr": "Permanent de Repère"},
}
"""How a line of a card says the zone type of a Permanent."""


def _type(value: str) -> tuple[Type, tuple[str, ...], bool]:
    """The type, the sub-types, and whether it is an Expedition Permanent."""
    words, _, behind = re.sub(r"\s+[—–-]\s+", "|", plain(value)).partition("|")
    subtypes = tuple(_subtype(word.strip()) for word in behind.split(",") if word.strip())
    for zone, said in ZONE_TYPES.items():
        if words.lower() in (plain(one).lower() for one in said.values()):
            landmark = zone == "Landmark" and zone not in subtypes
            return Type.PERMANENT, ("Landmark", *subtypes) if landmark else subtypes, zone == "Expedition"
    for type_, noun in TYPES.items():
        if words.lower() in (plain(noun.say(language)).lower() for language in LANGUAGES):
            return type_, subtypes, False
    raise UnreadableError(
        message(
            "“{value}” is no type; write one of: {types}",
            value=value,
            types=pasted(*({language: TYPES[one].say(language) for language in LANGUAGES} for one in BORNE)),
        )
    )


def _subtype(word: str) -> str:
    for name, noun in SUBTYPES.items():
        if word.lower() in (plain(noun.say(language)).lower() for language in LANGUAGES):
            return name
    raise UnreadableError(
        message(
            "“{word}” is no sub-type of this edition; write one such as: {subtypes}",
            word=word,
            subtypes=_nearest_subtypes(word),
        )
    )


def _nearest_subtypes(word: str) -> Pasted:
    """Sub-types that are written like a word, or some that are often wanted."""
    names = {noun.say(language).lower(): noun for noun in SUBTYPES.values() for language in LANGUAGES}
    near = [names[name] for name in get_close_matches(word.lower(), names, n=3)]
    found = near or [SUBTYPES[name] for name in ("Mage", "Robot", "Soldier")]
    return pasted(*({language: noun.say(language) for language in LANGUAGES} for noun in found))


def _faction(value: str) -> str:
    for letters, name in FACTIONS.items():
        if plain(value).lower() in (name.lower(), letters.lower()):
            return letters
    raise UnreadableError(
        message("“{value}” is no faction; write one of: {known}", value=value, known=pasted(*FACTIONS.values()))
    )


def _rarity(value: str) -> Rarity:
    for rarity, word in RARITIES.items():
        if plain(value).lower() in (plain(form).lower() for form in (word.en, *word.forms("fr"))):
            return Rarity(rarity)
    raise UnreadableError(
        message(
            "“{value}” is no rarity; write one of: {known}",
            value=value,
            known=pasted(*({language: word.say(language) for language in LANGUAGES} for word in RARITIES.values())),
        )
    )


def _abilities(scenario: Scenario, lines: dict[str, tuple[SourceLine, str]], type_: Type) -> tuple[Ability, ...]:
    read: list[tuple[Ability, ...]] = []
    for language in LANGUAGES:
        said = [key for key in (language, f"{language} support") if key in lines]
        if said:
            read.append(tuple(one for key in said for one in _read_abilities(scenario, lines[key], key, type_)))
            last = lines[said[0]][0]
    if len(read) == len(LANGUAGES) and read[0] != read[1]:
        scenario.complain(last.number, message("the French text says something else than the English one"))
    return read[0] if read else ()


def _read_abilities(scenario: Scenario, line: tuple[SourceLine, str], key: str, type_: Type) -> tuple[Ability, ...]:
    """The abilities of one line, of the text or of the support text."""
    language: Language = "fr" if key.startswith("fr") else "en"
    try:
        abilities = read_text(line[1], language, type_, support=key.endswith("support"))
    except Declined as error:
        scenario.complain(line[0].number, error.pointed)
        return ()
    for note in mended(line[1], language).notes:
        scenario.mended.append(Mistake(scenario.name, line[0].number, message("mended: {note}", note=note)))
    return abilities


def _cost(value: str) -> int:
    if not re.fullmatch(r"\d{1,2}", value):
        raise UnreadableError(
            message("“{value}” is no cost; write a number such as {number}", value=value, number=pasted("3"))
        )
    return int(value)


def _statistics(value: str) -> tuple[int, int, int]:
    match = re.fullmatch(r"(-?\d{1,2})/(-?\d{1,2})/(-?\d{1,2})", value)
    if match is None:
        raise UnreadableError(
            message(
                "“{value}” are no statistics; write them such as {statistics}", value=value, statistics=pasted("1/2/3")
            )
        )
    return int(match[1]), int(match[2]), int(match[3])
