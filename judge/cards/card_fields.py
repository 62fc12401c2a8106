"""The fields of a card as files give them: each is read, and what is wrong with one is named."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from judge.cards.language.words import FACTIONS, SUBTYPES
from judge.cards.printed import KINDS, Printed
from judge.game.terms import Type
from judge.law.typography import with_apostrophes
from judge.messages import LANGUAGES, Language, Message, message

LONGEST_ID, LONGEST_NAME, LONGEST_TEXT = 60, 120, 10_000

MOST_SUBTYPES, MOST_PRINTINGS = 8, 40

HIGHEST = 99
"""The highest number that a card may bear."""

RARITIES = ("COMMON", "RARE", "UNIQUE", "EXALTED")

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
