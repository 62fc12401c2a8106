"""What stands on a card, before its abilities are read: the form in which cards are stored and handed on.

The file is long because each field of a card is read, and its mistakes are named, in one place.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from judge.cards.language.words import FACTIONS, SUBTYPES
from judge.cards.own_words import Notation, OwnWords
from judge.game.terms import Type
from judge.law.typography import with_apostrophes
from judge.messages import LANGUAGES, Language, Message, message
from judge.value import value

LONGEST_ID, LONGEST_NAME, LONGEST_TEXT = 60, 120, 10_000
MOST_SUBTYPES, MOST_PRINTINGS = 8, 40
HIGHEST = 99
"""The highest number that a card may bear."""

KINDS: Mapping[str, Type] = {
    "CHARACTER": Type.CHARACTER,
    "SPELL": Type.SPELL,
    "HERO": Type.HERO,
    "PERMANENT": Type.PERMANENT,
    "LANDMARK_PERMANENT": Type.PERMANENT,
    "EXPEDITION_PERMANENT": Type.PERMANENT,
    "TOKEN": Type.CHARACTER,
    "TOKEN_LANDMARK_PERMANENT": Type.PERMANENT,
    "TOKEN_MANA": Type.MANA_ORB,
}
"""The types that files give, and what they are in the rules: every Permanent is one kind there."""

RARITIES = ("COMMON", "RARE", "UNIQUE", "EXALTED")

Texts = Mapping[Language, str]

_NUMBER = re.compile(r"([A-Za-z]{2,5})-([0-9]{1,3})-([A-Za-z])(-[0-9]{1,6})?(?:-[A-Za-z]{2})?")
_ID = re.compile(r"[A-Z0-9]+(?:_[A-Z0-9]+){4,7}")
_WORD = re.compile(r"[A-Z][A-Z0-9_]{0,39}")
_SUBTYPES = {name.upper().replace(" ", "_"): name for name in SUBTYPES}
_MARKUP = "<>{}[]|\\"


class NoCard(ValueError):
    """Data that is no card.

    Arguments:
        message: what is wrong with it and what it should say.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@value(frozen=True, slots=True)
class Printed:
    """One version of a card as it is printed.

    Arguments:
        id: its identifier, such as ``ALT_CORE_B_YZ_15_R1``.
        name: its name per language; where one language has none, the other's.
        set: the set that it belongs to.
        faction: its faction's two letters, or "" for none.
        rarity: ``common``, ``rare``, ``unique`` or ``exalted``.
        type: its type as files name it; one of `KINDS`.
        subtypes: its sub-types by their English names.
        text: its main abilities per language; "" where a language has none.
        support: its support ability per language.
        hand: its Hand Cost.
        reserve: its Reserve Cost.
        statistics: Forest, Mountain, Water.
        reserve_limit: of a Hero.
        landmark_limit: of a Hero.
        printings: other identifiers of the same card.
        number: its collector number as it is printed, without the language, such as ``BTG-037-C``; "" where none is
            known.
        notation: what ships of its abilities; None of a card that does not ship.
    """

    id: str
    name: Texts
    set: str
    faction: str
    rarity: str
    type: str
    subtypes: tuple[str, ...]
    text: Texts
    support: Texts
    hand: int | None = None
    reserve: int | None = None
    statistics: tuple[int, int, int] | None = None
    reserve_limit: int | None = None
    landmark_limit: int | None = None
    printings: tuple[str, ...] = ()
    number: str = ""
    notation: Notation | None = field(default=None, compare=False)

    @property
    def is_in_own_words(self) -> bool:
        """Whether its texts are not those of the printed card, but printed from its abilities."""
        return isinstance(self.text, OwnWords)

    def worded(self, other: Printed) -> Printed:
        """This card with the words that another copy of it bears."""
        return replace(self, text=other.text, support=other.support)

    def is_printing_of(self, other: Printed) -> bool:
        """Whether another card names this one as a printing of itself, and it is the same card.

        Arguments:
            other: the other card.
        """
        alike = (self.name, self.rarity, self.faction, self.kind) == (
            other.name,
            other.rarity,
            other.faction,
            other.kind,
        )
        return alike and self.id in other.printings

    @property
    def home_faction(self) -> str:
        """The faction of the common version, which differs from its own on a shifted card."""
        home = self.id.split("_")[3]
        return home if home in FACTIONS else ""

    @property
    def kind(self) -> Type:
        """What it is in the rules."""
        return KINDS[self.type]

    @property
    def is_expedition_permanent(self) -> bool:
        """Whether it is a Permanent that joins an expedition; in the first set all are Landmarks, whatever it says."""
        return self.type == "EXPEDITION_PERMANENT" and self.set != "CORE"

    @property
    def is_token(self) -> bool:
        """Whether it is no card of a deck, but what effects create."""
        return self.type.startswith("TOKEN") and self.type != "TOKEN_MANA"

    def says(self, language: Language) -> bool:
        """Whether its abilities, if it has any, stand there in a language."""
        if self.is_in_own_words:
            return True
        said = {one: bool((self.text[one] + self.support[one]).strip()) for one in LANGUAGES}
        return said[language] or not any(said.values())

    def line(self) -> dict[str, Any]:
        """The card as data; `read_printed` reads it again."""
        forest, mountain, water = self.statistics or (None, None, None)
        data = {
            "id": self.id,
            "set": self.set,
            "faction": self.faction,
            "rarity": self.rarity.upper(),
            "type": self.type,
            "subtypes": [name.upper().replace(" ", "_") for name in self.subtypes],
            "hand": self.hand,
            "reserve": self.reserve,
            "forest": forest,
            "mountain": mountain,
            "water": water,
            "reserve_limit": self.reserve_limit,
            "landmark_limit": self.landmark_limit,
            "name": dict(self.name),
            "text": dict(self.text),
            "support": dict(self.support),
            "printings": list(self.printings),
            "number": self.number or None,
        }
        return {name: value for name, value in data.items() if value is not None}


def read_printed(data: object) -> Printed:
    """A card from data in the form of one line of a file of cards.

    Arguments:
        data: what the line holds.

    Raises:
        NoCard: it is no card.
    """
    if not isinstance(data, dict):
        raise NoCard(message("this is no card; write a JSON object with id, name, type and text"))
    type_ = _one_of(data, "type", tuple(KINDS))
    kind = KINDS[type_]
    id_ = read_id(data.get("id"))
    hand, reserve = (_number(data, name) for name in ("hand", "reserve"))
    statistics = tuple(_number(data, name) for name in ("forest", "mountain", "water"))
    if kind is Type.CHARACTER and None in statistics:
        raise NoCard(
            message(
                "the Character {id} lacks a statistic; write “forest”, “mountain” and “water”, each a number", id=id_
            )
        )
    limits = data.get("limits")
    if isinstance(limits, list) and len(limits) == 2:
        data = {**data, "reserve_limit": limits[0], "landmark_limit": limits[1]}
    name = _texts(data, "name", LONGEST_NAME)
    if not any(name.values()):
        raise NoCard(message("the card {id} has no name; write “name” with “en” and “fr”", id=id_))
    for one in name.values():
        _check_name(one)
    text = _texts(data, "text", LONGEST_TEXT)
    if not _is_given(data.get("text")):
        raise NoCard(
            message(
                "the card {id} has no “text”; write it with “en” and “fr”, empty where the card says nothing", id=id_
            )
        )
    faction = data.get("faction") or ""
    return Printed(
        id=id_,
        name={
            language: with_apostrophes(name[language] or name[other])
            for language, other in zip(LANGUAGES, reversed(LANGUAGES), strict=True)
        },
        set=_word(data.get("set") or id_.split("_")[1], "set"),
        faction=faction if isinstance(faction, str) and faction in FACTIONS else "",
        rarity=_one_of(data, "rarity", RARITIES).casefold(),
        type=type_,
        subtypes=_subtypes(data),
        text=text,
        support=_texts(data, "support", LONGEST_TEXT),
        hand=None if kind is Type.HERO else hand,
        reserve=None if kind is Type.HERO else reserve,
        statistics=None if None in statistics or kind is not Type.CHARACTER else statistics,  # type: ignore[arg-type]
        reserve_limit=_number(data, "reserve_limit"),
        landmark_limit=_number(data, "landmark_limit"),
        printings=_printings(data),
        number=_collector_number(data),
    )


def collector_number(text: object) -> str:
    """A collector number as cards are found by it, such as ``BTG-037-C``; "" for anything else.

    Arguments:
        text: the number as it is printed, with or without the language behind it, its figures filled up or not.
    """
    found = _NUMBER.fullmatch(text.strip()) if isinstance(text, str) else None
    return f"{found[1].upper()}-{int(found[2]):03d}-{found[3].upper()}{found[4] or ''}" if found else ""


def read_id(value: object) -> str:
    """The identifier of a card.

    Raises:
        NoCard: it is none.
    """
    if not isinstance(value, str) or len(value) > LONGEST_ID or not _ID.fullmatch(value):
        said = shortened(value)
        raise NoCard(message("“{id}” is no identifier of a card; write one such as ALT_CORE_B_YZ_15_R1", id=said))
    return value


def shortened(value: object) -> str:
    """A value from a file by an unknown hand, short enough to be shown."""
    said = value if isinstance(value, str) else repr(value)[:60]
    return said if len(said) <= 40 else f"{said[:39]}…"


def _check_name(name: str) -> None:
    bad = next((one for one in name if one in _MARKUP or unicodedata.category(one)[0] == "C"), None)
    if bad is not None:
        shown = bad if bad in _MARKUP else f"U+{ord(bad):04X}"
        raise NoCard(
            message("the name “{name}” holds “{mark}”; write the name as plain text", name=shortened(name), mark=shown)
        )


def _one_of(data: Mapping[str, Any], field: str, known: tuple[str, ...]) -> str:
    value = data.get(field)
    if not isinstance(value, str) or value not in known:
        raise NoCard(
            message(
                "“{value}” is no {field}; write one of {known}",
                value=shortened(value),
                field=field,
                known=", ".join(known),
            )
        )
    return value


def _number(data: Mapping[str, Any], field: str) -> int | None:
    value = data.get(field)
    if value is None or value == "":
        return None
    if isinstance(value, str) and re.fullmatch(r"#?[0-9]{1,2}#?", value):
        value = int(value.strip("#"))
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST:
        raise NoCard(
            message(
                "“{value}” is no number for “{field}”; write 0 to {most}",
                value=shortened(value),
                field=field,
                most=HIGHEST,
            )
        )
    return value


def _texts(data: Mapping[str, Any], field: str, longest: int) -> dict[Language, str]:
    value = data.get(field)
    if value is None:
        value = {}
    if not isinstance(value, dict):
        raise NoCard(message("“{field}” is no pair of texts; write an object with “en” and “fr”", field=field))
    found: dict[Language, str] = {}
    for language in LANGUAGES:
        text = value.get(language)
        if text is not None and not isinstance(text, str):
            raise NoCard(message("“{field}” is no pair of texts; write an object with “en” and “fr”", field=field))
        text = (text or "").strip()
        if len(text) > longest:
            raise NoCard(
                message("“{field}” is longer than {most} characters; write a shorter one", field=field, most=longest)
            )
        found[language] = text.encode("utf-8", "replace").decode("utf-8")
    return found


def _is_given(texts: object) -> bool:
    """Whether it is said what stands on a card, even if that is nothing."""
    return isinstance(texts, Mapping) and any(isinstance(texts.get(language), str) for language in LANGUAGES)


def _collector_number(data: Mapping[str, Any]) -> str:
    value = data.get("number")
    found = collector_number(value)
    if value is not None and value != "" and not found:
        raise NoCard(
            message(
                "“{value}” is no collector number; write one such as BTG-037-C, or leave it out", value=shortened(value)
            )
        )
    return found


def _subtypes(data: Mapping[str, Any]) -> tuple[str, ...]:
    value = data.get("subtypes") or []
    if not isinstance(value, list) or len(value) > MOST_SUBTYPES:
        raise NoCard(message("“subtypes” is no list of up to {most}; write one such as [“MAGE”]", most=MOST_SUBTYPES))
    return tuple(_SUBTYPES.get(_word(one, "subtypes"), one.replace("_", " ").title()) for one in value)


def _word(value: object, field: str) -> str:
    if not isinstance(value, str) or not _WORD.fullmatch(value):
        raise NoCard(
            message("“{value}” is no word for “{field}”; write it in capitals", value=shortened(value), field=field)
        )
    return value


def _printings(data: Mapping[str, Any]) -> tuple[str, ...]:
    value = data.get("printings") or []
    if not isinstance(value, list) or len(value) > MOST_PRINTINGS:
        raise NoCard(message("“printings” is no list of up to {most} identifiers; write one", most=MOST_PRINTINGS))
    return tuple(read_id(one) for one in value)
