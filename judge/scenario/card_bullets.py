"""The bullets of a card, and what each of them may say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches

from judge.cards.language.words import FACTIONS, RARITIES, SUBTYPES, TYPES
from judge.game.course.day import GEAR
from judge.game.terms import Rarity, Type
from judge.messages import LANGUAGES, Language, Pasted, message, pasted
from judge.scenario.facts import UnreadableError
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

ZONE_TYPES: Mapping[str, Mapping[Language, str]] = {
    "Expedition": {"en": "Expedition Permanent", "fr": "Permanent d’Expédition"},
    "Landmark": {"en": "Landmark Permanent", "fr": "Permanent de Repère"},
}
"""How a line of a card says the zone type of a Permanent."""

_GEARS: Mapping[Language, str] = {
    language: f"{said} — {SUBTYPES[GEAR].say(language)}" for language, said in ZONE_TYPES["Expedition"].items()
}


def read_type(value: str) -> tuple[Type, tuple[str, ...], bool]:
    """The type, the sub-types, and whether it is an Expedition Permanent.

    Raises:
        UnreadableError: the type or a sub-type is none.
    """
    words, _, behind = re.sub(r"\s+[—–-]\s+", "|", plain(value)).partition("|")
    subtypes = tuple(one for word in behind.split(",") if word.strip() for one in _subtypes(word.strip()))
    for zone, said in ZONE_TYPES.items():
        if words.lower() in (plain(one).lower() for one in said.values()):
            landmark = zone == "Landmark" and zone not in subtypes
            return Type.PERMANENT, ("Landmark", *subtypes) if landmark else subtypes, zone == "Expedition"
    for type_, noun in TYPES.items():
        if words.lower() in (plain(noun.say(language)).lower() for language in LANGUAGES):
            if GEAR in subtypes:
                raise UnreadableError(
                    message(
                        "“{value}” lacks the zone type of a Gear, which lies in an Expedition; write: {types}",
                        value=value,
                        types=pasted(_GEARS),
                    )
                )
            return type_, subtypes, False
    raise UnreadableError(
        message(
            "“{value}” is no type; write one of: {types}",
            value=value,
            types=pasted(*({language: TYPES[one].say(language) for language in LANGUAGES} for one in BORNE)),
        )
    )


def _subtypes(words: str) -> tuple[str, ...]:
    """The sub-types that stand between two commas: one, or several that are parted by spaces alone."""
    parts = words.split()
    for count in range(1, len(parts)):
        with suppress(UnreadableError):
            first = _subtype(" ".join(parts[:count]))
            break
    else:
        return (_subtype(words),)
    return first, *_subtypes(" ".join(parts[count:]))


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


def read_faction(value: str) -> str:
    """The two letters of a faction.

    Raises:
        UnreadableError: it is none.
    """
    for letters, name in FACTIONS.items():
        if plain(value).lower() in (name.lower(), letters.lower()):
            return letters
    raise UnreadableError(
        message("“{value}” is no faction; write one of: {known}", value=value, known=pasted(*FACTIONS.values()))
    )


def read_rarity(value: str) -> Rarity:
    """A rarity, in either language.

    Raises:
        UnreadableError: it is none.
    """
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


def read_cost(value: str) -> int:
    """A cost.

    Raises:
        UnreadableError: it is no number.
    """
    if not re.fullmatch(r"\d{1,2}", value):
        raise UnreadableError(
            message("“{value}” is no cost; write a number such as {number}", value=value, number=pasted("3"))
        )
    return int(value)


def read_statistics(value: str) -> tuple[int, int, int]:
    """Forest, mountain and water.

    Raises:
        UnreadableError: they are not three numbers.
    """
    match = re.fullmatch(r"(-?\d{1,2})/(-?\d{1,2})/(-?\d{1,2})", value)
    if match is None:
        raise UnreadableError(
            message(
                "“{value}” are no statistics; write them such as {statistics}", value=value, statistics=pasted("1/2/3")
            )
        )
    return int(match[1]), int(match[2]), int(match[3])
