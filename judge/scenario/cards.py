"""The cards that a scenario defines itself, under “## Cards”."""

from __future__ import annotations

import re

from judge.cards.card import Card
from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.cards.language.words import SUBTYPES, TYPES
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES, message
from judge.scenario.facts import UnreadableError
from judge.scenario.file import Line, Part, Scenario
from judge.wording.text import plain

LABELS = {
    "type": "type",
    "hand cost": "hand",
    "coût de main": "hand",
    "reserve cost": "reserve",
    "coût de réserve": "reserve",
    "statistics": "statistics",
    "statistiques": "statistics",
    "text": "en",
    "texte": "fr",
}
KNOWN = "Type, Hand Cost, Reserve Cost, Statistics, Text, Texte"


def read_cards(scenario: Scenario) -> list[Card]:
    """The cards of a scenario file; what cannot be read is noted in its mistakes.

    Arguments:
        scenario: the file as read.
    """
    found = []
    for part in scenario.cards:
        if not part.name:
            for line in part.facts:
                scenario.complain(line.number, "a card needs a name; write “### Name / Nom” above it")
            continue
        card = _read(scenario, part)
        if card is not None:
            found.append(card)
    return found


def _read(scenario: Scenario, part: Part) -> Card | None:
    mistakes = len(scenario.mistakes)
    lines: dict[str, tuple[Line, str]] = {}
    for line in part.facts:
        label, colon, value = line.text.partition(":")
        key = LABELS.get(plain(label).lower())
        if not colon or key is None:
            template = "“{text}” is no line of a card; write one of: {known}"
            scenario.complain(line.number, template, text=line.text, known=KNOWN)
        else:
            lines[key] = (line, value.strip())
    if "type" not in lines:
        scenario.complain(part.line, "the card has no type; write “- Type: Character — Mage”")
        return None
    english, slash, french = part.name.partition(" / ")
    try:
        type_, subtypes = _type(lines["type"][1])
        abilities = _abilities(scenario, lines, type_)
        card = Card(
            id=english.strip(),
            name={"en": english.strip(), "fr": (french if slash else english).strip()},
            rarity="common",
            faction="",
            home_faction="",
            type=type_,
            subtypes=subtypes,
            hand_cost=_cost(lines, "hand"),
            reserve_cost=_cost(lines, "reserve"),
            statistics=_statistics(lines),
            abilities=abilities,
        )
    except UnreadableError as error:
        scenario.complain(part.line, "the card “{name}”: {reason}", name=english.strip(), reason=error.message)
        return None
    return card if len(scenario.mistakes) == mistakes else None


def _type(value: str) -> tuple[Type, tuple[str, ...]]:
    words, _, behind = re.sub(r"\s+[—–-]\s+", "|", plain(value)).partition("|")
    for type_, noun in TYPES.items():
        if words.lower() in (plain(noun.say(language)).lower() for language in LANGUAGES):
            return type_, tuple(_subtype(word.strip()) for word in behind.split(",") if word.strip())
    raise UnreadableError(message("“{value}” is no type; write Character, Permanent, Spell or Hero", value=value))


def _subtype(word: str) -> str:
    for name, noun in SUBTYPES.items():
        if word.lower() in (plain(noun.say(language)).lower() for language in LANGUAGES):
            return name
    raise UnreadableError(message("“{word}” is no sub-type of this edition", word=word))


def _abilities(scenario: Scenario, lines: dict[str, tuple[Line, str]], type_: Type) -> tuple[Ability, ...]:
    read: list[tuple[Ability, ...]] = []
    for language in LANGUAGES:
        if language not in lines:
            continue
        line, text = lines[language]
        try:
            read.append(read_text(text, language, type_))
        except Declined as error:
            scenario.complain(line.number, "{reason}", reason=error.message)
    if len(read) == len(LANGUAGES) and read[0] != read[1]:
        scenario.complain(lines["fr"][0].number, "the French text says something else than the English one")
    return read[0] if read else ()


def _cost(lines: dict[str, tuple[Line, str]], key: str) -> int | None:
    if key not in lines:
        return None
    value = lines[key][1]
    if not re.fullmatch(r"\d{1,2}", value):
        raise UnreadableError(message("“{value}” is no cost; write a number", value=value))
    return int(value)


def _statistics(lines: dict[str, tuple[Line, str]]) -> tuple[int, int, int] | None:
    if "statistics" not in lines:
        return None
    match = re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d{1,2})", lines["statistics"][1])
    if match is None:
        raise UnreadableError(message("“{value}” are no statistics; write 1/2/3", value=lines["statistics"][1]))
    return int(match[1]), int(match[2]), int(match[3])
